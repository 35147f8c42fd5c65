import { useState } from "react";
import type { Analysis, AnalysisDraft } from "@app/contracts/report";
import type { CoachTaskName } from "@app/contracts/coach";
import { CompareVersions } from "../features/history/compare-versions.tsx";
import { HISTORY_TEXT } from "../features/history/messages.ts";
import { FinalPitch } from "../features/history/final-pitch.tsx";
import { useFinalPitch } from "../features/history/use-final-pitch.ts";
import { PitchBar } from "../features/history/pitch-bar.tsx";
import { ReaderLinks } from "../features/history/reader-links.tsx";
import { usePrevious } from "../features/history/use-previous.ts";
import { useRevised } from "../features/history/use-revised.ts";
import { ChangeChip, WhatMoved } from "../features/history/what-moved.tsx";
import { FirstButton, NextTry, NextTryFoot, RestartButton } from "../features/pitch/next-try.tsx";
import { useRetake } from "../features/pitch/use-retake.ts";
import { PracticeButton } from "../features/practice/practice-button.tsx";
import { isReadyToSay } from "../features/report/list-next-steps.ts";
import { Report } from "../features/report/report.tsx";
import { ReplaceDraft } from "../features/pitch/replace-draft.tsx";
import { useDocumentTitle } from "../lib/page-title.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

/** On a phone, keeps the sticky remark panel above the bottom bar. */
const OVER_FOOT = "contents max-md:[--report-bottom:4.25rem]";

interface Props {
  analysis: Analysis | AnalysisDraft;
  /** The coach's unfinished tasks. */
  pending?: readonly CoachTaskName[] | undefined;
  recording?: Blob | null;
  /** Called when the form replaces the report. */
  onLeave?: () => void;
}

/** A report with all its author's actions, the next try first. Actions that need a stored report wait for it. */
export function AuthorReport({ analysis: given, pending, recording = null, onLeave }: Props) {
  const { analysis, keepAnswer } = useRevised(given);
  const retake = useRetake(analysis, onLeave);
  const previous = usePrevious(analysis);
  const stored = "id" in analysis ? analysis : null;
  const [written, setFinal] = useState<string | null>(null);
  const final = written ?? stored?.final_pitch ?? null;
  const keepFinal = useFinalPitch(stored?.id ?? "", setFinal);
  const isReady = isReadyToSay(analysis);
  const [replacing, setReplacing] = useState<string | null>(null);
  useDocumentTitle(stored && HISTORY_TEXT.reportTitle(stored.title, stored.version));
  return (
    <>
      {/* Fixed at the bottom of the window, but first in keyboard order. */}
      {stored && <NextTryFoot retake={retake} isReady={isReady} />}
      <div className={stored ? OVER_FOOT : "contents"}>
        <Report
          analysis={analysis}
          pending={pending}
          recording={recording}
          onAnswer={keepAnswer}
          renderRedo={(sentence) => <PracticeButton key={sentence.text} sentence={sentence} />}
          onTakeText={stored ? retake.takeText : undefined}
          // Never overwrite the author's own text in one click.
          onKeepFinal={stored ? (final === null ? keepFinal.mutate : setReplacing) : undefined}
          hasFinal={final !== null}
          change={stored && previous && <ChangeChip before={previous} after={stored} />}
          moved={stored && previous && <WhatMoved before={previous} after={stored} />}
          next={stored && <NextTry retake={retake} isReady={isReady} />}
          actions={
            // Space is reserved from the start, so that the text below does not move.
            <div className={`flex flex-wrap gap-2 ${stored ? "" : "invisible"}`}>
              <PitchBar id={stored?.id ?? null} hasRecording={analysis.audio_url !== null} />
              <RestartButton retake={retake} variant="secondary" />
              <span className="contents max-md:hidden">
                <FirstButton retake={retake} isReady={isReady} />
              </span>
            </div>
          }
        />
      </div>
      {stored && (
        <>
          <FinalPitch
            key={stored.id}
            id={stored.id}
            saved={final}
            content={stored.content}
            onSaved={setFinal}
          />
          <CompareVersions analysis={stored} />
          <ReaderLinks analysis={stored} />
        </>
      )}
      <ReplaceDraft next={retake.next} />
      <ConfirmDialog
        open={replacing !== null}
        title={HISTORY_TEXT.replaceFinalTitle}
        description={HISTORY_TEXT.replaceFinalHint}
        confirmLabel={HISTORY_TEXT.replaceFinal}
        cancelLabel={HISTORY_TEXT.cancel}
        onConfirm={() => {
          if (replacing !== null) keepFinal.mutate(replacing);
          setReplacing(null);
        }}
        onCancel={() => setReplacing(null)}
      />
    </>
  );
}
