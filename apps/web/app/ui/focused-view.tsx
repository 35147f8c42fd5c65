import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  /** Announced to screen readers when the view changes. */
  announcement: string;
  children: ReactNode;
}

/** A view that replaces the previous one: scrolls to its top and moves the focus there. */
export function FocusedView({ announcement, children }: Props) {
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <p ref={top} tabIndex={-1} className="sr-only">
        {announcement}
      </p>
      {children}
    </>
  );
}
