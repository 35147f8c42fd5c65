import type { PitchText, PitchType } from "@app/engine/pitch";
import type { PaperSet } from "./paper-set.ts";
import { PERSO_PAPERS } from "./perso.ts";
import { PRODUIT_PAPERS } from "./produit.ts";
import { RH_PAPERS } from "./rh.ts";

export const LEVELS = ["weak", "medium", "strong", "injected"] as const;
export type Level = (typeof LEVELS)[number];

const PAPERS: Record<PitchType, readonly PaperSet[]> = {
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
