import { holdsAny, plainText } from "../plain-text.ts";
import { DIPLOMAS, initialsOf, stemsOf } from "./match-words.ts";

/** What a CV says of one demand: a proof, or what comes nearest. */
export interface Proof {
  line: string | null;
  proven: boolean;
}

export interface CvLine {
  text: string;
  stems: ReadonlySet<string>;
  plain: string;
}

/** Share of a demand’s words (weighted by rarity) that proves it, and that only comes near. */
const PROVEN_MIN = 0.28;
const NEAR_MIN = 0.15;
/** A line that says so much of itself proves no practice. */
const UNPROVEN =
  "notion|scolaire|en cours|debutant|mooc|webinaire|decouvr|un peu|me debrouille|initiation|en une journee|a1=|a2=|sensibilisation|perime|expire";

export function readCv(cv: string): CvLine[] {
  return cv
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /\p{L}{2}/u.test(line))
    .map((text) => ({ text, stems: new Set(stemsOf(text)), plain: plainText(text) }));
}

/** The line of a CV that best answers a demand. A skill named in a list alone is proven by nothing better than itself. */
export function findProof(cv: readonly CvLine[], demand: string, weigh: (stem: string) => number): Proof {
  const stems = stemsOf(demand);
  const whole = stems.reduce((sum, stem) => sum + weigh(stem), 0) || 1;
  const initials = initialsOf(demand);
  const asked = diplomaOf(plainText(demand));
  let best: { line: string; score: number; sure: boolean } | null = null;
  for (const { text, stems: held, plain } of cv) {
    const words = plain.split(" ");
    const named = initials.length >= 3 && words.some((word) => word.length >= 3 && initials.startsWith(word));
    const degree = asked > 0 && diplomaOf(plain) >= asked && /\d/.test(text);
    const shared = stems.reduce((sum, stem) => sum + (held.has(stem) ? weigh(stem) : 0), 0) / whole;
    const score = named || degree ? Math.max(shared, PROVEN_MIN) : shared;
    const sure = !holdsAny(plain, UNPROVEN);
    if (
      score >= NEAR_MIN &&
      (!best || score + (sure ? UNSURE_COST : 0) > best.score + (best.sure ? UNSURE_COST : 0))
    )
      best = { line: text, score, sure };
  }
  return { line: best?.line ?? null, proven: best !== null && best.sure && best.score >= PROVEN_MIN };
}

const UNSURE_COST = 0.3;

function diplomaOf(plain: string): number {
  return DIPLOMAS.find(([, cues]) => holdsAny(plain, cues))?.[0] ?? 0;
}
