import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { ContentMetricLabel, Evidence, Place } from "../../report.ts";
import { type ClaimContext, signOf } from "../context/claim-context.ts";
import { isWeakEnd, mostOfFamilies, mostOfRoles, surest, type Unshown } from "../signs/pick-sentence.ts";

import { regexInLines } from "../../language/regex-in-lines.ts";
import { wishedFor } from "./find-wish.ts";
import { isComplete, placeToQuote, SHORT_QUOTE, showPlace, stammers } from "../context/places.ts";
import type { Role } from "../context/role-signs.ts";
import { isDated, signsOf } from "../signs/sentence-signs.ts";
import { findLeave } from "../signs/find-leave.ts";
import { OPENED_BY_SCENE, openingSentences } from "./tell-opening.ts";
import { findEcho } from "../signs/find-echo.ts";
import { findImage, findLandmarks } from "./tell-heard.ts";
import { mayBegin, needComesLate, startOver, startUnexcused, tellsAtOnce } from "./find-start.ts";

/**
 * An observation that is true whatever one thinks of the text, and that its speaker would act on: shown on a card with
 * a low score when no judgement is sure enough. Merely restating the text (first words, last words, from where to where
 * it goes) is not shown: readers found it true and empty (record 188).
 */
interface Observed {
  hears: string;
  /** What to do about it. */
  todo: string;
  quotes: Place[];
  evidence: Evidence[];
  isPraise?: boolean;
}

interface Looking {
  context: ClaimContext;
  unshown: Unshown;
  /** Names of the observations already made: none is repeated. */
  said: Set<string>;
}

/** Names of the two observations that say to keep the start and the end. */
export const GOOD_START = "goodStart";
export const GOOD_END = "goodEnd";

type Observer = (looking: Looking) => Observed | null;

const TOLD_FORMS = new Set(["told", "story", "tribute"]);
/** Forms that need neither names nor dates. */
const UNDATED = new Set(["questions", "directions", "unknown"]);
/** Forms in which announcing the plan is fine. */
const ANNOUNCED = new Set(["exposition", "announcement", "questions", "unknown"]);
const FEWEST_WORDS = 4;
const LIKELY = 0.5;

function once(name: string, observe: Observer): Observer {
  return (looking) => {
    if (looking.said.has(name)) return null;
    const found = observe(looking);
    if (found) looking.said.add(name);
    return found;
  };
}

const isShowable = (sentence: SentenceReading | undefined): sentence is SentenceReading =>
  sentence !== undefined && sentence.sentence.words >= FEWEST_WORDS && isComplete(sentence);

function showing(
  { context }: Looking,
  sentence: SentenceReading,
  tell: (said: string) => string,
  todo: string,
  longest = SHORT_QUOTE,
  sign?: Place,
): Observed {
  const { content } = context.content.reading.input;
  const place = placeToQuote(content, sentence, sign, longest);
  return {
    hears: tell(showPlace(content, place)),
    todo,
    quotes: [place],
    evidence: [signOf("place", sentence)],
  };
}

/** The last letter of a sentence: a quote for its end must include it. */
const endOf = ({ sentence: { start, text } }: SentenceReading): Place => {
  const end = start + text.trimEnd().length;
  return { start: Math.max(start, end - 2), end };
};

const PRESENTING = regexInLines("iu")`
  (?<![\p{L}])(?:je vais|je (?:voudrais|souhaite|viens|tenais)|nous allons|on va)
    (?: (?:donc|euh|aujourd['’]hui))? (?:vous |te )?(?:à vous )?(?:présenter|parler|raconter|expliquer)
    (?![\p{L}])
`;

/** « Je vais vous présenter… »: announces the subject instead of starting. */
const announced = once("announced", (looking) => {
  const { context, unshown } = looking;
  if (ANNOUNCED.has(context.form.name)) return null;
  const found = context.sentences.slice(0, 2).find(({ sentence }) => PRESENTING.test(sentence.text));
  if (!isShowable(found) || !unshown.has(found)) return null;
  unshown.take(found);
  const { start, text } = found.sentence;
  const said = PRESENTING.exec(text)!;
  const sign = { start: start + said.index, end: start + said.index + said[0].length };
  const shown = showing(
    looking,
    found,
    (words) => `Vous annoncez ce que vous allez dire\u00a0: ${words}.`,
    startAfter(looking, found),
    SHORT_QUOTE,
    sign,
  );
  return { ...shown, evidence: [signOf("opening", found)] };
});

/** Advice to begin with the sentence after an announcement, if it can open the speech. */
function startAfter({ context, unshown }: Looking, announcing: SentenceReading): string {
  const next = context.sentences[context.sentences.indexOf(announcing) + 1];
  if (!mayBegin(context, next) || !tellsAtOnce(context, next) || !unshown.has(next))
    return "Ôtez l’annonce, et commencez par ce qu’elle promet.";
  const { content } = context.content.reading.input;
  return `Commencez plutôt à ${showPlace(content, placeToQuote(content, next, undefined, SHORT_QUOTE))}.`;
}

const REQUESTING: readonly Role[] = ["request", "vague_request", "next_step"];
const NO_REQUEST = 0.3;

/** A speech that needs a request and ends without one. */
const endsUnasked = once("endsUnasked", (looking) => {
  const { context, unshown } = looking;
  const last = context.sentences.at(-1);
  if (!context.form.asks || !isShowable(last) || !unshown.has(last)) return null;
  const isAsked =
    surest(context, { roles: REQUESTING }) > NO_REQUEST ||
    context.sentences.some((sentence) => signsOf(context.content, sentence).asks);
  if (isAsked) return null;
  unshown.take(last);
  return showing(
    looking,
    last,
    (said) => `Vous finissez sur ${said}, sans avoir rien demandé.`,
    "Dites ce que vous attendez, de qui, et pour quand.",
    SHORT_QUOTE,
    endOf(last),
  );
});

/** Words that mark the turning point of a story. */
const TURN = regexInLines("iu")`
  ^[\s,]*(?:(?:et|mais|puis|donc|bah|ben|euh|bon|alors)[\s,]+){0,3}(?:
    sauf que|tout [àa] coup|tout d['’]un coup|d['’]un coup|soudain(?:ement)?|et là|là[\s,]|
    jusqu['’]au (?:jour|moment) où|à ce moment[- ]là|au même moment|c['’]est là qu
  )
`;
/** These words introduce the next step as often as a turning point. */
const ONLY_NEXT = /^[\s,]*(?:(?:et|mais|puis|donc|bah|ben|euh|bon|alors)[\s,]+){0,3}(?:et là|là[\s,])/iu;

const turn = once("turn", (looking) => {
  const { context, unshown } = looking;
  if (!TOLD_FORMS.has(context.form.name)) return null;
  const found = context.sentences
    .slice(1)
    .find(
      (sentence) =>
        TURN.test(sentence.sentence.text) &&
        isShowable(sentence) &&
        sentence.sentence.words > FEWEST_WORDS + 1 &&
        signsOf(context.content, sentence).finite &&
        (!ONLY_NEXT.test(sentence.sentence.text) || signsOf(context.content, sentence).event) &&
        context.roles.family(sentence, "lived") >= LIKELY &&
        unshown.has(sentence),
    );
  if (!found) return null;
  unshown.take(found);
  const shown = showing(
    looking,
    found,
    (said) => `C’est ici que l’histoire tourne\u00a0: ${said}.`,
    "Laissez un silence juste avant.",
  );
  return { ...shown, evidence: [signOf("turn", found)] };
});

const ENOUGH_SENTENCES = 4;

/** A capital inside a sentence, or a number in words or digits. */
const NAMES_OR_COUNTS = regexInLines("u")`
  [\p{Ll},’'-] \p{Lu}\p{Ll}|\p{Lu}\p{Ll}{1,15},|\d|
  (?<!\p{L})(?:
    deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quinze|seize|vingt|trente|quarante|
    cinquante|soixante|cent|mille
  )(?!\p{L})
`;

/** No name, number or date anywhere. */
const nothingDated = once("nothingDated", ({ context }) => {
  const { sentences, content } = context;
  if (sentences.length < ENOUGH_SENTENCES - 1 || content.reading.words < 40) return null;
  if (UNDATED.has(context.form.name) || NAMES_OR_COUNTS.test(content.reading.input.content)) return null;
  // A transcriber may omit capitals: « moi c'est mamoudou ».
  if (!content.reading.units.punctuated) return null;
  const isBare = sentences.every(
    (sentence) =>
      sentence.names.length === 0 &&
      sentence.figures.length === 0 &&
      !isDated(sentence) &&
      !signsOf(content, sentence).reported,
  );
  return isBare
    ? {
        hears: "On n’entend ni nom, ni nombre, ni jour, ni parole de quelqu’un.",
        todo: "Mettez-en un, même un seul\u00a0: c’est ce que l’on retient.",
        quotes: [],
        evidence: [],
      }
    : null;
});

/** Asides by which speakers say that they lost their thread or left their subject. */
const LOST = regexInLines("iu")`
  (?<![\p{L}])(?:
    où (?:est-ce que )?j?['’]?en étais(?:-je| je)?|(?:j['’]ai|je) perdu? le fil|
    qu['’]est[- ]ce que je (?:voulais (?:vous )?dire|disais)|je disais quoi|je m['’]embrouille|
    (?:non|oui|ça)[\s,]+(?:ça[\s,]+)?je l['’]ai (?:déjà )?dit|je ne sais plus où j['’]en (?:suis|étais)|
    je m['’](?:égare|éparpille)
  )(?![\p{L}])
`;
const LONGEST_LOST = 14;

/** « Où en étais-je »: said aloud, it lets everybody hear that the thread is lost. */
const lostThread = once("lostThread", (looking) => {
  const { context, unshown } = looking;
  const found = context.sentences.find(
    (sentence) => LOST.test(sentence.sentence.text) && sentence.sentence.words > 2 && unshown.has(sentence),
  );
  if (!found) return null;
  const said = LOST.exec(found.sentence.text)!;
  const { start } = found.sentence;
  const sign = { start: start + said.index, end: start + said.index + said[0].length };
  unshown.take(found);
  return showing(
    looking,
    found,
    (words) => `Vous dites que le fil vous échappe\u00a0: ${words}.`,
    "Taisez-vous deux secondes et reprenez\u00a0: personne ne l’entendra.",
    LONGEST_LOST,
    sign,
  );
});

/** A last line that only announces the end. */
const takesLeave = once("takesLeave", (looking) => {
  const { context, unshown } = looking;
  const found = findLeave(context);
  if (!found || !unshown.has(found.last) || !unshown.has(found.before)) return null;
  const { last, before, excuses } = found;
  unshown.take(last);
  const { content } = context.content.reading.input;
  const places = [
    placeToQuote(content, last, endOf(last), SHORT_QUOTE),
    placeToQuote(content, before, endOf(before), SHORT_QUOTE),
  ];
  const [end, kept] = places.map((place) => showPlace(content, place));
  return {
    hears: excuses ? `Vous finissez par vous excuser\u00a0: ${end}.` : `${end} n’ajoute rien.`,
    // The sentence before may be no better an end: then do not propose it.
    todo:
      found.isGoodEnd && !isWeakEnd(context, before)
        ? `Arrêtez-vous à ${kept}.`
        : "Arrêtez-vous juste avant.",
    quotes: places.slice(0, 1),
    evidence: [signOf("last", last)],
  };
});

/** The same thing said twice in other words. */
const echo = once("echo", ({ context, unshown }) => {
  // Directions are repeated on purpose.
  if (context.form.name === "directions") return null;
  const found = findEcho(context);
  if (!found || !unshown.has(found.first) || !unshown.has(found.second)) return null;
  const { content } = context.content.reading.input;
  const places = [found.first, found.second].map((sentence) => placeToQuote(content, sentence));
  const [first, second] = places.map((place) => showPlace(content, place));
  if (first === second) return null;
  unshown.take(found.first);
  unshown.take(found.second);
  return {
    hears: `Deux phrases disent presque la même chose\u00a0: ${first} et ${second}.`,
    todo: "Gardez la plus précise.",
    quotes: places,
    evidence: [signOf("stems", found.first), signOf("stems", found.second)],
  };
});

const excused = once("excused", ({ context, unshown }) => startUnexcused(context, unshown));
const started = once("started", ({ context, unshown }) => startOver(context, unshown));
const lateNeed = once("lateNeed", ({ context, unshown }) => needComesLate(context, unshown));

const landmarks = once("landmarks", ({ context }) => findLandmarks(context));
const image = once("image", ({ context, unshown }) => findImage(context, unshown));

const SHOWS = 0.3;
const CLAIMED_WORDS = 24;

const PRESENTS = 0.5;

/** The first words say who speaks, but not why to listen. */
const onlyPresents = once("onlyPresents", ({ context, unshown }) => {
  if (!PRESENTED.has(context.form.name) || context.quality >= PRESENTED_WELL) return null;
  const head = context.sentences.slice(0, 2);
  const found = head.find(
    (sentence) =>
      isShowable(sentence) &&
      sentence.sentence.words <= CLAIMED_WORDS &&
      unshown.has(sentence) &&
      NAMES_SELF.test(sentence.sentence.text) &&
      context.roles.of(sentence, "self_intro") >= PRESENTS,
  );
  const says = head.some(
    (sentence) =>
      mostOfFamilies(context, sentence, ["lived", "need", "evidence"]) >= SHOWS ||
      signsOf(context.content, sentence).event,
  );
  if (!found || says) return null;
  const { content } = context.content.reading.input;
  const place = placeToQuote(content, found, undefined, SHORT_QUOTE);
  unshown.take(found);
  return {
    hears: `${showPlace(content, place)}\u00a0: on sait qui vous êtes, pas encore ${context.form.name === "product" ? "à quoi cela sert" : "pourquoi vous êtes là"}.`,
    todo: `Dites d’abord ${context.form.name === "product" ? "à quoi cela sert" : "pourquoi vous êtes là"}, votre nom ensuite.`,
    quotes: [place],
    evidence: [signOf("role.self_intro", found)],
  };
});
const PRESENTED_WELL = 0.62;
const NAMES_SELF =
  /(?<![\p{L}])(?:je m['’]app?elle|je suis|je représente|nous sommes|nous représentons|(?:moi|nous) c['’]est (?!une? ))/iu;
const PRESENTED = new Set(["product", "persuasion"]);

/** A wish that asks nothing of anybody. */
const wished = once("wished", (looking) => {
  const found = looking.context.form.asks ? wishedFor(looking.context) : null;
  if (!isShowable(found ?? undefined) || !found || !looking.unshown.has(found)) return null;
  looking.unshown.take(found);
  return showing(
    looking,
    found,
    (said) => `${said}\u00a0: c’est un souhait, on ne sait pas à quoi répondre oui.`,
    "Dites quoi, combien et pour quand.",
  );
});

/** Whether an event, reported speech, a name or a figure is present. */
function holdsSomething({ content }: ClaimContext, sentence: SentenceReading): boolean {
  const { event, iActed, reported } = signsOf(content, sentence);
  return event || iActed || reported || sentence.figures.length > 0 || sentence.names.length > 0;
}

const MOST_QUOTED = 30;
const isSound = (context: ClaimContext, sentence: SentenceReading) =>
  sentence.sentence.words <= MOST_QUOTED &&
  context.roles.family(sentence, "asserted") < SHOWS &&
  context.roles.family(sentence, "noise") < SHOWS &&
  !signsOf(context.content, sentence).restart &&
  !stammers(sentence.sentence.text) &&
  sentence.hedges.length === 0;

/** The first meaningful sentence, when its card has a good score. */
const goodStart = once(GOOD_START, (looking) => {
  const { context, unshown } = looking;
  const [first] = openingSentences(context);
  if (!isShowable(first) || !unshown.has(first) || !context.content.reading.units.punctuated) return null;
  if (!isSound(context, first) || !holdsSomething(context, first) || first.sentence.words < STARTS)
    return null;
  const { start, end } = first.sentence;
  if (context.content.reading.fillers.some((tic) => tic.start >= start && tic.end <= end)) return null;
  if (scoreOf(context, "Accroche") < GOOD_NOTE || onlyNames(context, first)) return null;
  unshown.take(first);
  return {
    ...showing(looking, first, (said) => `Gardez ce début\u00a0: ${said}.`, "", MOST_QUOTED),
    evidence: [signOf("opening", first)],
    isPraise: true,
  };
});

/** « Pour ceux qui ne me connaissent pas, je suis Clément, son frère »: needed, but no opening to be proud of. */
const onlyNames = ({ content }: ClaimContext, sentence: SentenceReading): boolean =>
  NAMES_SELF.test(sentence.sentence.text) &&
  sentence.figures.length === 0 &&
  !signsOf(content, sentence).event &&
  !signsOf(content, sentence).reported;

const GOOD_NOTE = 7;
/** In words: fewer do not make an opening. */
const STARTS = 6;
const scoreOf = ({ scored }: ClaimContext, wanted: ContentMetricLabel) =>
  scored.find(({ label }) => label === wanted)?.score ?? 0;

const LASTING: readonly Role[] = [
  "request",
  "quote",
  "lesson",
  "emotion",
  "humour",
  "scene",
  "result",
  "wish",
];
const ENDS_WELL = 0.35;
const GOOD_TEXT = 0.72;
const ENDED = { least: 4, most: 22 };

/** The last words of a good text, when they make an end. */
const goodEnd = once(GOOD_END, (looking) => {
  const { context, unshown } = looking;
  const last = context.sentences.at(-1);
  if (context.quality < GOOD_TEXT || !context.content.reading.units.punctuated || findLeave(context))
    return null;
  if (!isShowable(last) || !unshown.has(last) || !isSound(context, last)) return null;
  const { words } = last.sentence;
  if (
    words < ENDED.least ||
    words > ENDED.most ||
    mostOfRoles(context, last, ["thanks", "filler_only"]) >= SHOWS
  )
    return null;
  if (mostOfRoles(context, last, LASTING) < ENDS_WELL && !holdsSomething(context, last)) return null;
  unshown.take(last);
  return {
    ...showing(looking, last, (said) => `Gardez cette fin\u00a0: ${said}.`, "", MOST_QUOTED),
    evidence: [signOf("closing", last)],
    isPraise: true,
  };
});

const POOR_NOTE = 5.5;

/** Opening sentences in which nothing happens to anybody. */
const emptyStart = once("emptyStart", (looking) => {
  const { context, unshown } = looking;
  if (!OPENED_BY_SCENE.has(context.form.name) || scoreOf(context, "Accroche") >= POOR_NOTE) return null;
  const opening = openingSentences(context);
  const [first] = opening;
  if (!isShowable(first) || !unshown.has(first) || first.isQuestion || first.sentence.words < STARTS)
    return null;
  if (!context.content.reading.units.punctuated) return null;
  const isEmpty = opening.every(
    (sentence) =>
      !holdsSomething(context, sentence) &&
      !sentence.isQuestion &&
      mostOfFamilies(context, sentence, ["lived", "need", "evidence"]) < SHOWS,
  );
  if (!isEmpty) return null;
  unshown.take(first);
  return showing(
    looking,
    first,
    (said) => `Vous commencez par ${said}\u00a0: il ne s’y passe encore rien.`,
    "Commencez par ce qui est arrivé, et à qui.",
  );
});

/** Connectives that only say that something comes next. */
const NEXT =
  /^[\s,]{0,3}(?:euh[\s,]{1,3}){0,2}(et puis|et|du coup|donc|alors|ensuite|après|puis)(?![\p{L}])/iu;
const IN_A_ROW = { times: 8, share: 0.25 };

/** The same connective at the start of many sentences. */
const sameTie = once("sameTie", ({ context }) => {
  if (context.form.name === "directions") return null;
  const places = new Map<string, Place[]>();
  for (const { sentence } of context.content.reading.original.sentences.map((sentence) => ({ sentence }))) {
    const found = NEXT.exec(sentence.text);
    if (!found) continue;
    const form = found[1]!.toLowerCase();
    const start = sentence.start + found[0].length - form.length;
    places.set(form, [...(places.get(form) ?? []), { start, end: start + form.length }]);
  }
  const [most] = [...places].toSorted((one, other) => other[1].length - one[1].length);
  const all = context.content.reading.original.sentences.length;
  if (!most || most[1].length < IN_A_ROW.times || most[1].length < IN_A_ROW.share * all) return null;
  const [form, found] = most;
  return {
    hears: `«\u00a0${form}\u00a0» ouvre ${found.length} de vos phrases\u00a0: tout se suit, rien ne ressort.`,
    todo: "Taisez-le une fois sur deux, et dites «\u00a0mais\u00a0» ou «\u00a0parce que\u00a0» quand c’est ce que vous voulez dire.",
    quotes: found,
    evidence: found.map((place) => ({ rule: "sameTie", ...place })),
  };
});

/** What is looked for on each card, in order of importance. */
const OBSERVERS: Readonly<Record<ContentMetricLabel, readonly Observer[]>> = {
  Structure: [takesLeave, excused, started, turn],
  Clarté: [],
  Cohérence: [lostThread, echo, turn, takesLeave, sameTie],
  Persuasion: [nothingDated],
  Accroche: [excused, started, announced, lateNeed, onlyPresents, emptyStart],
  "Appel à l'action": [endsUnasked, wished, takesLeave],
  Pertinence: [excused, started, lostThread],
  "Méthode STAR": [turn, nothingDated],
  "Exemples concrets": [nothingDated],
  Authenticité: [nothingDated],
};

/** What to keep, for cards that would otherwise say nothing, whatever their score. */
const KEEPERS: Partial<Record<ContentMetricLabel, readonly Observer[]>> = {
  Accroche: [goodStart],
  "Appel à l'action": [goodEnd],
  Cohérence: [landmarks, goodEnd],
  Structure: [landmarks, goodEnd],
  Authenticité: [image],
  Persuasion: [image],
  "Exemples concrets": [image],
};

/** The start or the end that may stay as it is; null if none. */
export function observeKept(looking: Looking, label: ContentMetricLabel): Observed | null {
  for (const observer of KEEPERS[label] ?? []) {
    const found = observer(looking);
    if (found) return found;
  }
  return null;
}

/** Shown whatever the score. */
const ANYWHERE: ReadonlySet<Observer> = new Set([excused, lostThread, echo, takesLeave]);

/** The first observation that holds for this card; null if none. */
export function observe(looking: Looking, label: ContentMetricLabel, isLow: boolean): Observed | null {
  for (const observer of OBSERVERS[label]) {
    if (!isLow && !ANYWHERE.has(observer)) continue;
    const found = observer(looking);
    if (found) return found;
  }
  return null;
}
