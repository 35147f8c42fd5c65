import { Check, ChevronDown } from "lucide-react";
import type { Ref } from "react";
import { INPUT_CLASS } from "./field.tsx";
import { useSuggestions } from "./use-suggestions.ts";

interface Props {
  id: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Suggestions only: any text may be typed. */
  items: readonly string[];
  /** Accessible name of the list. */
  listLabel: string;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

/** Free text with suggestions under it. */
export function SuggestionInput({ value, onChange, onBlur, items, listLabel, ref, ...input }: Props) {
  const { list, listId, isOpen, shown, room, active, setActive, show, close, choose, inputProps } =
    useSuggestions({
      value,
      onChange,
      items,
    });
  return (
    <div className="relative">
      <input
        ref={ref}
        {...input}
        {...inputProps}
        onBlur={() => {
          close();
          onBlur?.();
        }}
        className={`${INPUT_CLASS} pr-12`}
      />
      <span
        aria-hidden="true"
        // Keeps the focus in the input; with the keyboard, arrows open the list.
        onMouseDown={(event) => {
          event.preventDefault();
          document.getElementById(input.id)?.focus();
          if (isOpen) close();
          else show();
        }}
        className="absolute inset-y-0 right-0.5 my-auto grid size-11 cursor-pointer place-items-center text-text-3"
      >
        <ChevronDown
          className={`size-[18px] transition-transform duration-120 ${isOpen ? "rotate-180" : ""}`}
        />
      </span>
      {isOpen && (
        <div
          ref={list}
          id={listId}
          // A `select` accepts no free text, and a `datalist` is neither accessible nor styleable everywhere.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listbox"
          aria-label={listLabel}
          tabIndex={-1}
          style={{ maxHeight: room.height }}
          className={`absolute inset-x-0 z-20 scroll-mb-4 overflow-y-auto ${room.above ? "bottom-full mb-1.5" : "top-full mt-1.5"} overscroll-contain rounded-[16px] bg-s1 p-1.5 dark:bg-s3 shadow-[inset_0_0_0_1px_var(--line-2),var(--lift-3)]`}
        >
          {shown.map((item, index) => (
            <div
              key={item}
              id={`${listId}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              tabIndex={-1}
              aria-selected={item === value}
              data-active={index === active || undefined}
              onMouseMove={() => setActive(index)}
              onMouseDown={(event) => {
                event.preventDefault();
                choose(item);
              }}
              className="flex min-h-11 items-center justify-between gap-3 rounded-[10px] px-3 py-2 text-ui leading-snug text-text-2 data-active:bg-accent-soft data-active:text-text"
            >
              {item}
              {item === value && <Check aria-hidden="true" className="size-4 flex-none text-accent" />}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
