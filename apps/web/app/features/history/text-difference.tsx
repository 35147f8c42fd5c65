import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";
import { typo } from "../../lib/typo.ts";
import { HISTORY_TEXT } from "./messages.ts";

/** Beyond this many edits the comparison would take longer than a frame. */
const EDITS_MAX = 4000;

/** Words removed and words added. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const changes = useMemo(
    () => diffWordsWithSpace(typo(before), typo(after), { maxEditLength: EDITS_MAX }),
    [before, after],
  );
  if (typo(before) === typo(after)) return <p className="text-text-2">{HISTORY_TEXT.sameText}</p>;
  if (!changes) return <p className="text-text-2">{HISTORY_TEXT.otherText}</p>;
  return (
    <p className="max-w-[42em] font-voice text-voice wrap-anywhere whitespace-pre-wrap">
      {changes.map(({ value, added, removed }, index) => {
        const key = `${index}${value}`;
        if (added)
          return (
            <ins
              key={key}
              className="rounded-[4px] bg-good-soft decoration-good decoration-2 underline-offset-4"
            >
              {value}
            </ins>
          );
        if (removed)
          return (
            <del key={key} className="text-text-3 decoration-bad">
              {value}
            </del>
          );
        return <span key={key}>{value}</span>;
      })}
    </p>
  );
}
