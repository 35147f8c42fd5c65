import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { DIALOG_BACKDROP, DIALOG_POPUP, DIALOG_VIEWPORT } from "./dialog.tsx";

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The consequences of confirming. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** While the action runs, both buttons are disabled; the caller closes the dialog. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before something is lost. Only its two buttons and Escape answer it, not a click outside; the initial focus is
 * on the answer that loses nothing.
 */
export function ConfirmPopup(props: ConfirmDialogProps) {
  const { open, title, description, confirmLabel, cancelLabel, busy = false, onConfirm, onCancel } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => next || busy || onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={DIALOG_BACKDROP} />
        <AlertDialog.Viewport className={DIALOG_VIEWPORT}>
          <AlertDialog.Popup className={DIALOG_POPUP} initialFocus={cancel}>
            <AlertDialog.Title className="font-display text-h2 text-balance">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-ui text-text-2" render={<div />}>
              {description}
            </AlertDialog.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <Button variant="secondary" busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
              <Button ref={cancel} aria-disabled={busy} onClick={busy ? undefined : onCancel}>
                {cancelLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
