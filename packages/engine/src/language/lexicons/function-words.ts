/** Function words of French, auxiliaries included: in running French, more than half of the words. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `le la les l' un une des du d' de au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs
quel quelle quels quelles chaque quelque quelques plusieurs tout toute tous toutes aucun aucune certain certaine certains
certaines même mêmes autre autres tel telle tels telles
je j' tu il elle on nous vous ils elles me m' te t' se s' moi toi lui eux soi y en ça cela ceci c' celui celle ceux celles
celui-ci celle-ci ceux-ci celles-ci celui-là celle-là qui que qu' quoi dont où lequel laquelle lesquels lesquelles auquel
auxquels auxquelles duquel desquels desquelles rien personne chacun chacune quelqu'un
à avec sans pour par sur sous dans chez vers entre contre depuis pendant avant après dès jusque jusqu' jusqu'à selon malgré
parmi hors devant derrière outre sauf durant envers près loin lors
et ou mais donc or ni car si comme quand lorsque lorsqu' puisque puisqu' parce quoique quoiqu' afin tandis alors ainsi aussi
ne n' pas plus jamais guère point très trop peu assez bien encore déjà toujours souvent moins autant tant tellement là ici
oui non puis ensuite enfin aujourd'hui hier demain maintenant voici voilà presque seulement surtout plutôt peut-être
combien comment pourquoi est-ce parfois ailleurs ensemble vite tôt tard mieux
être suis es est sommes êtes sont étais était étions étiez étaient fus fut furent serai sera serons serez seront serais
serait seraient sois soit soyez soyons soient été étant
avoir ai as a avons avez ont avais avait avions aviez avaient eus eut eurent aurai auras aura aurons aurez auront aurais
aurait auriez auraient aie ait aient eu ayant
fait faire fais font faisait peut peux pouvons pouvez peuvent pouvait pourrait pouvoir doit dois devons devez doivent
devait veut veux voulons voulez vont va vais allons allez faut fallait
un deux trois quatre cinq six sept huit neuf dix`.split(/\s+/),
);

/** Forms shared with English, Spanish or Latin: they prove no language alone. */
export const SHARED_FORMS: ReadonlySet<string> = new Set(
  "a me on tu son pour les la le de en un une y or as es si plus est non et ma an se".split(" "),
);

export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  `the of and to in is are was were be been have has had do does did will would can could should may might must that this
these those it its he she we you they them our your their my his her i with for from by at about into over after before
because but not so if when where which who what how why than then there here just very more most some any all each every no
yes up out down through while also only even such other an or as`.split(/\s+/),
);

export const LATIN_FILLER_WORDS: ReadonlySet<string> = new Set(
  `lorem ipsum dolor sit amet consectetur adipiscing elit sed eiusmod tempor incididunt ut labore dolore magna aliqua enim
minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in
reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat proident sunt culpa
qui officia deserunt mollit anim id est laborum`.split(/\s+/),
);

export const OTHER_LANGUAGE_WORDS: ReadonlySet<string> = new Set(
  `porque también cada van hay más sin sobre hasta cuando donde todo todos son fue han tiene sus aber oder wenn haben hat wie noch nur perché più ha hanno questi loro quando come sempre por você isso ser tem
el los las una del al por con para que como pero muy está este esta eso ella ellos nosotros usted ustedes yo mi su sus lo
der die das und ist nicht ein eine einen mit für auf von zu dem den des sich auch wir ich sie es er im wird
il gli che di per con non sono questo questa una nel della dei delle anche ma io noi voi
o os as um uma do da dos das em não com mais mas eu você nós`.split(/\s+/),
);
