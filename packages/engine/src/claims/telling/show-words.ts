import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { ClaimPart, Place } from "../../report.ts";
import { cardOf } from "../context/cards.ts";
import { type ClaimContext, type Draft, wholeSentence } from "../context/claim-context.ts";
import { isComplete, isShownWhole, placeToQuote, showPlace, stammers } from "../context/places.ts";
import { lineChance } from "../listener/listener.ts";
import { cueOf, strongestOf, type StrongestSentence } from "../parts/part-signs.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import { isHesitant } from "../signs/unprepared.ts";
import { worthOf } from "../worth/worth.ts";
import { isWorthTelling } from "../worth/is-worth-telling.ts";
import { isLoss, isPlanned } from "../signs/no-proof.ts";
import { CONCRETE, PRECISE, PROVING, provesNothing } from "./tell-kept.ts";
import { asksPlainly, onlyShows } from "./tell-request.ts";

/**
 * Readers take a praise without words of the text for empty: words are added to such praises once all else is told, so
 * that no remark or advice changes by it.
 */
export const showWords = (context: ClaimContext, told: readonly Draft[]): Draft[] =>
  saySurely(context, showPrecise(context, showParts(context, told)));

/**
 * Says of a line only what is sure of it. Readers denied that the quoted proof is the one that convinces most, and that a
 * line without figure, name or scene is concrete: the line of a punctuated text is kept without a reason, that of a
 * transcript, often cut, is not quoted. The words are changed last, since weights are learnt from the first ones.
 */
function saySurely({ content }: ClaimContext, told: readonly Draft[]): Draft[] {
  const { punctuated } = content.reading.units;
  return told
    .filter(({ text }) => punctuated || !text.startsWith(CONCRETE))
    .map((draft) =>
      draft.rule === "bestProof"
        ? { ...draft, text: draft.text.replace("Ce qui convainc le plus", "Cela convainc") }
        : draft.text.startsWith(CONCRETE)
          ? { ...draft, text: draft.text.replace(CONCRETE, "À garder") }
          : draft,
    );
}

/** The parts that are told present, with their best sentence where that one is sure and quoted nowhere else. */
function showParts(context: ClaimContext, told: readonly Draft[]): Draft[] {
  const taken = placesOf(told);
  const blamed = told
    .filter(({ kind, rule }) => kind === "fault" && BLAMES.has(rule))
    .flatMap(({ quotes }) => quotes);
  return told.flatMap((draft) => {
    const best = isCounted(draft) ? strongestFor(context, draft.part!) : null;
    if (!best || context.content.hasGivenRoles) return [draft];
    if (draft.part === "proof" && supportsNothing(best.sentence)) return [];
    if (draft.part !== "weakness" && !isFree(best.sentence.sentence, blamed)) return [];
    const shown = showPart(context, draft, best, taken);
    if (shown) taken.push(...shown.quotes);
    return [shown ?? draft];
  });
}

/** Lowest chance of being a request for a line that asks in plain words to be shown before a likelier one. */
const PLAIN = 0.4;

/** The best sentence of a part: for the request, one that says in plain words what is asked comes first. */
function strongestFor(context: ClaimContext, part: ClaimPart): StrongestSentence | null {
  const best = strongestOf(context, part);
  if (part !== "request" || !best || asksPlainly(best.sentence.sentence.text)) return best;
  const chanceOf = (sentence: SentenceReading) => context.roles.of(sentence, "request");
  const [plain] = context.sentences
    .filter(
      (sentence) =>
        chanceOf(sentence) >= PLAIN &&
        asksPlainly(sentence.sentence.text) &&
        isQuotable(context, part, sentence),
    )
    .toSorted((one, other) => chanceOf(other) - chanceOf(one));
  return plain ? { sentence: plain, role: "request", chance: best.chance } : best;
}

/** Whether the best proof is only a plan or a loss. */
const supportsNothing = ({ sentence: { text } }: SentenceReading): boolean => isPlanned(text) || isLoss(text);

const placesOf = (told: readonly Draft[]): Place[] =>
  told.filter(({ rule }) => !IN_PASSING.has(rule)).flatMap(({ quotes }) => quotes);

/** Rules about one word, compatible with praise of the sentence. */
const IN_PASSING: ReadonlySet<string> = new Set(["filler", "hedge", "spelling", "repair"]);

/** What is blamed for these is no part that one hears: of nine such, readers found five wrong and one useful. */
const BLAMES: ReadonlySet<string> = new Set(["cliche", "opening"]);

const isCounted = ({ kind, rule, quotes }: Draft) =>
  kind === "credit" && rule === "part" && quotes.length === 0;

const isFree = (place: Place, taken: readonly Place[]) =>
  !taken.some(({ start, end }) => start < place.end && place.start < end);

/** Lowest chance of the role of a quoted sentence; a part that is not listed is never quoted this way. */
const PLAYED_FROM: Partial<Record<ClaimPart, number>> = {
  question: 0.6,
  news: 0.7,
  strength: 0.7,
  amount: 0.7,
  lesson: 0.7,
  contribution: 0.7,
  consequences: 0.7,
  link_with_job: 0.7,
  proposal: 0.85,
  request: 0.6,
  anecdote: 0.6,
  proof: 0.6,
  path: 0.6,
  team: 0.6,
  emotion: 0.6,
  customer: 0.6,
  why_this_job: 0.65,
  action: 0.7,
  achievement: 0.7,
  business_model: 0.7,
  company_fact: 0.7,
  story_or_facts: 0.88,
  example: 0.85,
  effect: 0.7,
  remedy: 0.7,
  progress: 0.7,
  link_with_me: 0.7,
  situation: 0.8,
  result: 0.8,
  problem: 0.85,
  solution: 0.85,
};
/** From a chance this much lower on, a sentence is quoted where its author would surely find the line useful. */
const LIKELY = { less: 0.12, useful: 0.75, wrong: 0.06 };
/** Below their chance, these parts were quoted wrong: « une autre entreprise vous demandera 1 500 euros ». */
const UNLIKELY = new Set<ClaimPart>(["solution", "business_model", "story_or_facts"]);
/** A higher chance in an unpunctuated transcript, whose sentences often hold more than one thing. */
const SPOKEN_MORE = 0.1;
const WORDS = { asking: 3, least: 6, most: 34 };
/** « Ce que je vous demande, c’est pas un ascenseur neuf »: what is not asked. */
const NOT_THIS = /(?<![\p{L}])(?:c['’]est|ce n['’]est|n['’]est|est) pas(?![\p{L}])/iu;

/** A part that is told present without words, with its best sentence where that one is sure. */
function showPart(
  context: ClaimContext,
  draft: Draft,
  best: StrongestSentence,
  taken: readonly Place[],
): Draft | null {
  const { content } = context;
  const part = draft.part!;
  const least = (PLAYED_FROM[part] ?? 1) + (best.sentence.spoken ? SPOKEN_MORE : 0);
  if (best.chance < least - LIKELY.less || !isQuotable(context, part, best.sentence)) return null;
  const source = content.reading.input.content;
  const place = placeToQuote(source, best.sentence, cueOf(context, part, best.sentence) ?? undefined);
  if (!isShownWhole(source, place)) return null;
  const shown: Draft = {
    ...draft,
    quotes: [wholeSentence(best.sentence)],
    text: `${draft.text.slice(0, -1)}\u00a0: ${showPlace(source, place)}.`,
  };
  if (!isFree(shown.quotes[0]!, taken) || !isWorthTelling(context, shown)) return null;
  if (best.chance >= least) return shown;
  if (UNLIKELY.has(part)) return null;
  const { useful, wrong } = worthOf(context, shown);
  return useful >= LIKELY.useful && wrong <= LIKELY.wrong ? shown : null;
}

function isQuotable(context: ClaimContext, part: ClaimPart, sentence: SentenceReading): boolean {
  const { words, text } = sentence.sentence;
  const { asks, iActed } = signsOf(context.content, sentence);
  if (words > WORDS.most || !isComplete(sentence) || stammers(text) || isHesitant(context, sentence))
    return false;
  if (part === "request")
    return (
      (asks || sentence.figures.length > 0) &&
      words >= WORDS.asking &&
      !NOT_THIS.test(text) &&
      !onlyShows(text)
    );
  if (part === "solution" && asks) return false;
  if (part === "achievement" && !iActed) return false;
  // « Plus petits, mais on les a sortis »: a fact that can be checked has a figure or a name.
  if (part === "proof" && sentence.figures.length + sentence.names.length === 0) return false;
  return words >= WORDS.least;
}

/** « À garder, c’est précis », of a line, says it of the whole as well: told once. */
const isPreciseLine = ({ kind, text, quotes }: Draft): boolean =>
  kind === "credit" && quotes.length > 0 && text.startsWith(PRECISE);

const FEW = { least: 7, most: 26 };
const PROVES = 0.4;
const PRESENTS = 0.3;

/** « C’est précis », with the line that shows it best, on a card that would say nothing. */
function showPrecise(context: ClaimContext, told: Draft[]): Draft[] {
  const found = told.find(
    ({ kind, rule, form }) => kind === "credit" && rule === "heard" && form === "precise",
  );
  if (!found) return told;
  const line = told.find(isPreciseLine);
  if (line)
    return told.flatMap((draft) =>
      draft === found ? [] : [draft === line ? { ...line, form: "precise" } : draft],
    );
  const source = context.content.reading.input.content;
  const taken = placesOf(told);
  const best = context.sentences
    .filter((sentence) => isPrecise(context, sentence) && isFree(sentence.sentence, taken))
    .toSorted((one, other) => lineChance(context, other, "best") - lineChance(context, one, "best"))
    .map((sentence) => ({ sentence, place: placeToQuote(source, sentence) }))
    .find(({ place }) => isShownWhole(source, place));
  if (!best) {
    const isAlone = !told.some(
      (draft) => draft !== found && draft.rule === "heard" && draft.kind === "credit",
    );
    return isAlone ? told : told.filter((draft) => draft !== found);
  }
  const metric = PROVING.find(
    (label) =>
      context.labels.includes(label) && !told.some((draft) => cardOf(draft, context.labels) === label),
  );
  const shown: Draft = {
    ...found,
    ...(metric && { metric }),
    quotes: [wholeSentence(best.sentence)],
    text: `${found.text.slice(0, -1)}\u00a0: ${showPlace(source, best.place)}.`,
  };
  return told.map((draft) => (draft === found ? shown : draft));
}

function isPrecise(context: ClaimContext, sentence: SentenceReading): boolean {
  const { roles, content } = context;
  const { words, text } = sentence.sentence;
  return (
    content.reading.units.punctuated &&
    // « Je peux accepter 34 500 »: a precise sum is not always to be kept.
    context.form.name !== "salary" &&
    !isHesitant(context, sentence) &&
    words >= FEW.least &&
    words <= FEW.most &&
    sentence.figures.length + sentence.names.length > 0 &&
    !sentence.isQuestion &&
    isComplete(sentence) &&
    !stammers(text) &&
    !provesNothing(text) &&
    roles.of(sentence, "self_intro") < PRESENTS &&
    roles.family(sentence, "noise") < PRESENTS &&
    roles.family(sentence, "asserted") < PRESENTS &&
    Math.max(roles.family(sentence, "evidence"), roles.family(sentence, "lived")) >= PROVES
  );
}
