import type { Analysis } from "@app/contracts/report";
import type { Edit } from "@app/engine/report";
import {
  type ChangeCount,
  composeOral,
  composePart,
  composeText,
  countChanges,
  tellChanges,
} from "@app/engine/rewriting";
import { useMemo, useState } from "react";
import { firstWords } from "./group-changes.ts";

/** The rewriting with the reader's refusals, and the actions on it. */
export interface Retouch {
  edits: readonly Edit[];
  refused: ReadonlySet<string>;
  text: string;
  oral: string;
  count: ChangeCount;
  /** One-line summary of the changes. */
  told: string;
  shorter: NonNullable<Analysis["recommendations"]["rewriting"]>["shorter"];
  /** The target duration; null for the whole text. */
  seconds: number | null;
  leftOut: readonly Edit[];
  /** First words of each omitted sentence, as rewritten. */
  leftOutOpenings: readonly string[];
  toggle: (ids: readonly string[], isRefused: boolean) => void;
  keepAll: () => void;
  refuseAll: () => void;
  aim: (seconds: number | null) => void;
}

const NONE: ReadonlySet<string> = new Set();
const NO_EDITS: readonly Edit[] = [];

/** Text, counts and marks without the refused edits; null for a rewriting not made of edits. */
export function useRetouch(
  content: string,
  rewriting: Analysis["recommendations"]["rewriting"],
): Retouch | null {
  const [refused, setRefused] = useState(NONE);
  const [seconds, aim] = useState<number | null>(null);
  const leftOut = rewriting?.shorter.find((each) => each.seconds === seconds)?.leftOut ?? NO_EDITS;
  const made = useMemo(() => {
    if (!rewriting) return null;
    const edits = [...rewriting.edits, ...leftOut];
    const count = countChanges(content, edits, refused);
    return {
      text: composeText(content, edits, refused),
      oral: composeOral(content, edits, rewriting.marks, refused),
      count,
      told: tellChanges(count),
      leftOutOpenings: leftOut.map((edit) => firstWords(composePart(content, edit, rewriting.edits))),
    };
  }, [content, rewriting, refused, leftOut]);
  if (!rewriting || !made) return null;
  const { edits, shorter } = rewriting;
  return {
    ...made,
    edits,
    refused,
    shorter,
    seconds,
    leftOut,
    aim,
    toggle: (ids, isRefused) =>
      setRefused((before) => {
        const after = new Set(before);
        for (const id of ids) {
          if (isRefused) after.add(id);
          else after.delete(id);
        }
        return after;
      }),
    keepAll: () => setRefused(NONE),
    refuseAll: () => setRefused(new Set(edits.map(({ id }) => id))),
  };
}
