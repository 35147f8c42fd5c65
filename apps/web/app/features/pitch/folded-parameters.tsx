import { PITCH_TYPE_FORM } from "@app/contracts/pitch-types";
import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { PITCH_TEXT } from "./messages.ts";
import type { usePitchForm } from "./use-pitch-form.ts";

interface Props {
  form: ReturnType<typeof usePitchForm>;
  folded: boolean;
  onUnfold: () => void;
  children: ReactNode;
}

/** On a narrow screen, completed parameters fold into one line, so that the recorder comes first. */
export function FoldedParameters({ form, folded, onUnfold, children }: Props) {
  const [type, audience, target] = useWatch({
    control: form.control,
    name: ["pitch_type", "audience", "target"],
  });
  return (
    <div className="min-w-0">
      {folded && (
        <button
          type="button"
          aria-expanded={false}
          onClick={onUnfold}
          className="flex min-h-12 w-full items-center gap-3 rounded-field bg-s1 px-4 text-left text-ui shadow-[var(--edge)] lg:hidden"
        >
          <SlidersHorizontal aria-hidden="true" className="size-[18px] flex-none text-text-3" />
          <span className="min-w-0 flex-1 truncate text-text-2">
            {[PITCH_TYPE_FORM[type].label, audience, target].join(" · ")}
          </span>
          <span className="font-semibold">{PITCH_TEXT.unfold}</span>
        </button>
      )}
      <div className={folded ? "max-lg:hidden lg:h-full" : "h-full"}>{children}</div>
    </div>
  );
}
