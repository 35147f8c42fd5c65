import { Switch as Base } from "@base-ui/react/switch";
import type { ReactNode } from "react";
import { Choice, type ChoiceProps } from "./choice.tsx";

/** A setting that applies at once. */
export function Switch(props: ChoiceProps): ReactNode {
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
          className="flex h-6 w-10.5 flex-none cursor-pointer items-center rounded-full bg-s3 p-[3px] shadow-[inset_0_0_0_1.5px_var(--text-3)] transition-colors duration-120 focus-visible:rounded-full data-disabled:opacity-60 data-checked:bg-btn data-checked:shadow-none"
        >
          <Base.Thumb className="size-4.5 rounded-full bg-text-3 transition-transform duration-120 ease-out data-checked:translate-x-4.5 data-checked:bg-on-btn" />
        </Base.Root>
      )}
    </Choice>
  );
}
