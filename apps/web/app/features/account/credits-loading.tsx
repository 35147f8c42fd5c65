import { VoiceLoader } from "../../ui/voice-loader.tsx";
import { ACCOUNT_TEXT } from "./messages.ts";

/** Shown while the session is checked. */
export function CreditsLoading() {
  return (
    <span className="flex items-center px-2.5 text-text-3">
      <VoiceLoader className="h-4" />
      <span className="sr-only">{ACCOUNT_TEXT.creditsLoading}</span>
    </span>
  );
}
