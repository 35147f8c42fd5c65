const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * First names that are also ordinary words: at the head of a sentence, or without a capital, they may not be a name.
 */
export const ORDINARY_WORDS = words(
  "claire rose victoire ambre jade blanche marine pierre max romane romain violette capucine marguerite iris guy martin said clement fleur prune loup colin celeste luna come honore",
);

/** Feasts, towns and countries that are also first names: alone, they are not a person. */
export const FEASTS_AND_TOWNS = words("noel florence sofia paris lourdes chelsea brooklyn kenya india");

/** More first names common in France. Used for masking only, so that no score depends on them. */
export const MORE_FIRST_NAMES = words(
  `abdel abdelkader abdellah abdou abdoulaye abel abou adama adel adelaide adeline adem aicha aissatou akim alassane alban
albane aldo alexandrine aliou alix aliya alma alya amadou amal amaury ambroise aminata amir anas anatole andrea andreas
angela angele angelina angelique anis anissa anita anna annabelle annick anouk apolline armelle arsene asma assa assane
astou augustin aurore axelle ayoub aziz badr barbara bechir bernadette bintou blandine blaise boubacar brandon brice
bryan candice carlos carmen cassandra celestin celeste cheikh cheick chiara christel cindy clea cleo clotaire colin come
cyprien cyrille dan daphne david deniz diana diego dina dounia edgar edmond edwige eglantine elea elian eliane eline
eliot eliott elliot eloan eloise emilio emmy ernest esteban eugene eve fabio fabrice fadila faiza fanta farah faycal
fatiha fatimata fatma fatoumata fatoum faustin felicien ferdinand fiona firmin flavien fleur fouad gaetane gerald ghislain
ghislaine giulia gladys goran gwendoline habib habiba hafsa haby hadrien hajar halima harouna hawa hector heloise hermine
hicham hippolyte honore houda houria ibrahima idir ihsan ikram ilan ilona ilyas imad ines ingrid irina isaac isaure ismail
issa ivan jamila jamal jasmine javier jawad jean-baptiste jenny jessy jimmy joana jocelyn jocelyne jorge jose joao judith
justinien kadiatou kader kadidia kamal kamil karen karl katia kevin khaled khalid khalil kim koffi kylian laila lassana latifa
leandre leila leonor leopold leslie lorena lorine lou-anne louane louisa louison loup luca lucille luigi luis luna lya lyna
maelle maelys mahe maimouna maissa maite malo malorie mamadou manuel manuela marc-antoine marcelle mariam mariama maria
marie-claude marilyne mario marjorie marlon marouane martial marthe maryam maryline maryse mateo mathys matteo maya
mehmet melina melvin mercedes merlin michelle miguel mike milan milena mina moctar mohamadou momo moustapha muriel mustapha
myrtille nada nael nahel naomi nassima nathanael ndeye nelly nelson nicole niels nino noel noham nolan nolwenn norbert noura
nourredine oceane octave ombeline omar ophelie orane orlane orlando orphee ottavia ousmane pablo paola paloma pauline
pedro penda perrine philomene philippine prune quitterie ralph ramata raoul rayan raymonde reda renaud renata ricardo rita
robin rodrigue romuald ronan rosa rosalie rosine ruben ryan safiatou safiya salah salif salima salimata sami sana seydou
segolene selma seraphine servane sevan seynabou sienna sihem sirine slimane solange soline souleymane soumaya stanislas
steeve stella steven suzanne suzie sven sylvain sylviane sylvestre tahar tarek tariq tess tessa thais theophile tidiane tim
tina tiago tony toufik tristan ugo ulysse ursula valere vera vianney vicky victoria viktor wassim wendy wilfried yael yahya
yamina yara yaya yohan yohann youcef youri youssouf yuna yuri yusuf zacharie zakaria zakari zeinab zelie ziad zied zoubida`,
);

/** Words followed by a person's name (« mon associée, Ndeye »): accent-free. */
export const RELATIVES = words(
  `associe associee associes collegue collegues ami amie amis amies copain copine coloc mari femme epoux epouse compagnon
compagne conjoint conjointe fiance fiancee frere soeur pere mere fils fille oncle tante cousin cousine neveu niece
grand-pere grand-mere parrain marraine voisin voisine binome tuteur tutrice mentor patron patronne temoin cofondateur
cofondatrice co-fondateur co-fondatrice`,
);

/** « Madame Lefèvre », « le docteur Benali ». */
export const TITLES = words(
  "monsieur madame mademoiselle m mr mme mlle docteur dr docteure maitre professeur professeure pr abbe",
);

/** Words allowed between the parts of a name. */
export const PARTICLES = words("de du des la le d' l' o' van von der den ben bin el al da dos di");

/** Words before the name of a place, a company or a product, accent-free: that name is not a person's. */
export const NOT_A_PERSON_AFTER = words(
  `lycee college ecole institut universite faculte hopital clinique rue avenue place boulevard quai gare stade gymnase
aeroport pont quartier fondation prix maison groupe marque societe entreprise cabinet agence restaurant cafe boulangerie
application appli logiciel plateforme service projet produit startup start-up assistant robot outil site association
residence residences halle salle centre saint sainte prenommee modele gamme chanson livre film`,
);

/** Brands with a person's name, and dead people whose names streets bear: lower case, accent-free. */
export const KNOWN_NAMES = new Set([
  "louis vuitton",
  "yves rocher",
  "yves saint laurent",
  "christian dior",
  "hugo boss",
  "paul smith",
  "jacques vabre",
  "marie claire",
  "pierre fabre",
  "pierre herme",
  "pierre cardin",
  "alain afflelou",
  "franck provost",
  "max havelaar",
  "robert half",
  "robert walters",
  "charles de gaulle",
  "victor hugo",
  "jules verne",
  "jean moulin",
  "jean monnet",
  "jean jaures",
  "jules ferry",
  "louis pasteur",
  "marie curie",
  "simone veil",
  "jeanne d'arc",
  "monsieur bricolage",
]);
