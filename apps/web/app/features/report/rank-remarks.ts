import type { Analysis } from "@app/contracts/report";
import type { TextRange } from "./annotated-pitch/model.ts";

export type Finding = Analysis["findings"][number];

/** A remark that may have several places; its `start` and `end` are those of the first. */
export interface Remark extends Finding {
  places: TextRange[];
}

/** Sorts by start, then the longest first. */
export const inOrder = <Ranged extends TextRange>(ranges: readonly Ranged[]): Ranged[] =>
  ranges.toSorted((a, b) => a.start - b.start || b.end - a.end);

const FIRST_MOST = 5;
/** Minimal number of strengths among the first remarks. */
const STRENGTHS_LEAST = 2;
/** Praise of fewer words is meaningless. */
const PRAISED_WORDS_LEAST = 3;

const wordsOf = ({ quote }: Finding) => quote.split(/[\s'’]+/u).filter(Boolean).length;
const lengthOf = ({ start, end }: Finding) => end - start;

/** Merges overlapping remarks of the same kind: the one that says more stays. */
export function mergeRemarks(findings: readonly Finding[]): Finding[] {
  const worth = (finding: Finding) => (finding.advice === null ? 0 : 1_000_000) + lengthOf(finding);
  const kept: Finding[] = [];
  for (const finding of findings.toSorted((a, b) => worth(b) - worth(a) || a.start - b.start)) {
    if (finding.kind === "strength" && wordsOf(finding) < PRAISED_WORDS_LEAST) continue;
    const covered = kept.some(
      (other) => other.kind === finding.kind && other.start < finding.end && finding.start < other.end,
    );
    if (!covered) kept.push(finding);
  }
  return inOrder(kept);
}

/**
 * The few remarks to read first, in text order: weaknesses, each rule once before any repeats, and at least two
 * strengths if there are any.
 */
export function firstRemarks(remarks: readonly Finding[]): Finding[] {
  const toMend = eachRuleFirst(remarks.filter(({ kind }) => kind === "weakness"));
  const toKeep = eachRuleFirst(
    remarks.filter(({ kind }) => kind === "strength").toSorted((a, b) => lengthOf(b) - lengthOf(a)),
  );
  const kept = toKeep.slice(0, Math.max(STRENGTHS_LEAST, FIRST_MOST - toMend.length));
  const first = new Set([...toMend.slice(0, FIRST_MOST - kept.length), ...kept]);
  return remarks.filter((remark) => first.has(remark));
}

function eachRuleFirst(remarks: readonly Finding[]): Finding[] {
  const seen = new Map<string, number>();
  const ranked = remarks.map((remark) => {
    const rank = seen.get(remark.rule) ?? 0;
    seen.set(remark.rule, rank + 1);
    return { remark, rank };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ remark }) => remark);
}
