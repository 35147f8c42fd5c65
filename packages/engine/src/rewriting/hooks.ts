import type { PitchReading, SentenceReading } from "../content/pitch-reading.ts";
import type { FigureKind } from "../language/figures.ts";
import { countWords, type PitchType } from "../pitch.ts";
import type { Edit, Hook, HookType } from "../report.ts";
import { composeText } from "./compose.ts";
import { writeGap } from "./gaps.ts";
import { isComplete } from "../claims/places.ts";
import { syntaxOf } from "../language/syntax.ts";
import { isWholeClause } from "./part-sentences.ts";
import { unsureStarts } from "./unsure-ends.ts";
import { LOWEST_VALIDITY } from "./perfect-pitch.ts";
import { capitalize } from "./remove-ranges.ts";
import type { SentenceRoles } from "../roles/read-roles.ts";
import type { Family } from "../roles/role-names.ts";

/** A moment, at the start of a sentence. */
const SCENE =
  /^(?:\S{1,40},? )?(?:un (?:jour|soir|matin|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi)|(?:ce|cette) (?:jour|matin|soir|nuit)-là|une nuit|il y a (?:\S{1,40} ){1,2}(?:ans|mois|semaines)|en (?:\S{1,40} )?(?:19|20)\d\d|le \d{1,2} \S{1,40}|le premier|l'(?:an|hiver|été|automne) dernier|l'année dernière|la (?:semaine|nuit) dernière|je me souviens|tu avais (?:\S{1,40} )?ans|j'avais (?:\S{1,40} )?ans)(?![\p{L}])/iu;
const CONTRAST = /\b(?:contrairement|pourtant|alors que|au lieu d|en revanche|là où|mais pas|et non)/i;
const LEANS =
  /^(?:comme ça|après|là|quand même|du coup|au final|au début|bref|sinon|déjà|bon|surtout|plus|moins|même|il|elle|ils|elles|ce|c'|cela|ça|cet|cette|ces|son|sa|ses|leur|leurs|celui|celle|ceux|y|en effet|cependant|pourtant|et|mais|donc|ensuite|puis|enfin|alors|résultat|d'où|aussi|ainsi|parce)\b/i;
/** « six clubs l'utilisent »: what « l' » stands for was said before. */
const LEANS_INSIDE = /^(?:\S{1,40} ){1,6}cela |\bl['’](?:utilis|ont|a |emploi|achèt|adopt)/;
/** « On le balance », « j'en ai vendu »: the pronoun stands for something that was said before. */
const LEANS_ON_OBJECT =
  /(?:^|[\s,])(?:je |j['’]|tu |on |nous |vous )(?:ne |n['’])?(?:les? |la |l['’]|en |y |lui |leur )(?!(?:jour|soir|matin|fait))/i;
const THIRD_PERSON =
  /(?<![\p{L}'’-])(?:ils?|elles?)(?![\p{L}])(?! (?:y a|faut|fallait|existe|est \d|était \d|pleut|pleuvait|neigeait))/iu;
/** Something that a pronoun can stand for: a noun group, a number, a name. */
const NOUN_GROUP =
  /(?<![\p{L}])(?:les?|la|l['’]|un|une|des|du|mon|ma|mes|ton|ta|tes|notre|nos|votre|vos|son|sa|ses|ce|cet|cette|ces|chaque|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)(?![\p{L}])|\d|(?<!^)(?<!« )\p{Lu}\p{Ll}/u;
const DULL =
  /^je (?:vous (?:raconte|explique|dis|écoute|fais)|vais|devais|m'appelle|suis|pense|crois|dirais|voudrais)\b|^bonjour|^merci|^(?:ah|oh|non|oui|voilà|bref)\b|^pas du tout\b|^après,|^\p{L}{1,40} (?:pourtant|aussi|donc)\b|^l['’](?:idée|objectif)\b|^le (?:but|principe|projet)\b/iu;
/** What the speaker earns or asks strikes nobody. */
const EARNS = /^(?:nous|je|on) (?:gagn|factur|prélev|pren|vend|coût|touch)/i;
const MOST_CANDIDATES = 40;
const LONGEST = 30;
const SHORTEST = 5;
const SHORTEST_QUOTE = 4;
/** A first sentence that holds a figure was written to open. */
const WRITTEN_TO_OPEN = 1.5;

interface Candidate {
  index: number;
  text: string;
  reading: SentenceReading;
  strength: number;
}

const TEMPLATES: Record<Exclude<HookType, "chiffre">, string> = {
  question: `Savez-vous ${writeGap("ce que votre public ignore et que vous avez constaté")} ?`,
  histoire: `${writeGap("le jour et le lieu")}, ${writeGap("ce que vous avez vu ou entendu ce jour-là")}.`,
  contraste: `On croit souvent que ${writeGap("l'idée reçue")}. En réalité, ${writeGap("ce que vous avez constaté")}.`,
  citation: `« ${writeGap("une phrase que l'on vous a vraiment dite")} »`,
};
const FIGURE_TEMPLATES: Record<PitchType, string> = {
  produit: `${writeGap("un chiffre qui surprend, avec son unité")} : voilà ce que cela coûte aujourd'hui.`,
  rh: `${writeGap("un résultat chiffré dont vous êtes fier ou fière")} : voilà ce que j'ai changé.`,
  perso: `${writeGap("un nombre d'années, de jours ou de personnes")} : voilà ce que nous avons partagé.`,
};

const TEMPLATE_ORDER: Record<PitchType, HookType[]> = {
  produit: ["chiffre", "question", "contraste"],
  rh: ["histoire", "chiffre", "contraste"],
  perso: ["histoire", "citation", "question"],
};

/** What a sentence does, by how much it makes one want to hear the rest. */
const FAMILY_WEIGHT: Partial<Record<Family, number>> = {
  evidence: 2.5,
  lived: 2,
  need: 1.5,
  explained: 0.5,
  asserted: -1,
  offer: -0.5,
  self: -0.5,
  noise: -3,
  frame: -2,
  asked: -2,
};
/** Greetings and thanks are what a toast is made of. */
const FRAME_OF_TOASTS = 0;
const HOOKS = 3;

/**
 * Three ways to open, the best first: sentences of the pitch that can be said before anything else, ranked by what they
 * do and by the facts they hold. Where the pitch has too few, a bracketed template stands for what only its author
 * knows; all three are templates where there is no pitch (validity under .35). No number and no name that the pitch
 * lacks.
 *
 * @param roles what each sentence does, as `readRoles` guesses it
 * @param edits of the rewriting, which a hook takes over
 */
export function writeHooks(
  reading: PitchReading,
  roles: readonly SentenceRoles[],
  validity: number,
  edits: readonly Edit[],
): Hook[] {
  const { pitchType } = reading.input;
  const sentences = validity < LOWEST_VALIDITY ? [] : candidates(reading, roles, edits);
  const quoted = quotedWords(sentences, reading);
  const ranked = [
    ...sentences.map((sentence) => ({
      type: typeOf(sentence),
      text: sentence.text,
      strength: sentence.strength,
    })),
    ...(quoted ? [{ type: "citation" as const, text: quoted, strength: STRENGTH_OF_WORDS }] : []),
  ]
    .filter(({ strength }) => strength >= WEAKEST)
    .toSorted((left, right) => right.strength - left.strength);
  const hooks: Hook[] = [];
  for (const { type, text } of ranked) {
    const words = text.replace(/^«\s|\s»$/gu, "");
    const isTold = hooks.some((hook) => hook.text.includes(words) || text.includes(hook.text));
    if (hooks.length < HOOKS && !isTold) hooks.push({ type, text });
  }
  for (const type of [...TEMPLATE_ORDER[pitchType], "contraste", "question"] as const) {
    if (hooks.length === HOOKS) break;
    const text = type === "chiffre" ? FIGURE_TEMPLATES[pitchType] : TEMPLATES[type];
    if (!hooks.some((hook) => hook.text === text)) hooks.push({ type, text });
  }
  return hooks;
}

/** What somebody said strikes more than most sentences. */
const STRENGTH_OF_WORDS = 3;
/** Under this a sentence opens nothing better than a blank line would. */
const WEAKEST = -1;

function typeOf({ text, reading }: Candidate): HookType {
  if (reading.isQuestion) return "question";
  if (quotesWords(text)) return "citation";
  if (reading.figures.some(({ kind }) => isWorthKnowing(kind))) return "chiffre";
  return CONTRAST.test(text) ? "contraste" : "histoire";
}

const SHORTEST_QUOTATION = 8;

/** Two marks with eight characters between them, and somewhere between an opening and the last closing one two gaps. */
function quotesWords(text: string): boolean {
  const lastClosing = Math.max(text.lastIndexOf("»"), text.lastIndexOf('"'));
  const words = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => index + word.length);
  let opening = -1;
  let isLong = false;
  let isParted = false;
  let word = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (at === words[word]! - 1) {
      const next = words[word + 1];
      isParted ||= opening >= 0 && next !== undefined && lastClosing > next;
      word += 1;
    }
    const mark = text[at];
    if (mark === "»" || mark === '"') {
      isLong ||= opening >= 0 && at - opening > SHORTEST_QUOTATION;
      opening = mark === '"' ? at : -1;
    } else if (mark === "«" && opening < 0) opening = at;
  }
  return isLong && isParted;
}

/** Words that somebody said, alone: the sentence that brings them may lean on the one before. */
function quotedWords(sentences: readonly Candidate[], reading: PitchReading): string | null {
  if (sentences.length === 0) return null;
  const quoted = reading.sentences.flatMap(({ sentence }) => {
    const said = Array.from(sentence.text.matchAll(/«([^«»]*)»/g), ([, inside = ""]) => inside.trim()).find(
      (words) => words.length >= 12 && words.length <= 160 && !words.includes("\n"),
    );
    return said && countWords(said) >= SHORTEST_QUOTE ? [said] : [];
  })[0];
  return quoted ? `«\u00a0${capitalize(quoted)}\u00a0»` : null;
}

/** « Et là, le silence »: without its link it can be said first. */
const LINK_BEFORE = /^(?:et|mais|donc|alors|puis|ensuite|enfin|bref|voilà|bon),? (?=\p{L})/iu;

/** Sentences that can be said first: short enough, whole, leaning on nothing before them. */
function candidates(
  reading: PitchReading,
  roles: readonly SentenceRoles[],
  edits: readonly Edit[],
): Candidate[] {
  const { original, input } = reading;
  const last = reading.sentences.at(-1);
  const rolesAt = new Map(roles.map((role) => [role.start, role]));
  const unsure = unsureStarts(original);
  const syntax = syntaxOf(original);
  const found: Candidate[] = [];
  for (const sentence of reading.sentences) {
    if (found.length >= MOST_CANDIDATES) break;
    const { start, end, words } = sentence.sentence;
    if (words < SHORTEST || words > LONGEST || !sentence.hasVerb || sentence.superlatives.length > 0)
      continue;
    const index = original.sentences.findIndex((other) => other.end === sentence.sentence.end);
    // A line that begins or ends inside a clause is no line, nor is one whose ends are only guessed.
    if (index < 0 || unsure.has(index) || unsure.has(index + 1) || !isComplete(sentence)) continue;
    if (!original.punctuated && !isWholeClause(syntax[index]!)) continue;
    const source = original.source.slice(start, end);
    const own = edits
      .filter((edit) => edit.to === undefined && edit.start >= start && edit.end <= end)
      .filter(({ kind }) => kind !== "gap" && kind !== "split")
      .map((edit) => Object.assign({}, edit, { start: edit.start - start, end: edit.end - start }));
    // Verses and items stand on several lines, an opening is said in one.
    const cleaned = composeText(source, own)
      .split("\n")
      .map((line) => line.trim())
      .join(" ")
      .replace(/^(?:[-–—•*·▪●]\s)+/, "");
    const text = capitalize(cleaned.replace(/^\p{Lu}\p{L}+ ?: /u, "").replace(LINK_BEFORE, ""));
    if (text === "" || DULL.test(text) || leansOnBefore(text)) continue;
    // A doubt opens nothing; what the speaker asks for comes last.
    if (sentence.hedges.length > 0 || (sentence.calls.length > 0 && !sentence.isQuestion)) continue;
    if (sentence === last && sentence.index > 2) continue;
    found.push({
      index: sentence.index,
      text,
      reading: sentence,
      strength: strengthOf(sentence, text, rolesAt.get(start), input.pitchType),
    });
  }
  return found;
}

function leansOnBefore(text: string): boolean {
  if (LEANS.test(text) || LEANS_INSIDE.test(text) || LEANS_ON_OBJECT.test(text)) return true;
  const pronoun = THIRD_PERSON.exec(text);
  return pronoun !== null && !NOUN_GROUP.test(text.slice(0, pronoun.index));
}

const KIND_WEIGHT: Record<FigureKind, number> = {
  percent: 5,
  ratio: 2,
  money: 3,
  quantity: 1,
  duration: 1,
  date: 0,
  plain: 0,
};
const LARGE = 10;

/** How much the figures of a sentence strike: a share or a sum most, a large count more than « deux associés ». */
function figureWeight(sentence: Omit<Candidate, "strength">): number {
  const weights = sentence.reading.figures.map(({ kind, value }) => {
    return (
      KIND_WEIGHT[kind] +
      (kind === "quantity" && (value ?? 0) >= LARGE ? 2 : 0) +
      (kind === "duration" && (value ?? 0) >= LARGE ? 1 : 0)
    );
  });
  const opens = sentence.index === 0 && weights.length > 0 ? WRITTEN_TO_OPEN : 0;
  const dull = EARNS.test(sentence.text) ? 3 : 0;
  return Math.max(0, ...weights) - dull + 0.4 * Math.min(3, weights.length) + opens - sentence.index / 100;
}

/** A share, a sum or a count can surprise; an hour or a date cannot. */
function isWorthKnowing(kind: FigureKind): boolean {
  return kind === "percent" || kind === "ratio" || kind === "money" || kind === "quantity";
}

/** A price opens nothing: it answers a question that nobody has asked yet. */
const PRICE = /\b(?:coûte|coûtent|abonnement|tarif|prix|formule|par mois|factur)/i;
const PRICE_COST = 4;
const EASY_WORDS = 16;
const MANY_WORDS = 22;

function strengthOf(
  reading: SentenceReading,
  text: string,
  roles: SentenceRoles | undefined,
  pitchType: PitchType,
): number {
  let strength = 0.4 * figureWeight({ index: reading.index, text, reading });
  for (const [family, weight] of Object.entries(FAMILY_WEIGHT))
    strength +=
      (family === "frame" && pitchType === "perso" ? FRAME_OF_TOASTS : weight) *
      (roles?.families[family as Family] ?? 0);
  if (reading.isQuestion) strength += 0.5;
  if (SCENE.test(text)) strength += 1;
  if (CONTRAST.test(text)) strength += 0.7;
  if (quotesWords(text)) strength += 0.8;
  if (EARNS.test(text)) strength -= 2;
  // Anybody could say it: nobody listens up.
  if (reading.cliches.length > 0) strength -= 2;
  if (reading.figures.some(({ kind }) => kind === "money") && PRICE.test(text)) strength -= PRICE_COST;
  const { words } = reading.sentence;
  return strength + (words <= EASY_WORDS ? 0.5 : words > MANY_WORDS ? -0.7 : 0);
}
