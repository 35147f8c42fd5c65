import { type FigureKind, findFigures } from "../language/figures.ts";
import { readText } from "../language/read-text.ts";
import { syntaxOf } from "../language/syntax.ts";
import { isWholeClause } from "./part-sentences.ts";
import { capitalize } from "./remove-ranges.ts";

/** A price opens nothing: it answers a question that nobody has asked yet. */
export const PRICE = /\b(?:coûte|coûtent|abonnement|tarif|prix|formule|par mois|factur)/i;

/** A share, a sum or a count can surprise; an hour or a date cannot. */
export function isWorthKnowing(kind: FigureKind): boolean {
  return kind === "percent" || kind === "ratio" || kind === "money" || kind === "quantity";
}

const SPEAKER = /^(?:je|j['’]|nous|on)$/i;
const FIRST_PERSON =
  /(?<![\p{L}])(?:je|j['’]|moi|mon|ma|mes|nous|notre|nos|on|vous|votre|vos|tu|te|t['’])(?![\p{L}])/iu;
const MOST_FRONTED_WORDS = 20;

/** « Je faisais cent vingt colis par jour » → « Cent vingt colis par jour : voilà ce que je faisais. » */
export function figureFirst(text: string): string | null {
  if (
    !text.endsWith(".") ||
    /[«»"?!:;[]|(?<![\p{L}])(?:ne|n['’]|pas|jamais|plus|que|qu['’]|qui|dont)(?![\p{L}])/iu.test(text)
  )
    return null;
  const units = readText(text);
  const [sentence] = syntaxOf(units);
  if (!sentence || units.sentences.length > 1 || units.wordCount > MOST_FRONTED_WORDS) return null;
  const { words } = sentence;
  const root = words.findIndex(({ head }) => head < 0);
  if (root < 0 || words[root]!.upos !== "VERB") return null;
  const children = (of: number) => words.flatMap(({ head }, at) => (head === of ? [at] : []));
  const own = children(root);
  if (own.some((at) => /^(?:conj|parataxis|advcl|iobj|dislocated)/.test(words[at]!.deprel))) return null;
  const subject = own.find((at) => words[at]!.deprel.startsWith("nsubj"));
  const object = own.find((at) => words[at]!.deprel === "obj");
  if (subject === undefined || object === undefined || subject > root || object < root) return null;
  if (!SPEAKER.test(words[subject]!.form)) return null;
  const isCounted = children(object).some(
    (at) => words[at]!.deprel === "nummod" && words[at]!.upos === "NUM",
  );
  const inside = (at: number): boolean => at === object || (at >= 0 && inside(words[at]!.head));
  const group = words.flatMap(({ upos }, at) => (upos !== "PUNCT" && inside(at) ? [at] : []));
  const first = group[0]!;
  const last = group.at(-1)!;
  if (!isCounted || first < root || words[first]!.upos === "DET") return null;
  // A cut beside « du » would take half of it.
  const verb = text.slice(words[subject]!.start, words[root]!.end);
  const rest = text.slice(words[last]!.end).replace(/\.$/, "").trim();
  if (
    words[root]!.end > words[first]!.start ||
    text.slice(words[root]!.end, words[first]!.start).trim() !== ""
  )
    return null;
  if (rest.includes(",")) return null;
  const before = text.slice(0, words[subject]!.start).replace(/[\s,]{1,3}$/, "");
  if (before.includes(",") || (before !== "" && (rest !== "" || /^\p{Lu}[^\s]*\p{Lu}/u.test(before))))
    return null;
  const when = before === "" ? "" : ` ${before.charAt(0).toLowerCase()}${before.slice(1)}`;
  const opens = /^(?:on|il|elle|ils|elles|un|une|a|e|i|o|u)/i.test(verb) ? "qu'" : "que ";
  const tail = rest === "" ? rest : ` ${rest}`;
  const counted = capitalize(text.slice(words[first]!.start, words[last]!.end));
  return `${counted}\u00a0: voilà ce ${opens}${verb.charAt(0).toLowerCase()}${verb.slice(1)}${tail}${when}.`;
}

/** « Sept artisans sur dix perdent leurs devis. » → « Savez-vous que sept artisans sur dix perdent leurs devis ? » */
export function askedOfOthers(text: string): string | null {
  if (!/^\P{Lu}*\p{Lu}[^.!?:;«»"[]*\.$/u.test(text) || FIRST_PERSON.test(text) || PRICE.test(text))
    return null;
  const units = readText(text);
  const [sentence] = syntaxOf(units);
  if (!sentence || units.sentences.length > 1 || units.wordCount > MOST_FRONTED_WORDS) return null;
  if (!isWholeClause(sentence) || !findFigures(units).some(({ kind }) => isWorthKnowing(kind))) return null;
  const { words } = sentence;
  const root = words.findIndex(({ head }) => head < 0);
  const subject = words.findIndex(({ head, deprel }) => head === root && deprel === "nsubj");
  if (subject < 0 || subject > root || words[subject]!.upos !== "NOUN" || words[0]!.upos === "PROPN")
    return null;
  const opening = text.charAt(0).toLowerCase() + text.slice(1, -1);
  const that = /^[aeiouyéèêâîôûàh]/i.test(opening) && !/^(?:onze|huit|h)/i.test(opening) ? "qu'" : "que ";
  return `Savez-vous ${that}${opening}\u00a0?`;
}
