import { Checkbox as Base } from "@base-ui/react/checkbox";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Choice, type ChoiceProps } from "./choice.tsx";

/** A choice that applies when the form is sent; use a switch for one that applies at once. */
export function Checkbox(props: ChoiceProps): ReactNode {
  const { id, checked, onChange, disabled } = props;
  return (
    <Choice {...props}>
      {(describedBy) => (
        <Base.Root
          id={id}
          checked={checked}
          onCheckedChange={onChange}
          disabled={disabled}
          aria-describedby={describedBy}
          className="mt-px grid size-5.5 flex-none cursor-pointer place-items-center rounded-[6px] bg-s2 text-on-btn shadow-[inset_0_0_0_1.5px_var(--text-3)] transition-colors duration-120 focus-visible:rounded-[6px] data-disabled:opacity-60 data-checked:bg-btn data-checked:shadow-none"
        >
          <Base.Indicator>
            <Check aria-hidden="true" className="size-4" strokeWidth={3} />
          </Base.Indicator>
        </Base.Root>
      )}
    </Choice>
  );
}
