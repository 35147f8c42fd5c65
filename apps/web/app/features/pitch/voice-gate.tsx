import { Mic } from "lucide-react";
import { PATHS } from "../../lib/paths.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { VoiceBars } from "../../ui/voice-bars.tsx";
import { VOICE_GATE_TEXT } from "./messages.ts";

const AT_REST = [1, 2, 3, 2, 4, 6, 4, 7, 5, 8, 5, 7, 4, 6, 4, 2, 3, 2, 1];

/** Shown to visitors instead of the recorder: recording requires an account. */
export function VoiceGate() {
  return (
    <div className="flex flex-col items-center gap-5 px-2 py-8 text-center md:py-12">
      <VoiceBars levels={AT_REST} className="h-14 gap-[5px] text-c1" />
      <p className="font-display text-h2">{VOICE_GATE_TEXT.title}</p>
      <p className="max-w-[44ch] text-text-2">{VOICE_GATE_TEXT.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="large" onClick={() => void askSignIn("signup")}>
          <Mic aria-hidden="true" strokeWidth={1.9} />
          {VOICE_GATE_TEXT.open}
        </Button>
        <a href={PATHS.trial} className={buttonClass("secondary", "large")}>
          {VOICE_GATE_TEXT.without}
        </a>
      </div>
    </div>
  );
}
