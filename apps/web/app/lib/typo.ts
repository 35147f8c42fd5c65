import { MESSAGES } from "@app/contracts/messages";

const NO_BREAK = "\u00a0";
const NARROW = "\u202f";

/** Texts without these characters (most of them) need no change: skip compiling the other expressions. */
const TO_SET = /['«»:;?!]|\d [\d%€]/;

/** French typography for texts of the engine or of users, applied at display only; never stored or measured. */
export function typo(text: string): string {
  if (!TO_SET.test(text)) return text;
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .replace(/«\s?/g, `«${NO_BREAK}`)
    .replace(/\s?»/g, `${NO_BREAK}»`)
    .replace(/[ \u00a0](?=:)/g, NO_BREAK)
    .replace(/[ \u00a0](?=[;?!])/g, NARROW)
    .replace(/(?<=\d) (?=\d{3}(?!\d)|%|€)/g, NO_BREAK);
}

/**
 * Applies French typography to a catalogue of texts, so that the source is written with plain spaces, easy to read and
 * search. Results of its functions are converted too.
 */
/* @__NO_SIDE_EFFECTS__ */
export function french<const T>(catalogue: T): T {
  return set(catalogue) as T;
}

/** Texts fixed by the specification, byte for byte, are unchanged. */
const FIXED: ReadonlySet<unknown> = new Set(Object.values(MESSAGES));

function set(value: unknown): unknown {
  if (typeof value === "string") return FIXED.has(value) ? value : typo(value);
  if (typeof value === "function") return (...given: unknown[]) => set(value(...given));
  if (Array.isArray(value)) return value.map(set);
  if (value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, set(each)]));
  return value;
}
