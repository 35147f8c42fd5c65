import type { Analysis } from "@app/contracts/report";

export interface ComparedScore {
  label: string;
  /** Null where a version has no such score or measure, or could not measure it. */
  before: number | null;
  after: number | null;
}

interface MovedMeasure {
  id: string;
  label: string;
  metric: string;
  unit: string;
  before: number;
  after: number;
}

type Metrics = readonly {
  label: string;
  score: number | null;
  measures: Analysis["contentAnalysis"]["metrics"][number]["measures"];
}[];

const metricsOf = ({ oralPerformance, contentAnalysis }: Analysis): Metrics => [
  ...(oralPerformance?.metrics ?? []),
  ...contentAnalysis.metrics,
];

/** Pairs of scores in the report's order; null on the side of the version that lacks the metric. */
export function compareScores(before: Analysis, after: Analysis): ComparedScore[] {
  const [older, newer] = [metricsOf(before), metricsOf(after)];
  const labels = [...new Set([...newer, ...older].map(({ label }) => label))];
  const scoreOf = (metrics: Metrics, label: string) =>
    metrics.find((metric) => metric.label === label)?.score ?? null;
  return labels.map((label) => ({ label, before: scoreOf(older, label), after: scoreOf(newer, label) }));
}

/** Measures of both versions whose value changed, largest relative change first. */
export function listMoved(before: Analysis, after: Analysis, most: number): MovedMeasure[] {
  const older = metricsOf(before);
  const moved = metricsOf(after).flatMap((metric) =>
    metric.measures.flatMap(({ id, label, unit, value }) => {
      const known = older
        .find((other) => other.label === metric.label)
        ?.measures.find((measure) => measure.id === id);
      if (!known || known.value === value) return [];
      return [{ id, label, metric: metric.label, unit, before: known.value, after: value }];
    }),
  );
  const changeOf = ({ before: from, after: to }: MovedMeasure) =>
    Math.abs(to - from) / Math.max(Math.abs(to), Math.abs(from));
  // Several metrics may use the same measure: keep it once.
  const once = new Map(moved.map((measure) => [measure.id, measure]));
  return [...once.values()].sort((a, b) => changeOf(b) - changeOf(a)).slice(0, most);
}

interface ListOutcome {
  /** Advice of the previous list that is no longer given. */
  corrected: string[];
  /** Advice of the previous list that is given again. */
  left: string[];
  /** Advice given for the first time. */
  fresh: string[];
}

/** Figures and quotes change between versions: compare advice without them. */
const gistOf = (advice: string) =>
  advice
    .replace(/«[^«»]*»/gu, "")
    .replace(/\d+(?:[,.]\d+)?/gu, "")
    .replace(/\s{2,}/gu, " ");

/** A list this long was truncated: missing advice may only have been crowded out. */
const CUT_FROM = 5;

type Claims = Analysis["claims"];
const adviceIn = ({ claims }: Analysis): Claims => claims.filter(({ kind }) => kind === "advice");

/**
 * What became of one version's list of advice in the next. The same advice has one id in both, whatever it quotes.
 * Older reports without ids are compared by their texts; if their list was truncated, nothing counts as corrected.
 */
export function followList(before: Analysis, after: Analysis): ListOutcome {
  const [older, newer] = [adviceIn(before), adviceIn(after)];
  if (older.length === 0 || newer.length === 0) return followTexts(before, after);
  const isShownIn = ({ recommendations }: Analysis, text: string) =>
    recommendations.suggestions.includes(text);
  const shown = older.filter(({ text }) => isShownIn(before, text));
  const asked = new Set(newer.map(({ id }) => id));
  const known = new Set(older.map(({ id }) => id));
  const textsOf = (claims: Claims) => claims.map(({ text }) => text);
  return {
    corrected: textsOf(shown.filter(({ id }) => !asked.has(id))),
    left: textsOf(shown.filter(({ id }) => asked.has(id))),
    fresh: textsOf(newer.filter(({ id, text }) => !known.has(id) && isShownIn(after, text))),
  };
}

function followTexts(before: Analysis, after: Analysis): ListOutcome {
  const asked = new Set(after.recommendations.suggestions.map(gistOf));
  const known = new Set(before.recommendations.suggestions.map(gistOf));
  const { suggestions } = before.recommendations;
  return {
    corrected: asked.size >= CUT_FROM ? [] : suggestions.filter((advice) => !asked.has(gistOf(advice))),
    left: suggestions.filter((advice) => asked.has(gistOf(advice))),
    fresh: after.recommendations.suggestions.filter((advice) => !known.has(gistOf(advice))),
  };
}

/** The scores that changed most, largest first; nearly unchanged ones are left out. */
export function listMovers(before: Analysis, after: Analysis, most: number) {
  return compareScores(before, after)
    .flatMap(({ label, before: from, after: to }) =>
      from === null || to === null ? [] : [{ label, before: from, after: to }],
    )
    .filter(({ before: from, after: to }) => Math.abs(to - from) >= MOVED_LEAST)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, most);
}

/** Smaller changes, in points out of ten, count as unchanged. */
const MOVED_LEAST = 0.3;
