import type { PitchText, PitchType } from "@app/engine/pitch";
import { PERSO_PAPERS } from "./perso.ts";
import { PRODUIT_PAPERS } from "./produit.ts";
import { RH_PAPERS } from "./rh.ts";

/** What a judge is examined on: texts that it has not seen in its prompt, whose order nobody disputes. */
export interface Papers {
  question: string | null;
  target: string;
  audience: string;
  strong: string;
  medium: string;
  weak: string;
  /** Said to the grader inside the weak text, in words that the engine's own gate does not know. */
  instruction: string;
}

export const LEVELS = ["weak", "medium", "strong", "injected"] as const;
export type Level = (typeof LEVELS)[number];

const PAPERS: Record<PitchType, readonly Papers[]> = {
  produit: PRODUIT_PAPERS,
  rh: RH_PAPERS,
  perso: PERSO_PAPERS,
};

/** Each set weakest first; the injected paper is the weak one of its set with an instruction. */
export function papersOf(pitchType: PitchType): { level: Level; pitch: PitchText }[] {
  return PAPERS[pitchType].flatMap(({ question, target, audience, instruction, ...texts }) =>
    LEVELS.map((level) => {
      const content = level === "injected" ? `${texts.weak}\n\n${instruction}` : texts[level];
      return { level, pitch: { pitchType, content, question, target, audience } };
    }),
  );
}
