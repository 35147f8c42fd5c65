import { NOTICE_TEXT } from "./messages.ts";

interface Props {
  id: string;
  keep: boolean;
  onChange: (keep: boolean) => void;
}

/** Never ticked beforehand. */
export function KeepChoice({ id, keep, onChange }: Props) {
  return (
    <div className="flex items-start gap-3 text-left">
      <input
        id={id}
        type="checkbox"
        checked={keep}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        aria-describedby={`${id}-hint`}
        className="mt-0.5 size-5 flex-none cursor-pointer accent-btn"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="text-ui font-semibold">
          {NOTICE_TEXT.keep}
        </label>
        <p id={`${id}-hint`} className="text-micro text-text-3">
          {NOTICE_TEXT.keepHint}
        </p>
      </div>
    </div>
  );
}
