import { detectLanguage } from "../language/detect-language.ts";
import { measureFunctionWordRatio } from "../language/function-words.ts";
import { withoutLinks } from "../language/links.ts";
import { measureRedundancy } from "../language/redundancy.ts";
import { measureBrokenSyntax } from "./broken-syntax.ts";
import type { PitchReading } from "./pitch-reading.ts";
import { withoutBrackets } from "./blanks.ts";
import { contentStems } from "../language/stems.ts";
import type { TextUnits } from "../language/units.ts";

/** What decides whether a text is a French pitch at all, apart from how good it is. */
export interface ValidityEvidence {
  functionWordRatio: number;
  brokenSyntax: number;
  contentRunShare: number;
  /** Share of the content words that are one of the three most repeated. */
  topWordShare: number;
  foreignShare: number;
  /** Hardly a French text: no other remark is made. */
  isForeign: boolean;
  duplicateShare: number;
  repeatedBigramShare: number;
  /** Words that remain to be scored. */
  scoredWords: number;
  /** Share of the scored words in sentences with a verb. */
  verbShare: number;
  /** First-person words per 100 words, second-person ones and « on » at half weight: somebody speaks to somebody. */
  speakerRate: number;
  /** Signs of code per word: braces, brackets, quotes; brackets around words do not count. */
  codeSigns: number;
  /** Placeholders per 100 words. */
  blankRate: number;
}

const SPEAKER = new Set("je j' me m' moi mon ma mes nous notre nos mien mienne nôtre".split(" "));
const LISTENER = new Set("tu te t' toi ton ta tes vous votre vos on".split(" "));
const CODE = /[{}[\]<>|\\=]/g;

/** From this share of foreign words on, the text is hardly French. */
const FOREIGN_TEXT = 0.19;
const OTHERS = new Set(["en", "lorem", "other"]);

/** Measures validity on the scored text, repetitions on the text as given. */
export function measureValidity(reading: PitchReading): ValidityEvidence {
  const { units, original } = reading;
  const language = detectLanguage(units);
  const foreignShare = language.english + language.lorem + language.other;
  const syntax = measureBrokenSyntax(units);
  const redundancy = measureRedundancy(original);
  let speakers = 0;
  let listeners = 0;
  for (const token of units.tokens) {
    if (SPEAKER.has(token.norm)) speakers += 1;
    else if (LISTENER.has(token.norm)) listeners += 1;
  }
  const words = Math.max(1, reading.words);
  const verbWords = reading.sentences.reduce(
    (sum, { hasVerb, sentence }) => sum + (hasVerb ? sentence.words : 0),
    0,
  );
  return {
    functionWordRatio: measureFunctionWordRatio(units),
    brokenSyntax: syntax.rate,
    contentRunShare: syntax.contentRunShare,
    topWordShare: measureTopWordShare(units),
    foreignShare,
    isForeign: foreignShare >= FOREIGN_TEXT || OTHERS.has(language.language),
    duplicateShare: redundancy.duplicateShare,
    repeatedBigramShare: redundancy.repeatedBigramShare,
    scoredWords: reading.words,
    verbShare: verbWords / words,
    speakerRate: (100 * (speakers + listeners / 2)) / words,
    codeSigns:
      (withoutLinks(withoutBrackets(original.source, reading.blanks)).match(CODE)?.length ?? 0) /
      Math.max(1, original.wordCount),
    blankRate: (100 * reading.blanks.length) / Math.max(1, original.wordCount),
  };
}

/** Least content words to measure repetition on: with fewer, repeats are chance. */
const ENOUGH_WORDS = 20;

function measureTopWordShare(units: TextUnits): number {
  const counts = new Map<string, number>();
  let total = 0;
  for (const sentence of units.sentences) {
    for (const stem of contentStems(units, sentence)) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
      total += 1;
    }
  }
  if (total < ENOUGH_WORDS) return 0;
  const top = [...counts.values()].sort((left, right) => right - left).slice(0, 3);
  return top.reduce((sum, count) => sum + count, 0) / total;
}
