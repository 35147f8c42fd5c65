import { MESSAGES } from "@app/contracts/messages";
import { isPitchTooLong } from "@app/contracts/pitch";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { keepFinalDraft, readFinalDraft } from "../../lib/unsaved.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { describedBy, FieldError } from "../../ui/field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { CopyFinalPitch, KeptText } from "./final-pitch-text.tsx";
import { HISTORY_TEXT } from "./messages.ts";
import { useFinalPitch } from "./use-final-pitch.ts";

interface Props {
  id: string;
  saved: string | null;
  /** The text from which the first version may start. */
  content: string;
  /** Called with the saved text, so that another editor of it is updated. */
  onSaved: (text: string) => void;
}

/** The final text chosen by the author: shown, or edited with a way back to the saved version. */
export function FinalPitch({ id, saved: kept, content, onSaved }: Props) {
  const titleId = useId();
  const [draft, setDraft] = useState(() => readFinalDraft(id));
  // A draft restored on opening the page: the user did not ask for the editor, so it takes no focus.
  const [isFound, setFound] = useState(draft !== null);
  const edit = useRef<HTMLButtonElement>(null);
  const write = (text: string) => {
    setDraft(text);
    keepFinalDraft(id, text === (kept ?? "") ? null : text);
  };
  const leave = () => {
    keepFinalDraft(id, null);
    setFound(false);
    flushSync(() => setDraft(null));
    edit.current?.focus();
  };
  return (
    <section
      aria-labelledby={titleId}
      className="mt-13 md:mt-18 print:mt-4"
      data-no-print={kept === null ? "" : undefined}
    >
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={titleId} className="text-h2">
            {HISTORY_TEXT.finalPitch}
          </h2>
          {draft === null && kept !== null && <CopyFinalPitch text={kept} />}
        </div>
        {draft === null ? (
          <>
            {kept === null ? (
              <p className="mt-3 max-w-[60ch] text-text-2">{HISTORY_TEXT.finalPitchEmpty}</p>
            ) : (
              <KeptText text={kept} />
            )}
            <div className="mt-5 flex flex-wrap gap-x-5 gap-y-3" data-no-print>
              <Button ref={edit} variant="secondary" onClick={() => setDraft(kept ?? "")}>
                {kept === null ? HISTORY_TEXT.writeFinalPitch : HISTORY_TEXT.edit}
              </Button>
              {kept === null && (
                <Button variant="quiet" onClick={() => write(content)}>
                  {HISTORY_TEXT.startFromText}
                </Button>
              )}
            </div>
          </>
        ) : (
          <Editor
            id={id}
            draft={draft}
            isFound={isFound}
            saved={kept ?? ""}
            titleId={titleId}
            onChange={write}
            onSaved={(text) => {
              onSaved(text);
              leave();
            }}
            onCancel={leave}
          />
        )}
      </Card>
    </section>
  );
}

interface EditorProps {
  id: string;
  draft: string;
  /** The draft was left unsaved on an earlier visit. */
  isFound: boolean;
  saved: string;
  titleId: string;
  onChange: (draft: string) => void;
  onSaved: (text: string) => void;
  onCancel: () => void;
}

function Editor({ id, draft, isFound, saved, titleId, onChange, onSaved, onCancel }: EditorProps) {
  const fieldId = useId();
  const [error, setError] = useState<string>();
  const save = useFinalPitch(id, onSaved);
  const submit = () => {
    if (draft.trim() === "") return setError(MESSAGES.finalPitchRequired);
    if (isPitchTooLong(draft)) return setError(MESSAGES.pitchTooLong);
    return save.mutate(draft);
  };
  return (
    <form
      className="mt-4 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {isFound && <p className="text-ui text-text-2">{HISTORY_TEXT.finalPitchFound}</p>}
      <TextArea
        isSpeech
        id={fieldId}
        autoFocus={!isFound}
        aria-labelledby={titleId}
        value={draft}
        onChange={({ currentTarget }) => {
          setError(undefined);
          onChange(currentTarget.value);
        }}
        className="max-h-[60vh] min-h-48 font-voice text-voice"
        {...describedBy(fieldId, error)}
      />
      <FieldError id={fieldId} {...(error && { error })} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending} disabled={draft === saved}>
          {HISTORY_TEXT.save}
        </Button>
        <Button variant="secondary" disabled={save.isPending} onClick={onCancel}>
          {HISTORY_TEXT.cancel}
        </Button>
      </div>
    </form>
  );
}
