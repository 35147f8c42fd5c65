import type { Analysis, AnalysisDraft } from "@app/contracts/report";
import { useState } from "react";
import { useNavigate } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { draftOf, emptyDraft, type PitchDraft, readDraft, writeDraft } from "./model.ts";

export interface Retake {
  /** Opens the form with this very text. */
  takeThis: () => void;
  /** Opens the form with this text, to record it. */
  sayThis: () => void;
  /** Opens the form with another text in place of this one. */
  takeText: (content: string) => void;
  /** Opens an empty form. */
  restart: () => void;
  /** A draft that would be lost, awaiting the user's decision. */
  waiting: PitchDraft | null;
  confirm: () => void;
  cancel: () => void;
}

/**
 * From a report to the next try: fills the form with the pitch's title, audience, objective, question and plan.
 *
 * @param onLeave called before the form opens
 */
export function useRetake(analysis: Analysis | AnalysisDraft, onLeave: () => void = () => {}): Retake {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState<PitchDraft | null>(null);
  const open = (draft: PitchDraft) => {
    writeDraft(draft);
    onLeave();
    void navigate(PATHS.pitch);
  };
  const begin = (draft: PitchDraft) => {
    const { content } = readDraft();
    if (content.trim() === "" || content === draft.content) open(draft);
    else setWaiting(draft);
  };
  return {
    takeThis: () => begin(draftOf(analysis)),
    sayThis: () => begin(draftOf(analysis, { mode: "voice" })),
    takeText: (content) => begin(draftOf(analysis, { content })),
    restart: () => begin(emptyDraft()),
    waiting,
    confirm() {
      if (waiting) open(waiting);
      setWaiting(null);
    },
    cancel: () => setWaiting(null),
  };
}
