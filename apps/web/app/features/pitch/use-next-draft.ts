import { useState } from "react";
import { useNavigate } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { type PitchDraft, readDraft, writeDraft } from "./model.ts";

export interface NextDraft {
  /** Opens the form with this draft, unless another text waits there. */
  begin: (draft: PitchDraft) => void;
  /** A draft that would replace the one in the form, awaiting the user's decision. */
  waiting: PitchDraft | null;
  confirm: () => void;
  cancel: () => void;
}

/**
 * From another page to the form, filled in, without losing the text that waits there.
 *
 * @param onLeave called before the form opens
 */
export function useNextDraft(onLeave: () => void = () => {}): NextDraft {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState<PitchDraft | null>(null);
  const open = (draft: PitchDraft) => {
    writeDraft(draft);
    onLeave();
    void navigate(PATHS.pitch);
  };
  return {
    begin(draft) {
      const { content } = readDraft();
      if (content.trim() === "" || content === draft.content) open(draft);
      else setWaiting(draft);
    },
    waiting,
    confirm() {
      if (waiting) open(waiting);
      setWaiting(null);
    },
    cancel: () => setWaiting(null),
  };
}
