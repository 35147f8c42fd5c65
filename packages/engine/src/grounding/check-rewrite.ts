import { detectLanguage } from "../language/detect-language.ts";
import { readText } from "../language/read-text.ts";
import { countWords } from "../language/words.ts";
import type { PitchText } from "../scoring/report.ts";
import { checked, type Checked } from "./checked.ts";

/** A rewriting is as long as what it rewrites, give or take. */
const SHORTEST = 0.5;
const LONGEST = 1.6;

/** A rewriting that says only what the pitch says. */
export function checkRewrite(pitch: PitchText, rewrite: string): Checked<string> {
  const faults: string[] = [];
  const text = rewrite.trim();
  const share = countWords(text) / Math.max(1, countWords(pitch.content));
  if (share < SHORTEST) faults.push("Le texte réécrit est trop court par rapport au pitch.");
  if (share > LONGEST) faults.push("Le texte réécrit est trop long par rapport au pitch.");
  if (detectLanguage(readText(text)).language !== "fr") faults.push("Écrivez en français.");
  return checked(text, faults);
}
