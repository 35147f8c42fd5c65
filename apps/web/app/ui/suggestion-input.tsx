import { Autocomplete } from "@base-ui/react/autocomplete";
import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import { INPUT_CLASS } from "./field.tsx";

interface Props {
  id: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Offered, never imposed: any text may be typed. */
  items: readonly string[];
  showLabel: string;
  placeholder?: string;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Free text with propositions under it: a combobox with arrows, Enter and Escape. */
export function SuggestionInput({
  value,
  onChange,
  items,
  showLabel,
  inputRef,
  className = "",
  ...input
}: Props) {
  // A chosen proposition is no filter: opening the list again shows them all.
  const matches = (item: string, query: string) => items.includes(query) || fold(item).includes(fold(query));
  return (
    <Autocomplete.Root items={items} value={value} onValueChange={onChange} filter={matches} openOnInputClick>
      <Autocomplete.InputGroup className="relative">
        <Autocomplete.Input
          ref={inputRef}
          {...input}
          className={`${INPUT_CLASS} pr-12 text-ellipsis ${className}`}
        />
        <Autocomplete.Trigger
          aria-label={showLabel}
          tabIndex={-1}
          className="absolute inset-y-0 right-0.5 my-auto grid size-11 place-items-center rounded-[10px] text-text-3 transition-colors duration-120 hover:text-text"
        >
          <ChevronDown aria-hidden="true" className="size-[18px]" />
        </Autocomplete.Trigger>
      </Autocomplete.InputGroup>
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={6} className="z-20 outline-none">
          <Autocomplete.Popup className="w-(--anchor-width) rounded-[16px] bg-s3 shadow-[inset_0_0_0_1px_var(--line-2),var(--lift-3)] transition-opacity duration-120 data-empty:hidden data-ending-style:opacity-0 data-starting-style:opacity-0">
            <Autocomplete.List className="max-h-[min(21rem,var(--available-height))] overflow-y-auto overscroll-contain p-1.5 outline-none">
              {(item: string) => (
                <Autocomplete.Item
                  key={item}
                  value={item}
                  className="flex min-h-11 items-center rounded-[10px] px-3 py-2 text-ui leading-snug outline-none select-none data-highlighted:bg-accent-soft data-highlighted:text-text"
                >
                  {item}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
