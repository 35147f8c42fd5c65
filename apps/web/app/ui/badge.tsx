import type { ReactNode } from "react";

const TONES = {
  neutral: "bg-s2 text-text-2 shadow-[inset_0_0_0_1px_var(--line)]",
  accent: "bg-accent-soft text-accent print:border-accent-line",
  info: "bg-[oklch(.62_.13_245/.14)] text-[oklch(.47_.13_245)] dark:text-[oklch(.8_.09_245)] forced-colors:text-text!",
  good: "bg-good-soft text-good",
  // The amber for text is too light on its own soft background: darken it.
  warn: "bg-warn-soft text-[color-mix(in_oklch,var(--warn)_85%,var(--text))]",
  bad: "bg-bad-soft text-bad",
};

interface Props {
  tone?: keyof typeof TONES;
  /** Longer wording for screen readers and on hover. */
  title?: string | undefined;
  children: ReactNode;
}

/** A word about the state or origin of what is beside it. On paper an outline replaces the background. */
export function Badge({ tone = "neutral", title, children }: Props) {
  return (
    <span
      title={title}
      className={`inline-flex w-fit flex-none items-center gap-1.5 rounded-full px-2.5 py-[3px] text-micro font-semibold whitespace-nowrap print:border print:border-line-2 print:[print-color-adjust:exact] [&_svg]:size-3.5 [&_svg]:flex-none ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
