import { useWatch } from "react-hook-form";
import { typo } from "../../lib/typo.ts";
import { describedBy, FieldError, hintId } from "../../ui/field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { PITCH_TEXT } from "./messages.ts";
import type { usePitchForm } from "./use-pitch-form.ts";
import { WordMeter } from "./word-meter.tsx";

const ID = "pitch-content";

/** The question and the user's answer, both in the typeface used for speech. */
export function PitchText({ form }: { form: ReturnType<typeof usePitchForm> }) {
  const [type, question, content] = useWatch({
    control: form.control,
    name: ["pitch_type", "question", "content"],
  });
  const asked = type === "rh" ? question.trim() : "";
  const error = form.formState.errors.content?.message;
  return (
    <div className="flex flex-1 flex-col gap-4">
      {asked && <p className="font-voice text-voice leading-snug text-text-2">{typo(`« ${asked} »`)}</p>}
      <label htmlFor={ID} className="font-display text-h3">
        {PITCH_TEXT.content[type]}
      </label>
      <TextArea
        isSpeech
        id={ID}
        rows={9}
        placeholder={PITCH_TEXT.contentPlaceholder}
        // On a short screen its label and its error stay in sight with it.
        className="max-h-[min(70dvh,100dvh-12.5rem)] min-h-[min(16rem,100dvh-12.5rem)] flex-1 font-voice text-[1.1875rem] leading-[1.65]! md:min-h-[min(20rem,100dvh-12.5rem)]"
        {...form.register("content")}
        {...describedBy(ID, error, true)}
      />
      <FieldError id={ID} error={error} />
      <WordMeter id={hintId(ID)} content={content} />
    </div>
  );
}
