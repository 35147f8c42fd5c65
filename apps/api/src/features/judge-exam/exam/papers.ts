import type { PitchText, PitchType } from "@app/engine/pitch";
import { OTHER_PAPERS } from "./others.ts";
import type { PaperSet } from "./paper-set.ts";
import { PERSO_PAPERS } from "./perso.ts";
import { PRODUIT_PAPERS } from "./produit.ts";
import { RH_PAPERS } from "./rh.ts";

export const LEVELS = ["weak", "medium", "strong", "injected"] as const;
type Level = (typeof LEVELS)[number];

const PAPERS: Record<PitchType, readonly PaperSet[]> = {
  produit: PRODUIT_PAPERS,
  rh: RH_PAPERS,
  perso: PERSO_PAPERS,
};

interface Paper {
  level: Level | "other";
  reading: number;
  isReadTwice: boolean;
  pitch: PitchText;
}

/**
 * Each set weakest first, then texts from other sources. The « injected » paper is the weak one with an order to the
 * grader, and deserves the same mark.
 */
export function papersOf(pitchType: PitchType): Paper[] {
  const sets = PAPERS[pitchType].flatMap(({ question, target, audience, instruction, readings, ...texts }) =>
    LEVELS.map((level): Paper => {
      const content = level === "injected" ? `${texts.weak}\n\n${instruction}` : texts[level];
      const reading = readings[level === "injected" ? "weak" : level];
      return {
        level,
        reading,
        isReadTwice: false,
        pitch: { pitchType, content, question, target, audience },
      };
    }),
  );
  const others = OTHER_PAPERS[pitchType].map(({ reading, isReadTwice = false, ...text }): Paper => ({
    level: "other",
    reading,
    isReadTwice,
    pitch: { pitchType, ...text },
  }));
  return [...sets, ...others];
}
