import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useState } from "react";

/** Styles shared by all dialogs. */
export const DIALOG_BACKDROP =
  "fixed inset-0 z-40 bg-(--veil) backdrop-blur-[3px] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0";
export const DIALOG_VIEWPORT = "fixed inset-0 z-50 flex overflow-y-auto overscroll-contain p-4 md:p-8";
export const DIALOG_POPUP =
  "relative m-auto w-[min(27.5rem,100%)] rounded-scene bg-s1 p-6 shadow-[var(--edge),var(--lift-3)] transition-[opacity,transform] duration-200 ease-out data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 md:p-8";

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** Where the focus goes after a dialog: where it already is, else back to the opener, else to the title of the page. */
function findReturn(opener: Element | null): HTMLElement | boolean | null {
  const now = document.activeElement;
  if (now instanceof HTMLElement && now !== document.body && !now.closest("[role='dialog']")) return now;
  if (opener !== document.body && opener?.isConnected) return true;
  const title = document.querySelector<HTMLElement>("main h1");
  if (title) title.tabIndex = -1;
  return title;
}

/**
 * A modal for a short form: traps and restores the focus; Escape and the backdrop close it. The button that opened it
 * may be gone, such as the header's once signed in.
 */
export function Dialog({ open, onClose, title, description, children }: Props) {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(document.activeElement);
  }
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={DIALOG_BACKDROP} />
        <Base.Viewport className={DIALOG_VIEWPORT}>
          <Base.Popup className={DIALOG_POPUP} finalFocus={() => findReturn(opener)}>
            <Base.Title className="pr-12 font-display text-h2 text-balance">{title}</Base.Title>
            {description && (
              <Base.Description className="mt-2 text-ui text-text-2" render={<div />}>
                {description}
              </Base.Description>
            )}
            {children}
            <Base.Close
              aria-label="Fermer"
              className="absolute top-3 right-3 z-10 grid size-11 place-items-center rounded-[10px] text-text-2 transition-colors duration-120 hover:bg-s2 hover:text-text md:top-5 md:right-5"
            >
              <X className="size-5" aria-hidden="true" />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
