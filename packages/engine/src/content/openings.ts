import { compileForms, findPhrases } from "../language/phrases.ts";
import type { Span } from "../language/spans.ts";
import type { TextUnits } from "../language/units.ts";
import { isStrongFigure } from "./proofs.ts";
import type { PitchReading, SentenceReading } from "./pitch-reading.ts";

type OpenerKind =
  | "question"
  | "chiffre"
  | "scène"
  | "contraste"
  | "imagination"
  | "citation"
  | "adresse"
  | "aveu";

export interface Opening {
  /** Ways of catching the attention found in the first two sentences, at most one hit each. */
  kinds: { kind: OpenerKind; span: Span }[];
  /** « Bonjour, je m'appelle… et je vais vous parler de… », when the opening holds nothing else. */
  flat: Span | null;
  /** The first two sentences, a bare greeting left out. */
  sentences: SentenceReading[];
}

const FLAT = compileForms([
  "je vais vous (parler|présenter|raconter|expliquer)",
  "je (voulais|voudrais|veux|tenais à|souhaite) vous (parler|présenter|dire)",
  "je m'appelle",
  "moi c'est",
  "moi je suis",
  "on m'a demandé",
  "je dois faire",
  "nous allons vous (parler|présenter)",
  "je suis (ravi|ravie|heureux|heureuse|très heureux|très heureuse) (de|d') (vous|être)",
  "je me présente",
  "notre (entreprise|startup|société|projet) (est|s'appelle)",
  "je vais (essayer|tenter)",
  "dans le cadre (de|d'|du)",
  "je (dirais|pense) que",
  "nous on fait",
  "j'ai choisi de vous parler",
  "de nos jours",
  "depuis toujours",
  "depuis la nuit des temps",
]);
const SCENE = compileForms([
  "le (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (soir|matin|midi|après-midi)",
  "tous les (matins|soirs|jours|lundis|dimanches)",
  "un (jour|soir|matin|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi)",
  "une nuit",
  "ce (matin-là|soir-là|jour-là)",
  "ce matin",
  "hier",
  "chaque (matin|soir|nuit|semaine|jour|lundi|vendredi|week-end|dimanche|hiver|été)",
  "il y a (#|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|vingt|trente) (an|ans|mois|semaine|semaines|jour|jours)",
  "(l'été|l'hiver|l'an|l'automne) dernier",
  "(l'année|la semaine) dernière",
  "en (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)",
  "le # (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)",
  "en #",
  "je me souviens",
  "la première fois",
  "(à|il est) (#|deux|trois|quatre|cinq|six|sept|huit) heures",
  "quand j'(étais|avais)",
  "(imaginons|à) la scène",
]);
const IMAGINE = compileForms([
  "(imaginez|fermez les yeux|figurez-vous|supposez|pensez à|regardez|rappelez-vous|souvenez-vous)",
  "et si (on|nous|vous|je|l'on|demain)",
]);
const CONTRAST = compileForms([
  "pourtant",
  "alors que",
  "au lieu (de|d'|du)",
  "en réalité",
  "contrairement",
  "impossible",
  "tout le monde (dit|pense|croit)",
  "on (croit|dit|pense|imagine) (souvent|toujours|) (que|qu')",
  "mais pas",
  "non pas",
  "et (pourtant|personne)",
  "personne (ne|n')",
  "sans que personne",
  "jamais",
  "mais",
]);
const CONFESSION = compileForms([
  "j'ai (failli|perdu|raté|fait tomber|échoué|menti|cassé|eu peur)",
  "j'avais (tort|peur|honte)",
  "j'étais (nul|nulle|timide|incapable|perdu|perdue|mauvais|mauvaise)",
  "mon (principal|plus grand|premier|vrai) (défaut|échec|problème)",
  "ce que j'aime",
  "ce qui me",
]);
const GREETING = new Set("bonjour bonsoir salut chers chères cher chère mesdames messieurs mes".split(" "));

/** Words that set a scene: « un matin », « l'été dernier ». */
export const findScenes = (units: TextUnits): Span[] => findPhrases(units, SCENE);

/** Reads how a pitch opens: its first two sentences, a bare greeting not counted as one. */
export function readOpening(reading: PitchReading): Opening {
  const { units } = reading;
  const opening = reading.sentences
    .filter((sentence, index) => index > 0 || !isBareGreeting(reading, sentence.index))
    .slice(0, 2);
  // A sentence unrelated to the pitch does not draw anybody into it.
  const catching = opening.filter((sentence) => !sentence.isLoose);
  const inOpening = new Set(opening.map((sentence) => sentence.index));
  const inCatching = new Set(catching.map((sentence) => sentence.index));
  const first = (spans: Span[], within = inCatching) => spans.find((span) => within.has(span.sentence));
  const kinds: Opening["kinds"] = [];
  const add = (kind: OpenerKind, span: Span | undefined) => {
    if (span) kinds.push({ kind, span });
  };
  const imagine = first(findPhrases(units, IMAGINE));
  const question = catching.find((sentence) => sentence.isQuestion);
  add("question", question && toSpan(question.sentence, "question"));
  add("chiffre", catching.flatMap((sentence) => sentence.figures).find(isStrongFigure));
  add("scène", first(findScenes(units)));
  add("imagination", imagine);
  // « Je ne sais pas si cela vous intéresse, mais… » is a hedge, not a contrast.
  const hedged = new Set(opening.filter(({ hedges }) => hedges.length > 0).map(({ index }) => index));
  add(
    "contraste",
    first(findPhrases(units, CONTRAST).filter((hit) => hit.form !== "mais" || !hedged.has(hit.sentence))),
  );
  add("aveu", first(findPhrases(units, CONFESSION)));
  const quoted = catching.find((sentence) => opensQuotation(sentence.sentence.text));
  add("citation", quoted && toSpan(quoted.sentence, "quote"));
  const flat = first(findPhrases(units, FLAT), inOpening) ?? null;
  return { kinds, flat, sentences: opening };
}

const QUOTED_WORDS = 3;

/** Openers saturate: one gives .46, two .71, three .84. */
const OPENER_SCALE = 1.6;

/** How well it catches, 0 to 1; for an interview answer, also how much it already says. */
export function openingStrength(reading: PitchReading, opening: Opening): number {
  const caught = 1 - Math.exp(-opening.kinds.length / OPENER_SCALE);
  if (reading.input.pitchType !== "rh") return opening.flat ? Math.min(0.35, caught) : Math.max(0.2, caught);
  const first = reading.sentences.slice(0, 2);
  const substance = Math.max(0, ...first.map((sentence) => sentence.substance));
  return opening.flat && opening.kinds.length === 0 ? 0.3 : Math.max(0.2, 0.35 * caught + 0.65 * substance);
}

/** Whether a quotation mark is followed by at least three words before it closes. */
function opensQuotation(text: string): boolean {
  return text.split(/(?=")|[»”]/).some((part) => {
    const mark = part.search(/[«"“]/);
    return mark >= 0 && (part.slice(mark + 1).match(/\S+/g)?.length ?? 0) >= QUOTED_WORDS;
  });
}

function toSpan(sentence: PitchReading["sentences"][number]["sentence"], form: string): Span {
  return {
    start: sentence.start,
    end: sentence.end,
    quote: sentence.text,
    form,
    firstToken: sentence.firstToken,
    endToken: sentence.endToken,
    sentence: sentence.index,
  };
}

function isBareGreeting(reading: PitchReading, index: number): boolean {
  const { sentence, hasVerb } = reading.sentences.find((candidate) => candidate.index === index)!;
  if (sentence.words > 8) return false;
  const said = reading.units.tokens.slice(sentence.firstToken, sentence.endToken);
  // « Julie, Thomas, chers amis. »
  return GREETING.has(said[0]?.norm ?? "") || (!hasVerb && said.some((token) => GREETING.has(token.norm)));
}
