import type { ReactNode } from "react";
import { hintId } from "./field.tsx";

export interface ChoiceProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

interface Props extends ChoiceProps {
  /** Renders the control; receives the id of its description. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** A checkbox or a switch with its label. */
export function Choice({ id, label, hint, children }: Props) {
  return (
    <div className="flex items-start gap-3 text-left">
      {children(hint ? hintId(id) : undefined)}
      <div className="min-w-0">
        <label htmlFor={id} className="text-ui font-semibold">
          {label}
        </label>
        {hint && (
          <p id={hintId(id)} className="text-micro text-text-3">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
