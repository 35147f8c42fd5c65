import { type Claim, type Measure, type OralMetric, tellClaims } from "../../report.ts";
import type { Explanation } from "./explanation.ts";
import type { RatedOralMetric } from "./rate-oral-metric.ts";
import { ORAL_RUBRIC, type OralMetricKey } from "./rubric.ts";

/** From this score on nothing is blamed: what is shown is a measure, or praise where the advice says what to keep. */
const FINE = 7;

/** One voice metric and the claims that explain it. */
export interface WrittenOralMetric {
  metric: OralMetric;
  claims: Claim[];
}

interface Rated extends RatedOralMetric {
  measures: Measure[];
}

/**
 * @param explain only called for a metric that has a score
 * @param sayWhy why it has none
 */
export function writeOralMetric(
  key: OralMetricKey,
  { score, confidence, measures }: Rated,
  explain: () => Explanation,
  sayWhy: () => string,
): WrittenOralMetric {
  const { label } = ORAL_RUBRIC[key];
  const claim = (kind: Claim["kind"], text: string): Claim => ({
    id: `${kind}-delivery-${key}`,
    metric: label,
    kind,
    rule: "delivery",
    ...(kind === "advice" && { code: "change_delivery" as const }),
    quotes: [],
    evidence: [],
    text,
  });
  if (score === null) {
    const unscored = claim("measure", `Non noté.\n${sayWhy()}`);
    const explanation = tellClaims([unscored]);
    return {
      metric: { label, score, confidence: 0, explanation, method: "mesuré", measures },
      claims: [unscored],
    };
  }
  const { measure, evidence, advice, keeps = false } = explain();
  const isFine = score >= FINE;
  const isPraised = isFine && keeps;
  const heard: Claim = {
    ...claim(isFine ? (isPraised ? "credit" : "measure") : "fault", evidence),
    id: `heard-delivery-${key}`,
  };
  const measured = claim("measure", measure + shrinkNote(confidence));
  const toDo: Claim = isPraised
    ? { ...claim("credit", advice), id: `keep-delivery-${key}` }
    : claim("advice", advice);
  const explanation = tellClaims([heard, measured, toDo]);
  return {
    metric: { label, score, confidence, explanation, method: "mesuré", measures },
    claims: [heard, measured, toDo],
  };
}

/** Says how far an unsure score was drawn to the middle. */
function shrinkNote(confidence: number): string {
  if (confidence > 0.95) return "";
  return ` Mesure fiable à ${Math.round(100 * confidence)} % : la note est rapprochée de 6.`;
}
