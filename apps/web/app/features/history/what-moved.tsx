import type { Analysis } from "@app/contracts/report";
import { ArrowRight, Check } from "lucide-react";
import { useId } from "react";
import { formatChange, formatScore } from "../../lib/numbers.ts";
import { typo } from "../../lib/typo.ts";
import { Card } from "../../ui/card.tsx";
import { followList, listMovers } from "./compare-model.ts";
import { HISTORY_TEXT } from "./messages.ts";
import { gainBetween } from "./model.ts";

const MOVERS_MOST = 3;

interface Props {
  before: Analysis;
  after: Analysis;
}

/** « +9 points », the same figure as in the history; nothing when the scales differ. */
export function ChangeChip({ before, after }: Props) {
  const change = gainBetween(before, after);
  if (change === null) return null;
  return (
    <span
      className={`mt-2 rounded-full px-2.5 py-0.5 text-[13px] font-semibold ${change > 0 ? "bg-good-soft text-good" : "bg-s2 text-text-2"}`}
    >
      {change === 0
        ? HISTORY_TEXT.sameScore
        : HISTORY_TEXT.points(formatChange(change), Math.abs(change) >= 2)}
      <span className="sr-only"> {HISTORY_TEXT.sincePrevious}</span>
    </span>
  );
}

/** Changes from the previous version: scores that moved, advice followed, new advice. */
export function WhatMoved({ before, after }: Props) {
  const id = useId();
  const movers = listMovers(before, after, MOVERS_MOST);
  const { corrected, left, fresh } = followList(before, after);
  if (movers.length + corrected.length + fresh.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8 md:mt-10">
      <Card>
        <h2 id={id} className="text-h3">
          {HISTORY_TEXT.movedSince(before.version)}
        </h2>
        {movers.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-2">
            {movers.map(({ label, before: from, after: to }) => (
              <li
                key={label}
                className="inline-flex flex-wrap items-center gap-x-2 rounded-[14px] bg-s2 px-3.5 py-1.5 text-ui"
              >
                <span className="font-semibold">{typo(label)}</span>
                <span className="num inline-flex items-center gap-1 text-text-2">
                  {formatScore(from)}
                  <ArrowRight aria-label={HISTORY_TEXT.becomes} className="size-3.5" />
                  <b className={`font-semibold ${to > from ? "text-good" : "text-text"}`}>
                    {formatScore(to)}
                  </b>
                </span>
              </li>
            ))}
          </ul>
        )}
        <div className={`grid gap-x-10 ${corrected.length > 0 && fresh.length > 0 ? "md:grid-cols-2" : ""}`}>
          {corrected.length > 0 && (
            <div className="mt-4">
              <h3 className="font-ui text-ui font-semibold tracking-normal">
                {HISTORY_TEXT.correctedOf(corrected.length, corrected.length + left.length, before.version)}
              </h3>
              <ul className="mt-1.5 flex flex-col gap-1.5 text-ui text-text-2">
                {corrected.map((advice) => (
                  <li key={advice} className="flex gap-2.5">
                    <Check aria-hidden="true" strokeWidth={2.5} className="mt-1 size-4 flex-none text-good" />
                    <span className="wrap-anywhere">{typo(advice)}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {fresh.length > 0 && (
            <div className="mt-4">
              <h3 className="font-ui text-ui font-semibold tracking-normal">{HISTORY_TEXT.fresh}</h3>
              <ul className="mt-1.5 flex list-disc flex-col gap-1.5 pl-5 text-ui text-text-2 marker:text-text-3">
                {fresh.map((advice) => (
                  <li key={advice} className="wrap-anywhere">
                    {typo(advice)}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </Card>
    </section>
  );
}
