import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { ClaimPart, Place } from "../../report.ts";
import type { FormName } from "../context/speech-form.ts";
import type { ClaimContext, Draft, Option } from "../context/claim-context.ts";
import { isComplete, isShownWhole, placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import { heardChance, likeliestLine, lineChance } from "../listener/listener.ts";
import { partChance } from "../parts/part-chances.ts";
import { PART_NAMES } from "../parts/part-names.ts";
import { isCourtesy } from "../signs/find-leave.ts";
import { bestRequest } from "../signs/find-request.ts";
import { isCutAtHead, lastSaid, surest } from "../signs/pick-sentence.ts";
import { ONE_CASE } from "../telling/claim-kinds.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import { findSpellingFaults } from "../signs/spelling-faults.ts";
import { keptChance, provesNothing } from "../telling/tell-kept.ts";
import { isPrecise } from "../telling/tell-request.ts";
import { worthOf } from "../worth/worth.ts";
import { endOnWhatMatters } from "./advise-on-ends.ts";
import { isGivenAlready } from "./given.ts";
import { isWorthLearning, NO_END } from "./keep-text.ts";

/** Parts that a listener is not asked to repeat. */
const UNASKED = new Set<ClaimPart>([
  "close",
  "occasion",
  "who",
  "team",
  "task",
  "market",
  "emotion",
  "thanks_or_wish",
  "plan_or_thread",
  "question",
  "openness",
  "strength",
  "path",
]);
const ASKED = 2;
/** Below this chance that a part is there, nobody is asked to repeat it. */
const SAID = 0.4;
/** Other names for parts whose usual name does not fit after « redire ». */
const RETOLD: Partial<Record<ClaimPart, string>> = {
  example: "l’exemple que vous donnez",
  proof: "ce qui le prouve",
  answer: "votre réponse",
  story_or_facts: "les faits qui l’appuient",
  achievement: "ce que vous avez fait de précis",
  company_fact: "ce que vous savez d’eux",
  link_with_me: "pourquoi vous",
  anecdote: "le moment que vous racontez",
  amount: "la somme que vous demandez",
};

/**
 * Advice when no change is certain: about a place of the text, else to try the speech on somebody. Unpunctuated texts get no
 * place, since their sentences are guessed.
 */
export function adviseAtLast(context: ClaimContext, told: readonly Draft[]): Option {
  const ofAPlace = context.content.reading.units.punctuated
    ? (endOnRequest(context) ?? endOnSomething(context) ?? stayLonger(context) ?? letOneLineBeHeard(context))
    : null;
  return (
    ofAPlace ??
    (context.form.name === "questions"
      ? ASK_IN_ORDER
      : (askSooner(context) ??
        giveACase(context, told) ??
        stayLonger(context) ??
        listenForBest(context) ??
        adviseToTry(context)))
  );
}

/** Questions to an employer are no text to be said again by heart. */
const ASK_IN_ORDER: Option = {
  code: "reorder",
  rule: "whole",
  worth: 0.3,
  text: "Posez en premier la question à laquelle vous tenez le plus, et laissez-les répondre avant la suivante.",
};

/** Leaves alone an end that addresses the listener or thanks them. */
function endOnSomething(context: ClaimContext): Option | null {
  const last = lastSaid(context);
  if (!last || TO_YOU.test(last.sentence.text) || context.roles.of(last, "thanks") >= THANKS) return null;
  return endOnWhatMatters(context);
}
const THANKS = 0.5;
const TO_YOU = /(?<![\p{L}])(?:vous|te|toi|votre|vos)(?![\p{L}])/iu;

/** In words: fewer of them after the request do not bury it. */
const FEWEST_AFTER = 4;
/** Lowest probability of the role « request » for a sentence to be called the request. */
const ASKS = 0.6;
const WELL = 0.65;
/** From this probability a later sentence tells how to answer the request. */
const NOTHING_AFTER = 0.5;

/** A precise request followed by more than thanks: advise to say it again at the end. */
function endOnRequest(context: ClaimContext): Option | null {
  const { content, form, sentences } = context;
  const asked = form.asks ? bestRequest(context) : null;
  const last = lastSaid(context);
  if (!asked || !last || asked.index >= last.index || !isPrecise(asked) || !isComplete(asked)) return null;
  // Readers like this end: leave it.
  if (heardChance(context, "endsWell") >= WELL) return null;
  const isBuried = sentences
    .slice(sentences.indexOf(asked) + 1)
    .every((after) => !signsOf(content, after).asks && context.roles.of(after, "next_step") < NOTHING_AFTER);
  // « … Merci. »: it is said last already.
  const goesOn = sentences
    .slice(sentences.indexOf(asked) + 1)
    .some(({ sentence }) => sentence.words >= FEWEST_AFTER && !isCourtesy(sentence.text));
  if (!goesOn || !isBuried || context.roles.of(asked, "request") < ASKS || asked.sentence.words > SHORT_QUOTE)
    return null;
  const text = content.reading.input.content;
  const place = placeToQuote(text, asked, undefined, SHORT_QUOTE);
  if (!isShownWhole(text, place)) return null;
  return {
    code: "end_stronger",
    rule: "closing",
    worth: 0.3,
    quotes: [place],
    text: `Redites votre demande en dernier\u00a0: ${showPlace(text, place)}. C’est ce qui doit rester quand vous vous taisez.`,
  };
}

/** Advice about the best line: say it slowly where it is surely good, else check that a listener remembers it. */
function letOneLineBeHeard(context: ClaimContext): Option | null {
  const { content } = context.content.reading.input;
  const last = lastSaid(context);
  const faults = findSpellingFaults(context.content.reading);
  const isMisspelt = ({ start, end }: Place) =>
    faults.some((fault) => fault.start < end && start < fault.end);
  const best = likeliestLine(
    context,
    "best",
    HEARD.best,
    (sentence) =>
      sentence !== last &&
      sentence.sentence.words <= SHORT_QUOTE &&
      isWorthLearning(context, sentence, NO_END) &&
      !provesNothing(sentence.sentence.text) &&
      !isMisspelt(sentence.sentence),
  );
  if (!best) return null;
  const place = placeToQuote(content, best, undefined, SHORT_QUOTE);
  if (!isShownWhole(content, place)) return null;
  const shown = showPlace(content, place);
  const worth = worthOf(context, {
    kind: "credit",
    rule: "bestLine",
    quotes: [place],
    text: `À garder\u00a0: ${shown}.`,
  });
  if (worth.useful < HEARD.useful || worth.wrong > HEARD.wrong) return null;
  const isSure =
    lineChance(context, best, "best") >= SURELY.best &&
    worth.useful >= SURELY.useful &&
    worth.wrong <= SURELY.wrong;
  return {
    code: "change_delivery",
    rule: "delivery",
    worth: 0.3,
    quotes: [place],
    text: isSure
      ? `Dites plus lentement que le reste ${shown}, puis laissez un silence\u00a0: cette phrase mérite d’être entendue seule.`
      : `Dites ce texte à quelqu’un sans le lire. Si ${shown} n’est pas dans ce qu’il vous redit, ralentissez sur cette phrase.`,
  };
}
const HEARD = { best: 0.2, useful: 0.5, wrong: 0.2 };
const SURELY = { best: 0.3, useful: 0.6, wrong: 0.12 };

/** Those who decide on a request want to hear it first. */
const DECIDERS =
  /(?<![\p{L}])(?:conseil|élue?s?|mairie|maire|adjointe?|comité|commission|direct(?:ion|eur|rice)|syndic|assemblée|banqui?\p{L}*|investisseu\p{L}+|jury)(?![\p{L}])/iu;
/** Relative position from which a request comes late. */
const COMES_LATE = 0.55;

/** A precise request that deciders hear only near the end. */
function askSooner(context: ClaimContext): Option | null {
  const { content, form, sentences } = context;
  const { input } = content.reading;
  const asked =
    form.asks && DECIDERS.test(`${input.audience ?? ""} ${input.target ?? ""}`) ? bestRequest(context) : null;
  if (!asked || !isPrecise(asked) || !isComplete(asked)) return null;
  if (asked.sentence.start < COMES_LATE * input.content.length) return null;
  const early = sentences.slice(0, Math.ceil(sentences.length / 3));
  if (early.some((one) => context.roles.of(one, "request") >= SOME || signsOf(content, one).asks))
    return null;
  const place = placeToQuote(input.content, asked, undefined, SHORT_QUOTE);
  return {
    code: "reorder",
    rule: "request",
    worth: 0.3,
    quotes: [place],
    text: `Dites-le dès le début\u00a0: ${showPlace(input.content, place)}. Ceux qui décident écoutent mieux les raisons quand ils savent pour quoi.`,
  };
}
const SOME = 0.4;

/** From the first chance on a reader would hear more of one moment, below the second one they would change something. */
const DEEPER = [
  { moment: 0.4, keep: 0.3 },
  { moment: 0.25, keep: 0.12 },
] as const;
const WANTED_LINE = 0.12;
const LONG_LINE = 22;

/** The moment on which readers want more, where the words around it could be fewer. */
export function stayLonger(context: ClaimContext): Option | null {
  const { name } = context.form;
  if (
    NO_MOMENT.has(name) ||
    !DEEPER.some(
      ({ moment, keep }) =>
        heardChance(context, "advise moment") >= moment && heardChance(context, "keep") < keep,
    )
  )
    return null;
  const { content } = context.content.reading.input;
  const { punctuated } = context.content.reading.units;
  const chanceOf = (sentence: SentenceReading) =>
    lineChance(context, sentence, "more") + keptChance(context, sentence) / 4;
  const [line] = context.sentences
    .filter(
      (sentence) =>
        lineChance(context, sentence, "more") >= WANTED_LINE &&
        sentence.sentence.words >= FEWEST_AFTER &&
        sentence.sentence.words <= (punctuated ? LONG_LINE : SHORT_LINE) &&
        signsOf(context.content, sentence).event &&
        context.roles.of(sentence, "path") < SOME &&
        sentence.hedges.length === 0 &&
        !LEANS.test(sentence.sentence.text) &&
        isWorthLearning(context, sentence, NO_END) &&
        !isCutAtHead(context, sentence),
    )
    .toSorted((one, other) => chanceOf(other) - chanceOf(one));
  if (!line) return null;
  const place = placeToQuote(content, line, undefined, SHORT_QUOTE);
  if (!isShownWhole(content, place)) return null;
  return {
    code: "cut_length",
    rule: "scene",
    worth: 0.3,
    quotes: [place],
    text: `Restez plus longtemps sur ${showPlace(content, place)}\u00a0: ce qui s’est passé, ce qui s’est dit. Passez plus vite sur le reste.`,
  };
}
const NO_MOMENT = new Set<FormName>([
  "salary",
  "questions",
  "directions",
  "announcement",
  "future",
  "exposition",
]);

/** Below this chance in every sentence, nothing is lived or proved. */
const NOTHING_SHOWN = 0.5;
/** An offer or a plea that shows nothing is asked for a case. */
function giveACase(context: ClaimContext, told: readonly Draft[]): Option | null {
  const { name } = context.form;
  // A plea that is not recognised asks all the same.
  const isPlea = name === "unknown" && context.sentences.some((one) => signsOf(context.content, one).asks);
  if (name !== "product" && name !== "persuasion" && !isPlea) return null;
  const isTold = context.sentences.some((one) => {
    const { event, iActed } = signsOf(context.content, one);
    return event && (iActed || one.figures.length > 0);
  });
  if (isTold || surest(context, { families: ["lived", "evidence"] }) >= NOTHING_SHOWN) return null;
  const option: Option = { code: "add_proof", rule: "proof", worth: 0.3, text: ONE_CASE };
  return isGivenAlready(option, told) ? null : option;
}

/** From this chance on, a line may be the one that listeners keep. */
const MAY_BE_BEST = 0.15;
/** « Il n’y a pas de, il n’y a pas de risque »: said twice while looking for the next word. */
const AGAIN = /(?<![\p{L}])(\p{L}[\p{L}’' ]{5,40}),? \1/iu;
/** « Je l’ai relu », « elle a bien aimé »: nobody knows what, without the line before. */
const LEANS =
  /(?<![\p{L}])(?:(?:je|il|elle|on|ils|elles) l['’](?:ai|a|ont|avait|avais)|l['’](?:a|ai|ont))(?![\p{L}])/iu;
/** In words: without punctuation only a short line is surely one. */
const SHORT_LINE = 14;

/** Whether somebody who heard the speech tells its likeliest line again. */
function listenForBest(context: ClaimContext): Option | null {
  const { content } = context.content.reading.input;
  const { punctuated } = context.content.reading.units;
  const faults = findSpellingFaults(context.content.reading);
  const chanceOf = (sentence: SentenceReading) =>
    lineChance(context, sentence, "best") + keptChance(context, sentence) / 3;
  const [best] = context.sentences
    .filter(
      (sentence) =>
        lineChance(context, sentence, "best") >= MAY_BE_BEST &&
        sentence.sentence.words <= (punctuated ? SHORT_QUOTE : SHORT_LINE) &&
        isWorthLearning(context, sentence, NO_END) &&
        !isCutAtHead(context, sentence) &&
        !LEANS.test(sentence.sentence.text) &&
        !AGAIN.test(sentence.sentence.text) &&
        keptChance(context, sentence) > 0 &&
        !provesNothing(sentence.sentence.text) &&
        context.roles.family(sentence, "asserted") < SOME &&
        !signsOf(context.content, sentence).asks &&
        !faults.some(({ start, end }) => sentence.sentence.start <= start && end <= sentence.sentence.end),
    )
    .toSorted((one, other) => chanceOf(other) - chanceOf(one));
  if (!best) return null;
  const place = placeToQuote(content, best, undefined, SHORT_QUOTE);
  if (!isShownWhole(content, place)) return null;
  return {
    code: "change_delivery",
    rule: "delivery",
    worth: 0.3,
    quotes: [place],
    text: `Dites ce texte à quelqu’un sans le lire. Si ${showPlace(content, place)} n’est pas dans ce qu’il vous redit, ralentissez sur cette phrase.`,
  };
}

/**
 * When no change is certain: say the speech to somebody who then repeats it. Ask them for the parts of the form that
 * are said, but least surely so: nobody can repeat what a text does not hold.
 */
function adviseToTry(context: ClaimContext): Option {
  const chanceOf = (part: ClaimPart) => partChance(context, part) ?? 1;
  const parts = context.form.parts.filter(
    (part) =>
      !UNASKED.has(part) &&
      (part !== "link_with_job" || context.form.name !== "answer") &&
      chanceOf(part) >= SAID,
  );
  const doubted = new Set(parts.toSorted((one, other) => chanceOf(one) - chanceOf(other)).slice(0, ASKED));
  const asked = parts.filter((part) => doubted.has(part)).map((part) => RETOLD[part] ?? PART_NAMES[part]);
  return {
    code: "change_delivery",
    rule: "whole",
    worth: 0.3,
    text:
      asked.length === ASKED
        ? `Dites ce texte à quelqu’un sans le lire, puis demandez-lui de vous redire ${asked.join(" et ")}. Ce qui ne revient pas, dites-le plus tôt ou autrement.`
        : "Dites ce texte à quelqu’un sans le lire, puis demandez-lui de vous le redire en une phrase. Si ce n’est pas celle que vous vouliez, commencez par celle-là.",
  };
}
