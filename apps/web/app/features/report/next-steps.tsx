import { type ReactNode, useId, useState } from "react";
import { typo } from "../../lib/typo.ts";
import { FIRST_STEPS, listNextSteps } from "./list-next-steps.ts";
import { MESSAGES } from "./messages.ts";
import type { ShownAnalysis } from "./model.ts";
import { CARD, MORE } from "./styles.ts";

interface Props {
  analysis: ShownAnalysis;
  /** Buttons to act on it. */
  children?: ReactNode;
}

/** What to change in the next version, right under the verdict: the first three steps, the others on demand. */
export function NextSteps({ analysis, children }: Props) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const steps = listNextSteps(analysis);
  const others = steps.length - FIRST_STEPS;
  if (steps.length === 0 && !children) return null;
  return (
    <section aria-labelledby={id} className={`${CARD} mt-8 md:mt-10 print:mt-3`}>
      <h2 id={id} className="text-h3">
        {MESSAGES.suggestionsTitle}
      </h2>
      {steps.length === 0 && <p className="mt-3 max-w-[76ch] text-text-2">{MESSAGES.nothingToChange}</p>}
      <ol className="mt-4 grid gap-y-3.5 empty:hidden print:mt-1.5 print:gap-y-1">
        {steps.map((step, index) => (
          <li
            key={step}
            className={`flex gap-3.5 ${index >= FIRST_STEPS && !isWhole ? "hidden print:flex" : ""}`}
          >
            <span
              className="num grid size-7 flex-none place-items-center rounded-full bg-accent-soft text-ui font-semibold text-accent"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <p className="max-w-[76ch] pt-0.5 wrap-anywhere text-text-2">{typo(step)}</p>
          </li>
        ))}
      </ol>
      {others > 0 && !isWhole && (
        <button type="button" onClick={() => setWhole(true)} className={`mt-1 ${MORE}`}>
          {MESSAGES.otherSteps(others)}
        </button>
      )}
      {children}
    </section>
  );
}
