/** Finite forms of the irregular verbs, simple tenses. */
export const IRREGULAR_FINITE: ReadonlySet<string> = new Set(
  `suis es est sommes êtes sont étais était étions étiez étaient serai seras sera serons serez seront serais serait serions
seriez seraient soit soient fut furent ai as a avons avez ont avais avait avions aviez avaient aurai auras aura aurons aurez
auront aurais aurait aurions auriez auraient vais vas va allons allez vont allais allait allaient irai ira irons irez iront
irait fais fait faisons faites font faisais faisait faisions faisaient ferai fera ferons ferez feront ferait peux peut
pouvons pouvez peuvent pouvais pouvait pouvions pouvaient pourrai pourra pourrons pourrez pourront pourrais pourrait
pourrions pourriez pourraient puis dois doit devons devez doivent devais devait devions devaient devra devrons devront
devrais devrait devraient veux veut voulons voulez veulent voulais voulait voulions voulaient voudra voudrais voudrait
voudrions voudraient sais sait savons savez savent savais savait savions savaient saura saurons saurez saurait faut fallait
faudra faudrait vaut valent dis dit disons dites disent disais disait disaient dira prends prend prenons prenez prennent
prenais prenait prenaient prendra prendrait comprends comprend comprennent comprenait apprends apprend apprennent apprenait
viens vient venons venez viennent venais venait venaient viendra viendrez viendront deviens devient deviennent devenait
deviendra reviens revient reviennent revenait tiens tient tenons tenez tiennent tenait tenaient tiendra obtient obtiennent
maintient contient contiennent appartient mets met mettons mettez mettent mettais mettait mettaient mettra permet permettent
permettait permettra permettrait promets promet promettent vois voit voyons voyez voient voyais voyait voyaient verrai verra
verrez verrons crois croit croyons croyez croient croyait perds perd perdons perdez perdent perdait perdaient rends rend
rendons rendent rendait vends vend vendons vendez vendent vendait vendaient attends attend attendons attendez attendent
attendait entends entend entendent entendait réponds répond répondent répondait défend dépend dépendent connais connaît
connaissons connaissez connaissent connaissait reçois reçoit recevons reçoivent recevait recevra conçoit aperçoit lis lit
lisent lisait écris écrit écrivons écrivent écrivait vis vit vivons vivent vivait suit suivent suivait sers sert servons
servent servait pars part partons partent partait sors sort sortent sortait dors dort dorment dormait sens sent sentent
ressens ressent cours court courent courait ouvre ouvrons ouvrez ouvrent ouvrait ouvrira offre offrons offrent offrait souffre
souffrent souffrait découvre découvrent découvrait conduis conduit conduisent conduisait produit produisent produisait réduit
réduisent réduisait traduit construis construit construisons construisent détruit finis finit finissons finissent finissait
choisis choisit choisissent remplit remplissent remplissait grandit grandissent agit agissent agissait réussit réussissent
réunit fournit fournissent garantit garantissent réfléchit ralentit nourrit nourrissent guérit sourit rit rient riait bat
battent meurt meurent naît naissent plaît plaisent plaisait craint craignent craignait joint rejoint rejoignent atteint
atteignent éteint peint boit boivent doit pleut pleuvait convainc interdit suffit suffisent suffisait paraît paraissent vaincra
voici voilà`.split(/\s+/),
);

/** Stems of the regular verbs in -er that pitches use; every simple tense is formed on them. */
export const ER_STEMS: readonly string[] =
  `abandonn accept accompagn accueill achet achèt active adapt adopt affich agac ag aid aim ajout alert align allum amélior
amen amèn amus analys anim annonc annul appel appell appliqu appréci approch appui appuy arrang arrêt arriv assist assur
attaqu attir augment automatis avanc avert baiss bloqu boug brill bris calcul cach captur cass caus chang chant charg chauff
cherch circul class coch collabor collect command commenc communiqu compar compens complèt complét compos compt concentr
concern confi confirm connect conseill consacr conserv consist consomm constat consult contact continu contribu contrôl
convoqu coordonn corrig couch coup coût cré cr craqu croise crois cuisin cultiv danc dans débloqu débord décid déclar décor
décroch dégag dégrad déjeun délivr demand démarr déménag démonstr démontr dépann dépass dépens déplac dépos déroul dérang
désign dessin détect détest développ devin diagnostiqu dialogu diffus digér diminu dirig discut dispos distribu divis donn
doubl dout dress dur échang échapp échou éclair écout économis écras effectu effray élabor élèv élev élimin embauch emmèn
emmen émerg empêch emploi employ emprunt encadr encaiss encourag enfourn engag enlèv enregistr enseign entour entraîn entr
envoi envoy épargn équip espèr espér essai essay estim évalu évit évolu examin exerc exig exist expériment expliqu exploit
explor export exprim fabriqu facilit factur ferm fêt fidélis figur filtr financ fix form formalis fonctionn forc frapp
fréquent frustr gagn garantiss gard gaspill génèr génér gèr gér gliss grignot grimp group guid habit hésit ignor illustr
imagin implant impliqu import impos imprim indiqu inform innov inscriv insist inspir install intègr intégr intéress
interrog interview invent invers invit isol jet jett jou jug justifi lanc lav lèv lev libèr libér lim limit livr localis log
lou lutt manag mang manifest manqu march marqu mélang men mèn menac mérit mesur mett mobilis modifi mont montr motiv négoci
nettoi nettoy nomm not notifi obéi oblig observ occup opèr organis orient oubli pai pay paniqu parl partag particip pass
patient pens perfectionn permett pes pès pilot plaç plac plaisant plan planifi plant pleur plong port pos postul pouss
pratiqu précis préfèr préfér prépar préserv prévoi présent press prêt prévien privilégi procèd profit programm progress
projet projett prolong promen propos protèg protég prouv provoqu publi qualifi quitt racont rachet rachèt ramass ramèn
rappel rappell rapport rapproch rassembl rassur rat ray réagi réalis recharg recherch récolt recommand recommenc récompens
récupèr récupér recrut recul recycl redress réfléchiss refus regard regroup régl règl regrett rejet relanc reli relèv
remarqu rembours remerci remont remplac rémunèr rencontr renonc renouvel renouvell renseign rent rentr renvers répar répart
repens repèr repér répèt répét répliqu repos représent repris réserv résid résili résist respect respir ressembl rest
restitu restructur retard retir retourn retrouv réveill révèl rêv risqu rout sauv sécuris sélectionn sembl sensibilis sépar
serr signal sign signifi simplifi simul soign solut sonn souhait soulag soulèv soulign sourc soutiens spécialis stagn stock
structur subi subvention suggèr suppli support supprim surmont surveill suscit télécharg tend tent termin test tir tomb
touch tourn trac trait transform transport travaill travers trembl tri trich tripl tromp troubl trouv tu utilis valid
valoris vari veill vérifi vers visit vis vol vot voyag accumul ador affront aiguill allèg allong alter alt ambitionn appos
arros baign balay brûl camp chif chois clign combin concevr condamn cousin crois début dédi déli déput dévoil doré éduqu
embarqu embrass emport encourag épous étudi éveill excell expédi fouill franchis gêne honor incarn incit jardin jur lâch
ménag moul nag orchestr oeuvr œuvr partag patin perc peupl pêch piqu plai plaid planch plaqu ramen raviv réclam relay remu
rigol rôd roul ruin saut sem sèm siffl soup suspect tard tax tiss tolèr tond toler transmett tricot vand vex viv`.split(
    /\s+/,
  );
