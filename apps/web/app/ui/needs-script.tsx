import { CircleAlert } from "lucide-react";

/** What a browser without JavaScript is told in place of a page that would stay closed without a word. */
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
