/**
 * Word families that a common prefix does not show, in plain letters: verb, noun, person. Plurals are implied. Only
 * words that hardly ever mean something else.
 */
const IRREGULAR = `
gerer gerez gere gerait gerais gestion gestionnaire
vendre vendez vendais vendait vendu vente vendeur vendeuse
conduire conduisez conduisais conduisait conduite
rediger redigez redige redigeais redigeait redaction redacteur redactrice
corriger corrigez corrigeais correction correcteur correctrice
proteger protegez protection
acheter achetez achetais achat acheteur acheteuse
livrer livrez livrais livraison livreur livreuse
louer louez louais location
peindre peignez peignais peinture peintre
coudre cousez cousais couture couturier couturiere
lire lisez lisais lecture
souder soudez soudais soudure soudeur soudeuse soudage
cuire cuisez cuisson
saisir saisissez saisissais saisie
concevoir concevez concevais conception concepteur conceptrice
tester testez testais test testeur testeuse
auditer auditez auditais audit auditeur auditrice
coordonner coordonnez coordonnais coordination coordinateur coordinatrice coordonnateur coordonnatrice
creer creez creais creation createur creatrice
payer payez paiement
prescrire prescrivez prescription prescripteur
souscrire souscrivez souscription
inscrire inscrivez inscription
resoudre resolvez resolution
repondre repondez repondais reponse
cueillir cueillez cueillette cueilleur cueilleuse
semer semez semis
produire produisez produisais production producteur productrice
traduire traduisez traduisais traduction traducteur traductrice
construire construisez construisais construction constructeur
instruire instruisez instruction instructeur instructrice
reduire reduisez reduction
`;
/** Words that only look derived from a verb. */
const OTHERS = new Set(
  (
    "traiteur serveur facteur secteur lecteur docteur hauteur largeur chauffeur indicateur collaborateur collaboratrice compteur " +
    "ordinateur directeur conducteur arrivage etablissement departement appartement reglement reglage directement correctement justement strictement equipement parlement " +
    "document evenement element relation station nation population generation destination message courage village langage avantage fromage " +
    "passager messager usager danger verger berger boulanger anglais francais"
  ).split(" "),
);
/** Endings of verbs, of action nouns and of agent nouns, the longest first. */
const ENDINGS = [
  "ations",
  "ation",
  "ateurs",
  "ateur",
  "atrices",
  "atrice",
  "ements",
  "ement",
  "ages",
  "age",
  "euses",
  "euse",
  "eurs",
  "eur",
  "ions",
  "ion",
  "aient",
  "ait",
  "ais",
  "ez",
  "er",
];
/** A shorter root would match too many words. */
const ROOT_MIN = 4;

const FAMILIES = new Map(
  IRREGULAR.trim()
    .split("\n")
    .flatMap((line) => {
      const words = line.split(" ");
      return words.flatMap((word): [string, string][] => [
        [word, words[0]!],
        [`${word}s`, words[0]!],
      ]);
    }),
);

/**
 * The root that a word shares with its family: « former », « formation » and « formatrice » are one family. Null for a
 * word without such an ending. `word` is plain text.
 */
export function familyOf(word: string): string | null {
  const known = FAMILIES.get(word);
  if (known) return known;
  if (OTHERS.has(word) || OTHERS.has(word.replace(/s$/, ""))) return null;
  const ending = ENDINGS.find((each) => word.endsWith(each));
  if (!ending) return null;
  const root = word
    .slice(0, -ending.length)
    // « vérification » and « vérifier », « communication » and « communiquer », « déploiement » and « déployer ».
    .replace(/ific$/, "ifi")
    .replace(/qu$/, "c")
    .replace(/gu$/, "g")
    .replace(/oi$/, "oy");
  if (ending.startsWith("ion") && !root.endsWith("is")) return null;
  return root.length < ROOT_MIN ? null : `${root}-`;
}
