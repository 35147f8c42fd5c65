import { useId } from "react";
import { Card } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { HISTORY_TEXT } from "./messages.ts";

/** The final pitch, read-only. */
export function FinalPitchText({ text }: { text: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-13 md:mt-18">
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={id} className="text-h2">
            {HISTORY_TEXT.finalPitchOther}
          </h2>
          <CopyFinalPitch text={text} />
        </div>
        <KeptText text={text} />
      </Card>
    </section>
  );
}

export function CopyFinalPitch({ text }: { text: string }) {
  return (
    <CopyButton
      text={text}
      label={HISTORY_TEXT.copyFinalPitch}
      said={{ copied: HISTORY_TEXT.finalPitchCopied, failed: HISTORY_TEXT.copyFailed }}
    >
      {HISTORY_TEXT.copy}
    </CopyButton>
  );
}

/** The text as written, with its line breaks. */
export function KeptText({ text }: { text: string }) {
  return (
    <p className="mt-4 max-w-[42em] font-voice text-voice print:max-w-none print:text-[1.125rem] print:leading-[1.4] wrap-anywhere whitespace-pre-wrap">
      {text}
    </p>
  );
}
