import { Plus } from "lucide-react";
import { typo } from "../../lib/typo.ts";
import { FAQ_TEXT } from "./messages.ts";
import { Section } from "./section.tsx";

/** Native `details`: works without a script, and the browser's search finds folded text. */
export function Faq() {
  return (
    <Section id="questions" title={FAQ_TEXT.title} beside>
      <div className="border-b border-line">
        {FAQ_TEXT.items.map(({ question, answer }) => (
          <details key={question} name="faq" className="group border-t border-line">
            <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 font-display text-[1.125rem] font-semibold tracking-[-.015em] hover:text-accent md:text-[1.25rem] [&::-webkit-details-marker]:hidden">
              {typo(question)}
              <Plus
                aria-hidden="true"
                strokeWidth={1.75}
                className="size-5 flex-none text-text-3 transition-transform duration-200 ease-out group-open:rotate-45"
              />
            </summary>
            <p className="max-w-[68ch] pb-6 text-text-2">{typo(answer)}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
