import { holdsAny, plainText } from "./plain-text.ts";

/** Usual savoir-être: the name, then its cues as stems in plain text. */
const SAVOIR_ETRE: readonly (readonly [string, string])[] = [
  ["Autonomie", "autonom|travailler seul|seul e|debrouillard"],
  [
    "Esprit d’équipe",
    "esprit d equipe|travail en equipe|travail d equipe|travailler en equipe|sens du collectif|esprit collectif|cooperat|collaborati|team player|team spirit|en binome|solidarite|solidaire|entraide",
  ],
  [
    "Rigueur",
    "rigueur|rigoureu|orthographe|minutie|meticuleu|soigneu|soin|precision|souci du detail|serieux|serieuse|conscience professionnelle|fiable|fiabilite",
  ],
  [
    "Organisation",
    "organise|sens de l organisation|capacite d organisation|methodi|prioris|hierarchis|gestion des priorites|anticipation|anticiper",
  ],
  [
    "Relationnel",
    "relationnel|bon contact|sens du contact|contact facile|sociable|gout du contact|aisance avec",
  ],
  [
    "Communication",
    "communicant|communiquer|sens de la communication|bonne communication|communication skills|aisance orale|expression orale|elocution|a l oral|qualites redactionnelles|rendre compte",
  ],
  ["Pédagogie", "pedagog|vulgaris|clarte d explication|transmettre"],
  ["Écoute", "ecoute|empathi|bienveillan|douceur|doux|douce"],
  ["Patience", "patience|patient=|patiente=|patient e="],
  ["Curiosité", "curieu|curiosite|envie d apprendre|soif d apprendre|ouverture d esprit"],
  ["Adaptabilité", "adaptab|s adapter|polyvalen|flexib|souplesse|agilite|mobile"],
  ["Réactivité", "reacti|rapidite|vivacite"],
  [
    "Sang-froid",
    "sang froid|gestion du stress|resistance au stress|calme|maitrise de soi|tete froide|stress|pression",
  ],
  ["Prise d’initiative", "initiative|force de proposition|proacti|entreprenan"],
  [
    "Sens du service",
    "sens du service|service client|sens du client|orientation client|gout du service|accueillant|souriant|sourire",
  ],
  ["Ténacité", "tenac|persever|combativ|pugna|determin|resilien|gout du challenge|gout du defi"],
  ["Créativité", "creati|imaginati|inventi"],
  [
    "Esprit d’analyse",
    "esprit d analyse|analytique|esprit de synthese|capacite d analyse|sens critique|esprit critique|synthese|logique",
  ],
  ["Discrétion", "discret|discretion|confidentialite|secret professionnel|devoir de reserve|reserve"],
  ["Respect des délais", "respect des delais|tenir les delais|echeances"],
  ["Encadrement", "leadership|federer|federateur|federatrice|autorite"],
  ["Ponctualité", "ponctu|assidu|a l heure"],
  ["Dynamisme", "dynami|energi|enthousias|bonne humeur|motive|motivation|humour"],
  ["Engagement", "engage|implique|implication|responsable|sens des responsabilites|investi"],
  ["Diplomatie", "diplomat|tact|mediation"],
  ["Force de conviction", "conviction|convaincre|persuasi|negociat"],
  ["Endurance", "enduran|resistance physique|bonne condition physique|robuste"],
  ["Sens de l’observation", "observat|vigilan|attentif|attentive|attention|prudence|prudent"],
  [
    "Présentation soignée",
    "presentation soignee|bonne presentation|tenue irreprochable|excellente presentation",
  ],
  ["Honnêteté", "honnete|probite|integrite|integre|loyal|franchise|ethique"],
];

/** The savoir-être that the words name, or null. */
export function nameSavoirEtre(words: string): string | null {
  const plain = plainText(words);
  return SAVOIR_ETRE.find(([, cues]) => holdsAny(plain, cues))?.[0] ?? null;
}

/** Those that nobody lacks or shows, as what is done: one has trouble « encadrer », and does not lack « encadrement ». */
const DEEDS: ReadonlyMap<string, string> = new Map([
  ["Encadrement", "encadrer une équipe"],
  ["Communication", "communiquer clairement"],
  ["Relationnel", "nouer de bonnes relations"],
  ["Présentation soignée", "soigner votre présentation"],
  ["Respect des délais", "tenir les délais"],
  ["Force de conviction", "convaincre"],
  ["Honnêteté", "être honnête"],
  ["Adaptation", "s’adapter"],
  ["Goût pour le travail en équipe", "travailler en équipe"],
]);

/**
 * What is done with a savoir-être, in the infinitive, or null where its noun can be lacked and shown. Job sheets write
 * the name in lower case.
 */
export const deedOf = (name: string): string | null =>
  DEEDS.get(name.charAt(0).toUpperCase() + name.slice(1)) ?? null;

const NAMES: ReadonlySet<string> = new Set(SAVOIR_ETRE.map(([name]) => name));
/** Whether the words are the very name of a usual savoir-être: « organisation » alone is one, not « d’un salon ». */
export const isSavoirEtre = (name: string): boolean => NAMES.has(name);

/** Adjectives of qualities, as stems, with their nouns: a noun has no gender to agree with. */
const NOUNS: readonly (readonly [string, string])[] = [
  ["Sourire", "souriant"],
  ["Douceur", "doux=|douce="],
  ["Ponctualité", "ponctuel"],
  ["Honnêteté", "honnete"],
  ["Autonomie", "autonome"],
  ["Rigueur", "rigoureu"],
  ["Organisation", "organise=|organisee=|organise e="],
  ["Motivation", "motive=|motivee=|motive e="],
  ["Dynamisme", "dynamique"],
  ["Curiosité", "curieu"],
  ["Patience", "patiente=|patient e=|etre patient="],
  ["Discrétion", "discret"],
  ["Calme", "calme"],
  ["Sérieux", "serieu"],
  ["Empathie", "empathique"],
  ["Réactivité", "reactif|reactive"],
  ["Polyvalence", "polyvalent"],
  ["Exemplarité", "exemplaire"],
  ["Ténacité", "tenace"],
  ["Persévérance", "perseverant"],
  ["Créativité", "creatif|creative"],
  ["Diplomatie", "diplomate"],
  ["Bienveillance", "bienveillant"],
  ["Pédagogie", "pedagogue"],
  ["Résilience", "resilient"],
  ["Rapidité", "rapide="],
  ["Communication", "communicant=|communicante=|communicant e="],
  ["Soin", "soigneu|soigne=|soignee="],
  ["Minutie", "minutieu|meticuleu"],
  ["Assiduité", "assidu=|assidue="],
  ["Adaptabilité", "adaptable"],
  ["Fiabilité", "fiable"],
  ["Courtoisie", "courtois"],
  ["Politesse", "poli=|polie=|poli e="],
  ["Dévouement", "devoue"],
  ["Implication", "implique=|impliquee=|investi="],
  ["Flexibilité", "flexible"],
  ["Méthode", "methodique"],
  ["Vigilance", "vigilant"],
  ["Prudence", "prudent"],
  ["Robustesse", "robuste"],
  ["Courage", "courageu"],
  ["Combativité", "combati"],
  ["Enthousiasme", "enthousiaste"],
  ["Loyauté", "loyal"],
  ["Débrouillardise", "debrouillard"],
  ["Volonté", "volontaire"],
  ["Aisance relationnelle", "sociable|avenant|extraverti"],
];

/** The noun of a quality given as an adjective, or null: « souriant(e) » gives « Sourire ». */
export function nameByNoun(words: string): string | null {
  const plain = plainText(words);
  return NOUNS.find(([, cues]) => holdsAny(plain, cues))?.[0] ?? null;
}
