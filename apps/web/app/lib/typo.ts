import { MESSAGES } from "@app/contracts/messages";

const NO_BREAK = "\u00a0";
const NARROW = "\u202f";

/** What `typo` may change: without one of these, which most texts lack, its expressions are not even compiled. */
const TO_SET = /['«»:;?!]|\d [\d%€]/;

/** French typography for text of the engine or of users, at display only; never stored, never measured. */
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
 * A catalogue of texts, each set with French typography: they are written with plain spaces and stay easy to read and
 * to look for. A function of the catalogue has its result set.
 */
/* @__NO_SIDE_EFFECTS__ */
export function french<const T>(catalogue: T): T {
  return set(catalogue) as T;
}

/** What the specification fixes byte for byte is shown as it is. */
const FIXED: ReadonlySet<unknown> = new Set(Object.values(MESSAGES));

function set(value: unknown): unknown {
  if (typeof value === "string") return FIXED.has(value) ? value : typo(value);
  if (typeof value === "function") return (...given: unknown[]) => set(value(...given));
  if (Array.isArray(value)) return value.map(set);
  if (value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, set(each)]));
  return value;
}
