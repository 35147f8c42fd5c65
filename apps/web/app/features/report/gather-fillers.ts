import type { TextRange } from "./annotated-pitch/model.ts";
import type { ShownAnalysis } from "./model.ts";
import type { Finding, Remark } from "./rank-remarks.ts";

type Told = Pick<ShownAnalysis, "content" | "claims" | "findings" | "fillers">;

const FILLER_RULE = "filler";
const WORDS = /[\p{L}\p{N}]+/gu;
const wordsOf = (text: string) => text.toLowerCase().match(WORDS)?.join(" ") ?? "";

/**
 * Verbal tics, one remark a form with every place where it was counted: of the claims, which name them all, then of the
 * findings, which are all that an older report has.
 */
export function gatherFillers({ content, claims, findings, fillers }: Told): Remark[] {
  const remarks = new Map<string, Remark>();
  const isTaken = (start: number) =>
    [...remarks.values()].some(({ places }) => places.some((place) => place.start === start));
  const add = (form: string, place: TextRange, told: Pick<Finding, "metric" | "advice">) => {
    // Claims name a form, findings quote the text: their words alone are compared, without apostrophes or capitals.
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
  // What was counted without a word about it: marked where every place of the form is one that counts.
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

/** Where whole words say it, whatever their capitals. */
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
