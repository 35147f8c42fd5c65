import type { SentenceRoles } from "../../src/roles/read-roles.ts";
import { FAMILIES, familyOf, type Family, type Role, ROLES } from "../../src/roles/role-names.ts";
import type { ReadText } from "./corpus.ts";

/** Name of the folder; different folders share no writers. */
export function folderOf(text: { source: string }): string {
  return text.source.split(/[ ,]/)[0]!;
}

interface Quality {
  label: string;
  count: number;
  precision: number;
  /** Lowest threshold with a precision of 90%, and its recall. */
  sure: { threshold: number; share: number } | null;
  brier: number;
}

/** Average precision of each family and role over the selected texts. */
export function measureQuality(
  texts: readonly ReadText[],
  read: ReadonlyMap<string, SentenceRoles[]>,
): Quality[] {
  const rows = texts.flatMap((text) =>
    text.told.flatMap((told, at) => (told ? [{ told, guess: read.get(text.id)![at]! }] : [])),
  );
  const quality = (
    label: string,
    score: (guess: SentenceRoles) => number,
    isGold: (told: Set<string>) => boolean,
  ) => {
    const scored = rows.map(({ told, guess }) => ({ score: score(guess), gold: isGold(told) }));
    const count = scored.filter(({ gold }) => gold).length;
    return {
      label,
      count,
      precision: averagePrecision(scored),
      sure: surest(scored, count),
      brier: scored.reduce((sum, { score: p, gold }) => sum + (p - (gold ? 1 : 0)) ** 2, 0) / scored.length,
    };
  };
  return [
    ...FAMILIES.map((family: Family) =>
      quality(
        family,
        (guess) => guess.families[family],
        (told) => [...told].some((role) => familyOf(role) === family),
      ),
    ),
    ...ROLES.map((role: Role) =>
      quality(
        role,
        (guess) => guess.roles[role],
        (told) => told.has(role),
      ),
    ),
  ];
}

const SURE = 0.9;
const FEWEST_GUESSES = 15;

function surest(scored: readonly { score: number; gold: boolean }[], count: number): Quality["sure"] {
  const ranked = scored.toSorted((left, right) => right.score - left.score);
  let hits = 0;
  let best: Quality["sure"] = null;
  for (const [at, { gold, score }] of ranked.entries()) {
    if (gold) hits += 1;
    if (at + 1 >= FEWEST_GUESSES && hits >= SURE * (at + 1)) best = { threshold: score, share: hits / count };
  }
  return best;
}

/** Average precision of scores for a label: the area under precision and recall. */
function averagePrecision(scored: readonly { score: number; gold: boolean }[]): number {
  const ranked = scored.toSorted((left, right) => right.score - left.score);
  let hits = 0;
  let sum = 0;
  for (const [at, { gold }] of ranked.entries()) {
    if (!gold) continue;
    hits += 1;
    sum += hits / (at + 1);
  }
  return hits === 0 ? Number.NaN : sum / hits;
}
