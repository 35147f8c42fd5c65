import type { PitchReading, SentenceReading } from "../../content/pitch-reading.ts";
import { once } from "../../language/once.ts";
import type { SentenceRoles } from "../../roles/read-roles.ts";
import { FAMILIES, type Role } from "../../roles/role-names.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import type { Candidate } from "./candidate.ts";
import { isWholeClause } from "../words/part-sentences.ts";
import { unexplainedPronouns } from "../sentences/stands-alone.ts";

/** A price is a poor opening: it answers a question that nobody has asked yet. */
const PRICE = /\b(?:coûte|coûtent|abonnement|tarif|prix|formule|par mois|factur)/i;
/** A moment in time, at the start of a sentence. */
const SCENE = regexInLines("iu")`
  ^(?:\S{1,40},? )?(?:
    un (?:jour|soir|matin|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi)|
    (?:ce|cette) (?:jour|matin|soir|nuit)-là|une nuit|il y a (?:\S{1,40} ){1,2}(?:ans|mois|semaines)|
    en (?:\S{1,40} )?(?:19|20)\d\d|le \d{1,2} \S{1,40}|le premier|l'(?:an|hiver|été|automne) dernier|
    l'année dernière|la (?:semaine|nuit) dernière|je me souviens|tu avais (?:\S{1,40} )?ans|
    j'avais (?:\S{1,40} )?ans|quand j
  )(?![\p{L}])
`;
const CONTRAST = /\b(?:contrairement|pourtant|alors que|au lieu d|en revanche|là où|mais|et non)\b/i;
const ANNOUNCES = regexInLines("iu")`
  ^(?:je|nous) (?:
    vous (?:raconte|explique|dis|écoute|fais|laisse|remercie|propose)|vais|devais|m'appelle|suis|pense|
    crois|dirais|voudrais|voulais|voulions|tiens à
  )(?![\p{L}])|
  ^(?:moi )?c['’]est \p{Lu}|^(?:je|on) (?:vous |te )?(?:dirais|disais|parle|présente)(?![\p{L}])|
  ^je ne veux pas|^(?:un|une|mon|ma) (?:exemple|échec|conflit|défaut|qualité)(?![\p{L}])|
  ^(?:la |le |l['’])(?:idée|objectif|but|principe|projet)\b
`;
/** « Dans une première partie », « je vais d'abord »: an announcement of what will be said is a poor opening. */
const PLANS = regexInLines("iu")`
  (?<![\p{L}])(?:
    première partie|premièrement|d['’]abord|en trois points|
    je vais (?:vous )?(?:parler|présenter|commencer|essayer|faire)|je commence|par où
  )(?![\p{L}])
`;
/** Starts of a second sentence that refer to the first one, so that both are said together. */
const CLOSES =
  /^(?:ils?|elles?|pourtant|mais|moi,|c['’](?:est|était)|personne|aucun|pas un|j['’]en|jamais|et)(?![\p{L}])/iu;
const LONGEST_PUNCH = 14;
/** « Je sais prendre la tension, »: a comma between a verb and its complement shows a hesitation. */
const HALTS = /^(?:j['’]|je |on |nous |il )\p{L}+, (?!je |j['’]|moi|c['’]|mais|on |il )/iu;
/** « Vous gagnez du temps », « tu peux inviter tes amis »: a promise, which is a poor opening. */
const PROMISES =
  /^(?:tu|vous) (?:peux|pouvez|gagne[sz]|arrête[sz]|choisi[st]s?(?:sez)?|évite[sz]|crée[sz]|reçois|recevez)(?![\p{L}])/iu;
/** The speaker's earnings or prices: a poor opening. */
const EARNS = /^(?:nous|je|on) (?:gagn|factur|prélev|pren|vend|coût|touch|demand|cherch)/i;
/** A word of fourteen letters, a figure between brackets or an acronym: hard to follow in an opening. */
const LEARNED = /\p{L}{14}|\([^()\d]{0,40}\d|(?<![\p{L}])\p{Lu}{3,6}(?![\p{L}])/u;
const LARGE = 10;
/** Letters of a word that is long to say. */
const LONG = 10;

const OPENINGS: readonly (readonly [string, RegExp])[] = [
  ["je", /^(?:moi,? )?(?:je|j['’])(?![\p{L}])|^j['’]/iu],
  ["nous", /^(?:nous|on)(?![\p{L}])/iu],
  ["c'est", /^(?:c['’](?:est|était)|ce sont)(?![\p{L}])/iu],
  ["third", /^(?:il|elle|ils|elles)(?![\p{L}])/iu],
  ["you", /^(?:tu|vous)(?![\p{L}])/iu],
  ["there is", /^(?:il )?y (?:a|avait)(?![\p{L}])/iu],
  ["the", /^(?:le|la|les|l['’])(?![\p{L}])|^l['’]/iu],
  ["my", /^(?:mon|ma|mes|notre|nos)(?![\p{L}])/iu],
  ["your", /^(?:votre|vos|ton|ta|tes)(?![\p{L}])/iu],
  [
    "a",
    /^(?:un|une|des|du|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\p{L}+ (?:cents?|mille)|\d)(?![\p{L}])/iu,
  ],
  ["place", /^(?:à|au|aux|chez|dans|sur|sous|en|devant|derrière)(?![\p{L}])/iu],
  [
    "when",
    /^(?:quand|lorsque|pendant|depuis|avant|après|le jour où|la première fois|cette année|aujourd['’]hui|hier)(?![\p{L}])/iu,
  ],
  ["if", /^(?:si|s['’]|parce|comme|puisque|pour|plutôt)(?![\p{L}])/iu],
  ["this", /^(?:ce|cet|cette|ces|cela|ça)(?![\p{L}'’])/iu],
  ["imagine", /^(?:et si|imagine[zs]?|ferme[zs]|regarde[zs]|pense[zs]|prene[zs])(?![\p{L}])/iu],
];
const HOLDS: readonly (readonly [string, RegExp])[] = [
  ["negation", /(?<![\p{L}])(?:pas|jamais|rien|aucune?|personne|plus)(?![\p{L}])/iu],
  ["contrast", CONTRAST],
  ["that", /(?<![\p{L}])(?:ça|cela)(?![\p{L}])/iu],
  [
    "also",
    /(?<![\p{L}])(?:aussi|également|encore|même|autres?|ensuite|déjà|plutôt|surtout|justement)(?![\p{L}])/iu,
  ],
  ["so", /(?<![\p{L}])(?:donc|alors|du coup|d['’]ailleurs|en fait|enfin|finalement)(?![\p{L}])/iu],
  ["demonstrative", /(?<![\p{L}])(?:ce|cet|cette|ces|celui|celle|ceux) (?!qu|n['’])\p{L}/iu],
  ["possessive", /(?<![\p{L}])(?:son|sa|ses|leurs?)(?![\p{L}])/iu],
  ["me", /(?<![\p{L}])(?:je|j['’]|moi|mon|ma|mes|m['’]|me)(?![\p{L}])|(?<![\p{L}])[jm]['’]/iu],
  ["you", /(?<![\p{L}])(?:vous|votre|vos|tu|te|ton|ta|tes)(?![\p{L}])/iu],
  ["quotation", /«|"/u],
  ["colon", / ?:/u],
  ["because", /(?<![\p{L}])(?:parce|puisque|car|afin|pour que)(?![\p{L}])/iu],
  ["must", /(?<![\p{L}])(?:faut|doit|doivent|devons|faudrait|permet|permettent|permettra)(?![\p{L}])/iu],
  [
    "vague",
    /(?<![\p{L}])(?:choses?|trucs?|gens|très|vraiment|beaucoup|plein|toujours|important|bien|super|solutions?|qualité)(?![\p{L}])/iu,
  ],
  ["exclamation", /!$/u],
  ["price", PRICE],
  ["announces", ANNOUNCES],
  ["promises", PROMISES],
  ["earns", EARNS],
  ["learned", LEARNED],
  ["scene", SCENE],
  [
    "record",
    regexInLines("iu")`
    (?:
      a été (?:fondé|créé)|exist\p{L}{1,4} depuis|est situé|
      (?<![\p{L}])
        (?:compte (?:actuellement |environ |plus de )?\d|date(?:nt)? d|se (?:situe|trouve)|née? (?:le|à|en))
    )(?![\p{L}])
  `,
  ],
  [
    "event",
    regexInLines("iu")`
    (?<![\p{L}])(?:
      morte?s?|mour\p{L}{1,6}|décéd\p{L}{1,4}|pleur\p{L}{1,6}|peur|tomb\p{L}{1,4}|perd\p{L}{1,5}|
      cass\p{L}{1,4}|brûl\p{L}{1,4}|oubli\p{L}{1,4}|hôpital|accidents?|seule?s?|cri(?:e|é|er|ait)|rire?|
      hurl\p{L}{1,4}|trembl\p{L}{1,4}|raté\p{L}{0,2}|panne|fermé\p{L}{0,2}|jet\p{L}{1,4}|silence|noir|
      vol(?:é|ée|er)|cach\p{L}{1,4}
    )(?![\p{L}])
  `,
  ],
  [
    "reported speech",
    /(?<![\p{L}])(?:(?:m['’]a|a|ont) (?:dit|demandé|répondu)|m['’]a (?:appelée?|téléphoné)|disait|j['’]ai dit)(?![\p{L}])/iu,
  ],
  [
    "thing",
    regexInLines("iu")`
    (?<![\p{L}])(?:
      porte|fenêtre|table|mains?|lit|chaise|carnet|boîte|sac|clés?|téléphone|camion|voiture|vélo|pain|
      cuisine|four|chien|chat|arbre|neige|pluie|cave|escalier|couloir|lettre|photo|feuille|tiroir|casserole|
      chaussures?|manteau
    )(?![\p{L}])
  `,
  ],
  [
    "body",
    /(?<![\p{L}])(?:yeux|œil|voix|dos|doigts?|genoux|tête|bras|pieds?|ventre|cœur|larmes|sang)(?![\p{L}])/iu,
  ],
  ["semicolon", /;/u],
];
/** What makes a line more than a general statement: something said, counted, touched, lost, or somebody near. */
const TELLING: ReadonlySet<string> = new Set([
  "negation",
  "quotation",
  "event",
  "reported speech",
  "thing",
  "body",
]);
const COUNTS_OR_NAMES = regexInLines("iu")`
  \d|\?|
  (?<![\p{L}])(?:
    deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|
    soixante|cents?|mille|père|mère|oncle|tante|frère|sœur|fils|fille|grand-père|grand-mère|mari|femme|
    voisine?|(?:les|mes|nos) petite?s (?=ils |elles |qui |de )|maman|papa|enfants?|gamins?|gosses?|bébé|
    dame|monsieur|madame|garçon|vieille?|vieux
  )(?![\p{L}])
`;

/** « Hier soir, le tribunal… », « Samedi dernier »: what happened on a day is no general statement. */
const ON_A_DAY = regexInLines("iu")`
  ^(?:
    hier|avant-hier|ce matin|une nuit|
    (?:un|chaque) (?:jour|soir|matin|midi|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|
    (?:le |un |la |l['’])?(?:
      lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hiver|été|automne|printemps|semaine|mois|an|année
    ) (?:derni|passé)\p{L}{0,3}
  )(?![\p{L}])
`;

/** Whether a line is only a general statement: « Nous accompagnons les entreprises. » */
export const isPlain = (text: string): boolean =>
  !COUNTS_OR_NAMES.test(text) &&
  !ON_A_DAY.test(text) &&
  !HOLDS.some(([name, pattern]) => TELLING.has(name) && pattern.test(text));

const ROLES_SHOWN: readonly Role[] = [
  "scene",
  "proof",
  "problem",
  "quote",
  "question_to_audience",
  "contrast",
  "emotion",
  "humour",
  "promise",
  "message",
  "result",
  "action",
  "situation",
  "cliche",
  "claim",
  "greeting",
  "thanks",
  "close",
  "plan",
  "self_intro",
  "filler_only",
  "apology",
  "repair",
  "off_topic",
  "solution",
  "explanation",
  "request",
  "vague_request",
  "achievement",
  "path",
  "facts",
  "lesson",
];
const FIGURES = ["percent", "ratio", "money", "quantity", "duration", "date", "plain"] as const;
const FORMS = ["line", "clause", "lines", "words"] as const;
const TYPES = ["produit", "rh", "perso"] as const;
const LENGTHS = [5, 8, 13, 18, 24, 30] as const;

const NAMES: string[] = [
  ...FAMILIES.map((family) => `family ${family}`),
  ...FAMILIES.map((family) => `then ${family}`),
  ...ROLES_SHOWN.map((role) => `role ${role}`),
  ...OPENINGS.map(([name]) => `opens ${name}`),
  ...HOLDS.map(([name]) => `holds ${name}`),
  ...FIGURES.map((kind) => `figure ${kind}`),
  "large figure",
  "figures",
  "opens on figure",
  ...FORMS.map((form) => `form ${form}`),
  ...TYPES.map((type) => `type ${type}`),
  ...LENGTHS.map((length) => `${length} words or more`),
  "names",
  "question",
  "hedges",
  "superlatives",
  "calls",
  "cliches",
  "jargon",
  "substance",
  "first",
  "second",
  "late",
  "last",
  "last but one",
  "place",
  "no stops",
  "no stops, clause",
  "unexplained pronoun",
  "unexplained in the first",
  "past",
  "imperfect",
  "present",
  "finite",
  "proper noun",
  "nouns",
  "adjectives",
  "commas",
  "letters a word",
  "long words",
  "three sentences",
  "short second",
  "unsure ends",
  "both ends unsure",
  "whole clause",
  "untied",
  "plans",
  "halts",
  "opens without a verb",
  "ends without a verb",
  "words of the question",
  "punch",
  "plain",
  "plain first",
];

/** Names of the features of a candidate, in the order of `signsOf`. */
export const HOOK_SIGNS: readonly string[] = NAMES;

/** The features of a candidate, in the order of `HOOK_SIGNS`. */
export function signsOf(
  candidate: Candidate,
  { input, original, sentences }: PitchReading,
  rolesAt: ReadonlyMap<number, SentenceRoles>,
): number[] {
  const { text, readings, words, form, count, index, last, unsureEnds, isUntied } = candidate;
  const asked = askedWords(input.question ?? "");
  const does = readings.flatMap(({ sentence }) => rolesAt.get(sentence.end) ?? []);
  const [first] = does;
  const rest = does.slice(1);
  const any = (found: (sentence: SentenceReading) => boolean) => (readings.some(found) ? 1 : 0);
  const figures = readings.flatMap((sentence) => sentence.figures);
  const finite = words.filter(({ feats }) => feats.includes("VerbForm=Fin"));
  const tense = (name: string) => (finite.some(({ feats }) => feats.includes(name)) ? 1 : 0);
  const total = sentences.length;
  const isLast = last >= total - 1;
  const firstEnd = readings.length > 1 ? readings[0]!.sentence.end : null;
  const pronouns = unexplainedPronouns(words);
  const letters = text.replace(/[^\p{L}]/gu, "").length;
  const share = (upos: string) =>
    words.filter((word) => word.upos === upos).length / Math.max(1, words.length);
  return [
    ...FAMILIES.map((family) => first?.families[family] ?? 0),
    ...strongest(
      FAMILIES,
      rest.map(({ families }) => families),
    ),
    ...strongest(
      ROLES_SHOWN,
      does.map(({ roles }) => roles),
    ),
    ...OPENINGS.map(([, pattern]) => (pattern.test(text) ? 1 : 0)),
    ...HOLDS.map(([, pattern]) => (pattern.test(text) ? 1 : 0)),
    ...FIGURES.map((kind) => (figures.some((figure) => figure.kind === kind) ? 1 : 0)),
    figures.some(({ kind, value }) => kind === "quantity" && (value ?? 0) >= LARGE) ? 1 : 0,
    Math.min(3, figures.length),
    /^\d/.test(text) ? 1 : 0,
    ...FORMS.map((name) => (name === form ? 1 : 0)),
    ...TYPES.map((type) => (type === input.pitchType ? 1 : 0)),
    ...LENGTHS.map((length) => (count >= length ? 1 : 0)),
    any(({ names }) => names.length > 0),
    any(({ isQuestion }) => isQuestion),
    any(({ hedges }) => hedges.length > 0),
    any(({ superlatives }) => superlatives.length > 0),
    any(({ calls }) => calls.length > 0),
    any(({ cliches }) => cliches.length > 0),
    any(({ jargon }) => jargon.length > 0),
    Math.max(0, ...readings.map(({ substance }) => substance)),
    index === 0 ? 1 : 0,
    index === 1 ? 1 : 0,
    index > 0.7 * total ? 1 : 0,
    isLast ? 1 : 0,
    last === total - 2 ? 1 : 0,
    index / Math.max(1, total),
    original.punctuated ? 0 : 1,
    !original.punctuated && form === "clause" ? 1 : 0,
    Math.min(2, pronouns),
    Math.min(
      2,
      firstEnd === null ? pronouns : unexplainedPronouns(words.filter(({ end }) => end <= firstEnd)),
    ),
    tense("Tense=Past"),
    tense("Tense=Imp"),
    tense("Tense=Pres"),
    finite.length > 0 ? 1 : 0,
    words.some(({ upos }) => upos === "PROPN") ? 1 : 0,
    share("NOUN"),
    share("ADJ"),
    Math.min(4, text.split(",").length - 1),
    letters / Math.max(1, count),
    wordsOf(text).filter((word) => word.length >= LONG).length / Math.max(1, count),
    readings.length > 2 ? 1 : 0,
    readings.length > 1 && readings.at(-1)!.sentence.words <= 8 ? 1 : 0,
    unsureEnds > 0 ? 1 : 0,
    unsureEnds > 1 ? 1 : 0,
    form === "clause" || isWholeClause({ words }) ? 1 : 0,
    isUntied ? 1 : 0,
    PLANS.test(text) ? 1 : 0,
    HALTS.test(text) ? 1 : 0,
    readings[0]!.hasVerb ? 0 : 1,
    readings.at(-1)!.hasVerb ? 0 : 1,
    longWords(text).some((word) => asked.has(word)) ? 1 : 0,
    endsOnPunch(candidate) ? 1 : 0,
    isPlain(text) ? 1 : 0,
    index === 0 && isPlain(text) ? 1 : 0,
  ];
}

/** The highest probability of each name. */
function strongest<Name extends string>(
  names: readonly Name[],
  rows: readonly Readonly<Partial<Record<Name, number>>>[],
): number[] {
  return names.map((name) => {
    let most = 0;
    for (const row of rows) most = Math.max(most, row[name] ?? 0);
    return most;
  });
}

const askedWords = once(
  (question: string) => question,
  (question): ReadonlySet<string> => new Set(longWords(question)),
);

const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? [];
const longWords = (text: string) => text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];

/** « J'ai acheté la gourde. Elle fuit. »: two sentences, of which the second is short and refers to the first. */
export function endsOnPunch({ readings }: Candidate): boolean {
  const [, second] = readings;
  if (readings.length !== 2 || !second) return false;
  return CLOSES.test(second.sentence.text) && second.sentence.words <= LONGEST_PUNCH;
}
