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
  if (asksHow(plain)) return { lawful: true, ground: null };
  // « Vous pesez combien » asks what « combien pesez-vous » asks.
  const turned = plain.replace(/\bvous (\w+ez|etes)\b/g, "$1 vous");
  const holds = (cue: string) => holdsCue(plain, cue) || holdsCue(turned, cue);
  const aboutWork = WORK_SUBJECTS.some((cue) => holdsCue(plain, cue));
  let found: { ground: ForbiddenGround; weight: number } | null = null;
  for (const ground of FORBIDDEN_GROUNDS) {
    const { sure, likely } = GROUND_CUES[ground];
    // The longest cue names the ground best: « avoir des enfants » is more than « des enfants ».
    const named = sure.filter(holds).map((cue) => 1 + cue.length);
    const hinted = !aboutWork && likely.some(holds);
    const weight = Math.max(hinted ? 1 : 0, ...named);
    if (weight > (found?.weight ?? 0)) found = { ground, weight };
  }
  return found ? { lawful: false, ground: found.ground } : { lawful: true, ground: null };
}

/** A way of working is asked, of nobody’s own life: « Comment parlez-vous de contraception à des adolescents ? » */
function asksHow(plain: string): boolean {
  return (
    /^(?:comment|que savez vous|que connaissez vous|quel accompagnement|quelle approche|quels outils|par quoi)\b/.test(
      plain,
    ) &&
    !/\b(?:votre|vos|ton|ta|tes|vous etes|etes vous|avez vous|vous avez|allez vous|ferez vous|gardez|vivez|habitez|appelez|occupez|organisez|le soir|a la maison)\b/.test(
      plain,
    )
  );
}
