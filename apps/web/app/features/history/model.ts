import { PITCH_TYPES, type PitchType } from "@app/engine/pitch";
import type { HistoryGroup, HistoryVersion } from "@app/contracts/history";

/** Names of the history's query parameters: the filter is the API's own, a pitch opens its detail. */
export const TYPE_PARAMETER = "pitch_type";
export const PITCH_PARAMETER = "pitch";

export function readType(search: URLSearchParams): PitchType | null {
  const asked = search.get(TYPE_PARAMETER);
  return PITCH_TYPES.find((type) => type === asked) ?? null;
}

/** The same address with one parameter set, or removed when null. */
export function withParameter(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}

const SIGNED = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1, signDisplay: "exceptZero" });

export const formatChange = (change: number): string => SIGNED.format(change).replace("-", "−");

/** Height of a version's bar, within 0 and 1. */
export function shareOf({ globalScore, maxScore }: HistoryVersion): number {
  return maxScore > 0 ? Math.min(1, Math.max(0, globalScore / maxScore)) : 0;
}

/** The newest version and what it gained on the one before; null when their scales differ or there is none. */
export function progressOf(versions: readonly HistoryVersion[]): {
  latest: HistoryVersion | undefined;
  change: number | null;
} {
  const latest = versions.at(-1);
  const previous = versions.at(-2);
  if (!latest || !previous || latest.maxScore !== previous.maxScore) return { latest, change: null };
  return { latest, change: Math.round((latest.globalScore - previous.globalScore) * 10) / 10 };
}

export function countVersions(group: HistoryGroup): number {
  return group.titles
    .flatMap((title) => title.questions)
    .reduce((sum, question) => sum + question.versions.length, 0);
}
