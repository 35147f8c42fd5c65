import type { VoiceReport } from "../../delivery/report.ts";
import { detectLanguage } from "../../language/detect-language.ts";
import { readText } from "../../language/read-text.ts";

/** Why a take is worth no score: it is then worth no price either. */
export type TakeFault = "silent" | "noisy" | "tooLittleSpeech" | "otherLanguage";

export function judgeTake({ scorable, quality }: VoiceReport, text: string): TakeFault | null {
  if (!scorable) {
    if (quality.issues.includes("silent")) return "silent";
    if (quality.issues.includes("noisy") || quality.issues.includes("unreliable")) return "noisy";
    return "tooLittleSpeech";
  }
  const { language } = detectLanguage(readText(text));
  return language === "en" || language === "other" ? "otherLanguage" : null;
}
