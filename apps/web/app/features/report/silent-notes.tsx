import { METRIC_SCORE_MAX } from "@app/contracts/limits";
import { lowersOf } from "@app/engine/report";
import { formatScore } from "../../lib/numbers.ts";
import { typo } from "../../lib/typo.ts";
import { ScoreBars } from "./charts/score-bars.tsx";
import { MESSAGES } from "./messages.ts";
import { CARD, MORE } from "./styles.ts";

interface SilentNotesProps {
  notes: readonly { label: string; score: number; explanation: string }[];
  /** No score has remarks: these are all scores, not the others. */
  isAll: boolean;
  /** As wide as two cards. */
  isWide: boolean;
  /** Id of the section that explains the effect of each sentence; null if absent. */
  weightsId: string | null;
  /** The text does not answer the question, which lowers all scores. */
  isOffTopic: boolean;
}

/** Below this score, the absence of remarks must not read as « nothing to improve ». */
const LOW_UNDER = 5;

/** Scores without remarks, on a single card: one line each is quicker to read than one card each. */
export function SilentNotes({ notes, isAll, isWide, weightsId, isOffTopic }: SilentNotesProps) {
  const isLow = notes.some(({ score }) => score < LOW_UNDER);
  const isToldWhy = notes.some(({ explanation }) => lowersOf(explanation) !== null);
  const low = isOffTopic
    ? MESSAGES.silentOffTopic
    : MESSAGES[isToldWhy ? "silentLowered" : weightsId === null ? "silentLow" : "silentLowWeighed"];
  const lowTitle = MESSAGES[isAll ? "silentAllTitle" : "silentLowTitle"];
  return (
    <article className={`${CARD} flex flex-col ${isWide ? "md:col-span-2" : ""}`}>
      <h3 className="text-h3">{isLow ? lowTitle : MESSAGES.silentTitle}</h3>
      <p className="mt-2 text-ui text-text-3 print:mt-1">{isLow ? low : MESSAGES.silentNotes}</p>
      <ul
        className={`mt-3.5 grid gap-x-10 gap-y-3 print:mt-1.5 print:gap-y-1 ${isWide ? "md:grid-cols-2" : ""}`}
      >
        {notes.map(({ label, score, explanation }) => {
          const lowers = lowersOf(explanation);
          return (
            <li
              key={label}
              className="flex items-start justify-between gap-4"
              aria-label={typo(
                [MESSAGES.scoreOutOf(label, formatScore(score), METRIC_SCORE_MAX), lowers]
                  .filter(Boolean)
                  .join(". "),
              )}
            >
              <span className="min-w-0">
                <span className="block text-ui font-[550]">{typo(label)}</span>
                {lowers && <span className="mt-0.5 block text-micro text-text-3">{typo(lowers)}</span>}
              </span>
              <ScoreBars score={score} />
            </li>
          );
        })}
      </ul>
      {weightsId && (
        <a
          href={`#${weightsId}`}
          onClick={() => {
            const details = document.getElementById(weightsId);
            if (details instanceof HTMLDetailsElement) details.open = true;
          }}
          className={`mt-2 -mb-2 self-start ${MORE}`}
        >
          {MESSAGES.silentWeights}
        </a>
      )}
    </article>
  );
}
