import { ShieldCheck } from "lucide-react";
import { SHIELD_TEXT } from "../lib/shield-text.ts";

/** When a typed question may not be asked in France: says why, and what to answer. */
export function QuestionShield({ ground }: { ground: string | null }) {
  return (
    <div aria-live="polite">
      {ground && (
        <div className="mt-3 rounded-field bg-accent-soft p-4 text-ui">
          <p className="flex items-start gap-2 font-semibold">
            <ShieldCheck aria-hidden="true" className="mt-0.5 size-[18px] flex-none text-accent" />
            {SHIELD_TEXT.title}
          </p>
          <p className="mt-1.5 max-w-[68ch] text-text-2">{SHIELD_TEXT.why(ground)}</p>
          <p className="mt-3 font-semibold">{SHIELD_TEXT.ways}</p>
          <ol className="mt-1.5 flex list-decimal flex-col gap-1.5 pl-5 text-text-2">
            {SHIELD_TEXT.answers.map(({ name, text }) => (
              <li key={name}>
                <strong className="font-semibold text-text">{name}.</strong> {text}
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
