import type { ReactNode } from "react";

interface Props<Value extends string> {
  /** Name of the radio group, unique on the page. */
  name: string;
  legend: string;
  /** Hides the legend visually; screen readers still read it. */
  quietLegend?: boolean;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Native radio buttons, for arrow keys, form semantics and names. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { name, legend, quietLegend, options, value, onChange } = props;
  return (
    <fieldset className="min-w-0">
      <legend className={quietLegend ? "sr-only" : "mb-2 text-ui font-semibold"}>{legend}</legend>
      <div className="flex flex-wrap gap-1 rounded-field bg-s2 p-1 shadow-[inset_0_0_0_1px_var(--line)]">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 flex-1 items-center justify-center rounded-[9px] px-1.5 text-ui sm:px-3 font-[550] whitespace-nowrap text-text-2 transition-colors duration-120 hover:text-text has-checked:bg-s1 has-checked:font-semibold has-checked:text-text has-checked:shadow-[inset_0_0_0_1px_var(--line-2),var(--lift-1)] has-focus-visible:outline-2 has-focus-visible:outline-accent dark:has-checked:bg-s3"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-[9px] outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
