import type { ClaimPart, Place } from "../../report.ts";
import type { ClaimContext, Option } from "../context/claim-context.ts";
import { isComplete, isShownWhole, placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import { heardChance, likeliestLine, lineChance } from "../listener/listener.ts";
import { partChance } from "../parts/part-chances.ts";
import { PART_NAMES } from "../parts/part-names.ts";
import { isCourtesy } from "../signs/find-leave.ts";
import { bestRequest } from "../signs/find-request.ts";
import { lastSaid } from "../signs/pick-sentence.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import { findSpellingFaults } from "../signs/spelling-faults.ts";
import { provesNothing } from "../telling/tell-kept.ts";
import { isPrecise } from "../telling/tell-request.ts";
import { worthOf } from "../worth/worth.ts";
import { endOnWhatMatters } from "./advise-on-ends.ts";
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
export function adviseAtLast(context: ClaimContext): Option {
  const ofAPlace = context.content.reading.units.punctuated
    ? (endOnRequest(context) ?? endOnSomething(context) ?? letOneLineBeHeard(context))
    : null;
  return ofAPlace ?? (context.form.name === "questions" ? ASK_IN_ORDER : adviseToTry(context));
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
