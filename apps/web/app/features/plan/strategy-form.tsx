import { CV_CHARACTERS_MAX } from "@app/contracts/limits";
import { MESSAGES } from "@app/contracts/messages";
import { Coins, FileUp } from "lucide-react";
import { useId, useRef, useState } from "react";
import { notify } from "../../lib/notify.ts";
import { Button } from "../../ui/button.tsx";
import { describedBy, Field } from "../../ui/field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { PLAN_TEXT } from "./messages.ts";
import { CvKindError, readCvFile } from "./read-cv-file.ts";

interface Props {
  initial: string;
  busy: boolean;
  onSubmit: (cv: string) => void;
  onCancel: () => void;
}

/** A CV, pasted, or read from a file into the same field. */
export function StrategyForm({ initial, busy, onSubmit, onCancel }: Props) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [cv, setCv] = useState(initial);
  const [error, setError] = useState<string>();
  const [isReading, setReading] = useState(false);
  const read = async (file: File) => {
    setReading(true);
    try {
      setCv((await readCvFile(file)).slice(0, CV_CHARACTERS_MAX));
      setError(undefined);
    } catch (cause) {
      const text = cause instanceof CvKindError ? PLAN_TEXT.cvKind : PLAN_TEXT.cvUnreadable;
      notify({ id: "cv", kind: "error", text });
    } finally {
      setReading(false);
    }
  };
  return (
    <form
      noValidate
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        if (cv.trim() === "") setError(MESSAGES.cvRequired);
        else onSubmit(cv);
      }}
    >
      <Field id={id} label={PLAN_TEXT.cv} hint={PLAN_TEXT.cvHint} {...(error && { error })}>
        <TextArea
          id={id}
          rows={3}
          maxLength={CV_CHARACTERS_MAX}
          placeholder={PLAN_TEXT.cvPlaceholder}
          value={cv}
          onChange={({ currentTarget }) => {
            setError(undefined);
            setCv(currentTarget.value);
          }}
          className="max-h-[50vh] min-h-40"
          {...describedBy(id, error, PLAN_TEXT.cvHint)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <input
          ref={picker}
          type="file"
          hidden
          accept=".pdf,.docx"
          aria-label={PLAN_TEXT.cvFile}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = "";
            if (file) void read(file);
          }}
        />
        <Button variant="secondary" busy={isReading} onClick={() => picker.current?.click()}>
          {!isReading && <FileUp aria-hidden="true" />}
          {isReading ? PLAN_TEXT.cvReading : PLAN_TEXT.cvFile}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy}>
          {busy ? PLAN_TEXT.strategyGenerating : PLAN_TEXT.strategySubmit}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {PLAN_TEXT.cancel}
        </Button>
        <p className="flex items-center gap-2 text-ui text-text-2">
          <Coins aria-hidden="true" className="size-[18px] text-warm" strokeWidth={1.75} />
          {PLAN_TEXT.strategyPrice}
        </p>
      </div>
    </form>
  );
}
