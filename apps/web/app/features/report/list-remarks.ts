import { type Finding, firstRemarks, inOrder, mergeRemarks, type Remark } from "./rank-remarks.ts";

/** All remarks on a text, in order: the gathered verbal tics, and the other remarks merged by place. */
export function listRemarks(findings: readonly Finding[], fillers: readonly Remark[]): Remark[] {
  const others = mergeRemarks(findings.filter(({ rule }) => rule !== "filler"));
  return inOrder([...fillers, ...others.map(withPlace)]);
}

/** The remarks to show first: the tics count as one, since they are all marked. */
export function firstOf(remarks: readonly Remark[]): Remark[] {
  const fillers = remarks.filter(({ rule }) => rule === "filler");
  const [most] = fillers.toSorted((a, b) => b.places.length - a.places.length);
  const others = remarks.filter(({ rule }) => rule !== "filler");
  const first = new Set<Finding>(firstRemarks(inOrder([...(most ? [most] : []), ...others])));
  return remarks.filter((remark) => first.has(remark) || remark.rule === "filler");
}

const withPlace = (finding: Finding): Remark => ({
  ...finding,
  places: [{ start: finding.start, end: finding.end }],
});
