import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { ClaimContext, Option } from "../context/claim-context.ts";
import { placeToQuote, showPlace } from "../context/places.ts";
import { developLine, EXCUSE_WORTH, isExcused, sayWithoutLine } from "./advise-as-heard.ts";
import { likeliestLine, type LineLabel } from "../listener/listener.ts";

/** Below this chance, no line is proposed. */
const LEAST = 0.12;
const WORDS = { least: 4, most: 34 };
const SHOWN_WORDS = 24;

/** What may be advised about single lines: each option is weighed before it is shown. */
export function adviseByLines(context: ClaimContext): Option[] {
  const text = context.content.reading.input.content;
  const options: Option[] = [];
  const propose = (
    label: LineLabel,
    write: (
      shown: string,
      sentence: SentenceReading,
    ) => Omit<Option, "worth" | "quotes"> & { worth?: number },
  ) => {
    const sentence = likeliestLine(
      context,
      label,
      LEAST,
      (one) => one.sentence.words >= WORDS.least && one.sentence.words <= WORDS.most,
    );
    if (!sentence) return;
    const place = placeToQuote(text, sentence, undefined, SHOWN_WORDS);
    options.push({ quotes: [place], worth: LEAST, ...write(showPlace(text, place), sentence) });
  };
  propose("open", (shown) => ({
    code: "open_with_scene",
    rule: "opening",
    text: `Commencez par ${shown}.`,
  }));
  propose("close", (shown) => ({ code: "end_stronger", rule: "closing", text: `Finissez sur ${shown}.` }));
  propose("drop", (shown, sentence) => ({
    code: "drop_irrelevant",
    rule: "whole",
    text: sayWithoutLine(context, sentence, shown),
    ...(isExcused(context, sentence) && { worth: EXCUSE_WORTH }),
  }));
  propose("more", (shown) => ({ code: "add_example", rule: "part", text: developLine(context, shown) }));
  return options;
}
