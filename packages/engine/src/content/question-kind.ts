import { foldWord, normalizeWord } from "../language/tokenize.ts";

/** What an interview question asks for; the expected form of the answer follows from it. */
export type QuestionKind =
  | "behavioural"
  | "introduction"
  | "motivation"
  | "studies"
  | "choice"
  | "strengths"
  | "weaknesses"
  | "future"
  | "leaving"
  | "method"
  | "drive"
  | "salary"
  | "reverse"
  | "other"
  | "none";

/** First match wins: the precise ones stand before the broad ones. Patterns read accent-free lower case. */
const PATTERNS: readonly (readonly [QuestionKind, RegExp])[] = [
  ["reverse", /\bdes questions\b|\bavez[ -]vous (?:d'autres |une )?questions?\b|\bvos questions\b/],
  [
    "salary",
    /\bsalair|\baugment(?:er|ation)\b|\bsalarial|\bpretentions\b|\bremuneration|\bcombien (?:souhaitez|voulez|gagnez|esperez)/,
  ],
  [
    "leaving",
    /\bpourquoi (?:quitt|part|souhaitez[ -]vous (?:quitter|partir|changer)|voulez[ -]vous (?:quitter|partir|changer)|changer)|\bquitt(?:ez|er|e|iez)[^?]{0,40}(?:poste|emploi|entreprise|employeur)|\bavez[ -]vous quitte/,
  ],
  [
    "future",
    /\bdans (?:\w+ )?(?:\d+|deux|trois|quatre|cinq|six|sept|dix|quelques) ans\b|\bou vous voyez|\bprojet professionnel\b|\bambitions?\b|\bvotre avenir\b/,
  ],
  [
    "weaknesses",
    /\bdefauts?\b|\bpoints? (?:faibles?|d'amelioration|a ameliorer)|\bfaiblesses?\b|\baxes? (?:de progres|d'amelioration)/,
  ],
  ["strengths", /\bqualites?\b|\bpoints? forts?\b|\bforces?\b|\batouts?\b/],
  [
    "behavioural",
    /\b(?:parl|racont|decri|don|cit|expliqu|partag|relat|illustr)\w{0,20}[ -](?:moi |nous )?(?:un|une|d'un|d'une|la fois|le jour|comment vous avez|votre plus (?:grand|grande|belle|beau|gros|grosse)|de votre plus|un exemple|quelques)\b|\bla derniere fois\b|\bune (?:fois|situation|occasion|experience) (?:ou|dans|pendant|au cours|difficile|de)|\bun (?:moment|jour|cas|exemple) (?:ou|dans lequel|precis|concret|recent)|\bavez[ -]vous (?:deja|du|eu a|vecu|rencontre|gere|connu|fait face)|\bcomment (?:l'avez|avez)[ -]vous (?:gere|regle|resolu|reagi|fait|surmonte)|\bexperience comparable\b|\bracontez|\b(?:reussite|echec|difficulte|conflit|desaccord|erreur|defi)\b[^?]{0,60}\b(?:vous (?:avez|etes)|rencontre|vecu|appris|fier|fiere)/,
  ],
  ["studies", /\b(?:formation|ecole|master|licence|bts|but|iut|universite|parcoursup|cursus|prepa)\b/],
  [
    "introduction",
    /\bpresent(?:ez|er)[ -]vous\b|\bvous presenter\b|\bparl\w*[ -](?:moi |nous )?de vous\b|\bqui etes[ -]vous\b|\bvotre parcours\b|\bparcours professionnel\b|\bdites[ -](?:moi|nous) qui\b/,
  ],
  [
    "choice",
    /\bpourquoi (?:devrions|devrait|vous (?:plutot|et pas|choisir|embaucher|recruter)|vous \?)|\bvous (?:choisir|recruter|embaucher|retenir)\b|\bdifferenci|\b(?:apporter|apporterez|apporteriez)\b|\bpourquoi vous\b/,
  ],
  [
    "drive",
    /\bqu'est[ -]ce qui vous (?:motive|plait|anime|passionne|pousse)|\bqu'aimez[ -]vous\b|\bce qui vous (?:motive|plait|anime)/,
  ],
  [
    "motivation",
    /\bpourquoi (?:ce|cette|notre|nous|avez[ -]vous (?:postule|choisi|candidate|repondu)|souhaitez|voulez|vouloir|postul|rejoindre|candidat)|\binteresse|\bmotivations?\b|\brejoindre\b|\battir|\bque savez[ -]vous (?:de|sur)|\bconnaissez[ -]vous (?:notre|l'entreprise)/,
  ],
  [
    "method",
    /\bcomment\b|\bquelle est votre (?:methode|facon|maniere|approche)|\bque feriez[ -]vous|\bpar quoi commenceriez/,
  ],
];

/**
 * Recognises what a question asks for.
 *
 * @param question the question as typed, or nothing
 * @returns `none` without a question, `other` for one that no pattern knows
 */
export function classifyQuestion(question: string | null | undefined): QuestionKind {
  const text = (question ?? "").slice(0, 500);
  if (!/\p{L}/u.test(text)) return "none";
  const folded = text
    .split(/\s+/)
    .map((word) => foldWord(normalizeWord(word)))
    .join(" ");
  return PATTERNS.find(([, pattern]) => pattern.test(folded))?.[0] ?? "other";
}
