import type { ReactNode } from "react";
import styles from "./script.module.css";

/** A text to read aloud, in the typeface used for speech. */
export function Script({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`${styles.script} max-w-[46em] px-[clamp(20px,4vw,56px)] pt-9 pb-10 print:max-w-none print:p-3 print:text-[1.125rem] print:leading-[1.4] font-voice text-voice wrap-anywhere ${className}`}
    >
      {children}
    </div>
  );
}

/** A text to read, in the typeface of the page and aligned with what surrounds it. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={`${styles.script} max-w-[68ch] wrap-anywhere`}>{children}</div>;
}
