import type { Analysis } from "@app/contracts/report";

export interface ComparedScore {
  label: string;
  /** Null where a version does not have it, or could not measure it. */
  before: number | null;
  after: number | null;
}

export interface MovedMeasure {
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

/** Metric by metric, in the order of the report; one that only one version has stands with a hole. */
export function compareScores(before: Analysis, after: Analysis): ComparedScore[] {
  const [older, newer] = [metricsOf(before), metricsOf(after)];
  const labels = [...new Set([...newer, ...older].map(({ label }) => label))];
  const scoreOf = (metrics: Metrics, label: string) =>
    metrics.find((metric) => metric.label === label)?.score ?? null;
  return labels.map((label) => ({ label, before: scoreOf(older, label), after: scoreOf(newer, label) }));
}

/** Measures of both versions whose value changed, the greatest change for its size first. */
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
  // One measure may serve several metrics.
  const once = new Map(moved.map((measure) => [measure.id, measure]));
  return [...once.values()].sort((a, b) => changeOf(b) - changeOf(a)).slice(0, most);
}
