import type { TakeFault, VoiceReport } from "../../report.ts";
import { detectLanguage } from "../../language/detect-language.ts";
import { readText } from "../../language/read-text.ts";

/** With fewer scored voice metrics than this, a take is not analysed. */
const LEAST_NOTES = 2;

/** The first reason why a take cannot be scored, or null. One reason is noise that leaves hardly any score. */
export function judgeTake(
  { scorable, quality, oralPerformance }: Pick<VoiceReport, "scorable" | "quality" | "oralPerformance">,
  text: string,
): TakeFault | null {
  if (!scorable) {
    if (quality.issues.includes("silent")) return "silent";
    if (quality.issues.includes("noisy") || quality.issues.includes("unreliable")) return "noisy";
    return "tooLittleSpeech";
  }
  const notes = oralPerformance.metrics.filter(({ score }) => score !== null);
  if (notes.length < LEAST_NOTES && quality.issues.includes("unreliable")) return "noisy";
  const { language } = detectLanguage(readText(text));
  return language === "en" || language === "other" ? "otherLanguage" : null;
}
