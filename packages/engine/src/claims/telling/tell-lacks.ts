import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { ClaimPart, ClaimRule, ContentMetricLabel, Evidence, Place } from "../../report.ts";
import { findExcuses } from "../signs/find-excuses.ts";
import { type ClaimContext, type Draft, signOf } from "../context/claim-context.ts";
import {
  bareClaim,
  claimsOnly,
  MOST_UNMARKED,
  mostOfRoles,
  surest,
  type Unshown,
} from "../signs/pick-sentence.ts";
import { raisesMoney } from "../signs/find-request.ts";
import { isComplete, placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import type { Role } from "../context/role-signs.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { answerClaim, BESIDE_THE_OFFER, kindOfClaim } from "./claim-kinds.ts";
import { asksEnough } from "../listener/doubt.ts";
import { heardChance } from "../listener/listener.ts";
import { isPrecise } from "./tell-request.ts";
import { openingSentences, OPENED_BY_SCENE } from "./tell-opening.ts";

/** What a card lacks, with one thing to do, quoting the text. */
export interface Lack {
  /** What a listener hears or misses, then what to do about it: one sentence each. */
  hears: string;
  todo: string;
  quotes: Place[];
  evidence: Evidence[];
  /** Praise: nothing needs to be done about it. */
  isPraise?: boolean;
}

/** Input of a teller. */
export interface Asked {
  context: ClaimContext;
  told: readonly Draft[];
  unshown: Unshown;
}

/** Above these chances a sentence does something; at or below `absent`, nothing in the text does. */
const LIMITS = {
  claims: 0.55,
  cliche: 0.6,
  absent: 0.3,
  absentScene: 0.15,
  empty: 0.6,
  weakEnd: 0.55,
  shown: 0.5,
};

type Tell = (words: string) => [hears: string, todo: string];

const isPraised = ({ told }: Asked, ...names: (ClaimRule | ClaimPart)[]) =>
  told.some(({ kind, rule, part }) => kind === "credit" && names.includes(part ?? rule));

function ofSentence(asked: Asked, sentence: SentenceReading | null, tell: Tell): Lack | null {
  if (!sentence) return null;
  const { content } = asked.context.content.reading.input;
  const place = placeToQuote(content, sentence);
  asked.unshown.take(sentence);
  const [hears, todo] = tell(showPlace(content, place));
  return {
    hears,
    todo,
    quotes: [place],
    evidence: [signOf("role", sentence), signOf("measures", sentence)],
  };
}

const ofText = (hears: string, todo: string): Lack => ({ hears, todo, quotes: [], evidence: [] });

/** Forms in which the speaker must be believed: a story, an explanation or a question needs no proof. */
const BELIEVED = new Set([
  "product",
  "demonstration",
  "self",
  "story",
  "motivation",
  "salary",
  "weakness",
  "persuasion",
  "answer",
]);
/** In a better text, what one sentence claims is shown by another: readers found such a remark wrong. */
const DOUBTED = 0.45;
/** In words: a longer claim would be quoted cut. */
const MOST_CLAIMED = 20;

/** A claim that nothing supports, and what a listener would ask about it. */
function onlyClaimed(asked: Asked): Lack | null {
  const { context, unshown } = asked;
  if (!BELIEVED.has(context.form.name) || context.quality >= DOUBTED) return null;
  const found = unshown.pick(
    (sentence) =>
      sentence.sentence.words > MOST_CLAIMED ||
      kindOfClaim(context, sentence) === "wish" ||
      // Asked for a sum, nobody tells what taught them an opinion.
      (context.form.name === "salary" && kindOfClaim(context, sentence) === "opinion") ||
      isBeside(context, sentence) ||
      (context.form.name === "product" && BESIDE_THE_OFFER.test(sentence.sentence.text))
        ? 0
        : bareClaim(context, sentence),
    LIMITS.claims,
  );
  const { content } = context.content.reading.input;
  const answer = found && answerClaim(context, found, showPlace(content, placeToQuote(content, found)));
  return answer ? ofSentence(asked, found, () => [...answer]) : null;
}

/** « Je vis au jour le jour, je me projette pas »: a negative statement cannot be illustrated. */
const OF_WHAT_IS_NOT =
  /(?<![\p{L}])(?:je|j['’]|moi je) [^,.]{0,25}(?<![\p{L}])(?:pas|jamais|rien)(?![\p{L}])/iu;
const ABOUT_ME = /(?<![\p{L}])(?:je|j['’]|moi|mon|ma|mes|nous|notre|nos|on)(?![\p{L}])/iu;

/** Needs no proof: the speaker says what they do not do, or somebody else did something. */
function isBeside({ content }: ClaimContext, sentence: SentenceReading): boolean {
  const { text } = sentence.sentence;
  if (content.reading.input.pitchType === "rh" && OF_WHAT_IS_NOT.test(text)) return true;
  return signsOf(content, sentence).past && !ABOUT_ME.test(text);
}

/** Formal phrases are expected to be conventional. */
const COURTESY =
  /condoléances|félicitations|nos vœux|(?:mesdames|messieurs) les? (?:membres|jurés)|monsieur le président|madame la présidente/iu;

/** Called for a measure that costs a card many points: returns a remark that is true of this text, or null. */
type Teller = (asked: Asked) => Lack | null;

export const LACKS: Readonly<Record<string, Teller>> = {
  claimShare: onlyClaimed,
  assertedShare: onlyClaimed,
  proofShare: onlyClaimed,
  evidenceShare: onlyClaimed,
  clicheShare: (asked) =>
    ofSentence(
      asked,
      asked.unshown.pick(
        (sentence) =>
          COURTESY.test(sentence.sentence.text)
            ? 0
            : Math.min(asked.context.roles.of(sentence, "cliche"), claimsOnly(asked.context, sentence) + 0.2),
        LIMITS.cliche,
      ),
      (said) => [`${said}\u00a0: d’autres le diraient ainsi.`, "Mettez-y un détail que vous avez vu."],
    ),
  livedShare: (asked) =>
    isPraised(
      asked,
      "scene",
      "action",
      "anecdote",
      "bestProof",
      "quotation",
      "achievement",
      "example",
      "result",
    ) ||
    !tellsOfThemselves(asked) ||
    heardChance(asked.context, "own") >= OWN ||
    asked.context.sentences.some((sentence) => isTold(asked.context, sentence)) ||
    surest(asked.context, { families: ["lived"] }) > LIMITS.absent
      ? null
      : ofText("Rien n’est raconté.", "Choisissez un moment, et dites où vous étiez et ce que vous avez vu."),
  pastShare: ({ context }) =>
    tellsOfThemselves({ context }) && (context.content.values.pastShare ?? 1) < 0.06
      ? ofText("Presque aucun verbe n’est au passé.", "Dites une chose qui a eu lieu, et ce qu’elle a donné.")
      : null,
  openingLived: unpeopledOpening,
  openingAsserted: (asked) => {
    const [first] = openingSentences(asked.context);
    if (
      !first ||
      !asked.unshown.has(first) ||
      !isComplete(first) ||
      claimsOnly(asked.context, first) < LIMITS.claims
    )
      return null;
    return ofSentence(asked, first, (said) => [
      `Vous commencez par ${said}\u00a0: beaucoup commenceraient ainsi.`,
      "Entrez par un fait qui vous est arrivé.",
    ]);
  },
  firstFillers: searchingStart,
  needShare: (asked) =>
    asked.context.form.name !== "product" ||
    isPraised(asked, "problem", "customer") ||
    surest(asked.context, { families: ["need"], roles: ["problem", "customer"] }) > LIMITS.absent
      ? null
      : ofText(
          "On n’entend personne qui en ait besoin.",
          "Nommez quelqu’un, et ce qui lui manque aujourd’hui.",
        ),
  closingAsserted: weakEnd,
  closingNoise: weakEnd,
  lateRequest: request,
  requestShare: request,
  situation: (asked) =>
    isPraised(asked, "situation", "scene") ||
    asked.context.sentences
      .slice(0, 3)
      .some((sentence) => signsOf(asked.context.content, sentence).setting) ||
    surest(asked.context, { roles: ["situation", "scene"] }) > LIMITS.absent
      ? null
      : ofText("On ne sait ni où ni quand cela se passe.", "Dites-le dès la première phrase."),
  action: (asked) =>
    isPraised(asked, "action", "achievement") ||
    asked.context.sentences.some((sentence) => signsOf(asked.context.content, sentence).iActed) ||
    surest(asked.context, { roles: ["action", "achievement"] }) > LIMITS.absent
      ? null
      : ofText(
          "On n’entend pas ce que vous avez fait.",
          "Dites vos gestes un par un, à la première personne.",
        ),
  emptyShare: emptySentence,
  noiseShare: emptySentence,
  apologyShare: emptySentence,
};

/** Whether something took place, or a named person did something. */
function isTold({ content }: ClaimContext, sentence: SentenceReading): boolean {
  const { iActed, past } = signsOf(content, sentence);
  return iActed || (past && sentence.names.length > 0) || I_WAS.test(sentence.sentence.text);
}

/** Imperfect of the first person: « J’étais livreuse » */
const I_WAS = /(?<![\p{L}])(?:j['’]étais|j['’]avais|on était|nous étions|je faisais|on faisait)(?![\p{L}])/iu;

const on = (...labels: ContentMetricLabel[]): ReadonlySet<ContentMetricLabel> => new Set(labels);
const PROVING = on("Persuasion", "Exemples concrets", "Authenticité", "Pertinence");
const TELLING = on("Exemples concrets", "Authenticité", "Méthode STAR", "Persuasion");
const OPENING = on("Accroche", "Structure");
const ENDING = on("Structure", "Cohérence", "Appel à l'action");
const REQUESTING = on("Appel à l'action", "Structure");
const STORY = on("Méthode STAR", "Exemples concrets");
const WAITING = on("Clarté", "Cohérence");

/** The cards to which each measure relates: on other cards it would explain nothing. */
export const SPOKEN_ON: Readonly<Record<string, ReadonlySet<ContentMetricLabel>>> = {
  claimShare: PROVING,
  assertedShare: PROVING,
  proofShare: PROVING,
  evidenceShare: PROVING,
  clicheShare: PROVING,
  livedShare: TELLING,
  pastShare: TELLING,
  openingLived: OPENING,
  openingAsserted: OPENING,
  firstFillers: on("Accroche", "Clarté"),
  needShare: on("Structure", "Persuasion", "Accroche", "Pertinence"),
  closingAsserted: ENDING,
  closingNoise: ENDING,
  lateRequest: REQUESTING,
  requestShare: REQUESTING,
  situation: STORY,
  action: STORY,
  emptyShare: WAITING,
  noiseShare: WAITING,
  apologyShare: WAITING,
};

/** Speeches that need no story, such as an explanation or directions. */
const UNTOLD = new Set([
  "exposition",
  "directions",
  "questions",
  "announcement",
  "demonstration",
  "future",
  "salary",
  "unknown",
]);
const tellsOfThemselves = ({ context }: Pick<Asked, "context">) =>
  !UNTOLD.has(context.form.name) &&
  // Written notes will be told as a story later.
  !context.content.evidence.isNoted;

/** Below this quality, an opening without any person is reported. */
const POOR = 0.45;
const FIRST_PERSON = /(?<![\p{L}])(?:je|j['’]|on|nous|m['’]|mon|ma|mes)(?![\p{L}])/iu;

function unpeopledOpening(asked: Asked): Lack | null {
  const { context, unshown } = asked;
  const [first] = openingSentences(context);
  if (!first || !OPENED_BY_SCENE.has(context.form.name) || !unshown.has(first) || !isComplete(first))
    return null;
  // In a fair text, such an opening may be the right one.
  if (
    context.quality >= POOR ||
    claimsOnly(context, first) < LIMITS.absent ||
    FIRST_PERSON.test(first.sentence.text)
  )
    return null;
  const signs = signsOf(context.content, first);
  if (signs.somebody || signs.past || signs.reported || first.isQuestion || first.names.length > 0)
    return null;
  if (context.roles.family(first, "lived") > LIMITS.absent || first.sentence.words < 4) return null;
  return ofSentence(asked, first, (said) => [
    `Vous commencez par ${said}\u00a0: on n’y voit encore personne.`,
    "Commencez par quelqu’un à qui c’est arrivé.",
  ]);
}

const SEARCHING_WORDS = 90;

/** Two fillers or more in the first words. */
function searchingStart(asked: Asked): Lack | null {
  const { context, unshown } = asked;
  const [first] = context.sentences;
  const { fillers, input } = context.content.reading;
  // Directions are given to somebody who has just asked for them.
  if (context.form.name === "directions" || context.form.name === "unknown") return null;
  if (!first || !unshown.has(first) || findExcuses({ sentences: [first] }).length > 0) return null;
  const place = placeToQuote(input.content, first, undefined, SHORT_QUOTE);
  const end = Math.min(place.end, place.start + SEARCHING_WORDS);
  const within = fillers.filter((filler) => filler.start >= place.start && filler.end <= end);
  if (within.length < 2) return null;
  unshown.take(first);
  return {
    hears: `Vous commencez par ${showPlace(input.content, place)}\u00a0: les mots se cherchent.`,
    todo: "Préparez votre première phrase, et dites-la d’une traite.",
    quotes: [place],
    evidence: [
      signOf("opening", first),
      ...within.map(({ start, end: to }) => ({ rule: "discourseMarker", start, end: to })),
    ],
  };
}

const WEAK_ENDS: readonly Role[] = ["claim", "cliche", "filler_only", "apology"];
/** Roles that make a proper end. */
const GOOD_ENDS: readonly Role[] = [
  "thanks",
  "wish",
  "request",
  "next_step",
  "quote",
  "scene",
  "lesson",
  "humour",
];

function weakEnd(asked: Asked): Lack | null {
  const { context, unshown } = asked;
  const last = context.sentences.at(-1);
  if (!last || context.sentences.length < 4 || !unshown.has(last) || !isComplete(last)) return null;
  if (last.isQuestion || last.sentence.words < 3) return null;
  // « On n’a jamais fini une année dans le rouge »: an event is a good last line.
  const { past, restart } = signsOf(context.content, last);
  if (past || restart || last.sentence.words > MOST_CLAIMED) return null;
  const weakness = mostOfRoles(context, last, WEAK_ENDS);
  if (weakness < LIMITS.weakEnd || mostOfRoles(context, last, GOOD_ENDS) > LIMITS.absent) return null;
  return ofSentence(asked, last, (said) => [
    `Vous finissez sur ${said}\u00a0: cela n’apprend rien de plus.`,
    "Finissez sur un fait, ou sur ce que vous attendez.",
  ]);
}

/** A request to seek something needs a date; one to be fulfilled at once does not. */
const SEEKS = /(?<![\p{L}])(?:cherch|recherch|besoin|demand|souhait|voudr|aimer|sollicit)/iu;
/** From this chance on, readers would say that only this speaker could say it: something is told. */
const OWN = 0.4;
const REQUEST_ROLES: readonly Role[] = ["request", "vague_request", "next_step"];

function request(asked: Asked): Lack | null {
  const { context, unshown } = asked;
  // A speaker who argues before a jury asks it for nothing.
  if (!context.form.asks || context.form.name !== "product" || asksEnough(context)) return null;
  if (raisesMoney(context)) return null;
  let best: SentenceReading | null = null;
  let most: number = LIMITS.absent;
  for (const sentence of context.sentences) {
    const chance = mostOfRoles(context, sentence, REQUEST_ROLES);
    if (chance < most || !signsOf(context.content, sentence).asks) continue;
    best = sentence;
    most = chance;
  }
  if (!best) {
    const isHeard = isPraised(asked, "request") || surest(context, { roles: REQUEST_ROLES }) > LIMITS.absent;
    return isHeard
      ? null
      : ofText("On ne sait pas quoi vous répondre.", "Dites ce que vous attendez, de qui, et pour quand.");
  }
  if (!unshown.has(best) || !isComplete(best)) return null;
  if (!isPrecise(best) && SEEKS.test(best.sentence.text))
    return ofSentence(asked, best, (said) => [
      `${said}\u00a0: on ne sait pas pour quand.`,
      "Donnez un jour, un lieu ou un nombre.",
    ]);
  return null;
}

/** From this quality on, a sentence that says little does no harm. */
const FAIR = 0.6;

/** Words of an apology, required beside its role. */
const APOLOGY = regexInLines("iu")`
  (?<![\p{L}])(?:
    pardon|excus|désolé|doué|l['’]habitude|bête|(?:pas|très) bon|(?:être|trop) (?:long|bref)|timide|stress|
    trac|maladroit|mal préparé|pas (?:bien )?préparé
  )
`;

/** « Qu’est-ce que je peux vous dire d’autre ? »: the speaker looks for ideas aloud. */
const SEARCHES =
  /(?<![\p{L}])(?:qu['’]est-ce que je (?:peux|voulais|pourrais|vais)|quoi d['’]autre|comment dire)(?![\p{L}])/iu;
const NOTE_THREE = "Notez d’avance trois choses à dire, dans l’ordre.";

/** Repeats the question before answering it. */
const TAKES_UP = /^[\s,]{0,3}(?:(?:euh|ben|bah|alors|donc|et|bon)[\s,]{1,3}){0,3}(?:pourquoi|comment) /iu;

function emptySentence(asked: Asked): Lack | null {
  const { context, unshown } = asked;
  if (context.quality >= FAIR) return null;
  let best: SentenceReading | null = null;
  let most: number = LIMITS.empty;
  let excuses = false;
  // A single apology is only a way to start.
  const apologies = context.sentences.filter(
    (sentence) => context.roles.of(sentence, "apology") >= LIMITS.empty,
  );
  const isHabit = apologies.length > 1 || context.content.reading.input.pitchType === "rh";
  // Without punctuation, a long sentence holds more than its apology.
  const longest = context.content.reading.units.punctuated ? MOST_CLAIMED : MOST_UNMARKED;
  // An apology in the first sentences is reported on the card of the opening.
  const isHead = (sentence: SentenceReading) =>
    context.labels.includes("Accroche") && context.sentences.indexOf(sentence) < 2;
  for (const sentence of context.sentences) {
    const { words } = sentence.sentence;
    if (words < 4 || words > longest || !unshown.has(sentence) || !isComplete(sentence) || isHead(sentence))
      continue;
    // « Alors pourquoi je pars »: repeats the question.
    if (TAKES_UP.test(sentence.sentence.text)) continue;
    const apology =
      isHabit && APOLOGY.test(sentence.sentence.text) ? context.roles.of(sentence, "apology") : 0;
    // Few words are surely only filler; for other sentences, readers found three remarks in four empty.
    const searching = SEARCHES.test(sentence.sentence.text) ? context.roles.of(sentence, "filler_only") : 0;
    const chance = Math.max(apology, searching);
    if (chance < most || mostOfRoles(context, sentence, GOOD_ENDS) > LIMITS.absent) continue;
    best = sentence;
    most = chance;
    excuses = apology === chance;
  }
  const todo =
    best === context.sentences.at(-1) ? "Arrêtez-vous juste avant." : "Passez directement à la suite.";
  return ofSentence(asked, best, (said) =>
    excuses
      ? [`${said}\u00a0: personne ne vous reprochait rien.`, todo]
      : [`${said}\u00a0: on vous entend chercher.`, NOTE_THREE],
  );
}
