import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** `page` uses the whole height, for a report; `narrow` holds a short form. */
  size?: "narrow" | "page";
  children: ReactNode;
}

const SIZES = {
  narrow: "m-auto w-[min(27.5rem,100%)] rounded-scene bg-s1 p-6 md:p-8",
  page: "mx-auto min-h-full self-start w-[min(75rem,100%)] overflow-clip bg-bg px-4 pt-4 pb-16 md:rounded-scene md:px-12 md:pt-9",
};
/** On a phone a page takes the whole screen. */
const MARGINS = { narrow: "p-4 md:p-8", page: "md:p-8" };
/** Above a long page the way out follows the reader. */
const CLOSE = {
  narrow: "absolute top-3 right-3 md:top-5 md:right-5",
  page: "sticky top-3 float-right -mt-1 -mr-1 bg-s2 md:top-5 md:-mt-4 md:-mr-7",
};

/** Modal: focus goes in and comes back, Escape and the backdrop close it. */
export function Dialog({ open, onClose, title, description, size = "narrow", children }: Props) {
  const close = (
    <Base.Close
      aria-label="Fermer"
      className={`z-20 grid size-11 place-items-center rounded-[10px] text-text-2 transition-colors duration-120 hover:bg-s3 hover:text-text ${CLOSE[size]}`}
    >
      <X className="size-5" aria-hidden="true" />
    </Base.Close>
  );
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-(--veil) backdrop-blur-[3px] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport
          className={`fixed inset-0 z-50 flex overflow-y-auto overscroll-contain ${MARGINS[size]}`}
        >
          <Base.Popup
            className={`relative shadow-[var(--edge),var(--lift-3)] transition-[opacity,transform] duration-200 ease-out data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 ${SIZES[size]}`}
          >
            {size === "page" && close}
            <Base.Title className={size === "page" ? "sr-only" : "pr-12 font-display text-h2 text-balance"}>
              {title}
            </Base.Title>
            {description && (
              <Base.Description className="mt-2 text-ui text-text-2" render={<div />}>
                {description}
              </Base.Description>
            )}
            {children}
            {size === "narrow" && close}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
