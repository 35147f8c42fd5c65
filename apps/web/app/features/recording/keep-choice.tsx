import { Checkbox } from "../../ui/checkbox.tsx";
import { NOTICE_TEXT } from "./messages.ts";

interface Props {
  id: string;
  keep: boolean;
  onChange: (keep: boolean) => void;
}

/** Never ticked by default. */
export function KeepChoice({ id, keep, onChange }: Props) {
  return (
    <Checkbox
      id={id}
      label={NOTICE_TEXT.keep}
      hint={NOTICE_TEXT.keepHint}
      checked={keep}
      onChange={onChange}
    />
  );
}
