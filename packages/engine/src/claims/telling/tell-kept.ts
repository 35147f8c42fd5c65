import type { SentenceReading } from "../../content/pitch-reading.ts";
import { isStrongFigure } from "../../content/proofs.ts";
import type { ContentMetricLabel, Place } from "../../report.ts";
import { type ClaimContext, type Draft, signOf, wholeSentence } from "../context/claim-context.ts";
import { lineChance } from "../listener/listener.ts";
import type { Unshown } from "../signs/pick-sentence.ts";
import { isComplete, placeToQuote, showPlace, stammers } from "../context/places.ts";
import type { Role } from "../context/role-signs.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { findMeasuredChange } from "../signs/measured-change.ts";
import { openingSentences } from "./tell-opening.ts";
import { saysNothing, signsOf } from "../signs/sentence-signs.ts";
import { strays } from "../signs/strays.ts";
import { isHesitant } from "../signs/unprepared.ts";
import { worthOf } from "../worth/worth.ts";

/** Roles of the sentences that listeners remember. */
const ROLES = ["scene", "quote", "action", "proof", "result"] as const satisfies readonly Role[];

/**
 * From this chance on, readers found nine sentences in ten lived or a proof, with role models trained without the
 * writer (record 188); in a good text, from a lower chance when the sentence has a name, a figure or reported speech.
 */
const KEPT_FROM = 0.68;
const KEPT_IN_GOOD = 0.5;
/** Higher threshold for the sentence that carries a whole text. */
const CARRIES = 0.85;
const GOOD = 0.62;
const WORDS = { least: 6, most: 32 };
/** Above this chance of noise or of an unsupported claim, a sentence is not praised. */
const CLEAN = 0.3;
const MOST = 3;
const MOST_OF_GOOD = 4;
const SHOWN_WHOLE = 0.75;

/** Words of something vague, said in passing or leading to what comes next. */
const IN_PASSING = regexInLines("iu")`
  (?<![\p{L}])(?:
    etc|machin|trucs?|quelque chose|genre|bref|pas (?:mesurée?|comptée?|vérifiée?)|il me semble|je crois|
    je (?:ne )?(?:sais|me (?:souviens|rappelle)) (?:pas|plus)|et tout|voilà|on a mangé|ça commençait|
    on (?:est|était) (?:arrivée?s?|rentrée?s?|allée?s?|partie?s?|restée?s?)|
    je suis (?:arrivée?|rentrée?|allée?|partie?)|on a attendu|dans l['’]ordre
  )(?![\p{L}])|
  ~
`;

/** How likely listeners remember a sentence, 0 to 1: one of five roles, and nothing against it. */
export function keptChance(context: ClaimContext, sentence: SentenceReading): number {
  const { roles, content } = context;
  const { words } = sentence.sentence;
  if (
    words < WORDS.least ||
    words > WORDS.most ||
    !isComplete(sentence) ||
    sentence.isLoose ||
    sentence.isQuestion
  )
    return 0;
  const signs = signsOf(content, sentence);
  if (signs.restart || !(signs.past || signs.reported || signs.somebody)) return 0;
  if (isHesitant(context, sentence)) return 0;
  if (IN_PASSING.test(sentence.sentence.text) || stammers(sentence.sentence.text)) return 0;
  if (roles.family(sentence, "asserted") > CLEAN || roles.family(sentence, "noise") > CLEAN) return 0;
  if (roles.of(sentence, "off_topic") > CLEAN) return 0;
  return 1 - ROLES.reduce((none, role) => none * (1 - roles.of(sentence, role)), 1);
}

/** Roles worth keeping in a good text, whatever the tense. */
const HELD: readonly Role[] = [...ROLES, "achievement", "humour", "situation"];
/** From these qualities and chances on, nine in ten such lines told or proved something (record 215). */
const HELD_FROM = { fair: 0.6, good: 0.5 };
const GOOD_TEXT = 0.72;

/** How likely readers remember a line of a good text, 0 to 1. */
function heldChance(context: ClaimContext, sentence: SentenceReading): number {
  const { roles, content } = context;
  const { words, text } = sentence.sentence;
  const isNamed = sentence.figures.length > 0 || sentence.names.length > 0;
  if (
    words < (isNamed ? FEWEST_HELD : FEWEST_PLAIN) ||
    words > WORDS.most ||
    !isComplete(sentence) ||
    sentence.isLoose ||
    sentence.isQuestion
  )
    return 0;
  if (signsOf(content, sentence).restart || stammers(text)) return 0;
  if (IN_PASSING.test(text) || isHesitant(context, sentence)) return 0;
  if (roles.family(sentence, "asserted") > CLEAN || roles.family(sentence, "noise") > CLEAN) return 0;
  if (roles.of(sentence, "off_topic") > CLEAN) return 0;
  return 1 - HELD.reduce((none, role) => none * (1 - roles.of(sentence, role)), 1);
}
/** In words: a line this short is remembered for its figure or its name. */
const FEWEST_HELD = 5;
const FEWEST_PLAIN = 7;

/** The sentence that carries a text, if one surely does. */
export function bestKept(context: ClaimContext, from = CARRIES): SentenceReading | null {
  let best: SentenceReading | null = null;
  let most = from;
  for (const sentence of context.sentences) {
    const chance = keptChance(context, sentence);
    if (chance >= most) [best, most] = [sentence, chance];
  }
  return best;
}

const SEEN_THERE = "À garder, on voit ce qui se passe";
export const PRECISE = "À garder, c’est précis";
export const CONCRETE = "À garder, c’est concret";
/** A diploma, a price, opening hours, a version or a wish is precise, but proves no claim. */
const PROVES_NOTHING = regexInLines("iu")`
  (?<![\p{L}])(?:
    diplôm\p{L}{1,3}|(?:un|mon|le|en) (?:master|doctorat|bac|bts|cap|mba|deug|dut)(?![\p{L}])|
    (?:une|ma) licence|baccalauréat|
    (?:est|sont|vendue?s?|proposée?s?|part(?:ent)?|coûte(?:nt)?|abonnement|tarifs?|prix)
      (?: (?:à|de|aux?|environ|seulement|partir)){0,3} ?:? ?\d[\d ,.]{0,8} ?(?:€|euros?)|
    à partir de \d[\d ,.]{0,8} ?(?:€|euros?)|
    (?:ouverte?s?|ouvr\p{L}{1,3}|ferm\p{L}{1,4})[^.!?]{0,60} \d{1,2} ?h|horaires|version \d|
    je (?:re)?cherche (?:un|une|à)|je (?:souhaite|voudrais|souhaiterais)|j['’](?:aimerais|espère)
  )
`;

/** Whether the precise part of a sentence proves nothing, such as a price or a diploma. */
export const provesNothing = (text: string): boolean => PROVES_NOTHING.test(text);

/** Lowest quality for a praise: below it one such line in two was worth keeping, above it four in five. */
const WORTH_KEEPING = new Map([
  [SEEN_THERE, 0.58],
  [PRECISE, 0.62],
]);
/** In words: without punctuation, a shorter moment is quoted cut in one case out of three. */
const SEEN_WHOLE = 18;
/** « Il n’y a pas eu de blessé »: nothing happens that could be pictured. */
const UNSEEN = /(?<![\p{L}])(?:n['’]y (?:a|avait) (?:pas|plus|aucun|rien)|y a(?:vait)? pas eu)(?![\p{L}])/iu;

function isSeen({ content }: ClaimContext, sentence: SentenceReading): boolean {
  const { past, event } = signsOf(content, sentence);
  const { text, words } = sentence.sentence;
  const isWhole = content.reading.units.punctuated || words >= SEEN_WHOLE;
  return (past || event) && !UNSEEN.test(text) && isWhole;
}

/** The reason given for keeping a sentence: only what its words surely show, not which of five roles it plays. */
function whyKept(context: ClaimContext, sentence: SentenceReading, shown: string): string {
  const { reported } = signsOf(context.content, sentence);
  const { text } = sentence.sentence;
  const isHeard = reported && SAYING.test(shown) && !/[«"“]/u.test(text) && !saysNothing(sentence);
  if (isHeard && context.roles.of(sentence, "quote") >= CLEAN) return "À garder, on entend quelqu’un";
  const measured = findMeasuredChange(text);
  if (measured)
    return measured.isChange ? "À garder, on voit ce qui a changé" : "À garder, le résultat se compte";
  if (context.roles.of(sentence, "humour") >= SMILES) return "À garder, cela fait sourire";
  return sentence.figures.length > 0 || sentence.names.length > 0
    ? PRECISE
    : context.roles.family(sentence, "lived") >= SEEN
      ? SEEN_THERE
      : CONCRETE;
}
/** A quote may leave out the verb of saying that its sentence holds. */
const SAYING = regexInLines("iu")`
  (?<![\p{L}])(?:
    di[ts]|dite?s?|disent|disai\p{L}+|dire|(?:re)?demand|répon|répét|cri[eé]|hurl|lanc|murmur|souffl|chuchot|écri|
    expliqu|racont|annonc|avou|promi|propos|appel|ajout|prévenu|pri[eé]|remerci|conseill|félicit|rappel
  )
`;
const CHANGED_FROM = 0.4;
const SMILES = 0.55;
const SEEN = 0.45;

export const PROVING: readonly ContentMetricLabel[] = [
  "Persuasion",
  "Exemples concrets",
  "Méthode STAR",
  "Authenticité",
  "Pertinence",
];
const TELLING: readonly ContentMetricLabel[] = [
  "Authenticité",
  "Exemples concrets",
  "Méthode STAR",
  "Persuasion",
  "Pertinence",
];

/** Whether the chance is high enough, given the quality of the text. */
function isKept(context: ClaimContext, sentence: SentenceReading, chance: number): boolean {
  if (chance >= KEPT_FROM || (chance >= CHANGED_FROM && findMeasuredChange(sentence.sentence.text) !== null))
    return true;
  if (context.quality >= GOOD && isOwn(context, sentence)) {
    const least = context.quality >= GOOD_TEXT ? HELD_FROM.good : HELD_FROM.fair;
    if (heldChance(context, sentence) >= least) return true;
  }
  if (chance < KEPT_IN_GOOD || context.quality < GOOD) return false;
  const { event, reported } = signsOf(context.content, sentence);
  return event && (reported || sentence.figures.length > 0 || sentence.names.length > 0);
}

/** From this quality on, a result told by two numbers is praised, whatever role its sentence seems to play. */
const MEASURED_FROM = 0.5;
const NEEDED = 0.6;
const LONGEST_MEASURED = 60;

/** Where a sentence tells by two numbers what the speaker obtained: a fact, sure without any model. */
function measuredIn(context: ClaimContext, sentence: SentenceReading): Place | null {
  const { roles, content, quality } = context;
  const { text, words, start } = sentence.sentence;
  const found =
    quality >= MEASURED_FROM &&
    words <= LONGEST_MEASURED &&
    !sentence.isQuestion &&
    !sentence.isLoose &&
    sentence.hedges.length === 0 &&
    signsOf(content, sentence).past &&
    roles.of(sentence, "off_topic") <= CLEAN &&
    roles.of(sentence, "empty_figure") <= NEEDED &&
    roles.of(sentence, "problem") <= NEEDED &&
    findMeasuredChange(text);
  return found ? { start: start + found.start, end: start + found.end } : null;
}

/** Whether it holds something personal: a figure, a name, an act, reported speech. */
function isOwn({ content }: ClaimContext, sentence: SentenceReading): boolean {
  const signs = signsOf(content, sentence);
  return (
    sentence.figures.length > 0 || sentence.names.length > 0 || signs.event || signs.iActed || signs.reported
  );
}

/** In words: a line this short is easy to follow. */
const SIMPLE_WORDS = 13;

/** Below this chance that readers would keep it, a line is merely plain. */
const LEAST_KEPT = 0.09;

const LIKELIEST = { lines: 2, from: 0.12, leastWords: 4, mostWords: 34 };
/** A line is praised from this chance of being useful on, up to this chance of being wrong. */
const PRAISED = { useful: 0.65, wrong: 0.12 };

/** The lines that readers would most likely keep, each with its praise. */
function likeliestKept(context: ClaimContext): { sentence: SentenceReading; draft: Draft }[] {
  const { content } = context.content.reading.input;
  const chanceOf = (sentence: SentenceReading) => lineChance(context, sentence, "best");
  return context.sentences
    .filter(
      (sentence) =>
        sentence.sentence.words >= LIKELIEST.leastWords &&
        sentence.sentence.words <= LIKELIEST.mostWords &&
        !stammers(sentence.sentence.text) &&
        chanceOf(sentence) >= LIKELIEST.from,
    )
    .toSorted((one, other) => chanceOf(other) - chanceOf(one))
    .slice(0, LIKELIEST.lines)
    .map((sentence) => {
      const place = placeToQuote(content, sentence);
      const text = `À garder\u00a0: ${showPlace(content, place)}.`;
      return {
        sentence,
        draft: { kind: "credit", rule: "bestLine", quotes: [place], evidence: [], text },
      };
    });
}

/** The praises of single lines that the report may use. */
export const listKept = (context: ClaimContext): Draft[] => likeliestKept(context).map(({ draft }) => draft);

/** Whether the praise of a line would serve the author of the text. */
export function isWorthPraising(context: ClaimContext, draft: Draft): boolean {
  const { useful, wrong } = worthOf(context, draft);
  return useful >= PRAISED.useful && wrong <= PRAISED.wrong;
}

/** A higher limit of the chance of being wrong, for a text to keep of which nothing else would be quoted. */
const WRONG_ALONE = 0.18;

/**
 * The line to quote from a text that is kept whole and of which nothing else is quoted. Of 93 such texts, 45 get a line
 * that readers judged: 37 found it useful, five wrong, four of these in texts written to mislead.
 */
export function tellOneLine(context: ClaimContext): Draft[] {
  const metric = TELLING.find((label) => context.labels.includes(label));
  // Without punctuation, sentence boundaries are guesses.
  if (!metric || strays(context) || !context.content.reading.units.punctuated) return [];
  return likeliestKept(context)
    .filter(
      ({ sentence }) =>
        isComplete(sentence) &&
        !sentence.isQuestion &&
        !/(?<!\p{L})euh(?!\p{L})/iu.test(sentence.sentence.text),
    )
    .map(({ draft }) => ({ draft, worth: worthOf(context, draft) }))
    .filter(({ worth: { useful, wrong } }) => useful >= PRAISED.useful && wrong <= WRONG_ALONE)
    .toSorted((one, other) => other.worth.useful - other.worth.wrong - one.worth.useful + one.worth.wrong)
    .slice(0, 1)
    .map(({ draft }) => ({ ...draft, rule: "whole", metric }));
}

/** Evidence of a result told by two numbers. */
const MEASURED = "measuredChange";

/** What makes a line of an unpunctuated transcript precise: its clauses are quoted around it. */
const signIn = ({ spoken, figures, names }: SentenceReading): Place | undefined =>
  spoken ? (figures.find(isStrongFigure) ?? names[0]) : undefined;

/**
 * Lines worth keeping, quoted on cards that say nothing else.
 *
 * @param mayPraise which of the likeliest lines may be praised: training data must not depend on earlier weights
 */
export function tellKept(
  context: ClaimContext,
  unshown: Unshown,
  isSilent: (label: ContentMetricLabel) => boolean,
  mayPraise: typeof isWorthPraising,
): Draft[] {
  const { content } = context.content.reading.input;
  const drafts: Draft[] = [];
  // Keep nothing from an answer to another question.
  if (strays(context)) return drafts;
  const [opening] = openingSentences(context);
  const taken = new Set<ContentMetricLabel>();
  const praised = new Set(
    likeliestKept(context)
      .filter(({ draft }) => mayPraise(context, draft))
      .map(({ sentence }) => sentence),
  );
  const ranked = context.sentences
    .map((sentence) => ({
      sentence,
      measured: measuredIn(context, sentence),
      chance: Math.max(
        keptChance(context, sentence),
        context.quality >= GOOD ? heldChance(context, sentence) : 0,
      ),
    }))
    .filter(
      ({ sentence, chance, measured }) =>
        measured !== null ||
        (isKept(context, sentence, chance) && lineChance(context, sentence, "best") >= LEAST_KEPT) ||
        praised.has(sentence),
    )
    .toSorted(
      (one, other) =>
        Number(other.measured !== null) - Number(one.measured !== null) ||
        lineChance(context, other.sentence, "best") - lineChance(context, one.sentence, "best"),
    );
  for (const { sentence, chance, measured } of ranked) {
    if (drafts.length >= (context.quality >= GOOD_TEXT ? MOST_OF_GOOD : MOST)) break;
    const [role] = ROLES.toSorted(
      (one, other) => context.roles.of(sentence, other) - context.roles.of(sentence, one),
    );
    const own = role === "proof" || role === "result" ? PROVING : TELLING;
    const isSimple =
      context.quality >= GOOD &&
      chance >= HELD_FROM.fair &&
      context.content.reading.units.punctuated &&
      sentence.sentence.words <= SIMPLE_WORDS &&
      sentence.sentence.words >= WORDS.least;
    const cards: readonly ContentMetricLabel[] = [
      ...(sentence === opening ? (["Accroche"] as const) : []),
      ...own,
      ...(isSimple ? (["Clarté"] as const) : []),
    ];
    const isOpenCard = (card: ContentMetricLabel) => context.labels.includes(card) && !taken.has(card);
    const label =
      cards.find((card) => isOpenCard(card) && isSilent(card)) ??
      (measured ? PROVING.find(isOpenCard) : undefined);
    const place = placeToQuote(content, sentence, measured ?? signIn(sentence));
    const shown = showPlace(content, place);
    // A quote that would leave out reported words loses its point.
    const isWhole = shown.length >= SHOWN_WHOLE * (place.end - place.start);
    const why = whyKept(context, sentence, shown);
    if (why === SEEN_THERE && !isSeen(context, sentence)) continue;
    if (why === PRECISE && provesNothing(sentence.sentence.text)) continue;
    if (context.quality < (WORTH_KEEPING.get(why) ?? 0)) continue;
    if (!label || !role || !unshown.has(sentence) || !isWhole) continue;
    unshown.take(sentence);
    taken.add(label);
    drafts.push({
      kind: "credit",
      rule: "whole",
      metric: label,
      quotes: [wholeSentence(sentence)],
      evidence: measured
        ? [{ rule: MEASURED, ...measured }]
        : [signOf(`role.${role}`, sentence), signOf("syntax", sentence)],
      text: `${label === "Clarté" ? "À garder, c’est dit simplement" : why}\u00a0: ${shown}.`,
    });
  }
  return drafts;
}
