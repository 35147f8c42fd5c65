import { isNoFactOfThem } from "../signs/says-nothing-of-them.ts";
import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { AdviceCode } from "../../report.ts";
import { sayWithout } from "./advise-to-leave-out.ts";
import { type ClaimContext, isOffer, type Option } from "../context/claim-context.ts";
import { ONE_CASE, ONE_MOMENT } from "../telling/claim-kinds.ts";
import { findExcuses } from "../signs/find-excuses.ts";
import { findLeave } from "../signs/find-leave.ts";
import { lastSaid } from "../signs/pick-sentence.ts";
import { isComplete, placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import { isRecited, wantsAnotherTone } from "../listener/doubt.ts";
import { type HeardLabel, heardChance, likeliestLine, lineChance, sureOfLine } from "../listener/listener.ts";

/** For each advice code, the corresponding advice of readers. */
const ASKED_AS: Partial<Record<AdviceCode, readonly HeardLabel[]>> = {
  open_with_scene: ["advise open"],
  open_with_figure: ["advise open"],
  shorten_opening: ["advise open", "excuses"],
  state_problem: ["advise offer", "advise moment"],
  state_solution: ["advise offer"],
  name_customer: ["advise offer"],
  show_difference: ["advise offer"],
  add_proof: ["advise proof", "advise moment"],
  quantify_result: ["advise proof"],
  name_a_witness: ["advise proof"],
  tell_your_part: ["advise proof"],
  tell_result: ["advise learn", "advise proof"],
  tell_lesson: ["advise learn"],
  link_to_job: ["advise link"],
  answer_the_question: ["advise answer", "missesPoint"],
  make_request: ["advise ask", "lacksRequest"],
  make_request_precise: ["advise ask", "asksVaguely"],
  end_stronger: ["advise end"],
  cut_length: ["advise cut"],
  drop_irrelevant: ["advise cut"],
  reorder: ["advise order"],
  link_ideas: ["advise order"],
  explain_jargon: ["advise explain", "jargon"],
  drop_cliches: ["advise words", "cliches"],
  drop_hedges: ["advise tone", "excuses"],
  add_example: ["advise moment"],
};

/** How likely a reader would give this advice, 0 to 1; null for codes that readers were not asked about. */
export function adviceChance(context: ClaimContext, code: AdviceCode): number | null {
  const labels = ASKED_AS[code];
  return labels ? Math.max(...labels.map((label) => heardChance(context, label))) : null;
}

const LIKELY = 0.5;
const FEWER_FACTS = "Gardez trois faits, et dites de chacun ce qu’il change pour ceux qui vous écoutent.";
/** From this chance on, a speech digresses or should be shortened. */
const WANDERS = 0.7;
/** From this chance on, a line apologises. */
const APOLOGY = 0.5;
/** From this chance that readers would keep it, a line is never left out. */
const CARRIES = 0.25;
const FEWEST_WORDS = 4;
const MOST_WORDS = 30;

const isExcuse = ({ content }: ClaimContext, { sentence }: SentenceReading) =>
  findExcuses(content.reading).some(({ place }) => place.start < sentence.end && sentence.start < place.end);

const isShowable = ({ content }: ClaimContext, sentence: SentenceReading): boolean =>
  sentence.sentence.words >= FEWEST_WORDS &&
  sentence.sentence.words <= MOST_WORDS &&
  isComplete(sentence) &&
  (content.reading.units.punctuated || sentence.sentence.words <= MOST_WORDS / 2);

/** What readers would advise, when lines of the text show it; `isInNeed` when there is nothing else to advise. */
export function adviseAsHeard(context: ClaimContext, isInNeed = false): Option[] {
  const { content, sentences } = context;
  const text = content.reading.input.content;
  const shortOf = (sentence: SentenceReading) => placeToQuote(text, sentence, undefined, SHORT_QUOTE);
  // Quote a proposed first or last line in full.
  const wholeOf = (sentence: SentenceReading) => placeToQuote(text, sentence, undefined, MOST_WORDS);
  const options: Option[] = [];
  if (wantsAnotherTone(context))
    options.push({ code: "warm_up", rule: "heard", worth: 0.5, text: toneOf(context) });
  const last = lastSaid(context);
  const closing = likeliestLine(
    context,
    "close",
    sureOfLine("close"),
    (sentence) => isShowable(context, sentence) && last !== undefined && sentence.index < last.index,
  );
  // If only goodbyes follow, other advice already says to stop there.
  if (closing && last && !findLeave(context) && heardChance(context, "endsBadly") >= LIKELY)
    options.push({
      code: "end_stronger",
      rule: "closing",
      worth: 0.6,
      sure: heardChance(context, "endsBadly"),
      quotes: [wholeOf(closing)],
      text: `Finissez sur ${showPlace(text, wholeOf(closing))}\u00a0: c’est plus fort que votre fin.`,
    });
  const opening = likeliestLine(
    context,
    "open",
    sureOfLine("open"),
    (sentence) => isShowable(context, sentence) && sentence.index > 1,
  );
  const [first] = sentences;
  if (
    opening &&
    first &&
    heardChance(context, "opensWell") < LIKELY &&
    lineChance(context, opening, "open") > 2 * lineChance(context, first, "open")
  )
    options.push({
      code: "open_with_scene",
      rule: "opening",
      worth: 0.6,
      sure: lineChance(context, opening, "open"),
      quotes: [wholeOf(opening)],
      text: `Commencez par ${showPlace(text, wholeOf(opening))}.`,
    });
  const needless = likeliestLine(
    context,
    "drop",
    sureOfLine("drop"),
    (sentence) => isComplete(sentence) && lineChance(context, sentence, "best") < CARRIES,
  );
  if (needless) {
    const shown = showPlace(text, shortOf(needless));
    options.push({
      code: "drop_irrelevant",
      rule: "whole",
      worth: isExcused(context, needless) ? EXCUSE_WORTH : 0.5,
      sure: lineChance(context, needless, "drop"),
      quotes: [shortOf(needless)],
      text: sayWithoutLine(context, needless, shown),
    });
  }
  const wanders = Math.max(heardChance(context, "advise cut"), heardChance(context, "rambles"));
  // Directions go turn by turn: they have no digressions.
  if (wanders >= WANDERS && context.form.name !== "directions") {
    const carrying = likeliestLine(context, "best", LIKELY, (sentence) => isShowable(context, sentence));
    options.push({
      code: "cut_length",
      rule: "heard",
      worth: 0.6,
      sure: wanders,
      quotes: carrying ? [shortOf(carrying)] : [],
      text: carrying
        ? `Gardez ce qui mène à ${showPlace(text, shortOf(carrying))}, et laissez les détours.`
        : "Choisissez la chose que vous voulez que l’on retienne, et laissez tout ce qui n’y mène pas.",
    });
  }
  if (isRecited(context) && context.quality >= LIKELY)
    options.push({ code: "cut_length", rule: "heard", worth: 0.6, text: FEWER_FACTS });
  const isShown = Math.max(heardChance(context, "shows"), heardChance(context, "precise")) >= LIKELY;
  if (
    isInNeed &&
    options.length === 0 &&
    !isShown &&
    context.form.name !== "announcement" &&
    heardChance(context, "advise moment") >= LIKELY
  )
    options.push({ code: "add_example", rule: "part", worth: 0.4, text: ONE_MOMENT });
  return options;
}

/** Leaving out an apology was judged 13 times: ten times useful, once wrong. */
export const EXCUSE_WORTH = 0.6;

/** Whether a line apologises, by its words and by its role. */
export const isExcused = (context: ClaimContext, sentence: SentenceReading): boolean =>
  context.roles.of(sentence, "apology") >= APOLOGY && isExcuse(context, sentence);

/** Advice to leave a line out, with its own wording for an apology. */
export const sayWithoutLine = (context: ClaimContext, sentence: SentenceReading, shown: string): string =>
  isExcused(context, sentence)
    ? `Retirez ${shown}\u00a0: personne ne vous le reprochait.`
    : sayWithout(shown);

/** From this chance on, a reader would ask for more detail on a line. */
const WANTED = 0.33;

/** Attaches advice that asks for a moment or a case to the line that most needs detail, if there is one. */
export function ofALine(context: ClaimContext, option: Option): Option {
  if (option.text !== ONE_MOMENT && option.text !== ONE_CASE) return option;
  const line = likeliestLine(
    context,
    "more",
    WANTED,
    (sentence) => isShowable(context, sentence) && !isNoFactOfThem(sentence.sentence.text),
  );
  if (!line) return option;
  const { content } = context.content.reading.input;
  const place = placeToQuote(content, line, undefined, SHORT_QUOTE);
  return { ...option, quotes: [place], text: developLine(context, showPlace(content, place)) };
}

/** What to add to a line that lacks detail, by type of pitch. */
export function developLine(context: ClaimContext, shown: string): string {
  const { pitchType } = context.content.reading.input;
  return isOffer(context)
    ? `Développez ${shown}\u00a0: qui c’était, et ce que cela a changé pour cette personne.`
    : pitchType === "rh"
      ? `Développez ${shown}\u00a0: le jour, ce que vous avez fait, comment cela a fini.`
      : `Développez ${shown}\u00a0: où c’était, ce qui s’est passé, ce qui s’est dit.`;
}

function toneOf(context: ClaimContext): string {
  const { content, form } = context;
  const { questionKind, input } = content.reading;
  const heard = (label: HeardLabel) => heardChance(context, label);
  if (heard("boasts") > Math.max(heard("complains"), heard("aggressive")))
    return "Retirez ce qui vous compare aux autres\u00a0: laissez parler les faits.";
  if (questionKind === "leaving")
    return "Laissez les griefs\u00a0: dites ce que vous cherchez maintenant, et pourquoi ici.";
  if (questionKind === "behavioural")
    return "Dites aussi votre part, et ce que vous feriez autrement\u00a0: c’est elle que l’on vous demande.";
  if (form.asks && input.pitchType !== "rh")
    return "Gardez les faits, retirez ce qui accuse, et finissez par ce que vous demandez à ceux qui vous écoutent.";
  return "Gardez les faits et retirez ce qui juge les autres\u00a0: on vous écoutera plus loin.";
}
