import type { TakeFault, VoiceReport } from "../../report.ts";
import { detectLanguage } from "../../language/detect-language.ts";
import { readText } from "../../language/read-text.ts";

/** Whether a take can be scored: the first reason why not, or null. */
export function judgeTake({ scorable, quality }: VoiceReport, text: string): TakeFault | null {
  if (!scorable) {
    if (quality.issues.includes("silent")) return "silent";
    if (quality.issues.includes("noisy") || quality.issues.includes("unreliable")) return "noisy";
    return "tooLittleSpeech";
  }
  const { language } = detectLanguage(readText(text));
  return language === "en" || language === "other" ? "otherLanguage" : null;
}
