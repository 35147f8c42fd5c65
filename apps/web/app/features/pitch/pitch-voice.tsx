import { MESSAGES } from "@app/contracts/messages";
import { type ReactNode, useEffect } from "react";
import { useWatch } from "react-hook-form";
import type { usePitchForm } from "./use-pitch-form.ts";
import type { VoiceSource } from "./voice-source.ts";

interface Props {
  form: ReturnType<typeof usePitchForm>;
  voice: VoiceSource;
  shown: boolean;
  /** The pitch was to be sent without one. */
  takeAsked: boolean;
}

/** The scene of a spoken pitch: the question as it is asked, and the voice that answers. */
export function PitchVoice({ form, voice, shown, takeAsked }: Props): ReactNode {
  const [type, question] = useWatch({ control: form.control, name: ["pitch_type", "question"] });
  const missing = takeAsked && voice.status === "missing";
  useEffect(() => {
    if (missing) document.getElementById(voice.focusId)?.focus();
  }, [missing, voice.focusId]);
  if (!shown) return null;
  return voice.renderStage({
    question: type === "rh" && question.trim() !== "" ? question.trim() : null,
    error: missing ? MESSAGES.audioRequired : undefined,
  });
}
