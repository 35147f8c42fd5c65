import { useState } from "react";
import { readToken } from "../../lib/session.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { MODE_CHANGE_TEXT, PITCH_TEXT } from "./messages.ts";
import { PITCH_MODES, type PitchMode } from "./model.ts";

const OPTIONS = PITCH_MODES.map((value) => ({ value, label: PITCH_TEXT.modes[value] }));

interface Props {
  mode: PitchMode;
  hasTake: boolean;
  onChange: (mode: PitchMode) => void;
}

/** Text or voice. Only signed-in users record; returning to text deletes the take, after a confirmation. */
export function ModeSwitch({ mode, hasTake, onChange }: Props) {
  const [asking, setAsking] = useState(false);
  const choose = async (next: PitchMode) => {
    if (next === "text" && hasTake) return setAsking(true);
    if (next === "voice" && readToken() === null && !(await askSignIn("signup"))) return;
    onChange(next);
  };
  return (
    <>
      <div className="w-full sm:w-64">
        <SegmentedControl
          name="mode"
          legend={PITCH_TEXT.mode}
          quietLegend
          options={OPTIONS}
          value={mode}
          onChange={(next) => void choose(next)}
        />
      </div>
      <ConfirmDialog
        open={asking}
        title={MODE_CHANGE_TEXT.title}
        description={MODE_CHANGE_TEXT.body}
        confirmLabel={MODE_CHANGE_TEXT.change}
        cancelLabel={MODE_CHANGE_TEXT.stay}
        onConfirm={() => {
          setAsking(false);
          onChange("text");
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
