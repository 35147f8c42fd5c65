import { Search, X } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "./icon-button.tsx";
import { TextInput } from "./text-input.tsx";

interface Props {
  id: string;
  /** Accessible name: the field has no visible label. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search field; Escape and the cross clear it. */
export function SearchField({ id, label, placeholder, value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-4 my-auto size-[18px] text-text-3"
        strokeWidth={1.75}
      />
      <TextInput
        ref={input}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || value === "") return;
          event.stopPropagation();
          clear();
        }}
        className="appearance-none pr-12 pl-11.5 [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== "" && (
        <IconButton
          label="Effacer la recherche"
          onClick={clear}
          className="absolute inset-y-0 right-0.5 my-auto"
        >
          <X aria-hidden="true" strokeWidth={1.75} />
        </IconButton>
      )}
    </div>
  );
}
