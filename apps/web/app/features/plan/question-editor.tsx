import { QUESTION_CHARACTERS_MAX } from "@app/contracts/limits";
import { useForbiddenGround } from "../../lib/use-forbidden-ground.ts";
import { useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { PLAN_TEXT } from "./messages.ts";
import { QuestionShield } from "../../ui/question-shield.tsx";

interface Props {
  label: string;
  placeholder: string;
  initial?: string;
  busy: boolean;
  submit: string;
  onSubmit: (question: string) => void;
  /** Shows a cancel button; the form that adds a question is closed by the button that opened it. */
  onCancel?: () => void;
}

/** Edits a question; an empty one is not sent. */
export function QuestionEditor(props: Props) {
  const { label, placeholder, initial = "", busy, submit, onSubmit, onCancel } = props;
  const id = useId();
  const [text, setText] = useState(initial);
  const ground = useForbiddenGround(text);
  const isEmpty = text.trim() === "";
  return (
    <form
      className="min-w-0 flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !busy) onSubmit(text.trim());
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <TextArea
        id={id}
        autoFocus
        required
        rows={3}
        maxLength={QUESTION_CHARACTERS_MAX}
        placeholder={placeholder}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && onCancel && !busy) onCancel();
        }}
      />
      <QuestionShield ground={ground} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" busy={busy} disabled={isEmpty}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            {PLAN_TEXT.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
