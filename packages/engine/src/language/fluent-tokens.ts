import { HOLDERS } from "./sentence-starts/word-classes.ts";
import type { RawToken } from "./tokenize.ts";

const HESITATIONS = new Set("euh heu euhm hum hm hmm mmh ben bah beh hein".split(" "));
/** Marks of speech that come anywhere and end nothing. */
const MARKERS = new Set(["du coup", "en fait", "en gros", "au final"]);
/** « nous nous retrouvons », « vous vous souvenez », « très très »: said twice on purpose. */
const MAY_REPEAT = new Set("nous vous très oui non merci bien plus tout si".split(" "));

/** « pour euh les étudiants », « on a on a eu »: what the sentence is once hesitations and first tries are left out. */
export function fluentTokens(raw: readonly RawToken[]): number[] {
  const said: number[] = [];
  for (let index = 0; index < raw.length; index += 1) {
    const { norm } = raw[index]!;
    if (HESITATIONS.has(norm)) continue;
    if (MARKERS.has(`${norm} ${raw[index + 1]?.norm ?? ""}`)) {
      index += 1;
      continue;
    }
    said.push(index);
  }
  return said.filter((_, at) => ![3, 2, 1].some((size) => isSaidAgain(raw, said, at, size)));
}

/** Whether the words from here on, `size` of them or fewer, are those that follow: the first try of a stumble. */
function isSaidAgain(raw: readonly RawToken[], said: readonly number[], at: number, size: number): boolean {
  for (let first = Math.max(0, at - size + 1); first <= at; first += 1) {
    let same = true;
    for (let step = 0; step < size && same; step += 1) {
      const left = raw[said[first + step] ?? -1];
      const right = raw[said[first + size + step] ?? -1];
      same =
        left?.kind === "word" &&
        left.norm === right?.norm &&
        (size > 1 || HOLDERS.has(left.norm)) &&
        !MAY_REPEAT.has(left.norm);
    }
    if (same) return true;
  }
  return false;
}
