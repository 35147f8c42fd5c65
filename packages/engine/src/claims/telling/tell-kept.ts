import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { ContentMetricLabel } from "../../report.ts";
import { type ClaimContext, type Draft, signOf, wholeSentence } from "../context/claim-context.ts";
import { lineChance } from "../listener/listener.ts";
import type { Unshown } from "../signs/pick-sentence.ts";
import { isComplete, placeToQuote, showPlace, stammers } from "../context/places.ts";
import type { Role } from "../context/role-signs.ts";
import { openingSentences } from "./tell-opening.ts";
import { saysNothing, signsOf } from "../signs/sentence-signs.ts";
import { strays } from "../signs/strays.ts";
import { isHesitant } from "../signs/unprepared.ts";
import { worthOf } from "../worth/worth.ts";

/** Roles of what listeners keep of a speech. */
const ROLES = ["scene", "quote", "action", "proof", "result"] as const satisfies readonly Role[];

/**
 * From this chance on, readers told nine sentences in ten as something that is lived or that proves, by roles blind to the
 * writer (record 188); in a good text as many from a lower one, where the sentence names somebody, counts or lets speak.
 */
const KEPT_FROM = 0.68;
const KEPT_IN_GOOD = 0.5;
/** What carries a whole text is surer. */
const CARRIES = 0.85;
const GOOD = 0.62;
const WORDS = { least: 6, most: 32 };
/** A sentence of more noise, or of more claims, is praised by nobody. */
const CLEAN = 0.3;
const MOST = 3;
const MOST_OF_GOOD = 4;
const SHOWN_WHOLE = 0.75;

/** What is told in passing, or only leads to what comes next. */
const IN_PASSING =
  /(?<![\p{L}])(?:etc|machin|trucs?|quelque chose|genre|bref|pas (?:mesurée?|comptée?|vérifiée?)|il me semble|je crois|je (?:ne )?(?:sais|me (?:souviens|rappelle)) (?:pas|plus)|et tout|voilà|on a mangé|ça commençait|on (?:est|était) (?:arrivée?s?|rentrée?s?|allée?s?|partie?s?|restée?s?)|je suis (?:arrivée?|rentrée?|allée?|partie?)|on a attendu|dans l['’]ordre)(?![\p{L}])|~/iu;

/** How likely a sentence is one of those that listeners keep, 0 to 1: one of five roles, and nothing against it. */
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

/** Roles of what is worth keeping in a good text, whatever its tense. */
const HELD: readonly Role[] = [...ROLES, "achievement", "humour", "situation"];
/** From these qualities and chances on, nine in ten of such lines were told or proved something (record 215). */
const HELD_FROM = { fair: 0.6, good: 0.5 };
const GOOD_TEXT = 0.72;

/** How likely a line of a good text is one that readers hold on to, 0 to 1. */
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
/** A line this short is held on to for its number or its name. */
const FEWEST_HELD = 5;
const FEWEST_PLAIN = 7;

/** The sentence that carries a text, where one surely does. */
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
const PRECISE = "À garder, c’est précis";
/** A diploma, a price, opening hours, a version or a wish is precise, and proves nothing of what is claimed. */
const PROVES_NOTHING =
  /(?<![\p{L}])(?:diplôm\p{L}{1,3}|(?:un|mon|le|en) (?:master|doctorat|bac|bts|cap|mba|deug|dut)(?![\p{L}])|(?:une|ma) licence|baccalauréat|(?:est|sont|vendue?s?|proposée?s?|part(?:ent)?|coûte(?:nt)?|abonnement|tarifs?|prix)(?: (?:à|de|aux?|environ|seulement|partir)){0,3} ?:? ?\d[\d ,.]{0,8} ?(?:€|euros?)|à partir de \d[\d ,.]{0,8} ?(?:€|euros?)|(?:ouverte?s?|ouvr\p{L}{1,3}|ferm\p{L}{1,4})[^.!?]{0,60} \d{1,2} ?h|horaires|version \d|je (?:re)?cherche (?:un|une|à)|je (?:souhaite|voudrais|souhaiterais)|j['’](?:aimerais|espère))/iu;

/** Whether what is precise in a sentence proves nothing: nobody is praised for a price or a diploma. */
export const provesNothing = (text: string): boolean => PROVES_NOTHING.test(text);

/** In a poorer text one such line in two was worth keeping; in the others four in five. */
const WORTH_KEEPING = new Map([
  [SEEN_THERE, 0.58],
  [PRECISE, 0.62],
]);
/** Where no stop was written, in fewer words a moment is shown cut: one in three was. */
const SEEN_WHOLE = 18;
/** « Il n’y a pas eu de blessé »: what did not happen is seen by nobody. */
const UNSEEN = /(?<![\p{L}])(?:n['’]y (?:a|avait) (?:pas|plus|aucun|rien)|y a(?:vait)? pas eu)(?![\p{L}])/iu;

function isSeen({ content }: ClaimContext, sentence: SentenceReading): boolean {
  const { past, event } = signsOf(content, sentence);
  const { text, words } = sentence.sentence;
  const isWhole = content.reading.units.punctuated || words >= SEEN_WHOLE;
  return (past || event) && !UNSEEN.test(text) && isWhole;
}

/** What is surely so of a sentence that is kept: what is heard in it, not which of five roles it plays. */
function whyKept(context: ClaimContext, sentence: SentenceReading): string {
  const { reported } = signsOf(context.content, sentence);
  const { text } = sentence.sentence;
  const isHeard = reported && !/[«"“]/u.test(text) && !saysNothing(sentence);
  if (isHeard && context.roles.of(sentence, "quote") >= CLEAN) return "À garder, on entend quelqu’un";
  if (CHANGED.test(text)) return "À garder, on voit ce qui a changé";
  if (context.roles.of(sentence, "humour") >= SMILES) return "À garder, cela fait sourire";
  return sentence.figures.length > 0 || sentence.names.length > 0
    ? PRECISE
    : context.roles.family(sentence, "lived") >= SEEN
      ? SEEN_THERE
      : "À garder, c’est concret";
}
/** « On est passés de 8 à 21 % » */
const CHANGED =
  /(?<![\p{L}])(?:pass|tomb|descend|mont|grimp|chut|baiss|augment)\p{L}{1,6} (?:\p{L}{1,12} ){0,2}de (?:\d|\p{L}{2,9} )[^.;,]{0,30} à (?:\d|moins|plus|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|cent)/iu;
const CHANGED_FROM = 0.4;
const SMILES = 0.55;
const SEEN = 0.45;

const PROVING: readonly ContentMetricLabel[] = [
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

/** As likely as it must be, by the text that it stands in. */
function isKept(context: ClaimContext, sentence: SentenceReading, chance: number): boolean {
  if (chance >= KEPT_FROM || (chance >= CHANGED_FROM && CHANGED.test(sentence.sentence.text))) return true;
  if (context.quality >= GOOD && isOwn(context, sentence)) {
    const least = context.quality >= GOOD_TEXT ? HELD_FROM.good : HELD_FROM.fair;
    if (heldChance(context, sentence) >= least) return true;
  }
  if (chance < KEPT_IN_GOOD || context.quality < GOOD) return false;
  const { event, reported } = signsOf(context.content, sentence);
  return event && (reported || sentence.figures.length > 0 || sentence.names.length > 0);
}

/** It holds something that nobody else would say: a number, a name, an act, words that were said. */
function isOwn({ content }: ClaimContext, sentence: SentenceReading): boolean {
  const signs = signsOf(content, sentence);
  return (
    sentence.figures.length > 0 || sentence.names.length > 0 || signs.event || signs.iActed || signs.reported
  );
}

/** A line this short is followed by anybody. */
const SIMPLE_WORDS = 13;

/** Under this chance that readers would keep it, a line is only plain. */
const LEAST_KEPT = 0.09;

const LIKELIEST = { lines: 2, from: 0.12, leastWords: 4, mostWords: 34 };
/** A line is praised from the first chance on that this is useful, up to the other one that it is wrong. */
const PRAISED = { useful: 0.65, wrong: 0.12 };

/** The lines that readers would likeliest keep, each as it would be praised. */
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

/** What may be praised as a line to keep. */
export const listKept = (context: ClaimContext): Draft[] => likeliestKept(context).map(({ draft }) => draft);

/** Whether the author of a text would be served by the praise of a line. */
export function isWorthPraising(context: ClaimContext, draft: Draft): boolean {
  const { useful, wrong } = worthOf(context, draft);
  return useful >= PRAISED.useful && wrong <= PRAISED.wrong;
}

/** Up to this chance that it is wrong, a line is praised where a kept text would be shown none of its words. */
const WRONG_ALONE = 0.18;

/**
 * The line to keep of a text that is kept whole and of which nothing is shown. Of 93 such texts, 45 get a line that readers
 * judged: 37 found it useful, five wrong, four of these of texts written to mislead.
 */
export function tellOneLine(context: ClaimContext): Draft[] {
  const metric = TELLING.find((label) => context.labels.includes(label));
  // Where no stop was written, a line is cut by guess.
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

/**
 * What is worth keeping, on cards that say nothing else: in the words of the text, two at most.
 *
 * @param mayPraise which of the likeliest lines may be praised: what is learnt from must not hang on what was learnt before
 */
export function tellKept(
  context: ClaimContext,
  unshown: Unshown,
  isSilent: (label: ContentMetricLabel) => boolean,
  mayPraise: typeof isWorthPraising,
): Draft[] {
  const { content } = context.content.reading.input;
  const drafts: Draft[] = [];
  // What answers another question is not to be kept.
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
      chance: Math.max(
        keptChance(context, sentence),
        context.quality >= GOOD ? heldChance(context, sentence) : 0,
      ),
    }))
    .filter(
      ({ sentence, chance }) =>
        (isKept(context, sentence, chance) && lineChance(context, sentence, "best") >= LEAST_KEPT) ||
        praised.has(sentence),
    )
    .toSorted(
      (one, other) => lineChance(context, other.sentence, "best") - lineChance(context, one.sentence, "best"),
    );
  for (const { sentence, chance } of ranked) {
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
    const label = cards.find((card) => context.labels.includes(card) && !taken.has(card) && isSilent(card));
    const place = placeToQuote(content, sentence);
    const shown = showPlace(content, place);
    // Words of somebody that would be left out of the quote were the point of it.
    const isWhole = shown.length >= SHOWN_WHOLE * (place.end - place.start);
    const why = whyKept(context, sentence);
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
      evidence: [signOf(`role.${role}`, sentence), signOf("syntax", sentence)],
      text: `${label === "Clarté" ? "À garder, c’est dit simplement" : why}\u00a0: ${shown}.`,
    });
  }
  return drafts;
}
