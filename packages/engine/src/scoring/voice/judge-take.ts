import type { TakeFault, VoiceReport } from "../../report.ts";
import { detectLanguage } from "../../language/detect-language.ts";
import { readText } from "../../language/read-text.ts";

/** Fewer notes of the voice than this are no analysis of it. */
const LEAST_NOTES = 2;

/** Whether a take can be scored: the first reason why not, or null. Where noise leaves hardly a note, it cannot. */
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
