import { type Finding, firstRemarks, inOrder, mergeRemarks, type Remark } from "./rank-remarks.ts";

/** Every remark on a text, in its order: verbal tics as they were gathered, beside the others each on its own words. */
export function listRemarks(findings: readonly Finding[], fillers: readonly Remark[]): Remark[] {
  const others = mergeRemarks(findings.filter(({ rule }) => rule !== "filler"));
  return inOrder([...fillers, ...others.map(withPlace)]);
}

/** The first of them to read: the tics count as one, since all of them are marked. */
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
