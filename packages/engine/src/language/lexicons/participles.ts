/** Irregular past participles (masculine singular) of the verbs that pitches and interviews use. */
export const IRREGULAR_PARTICIPLES: ReadonlySet<string> = new Set(
  `mis pris fait dit écrit construit conduit produit réduit traduit introduit détruit instruit ouvert offert découvert couvert
souffert reçu perçu conçu déçu vu revu prévu lu élu voulu pu su dû eu bu cru connu reconnu vécu vendu rendu perdu attendu
entendu répondu défendu tendu étendu suspendu descendu correspondu battu combattu abattu couru parcouru tenu obtenu
maintenu soutenu retenu contenu appartenu venu devenu revenu convaincu vaincu résolu dissous absous permis promis soumis
transmis remis admis émis commis compris appris surpris repris entrepris assis acquis conquis requis suivi poursuivi servi
senti menti dormi parti sorti ri souri suffi nui lui plu déplu tu fui cueilli accueilli recueilli atteint éteint peint
craint plaint joint rejoint contraint astreint fondu mordu tordu confondu répandu pendu craqué été inscrit décrit prescrit
souscrit transcrit cuit nuit séduit déduit interdit prédit contredit redit refait défait satisfait né mort fallu valu
fini choisi réussi grandi bâti réuni fourni rempli établi défini garanti réfléchi agi réagi abouti investi converti
enrichi élargi éclairci franchi investi approfondi affranchi ralenti réparti averti rebondi saisi guéri nourri adouci
démoli puni subi trahi uni envahi épanoui réjoui vieilli mûri`.split(/\s+/),
);
