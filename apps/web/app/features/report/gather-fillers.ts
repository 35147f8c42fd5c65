import type { TextRange } from "./annotated-pitch/model.ts";
import type { ShownAnalysis } from "./model.ts";
import type { Finding, Remark } from "./rank-remarks.ts";

type Told = Pick<ShownAnalysis, "content" | "claims" | "findings" | "fillers">;

const FILLER_RULE = "filler";
const WORDS = /[\p{L}\p{N}]+/gu;
const wordsOf = (text: string) => text.toLowerCase().match(WORDS)?.join(" ") ?? "";

/**
 * Verbal tics: one remark per form, with all its places. Taken from the claims, which list them all, then from the
 * findings, the only source in older reports.
 */
export function gatherFillers({ content, claims, findings, fillers }: Told): Remark[] {
  const remarks = new Map<string, Remark>();
  const isTaken = (start: number) =>
    [...remarks.values()].some(({ places }) => places.some((place) => place.start === start));
  const add = (form: string, place: TextRange, told: Pick<Finding, "metric" | "advice">) => {
    // Claims name a form, findings quote the text: compare only their words, ignoring apostrophes and case.
    const key = wordsOf(form);
    const known = remarks.get(key);
    if (known?.places.some(({ start }) => start === place.start)) return;
    if (known) known.places.push(place);
    else
      remarks.set(key, {
        ...told,
        rule: FILLER_RULE,
        kind: "weakness",
        ...place,
        quote: content.slice(place.start, place.end),
        places: [place],
      });
  };
  for (const { kind, rule, form, quotes, metric, text } of claims) {
    if (kind !== "fault" || rule !== FILLER_RULE) continue;
    for (const place of quotes)
      add(form ?? content.slice(place.start, place.end), place, { metric, advice: text });
  }
  for (const { rule, start, end, quote, metric, advice } of findings)
    if (rule === FILLER_RULE && !isTaken(start)) add(quote, { start, end }, { metric, advice });
  // Forms counted without a claim or a finding: marked only if all their occurrences in the text are counted ones.
  for (const { form, count } of fillers) {
    if (remarks.has(wordsOf(form))) continue;
    const places = placesOf(content, form);
    if (places.length === count) for (const place of places) add(form, place, { metric: null, advice: null });
  }
  return [...remarks.values()].map((remark) => {
    const places = remark.places.toSorted((a, b) => a.start - b.start);
    const { start, end } = places[0]!;
    return { ...remark, start, end, quote: content.slice(start, end), places };
  });
}

/** Occurrences of the form as whole words, ignoring case. */
function placesOf(content: string, form: string): TextRange[] {
  const wanted = wordsOf(form).split(" ");
  const words = Array.from(content.matchAll(WORDS), (match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  return words.flatMap(({ start }, at) => {
    const last = words[at + wanted.length - 1];
    return last && wanted.every((word, step) => words[at + step]?.text === word)
      ? [{ start, end: last.end }]
      : [];
  });
}
