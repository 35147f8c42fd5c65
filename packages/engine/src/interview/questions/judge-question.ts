import { holdsCue } from "../plain-text.ts";
import { plainTitle } from "../titles/title-words.ts";
import {
  FORBIDDEN_GROUNDS,
  type ForbiddenGround,
  GROUND_CUES,
  LAWFUL_FRAMES,
  WORK_SUBJECTS,
} from "./forbidden-grounds.ts";

export interface JudgedQuestion {
  lawful: boolean;
  /** What the law forbids to ask about; null for a lawful question. */
  ground: ForbiddenGround | null;
}

/**
 * Whether an interview question may be asked in France, and on which forbidden ground not. It looks for words that
 * name a ground, then for what makes them lawful: a legal condition of the post, a rule for all, the people that the
 * job is about. Pure and deterministic.
 */
export function judgeQuestion(question: string): JudgedQuestion {
  const plain = plainTitle(question)
    .slice(0, 1000)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  if (LAWFUL_FRAMES.some((cue) => holdsCue(plain, cue))) return { lawful: true, ground: null };
  const aboutWork = WORK_SUBJECTS.some((cue) => holdsCue(plain, cue));
  let found: { ground: ForbiddenGround; weight: number } | null = null;
  for (const ground of FORBIDDEN_GROUNDS) {
    const { sure, likely } = GROUND_CUES[ground];
    // The longest cue names the ground best: « avoir des enfants » is more than « des enfants ».
    const named = sure.filter((cue) => holdsCue(plain, cue)).map((cue) => 1 + cue.length);
    const hinted = !aboutWork && likely.some((cue) => holdsCue(plain, cue));
    const weight = Math.max(hinted ? 1 : 0, ...named);
    if (weight > (found?.weight ?? 0)) found = { ground, weight };
  }
  return found ? { lawful: false, ground: found.ground } : { lawful: true, ground: null };
}
