import { isFunctionWord } from "./function-words.ts";
import {
  ENGLISH_WORDS,
  LATIN_FILLER_WORDS,
  OTHER_LANGUAGE_WORDS,
  SHARED_FORMS,
} from "./lexicons/function-words.ts";
import type { TextUnits } from "./units.ts";

interface LanguageEvidence {
  language: "fr" | "en" | "lorem" | "other" | "unknown";
  /** Shares of the words, 0 to 1; forms that two languages share count for neither. */
  french: number;
  english: number;
  lorem: number;
  other: number;
}

/** Detects the language from function words: no model, no dictionary. */
export function detectLanguage(units: TextUnits): LanguageEvidence {
  const counts = { french: 0, english: 0, lorem: 0, other: 0 };
  let words = 0;
  for (const token of units.tokens) {
    if (token.kind !== "word") continue;
    words += 1;
    const { norm } = token;
    if (SHARED_FORMS.has(norm)) continue;
    if (isFunctionWord(token, units.accented)) counts.french += 1;
    else if (ENGLISH_WORDS.has(norm)) counts.english += 1;
    if (LATIN_FILLER_WORDS.has(norm)) counts.lorem += 1;
    else if (OTHER_LANGUAGE_WORDS.has(norm) && !isFunctionWord(token, units.accented)) counts.other += 1;
  }
  const share = (count: number) => (words === 0 ? 0 : count / words);
  const evidence = {
    french: share(counts.french),
    english: share(counts.english),
    lorem: share(counts.lorem),
    other: share(counts.other),
  };
  return { language: nameLanguage(evidence, words), ...evidence };
}

function nameLanguage(
  shares: Omit<LanguageEvidence, "language">,
  words: number,
): LanguageEvidence["language"] {
  if (words < 5) return "unknown";
  if (shares.lorem > 0.3 && shares.lorem > shares.french) return "lorem";
  if (shares.english > 0.15 && shares.english > shares.french) return "en";
  if (shares.other > 0.15 && shares.other > shares.french) return "other";
  return shares.french >= 0.18 ? "fr" : "unknown";
}
