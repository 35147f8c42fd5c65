import { REASONS } from "../../edits/reasons.ts";
import { type Finder, isFinite } from "./plain-change.ts";

/** « rapide et efficace et pratique »: a list of three with one « et » too many. */
export const lists: Finder = ({ text, isPersonal, syntax }) => {
  if (isPersonal || !/ et [^,.;:!?]{2,40} et /iu.test(text)) return [];
  const { words, start: origin } = syntax();
  const linkOf = (item: number) =>
    words.findIndex(
      ({ head, deprel, form }, at) => head === item && deprel === "cc" && at < item && /^et$/i.test(form),
    );
  const nextOf = (item: number) =>
    words.findIndex(({ head, deprel }, at) => at > item && head === item && deprel === "conj");
  const found: ReturnType<Finder> = [];
  for (const [at, first] of words.entries()) {
    if (!/^(?:ADJ|NOUN)$/.test(first.upos) || first.deprel === "conj") continue;
    const second = nextOf(at);
    const chained = second < 0 ? -1 : nextOf(second);
    const third =
      chained >= 0
        ? chained
        : words.findIndex(({ head, deprel }, item) => item > second && head === at && deprel === "conj");
    if (second < 0 || third < 0) continue;
    const link = linkOf(second);
    const before = words[link - 1];
    if (link < 0 || linkOf(third) < 0 || !before || before.upos === "PUNCT") continue;
    const items = [first, words[second]!, words[third]!];
    // « entre sept heures et demie et neuf heures » is no list.
    if (items.some(({ upos, form }) => upos !== first.upos || /^(?:demie?|quart|heures?)$/i.test(form)))
      continue;
    if (words.slice(at, third).some((word) => isFinite(word) || word.upos === "NUM")) continue;
    found.push({
      start: before.end - origin,
      end: words[link]!.end - origin,
      insert: ",",
      reason: REASONS.list,
    });
  }
  return found;
};
