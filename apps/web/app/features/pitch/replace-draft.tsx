import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { NEXT_TRY_TEXT } from "./messages.ts";
import type { NextDraft } from "./use-next-draft.ts";

/** Asked before replacing an unsent draft in the form. */
export function ReplaceDraft({ next }: { next: NextDraft }) {
  return (
    <ConfirmDialog
      open={next.waiting !== null}
      title={NEXT_TRY_TEXT.replaceTitle}
      description={NEXT_TRY_TEXT.replaceBody}
      confirmLabel={NEXT_TRY_TEXT.replace}
      cancelLabel={NEXT_TRY_TEXT.keep}
      onConfirm={next.confirm}
      onCancel={next.cancel}
    />
  );
}
