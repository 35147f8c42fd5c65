import { IRREGULAR_PARTICIPLES } from "./lexicons/participles.ts";
import { foldWord } from "./tokenize.ts";
import type { Token } from "./units.ts";

type Word = Pick<Token, "norm" | "fold" | "kind">;

const FOLDED_IRREGULAR = new Set(Array.from(IRREGULAR_PARTICIPLES, foldWord));
/** Adjectives and nouns in -é that follow être without any action. */
const NOT_PARTICIPLES = new Set(
  "santé qualité société année journée soirée idée café côté marché été majorité réalité liberté vérité beauté moitié équité variété clé musée lycée blé pré thé carré âgé aisé malgré degré congé".split(
    " ",
  ),
);

function stripAgreement(norm: string): string {
  return norm.replace(/(?:es|e|s)$/, "");
}

/** True for a past participle, agreed or not: « conçue », « livrés », « mis ». */
export function isParticiple(token: Word, accented = true): boolean {
  const { norm } = token;
  if (token.kind !== "word" || NOT_PARTICIPLES.has(norm)) return false;
  if (/.{2}é(?:e|s|es)?$/.test(norm)) return true;
  if (IRREGULAR_PARTICIPLES.has(norm) || IRREGULAR_PARTICIPLES.has(stripAgreement(norm))) return true;
  return !accented && (/.{3}e(?:e|s|es)?$/.test(norm) || FOLDED_IRREGULAR.has(stripAgreement(norm)));
}
