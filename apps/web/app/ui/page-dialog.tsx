import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { DIALOG_BACKDROP } from "./dialog.tsx";

interface Props {
  open: boolean;
  onClose: () => void;
  /** Accessible name of the dialog; the content has its own visible title. */
  title: string;
  children: ReactNode;
}

/**
 * A modal for a whole page, which scrolls inside, with a sticky close button. Full screen on a phone. The content may
 * use `--page-margin` to reach the edges.
 */
export function PageDialog({ open, onClose, title, children }: Props) {
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={DIALOG_BACKDROP} />
        <Base.Viewport className="fixed inset-0 z-50 md:px-8 md:py-6">
          <Base.Popup className="mx-auto h-full w-[min(78rem,100%)] overflow-x-hidden overflow-y-auto overscroll-contain bg-bg shadow-[0_0_0_1px_var(--line),var(--lift-3)] transition-[opacity,transform] duration-200 ease-out data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 md:rounded-scene">
            <div className="min-h-full px-(--page-margin) pt-4 pb-16 [--page-margin:1rem] md:pt-9 md:[--page-margin:3rem]">
              <Base.Close
                aria-label="Fermer"
                className="sticky top-1 z-20 float-right -mt-2 -mr-2 grid size-11 place-items-center rounded-[10px] bg-bg/85 text-text-2 transition-colors duration-120 hover:bg-s2 hover:text-text md:top-2 md:-mt-4 md:-mr-7"
              >
                <X className="size-5" aria-hidden="true" />
              </Base.Close>
              <Base.Title className="sr-only">{title}</Base.Title>
              {children}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
