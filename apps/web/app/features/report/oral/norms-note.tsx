import { middleHalf, rankAmong, SPEECH_NORMS, type SpeechKind } from "@app/engine/norms";
import type { OralPerformance, WireOralMetric } from "@app/contracts/report";
import { typo } from "../../../lib/typo.ts";
import { NORMS_TEXT } from "./messages.ts";

type NormedMeasure = Parameters<typeof rankAmong>[1];
const KINDS: readonly SpeechKind[] = ["planned", "spontaneous"];

/** Compares this take with real French voices, beside the score's thresholds. */
export function NormsNote({ metric, oral }: { metric: WireOralMetric; oral: OralPerformance }) {
  const normed = valueOf(metric, oral);
  if (!normed) return null;
  const { measure, value } = normed;
  return (
    <div className="mt-4 text-micro text-text-2">
      <p className="font-semibold">{typo(NORMS_TEXT.titles[measure](Math.round(value)))}</p>
      <ul className="mt-1 flex flex-col gap-0.5">
        {KINDS.map((kind) => {
          const { from, to } = middleHalf(kind, measure);
          const share = rankAmong(kind, measure, value);
          return (
            <li key={kind}>{typo(NORMS_TEXT.ranks[measure](NORMS_TEXT.kinds[kind], share, from, to))}</li>
          );
        })}
      </ul>
      <p className="mt-1 text-text-3">
        {NORMS_TEXT.source(SPEECH_NORMS.planned.voices, SPEECH_NORMS.spontaneous.voices)}
      </p>
    </div>
  );
}

function valueOf(
  { label, measures }: WireOralMetric,
  { speechRate }: OralPerformance,
): { measure: NormedMeasure; value: number } | null {
  if (label === "Débit de parole") {
    // The reference tables describe moments of speech: use the take's median moment.
    const rates = speechRate.data.map(({ rate }) => rate).toSorted((a, b) => a - b);
    const value = rates[Math.floor(rates.length / 2)];
    return value === undefined ? null : { measure: "wordsPerMinute", value };
  }
  const pauses = label === "Rythme" && measures.find(({ id }) => id === "pausesPerMin");
  return pauses ? { measure: "pausesPerMinute", value: pauses.value } : null;
}
