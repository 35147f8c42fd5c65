import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { NEXT_TRY_TEXT } from "./messages.ts";
import type { Retake } from "./use-retake.ts";

/** Asked before replacing an unsent draft in the form. */
export function ReplaceDraft({ retake }: { retake: Retake }) {
  return (
    <ConfirmDialog
      open={retake.waiting !== null}
      title={NEXT_TRY_TEXT.replaceTitle}
      description={NEXT_TRY_TEXT.replaceBody}
      confirmLabel={NEXT_TRY_TEXT.replace}
      cancelLabel={NEXT_TRY_TEXT.keep}
      onConfirm={retake.confirm}
      onCancel={retake.cancel}
    />
  );
}
