import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect } from "react";

/** Style of all inputs: 48 px, visible border on focus, red only with an error. */
export const INPUT_CLASS =
  "w-full min-h-12 rounded-field bg-s2 px-4 text-ellipsis text-text shadow-[inset_0_0_0_1px_var(--line)] outline-offset-0 transition-shadow duration-120 placeholder:text-text-3 hover:shadow-[inset_0_0_0_1px_var(--line-2)] focus-visible:rounded-field aria-invalid:shadow-[inset_0_0_0_1.5px_var(--bad)]";

export const errorId = (id: string) => `${id}-error`;
export const hintId = (id: string) => `${id}-hint`;

/** ARIA attributes for the input of the field `id`, so that its error and hint are read with it. */
export const describedBy = (id: string, error?: string, hint?: unknown) => ({
  "aria-invalid": error ? (true as const) : undefined,
  "aria-describedby": [error && errorId(id), hint && hintId(id)].filter(Boolean).join(" ") || undefined,
});

/** The focus brings the caret in sight, not the label above it, which a header may cover. */
export function showFocused(id: string): void {
  const field = document.getElementById(id);
  if (field && field === document.activeElement) field.scrollIntoView?.({ block: "nearest" });
}

interface Props {
  id: string;
  label: string;
  error?: string;
  hint?: ReactNode;
  /** Shown at the end of the label's line, but after the input in keyboard order. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Field({ id, label, error, hint, aside, children }: Props) {
  return (
    <div className="relative flex min-w-0 flex-col gap-2">
      <label htmlFor={id} className={`text-ui font-semibold ${aside ? "pr-40" : ""}`}>
        {label}
      </label>
      {children}
      {aside && <div className="absolute top-0 right-0 flex items-baseline">{aside}</div>}
      {hint && (
        <div id={hintId(id)} className="text-micro text-text-3">
          {hint}
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  useEffect(() => {
    if (error) showFocused(id);
  }, [id, error]);
  return error ? (
    <p id={errorId(id)} className="flex items-start gap-1.5 text-[.875rem] font-medium text-bad">
      <CircleAlert aria-hidden="true" className="mt-[.2em] size-4 flex-none" />
      {error}
    </p>
  ) : null;
}
