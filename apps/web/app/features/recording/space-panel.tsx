import { MESSAGES } from "@app/contracts/messages";
import type { RecordingSpace, StoredRecording } from "@app/contracts/recording";
import { useState } from "react";
import { formatDate } from "../../lib/dates.ts";
import { formatClock } from "../../lib/format-clock.ts";
import { typo } from "../../lib/typo.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { SPACE_TEXT } from "./messages.ts";
import { useDeleteRecording } from "./use-space.ts";

interface Props {
  space: RecordingSpace;
  isFull: boolean;
}

/** Shown before recording: how much storage is left, what uses it, and how to free some. */
export function SpacePanel({ space, isFull }: Props) {
  const [chosen, setChosen] = useState<StoredRecording | null>(null);
  const removal = useDeleteRecording();
  const left = formatClock(Math.max(0, space.maxSec - space.usedSec));
  return (
    <section
      aria-label={SPACE_TEXT.title}
      className="w-full max-w-136 rounded-field bg-s2 p-4 text-left text-ui"
    >
      <p className={isFull ? "font-semibold" : "text-text-2"}>
        {typo(isFull ? MESSAGES.recordingsFull : SPACE_TEXT.left(left))}
      </p>
      <ul className="mt-3 max-h-72 divide-y divide-line overflow-y-auto">
        {space.recordings.map((recording) => (
          <li key={recording.audio_url} className="flex items-center justify-between gap-3 py-1">
            <span>
              {nameOf(recording)}
              <span className="block text-text-3">
                {recording.keep ? SPACE_TEXT.kept(formatDate(recording.expiresAt)) : SPACE_TEXT.waiting}
              </span>
            </span>
            <Button
              variant="quiet"
              aria-label={`${SPACE_TEXT.remove} : ${nameOf(recording)}`}
              onClick={() => setChosen(recording)}
            >
              {SPACE_TEXT.remove}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={chosen !== null}
        title={typo(SPACE_TEXT.confirmTitle)}
        description={typo(SPACE_TEXT.confirmBody)}
        confirmLabel={SPACE_TEXT.confirm}
        cancelLabel={SPACE_TEXT.cancel}
        busy={removal.isPending}
        onConfirm={() => chosen && removal.mutate(chosen.audio_url, { onSettled: () => setChosen(null) })}
        onCancel={() => setChosen(null)}
      />
    </section>
  );
}

const nameOf = ({ createdAt, durationSec }: StoredRecording) =>
  SPACE_TEXT.recording(formatDate(createdAt), formatClock(durationSec));
