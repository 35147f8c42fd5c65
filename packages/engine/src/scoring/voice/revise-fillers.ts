import { whyUnheard } from "../../delivery/why-unheard.ts";
import { listSpokenWords } from "../../delivery/spoken-words.ts";
import { findFillers, measureFillerRate } from "../../language/fillers.ts";
import { readText } from "../../language/read-text.ts";
import type { TextUnits } from "../../language/units.ts";
import type { Hesitation, SignalIssue, TimedFiller, TimedWord } from "../../report.ts";
import { explainFillers, sayUnasked } from "./explain-fillers.ts";
import type { FillersHeard } from "./fillers-heard.ts";
import { oralMeasuresOf } from "./oral-measures.ts";
import { rateFillers } from "./oral-values.ts";
import { isDrowned, rateOralMetric } from "./rate-oral-metric.ts";
import { DROWNED } from "./voice-notices.ts";
import { writeOralMetric, type WrittenOralMetric } from "./write-oral-metric.ts";

/** What a stored report keeps of the fillers of a take, whose sound may be deleted. Times in seconds. */
export interface KeptFillers {
  /** The text that was judged. */
  content: string;
  /** False where the words of the text were not found in the sound: they were then not counted. */
  isTextHeard: boolean;
  /** When its words are said, in their order. */
  wordTimes: readonly { startSec: number; endSec: number }[];
  fillers: readonly Omit<TimedFiller, "weight">[];
  hesitations: readonly Hesitation[];
  /** From the first to the last sound of speech. */
  speechSec: number;
  issues: readonly SignalIssue[];
  /** Confidence of the earlier score, 0 to 1; null where there was none. */
  confidence: number | null;
  /** True for readers other than the speaker: probable « euh » are then not mentioned. */
  isShared: boolean;
}

/**
 * Scores the fillers again once the speaker has answered for the probable « euh », with the functions of the first
 * score. Pure and linear in the text; a text of 5 000 characters takes some 10 ms.
 */
export function reviseFillers(kept: KeptFillers): WrittenOralMetric {
  const units = kept.isTextHeard ? readText(kept.content) : null;
  const heard: FillersHeard = {
    units,
    words: units ? timeWords(units, kept.wordTimes) : [],
    fillers: kept.fillers,
    hesitations: [...kept.hesitations],
    // A report does not say whether hesitations were searched: infer it from the ones it has, or from its sound issues.
    hesitationsUnheard: kept.hesitations.length > 0 ? null : whyUnheard(kept.issues),
    fillersPer100: units && units.wordCount > 0 ? measureFillerRate(units, findFillers(units)) : null,
    speechSec: kept.speechSec,
  };
  const values = { spokenFillerRate: rateFillers(heard) };
  const known = { textFits: units !== null, units, speechSec: kept.speechSec };
  const quality = { issues: [...kept.issues] };
  const rated = rateOralMetric("fillers", values, known, quality, units ? kept.confidence : null);
  const told = kept.isShared
    ? { ...heard, hesitations: heard.hesitations.filter(({ answer }) => answer !== undefined) }
    : heard;
  return writeOralMetric(
    "fillers",
    { ...rated, measures: oralMeasuresOf("fillers", values) },
    () => explainFillers({ delivery: told, values }),
    () => (isDrowned("fillers", known, quality) ? DROWNED : sayUnasked(told)),
  );
}

/** Empty where an older report split its text into other words. */
function timeWords(units: TextUnits, times: KeptFillers["wordTimes"]): TimedWord[] {
  const spoken = listSpokenWords(units);
  if (spoken.length !== times.length) return [];
  return spoken.map(({ word, start, end }, index) => ({ word, start, end, ...times[index]! }));
}
