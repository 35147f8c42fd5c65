import { CONTEXTUAL_MARKERS, FREQUENCY_TICS, HESITATIONS, LINKING_TICS, TICS } from "./lexicons/fillers.ts";
import { standsAside } from "./filler-context.ts";
import { isMarker, isReadForm } from "./markers.ts";
import { compilePhrases, findPhrases } from "./phrases.ts";
import { quotedTokens } from "./quotations.ts";
import type { Span } from "./spans.ts";
import type { TextUnits } from "./units.ts";

type FillerKind = "hesitation" | "tic" | "frequency" | "linking";

export interface FillerHit extends Span {
  kind: FillerKind;
  /** 1 for hesitations and tics; 0 or 0.5 for marks that only weigh beyond a frequency. */
  weight: number;
  /** Shown to the user even where it weighs nothing: the words around it were read, it says nothing there. */
  isRead: boolean;
}

const entries = (forms: readonly string[], kind: FillerKind | "contextual") => {
  return forms.map((form) => [form, kind] as const);
};

const FORMS = compilePhrases<FillerKind | "contextual">([
  ...entries(HESITATIONS, "hesitation"),
  ...entries(TICS, "tic"),
  ...entries(CONTEXTUAL_MARKERS, "contextual"),
  ...entries(LINKING_TICS, "linking"),
  ...entries(FREQUENCY_TICS, "frequency"),
]);

/** Free occurrences for 100 words, then each further one weighs `EXCESS_WEIGHT`. */
const FREE_PER_100 = { frequency: 1, linking: 1.5 } as const;
const EXCESS_WEIGHT = 0.5;

/**
 * Located fillers of French speech: hesitations and tics weigh 1; « du coup », « en fait », « donc »… weigh 0.5 from
 * the second one for 100 words on. A word used for its meaning (« le genre humain », « un bon produit ») is not here,
 * nor what somebody else says inside quotation marks.
 */
export function findFillers(units: TextUnits): FillerHit[] {
  const seen = new Map<string, number>();
  const hits: FillerHit[] = [];
  const quoted = quotedTokens(units);
  for (const hit of findPhrases(units, FORMS)) {
    if (quoted[hit.firstToken] === 1) continue;
    const { value, ...span } = hit;
    const isRead = isReadForm(hit.form) && value !== "hesitation";
    if (isRead ? !isMarker(units, hit) : value === "contextual" && !standsAside(units, hit)) continue;
    const kind = value === "contextual" ? "tic" : value;
    const form = kind === "hesitation" ? hit.quote.toLowerCase().normalize("NFC") : hit.form;
    hits.push({ ...span, form, kind, isRead, weight: weightOf(units, kind, form, seen) });
  }
  return hits;
}

function weightOf(units: TextUnits, kind: FillerKind, form: string, seen: Map<string, number>): number {
  if (kind === "hesitation" || kind === "tic") return 1;
  const count = (seen.get(form) ?? 0) + 1;
  seen.set(form, count);
  const free = Math.max(1, (FREE_PER_100[kind] * units.wordCount) / 100);
  return count > free ? EXCESS_WEIGHT : 0;
}

/** Weighted fillers per 100 words. */
export function measureFillerRate(units: TextUnits, hits: readonly FillerHit[]): number {
  const weight = hits.reduce((sum, hit) => sum + hit.weight, 0);
  return units.wordCount === 0 ? 0 : (100 * weight) / units.wordCount;
}
