import { PITCH_TYPE_FORM } from "@app/contracts/pitch-types";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { Deletion } from "./api.ts";
import { HISTORY_TEXT } from "./messages.ts";
import type { useRemoval } from "./use-removal.ts";

/** Names what will be lost, before deletion. */
export function RemovalDialog({ removal }: { removal: ReturnType<typeof useRemoval> }) {
  const { asked, isRunning, confirm, cancel } = removal;
  return (
    <ConfirmDialog
      open={asked !== null}
      title={asked ? titleOf(asked) : ""}
      description={asked?.version === undefined ? HISTORY_TEXT.deleteTypeHint : HISTORY_TEXT.deleteHint}
      confirmLabel={HISTORY_TEXT.delete}
      cancelLabel={HISTORY_TEXT.cancel}
      busy={isRunning}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}

const titleOf = ({ type, version }: Deletion) =>
  version === undefined
    ? HISTORY_TEXT.deleteTypeTitle(PITCH_TYPE_FORM[type].label)
    : HISTORY_TEXT.deleteTitle(version);
