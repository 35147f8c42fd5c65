import { METRIC_KEYS, type MeasureId, REGISTERS, RUBRIC, type RubricPart } from "../../src/scoring/rubric.ts";
import { spearman } from "./agreement.ts";
import type { FittedText } from "./fitted-text.ts";

/** With fewer texts, a source contradicts by chance. */
const FEWEST = 30;
/** Standard errors against its direction from which a source contradicts a measure. */
const SURE = 1.64;

/**
 * Measures whose set direction some source contradicts, in the registers where they count: they are shown, not scored.
 */
export function findUnsteady(texts: readonly FittedText[]): MeasureId[] {
  const parts = new Map<MeasureId, RubricPart>(
    METRIC_KEYS.flatMap((key) => RUBRIC[key].parts.map((part: RubricPart) => [part.measure, part] as const)),
  );
  const sources = [...new Set(texts.map(({ source }) => source))];
  return [...parts.values()]
    .filter(
      ({ measure, direction, registers, least }) =>
        least === undefined &&
        REGISTERS.filter((register) => registers.includes(register)).some((register) =>
          sources.some((source) => {
            const mine = texts.filter(
              (text) => text.source === source && text.register === register && !text.skipped.has(measure),
            );
            if (mine.length < FEWEST) return false;
            const agreement = spearman(
              mine.map(({ values }) => values[measure]),
              mine.map(({ mark }) => mark),
            );
            return direction * agreement < -SURE / Math.sqrt(mine.length);
          }),
        ),
    )
    .map(({ measure }) => measure);
}
