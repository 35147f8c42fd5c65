import { CircleAlert } from "lucide-react";

/** Shown without JavaScript, on pages that cannot work without it. */
export function NeedsScript({ text }: { text: string }) {
  return (
    <noscript>
      <p className="mb-8 flex max-w-[64ch] items-start gap-2.5 rounded-field bg-s1 px-4 py-3 text-ui shadow-[var(--edge)]">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-[18px] flex-none text-warn" />
        {text}
      </p>
    </noscript>
  );
}
