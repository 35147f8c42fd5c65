import type { Analysis } from "@app/contracts/report";
import { formatScore } from "../../lib/numbers.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { HISTORY_TEXT } from "./messages.ts";

/** Only an interview has a question. */
export const redoLabel = ({ question }: Analysis) =>
  question === null ? HISTORY_TEXT.redoOther : HISTORY_TEXT.redo;

/** The weakest metric, and the form to try again. */
export function RedoInvitation({ analysis, onRedo }: { analysis: Analysis; onRedo: () => void }) {
  const { label, score } = analysis.verdict.focus;
  return (
    <Card className="mt-5 flex flex-wrap items-center justify-between gap-4" data-no-print>
      <p className="text-h3">{HISTORY_TEXT.weakest(label, formatScore(score))}</p>
      <Button variant="secondary" onClick={onRedo}>
        {redoLabel(analysis)}
      </Button>
    </Card>
  );
}
