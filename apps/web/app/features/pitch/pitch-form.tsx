import { Coins, RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { PITCH_TEXT } from "./messages.ts";
import { FIELDS, type PitchDraft } from "./model.ts";
import { PitchParameters } from "./pitch-parameters.tsx";
import { PitchText } from "./pitch-text.tsx";
import type { AnalysisState } from "./use-pitch-analysis.ts";
import { usePitchForm } from "./use-pitch-form.ts";

interface Props {
  failure: Extract<AnalysisState, { step: "form" }>["failure"];
  onSubmit: (draft: PitchDraft) => Promise<void>;
}

/** Drawn on the server and closed until the page is alive, so that no word is typed into the void. */
export function PitchForm({ failure, onSubmit }: Props) {
  const hydrated = useHydrated();
  const form = usePitchForm(hydrated);
  const submit = form.handleSubmit(onSubmit, form.focusError);

  const refusal = useRef<HTMLDivElement>(null);
  const { setError } = form;
  useEffect(() => {
    // The progress took the focus: it comes back to what went wrong.
    refusal.current?.focus();
    for (const name of FIELDS.toReversed()) {
      const message = failure?.fields[name];
      if (message) setError(name, { message }, { shouldFocus: true });
    }
  }, [failure, setError]);

  return (
    <form noValidate onSubmit={submit}>
      <fieldset
        disabled={!hydrated}
        className="grid gap-5 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-7"
      >
        <legend className="sr-only">{PITCH_TEXT.title}</legend>
        <PitchParameters form={form} />
        <div className="flex flex-col gap-6 rounded-scene bg-s1 p-5 shadow-[var(--edge),var(--lift-2)] md:p-8">
          <PitchText form={form} />
          <div className="flex flex-col-reverse gap-4 border-t border-line pt-6 sm:flex-row sm:items-center sm:justify-between">
            <p className="flex items-center justify-center gap-2 text-ui text-text-2">
              <Coins aria-hidden="true" className="size-[18px] text-warm" strokeWidth={1.75} />
              {PITCH_TEXT.price}
            </p>
            <Button type="submit" size="large">
              {PITCH_TEXT.submit}
            </Button>
          </div>
          {failure && (
            <div
              ref={refusal}
              tabIndex={-1}
              className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-bad-soft px-4 py-3"
            >
              <FieldError id="pitch" error={failure.text} />
              {failure.canRetry && (
                <Button type="submit" variant="secondary">
                  <RotateCcw aria-hidden="true" strokeWidth={1.75} />
                  {PITCH_TEXT.retry}
                </Button>
              )}
            </div>
          )}
        </div>
      </fieldset>
    </form>
  );
}
