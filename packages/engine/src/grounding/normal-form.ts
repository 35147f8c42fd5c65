/** A text as quotes are compared: typography, case and spaces levelled, each character tied to its place. */
export interface NormalForm {
  text: string;
  /** For each character of `text`, the UTF-16 range of the source that it stands for. */
  starts: number[];
  ends: number[];
}

/** A character with its accents; past a dozen of them it is no letter, and composing them would not be linear. */
const CLUSTER = /\P{M}\p{M}{0,12}|\p{M}/gu;
const SPACE = /^[\s\u0085]/u;
const INVISIBLE = /^[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/u;
/** French typography puts a space before these, others none. */
const NO_SPACE_BEFORE = /^[;:!?%€»”"')\].,…]/u;
const LEVELLED = new Map<string, string>([
  ..."’‘ʼ´`".split("").map((mark) => [mark, "'"] as const),
  ..."«»“”„".split("").map((mark) => [mark, '"'] as const),
  ..."–—‑−".split("").map((mark) => [mark, "-"] as const),
  ["…", "..."],
]);

/** Linear in the text; never throws. */
export function toNormalForm(source: string): NormalForm {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let pendingSpace = -1;
  let afterOpening = false;
  for (const { 0: cluster, index } of source.matchAll(CLUSTER)) {
    if (INVISIBLE.test(cluster)) continue;
    if (SPACE.test(cluster)) {
      if (pendingSpace < 0 && parts.length > 0) pendingSpace = index;
      continue;
    }
    if (pendingSpace >= 0) {
      if (!NO_SPACE_BEFORE.test(cluster) && !afterOpening) {
        parts.push(" ");
        starts.push(pendingSpace);
        ends.push(index);
      }
      pendingSpace = -1;
    }
    const normal = LEVELLED.get(cluster) ?? cluster.normalize("NFC").toLowerCase();
    parts.push(normal);
    for (let unit = 0; unit < normal.length; unit += 1) {
      starts.push(index);
      ends.push(index + cluster.length);
    }
    afterOpening = cluster === "«" || cluster === "“";
  }
  return { text: parts.join(""), starts, ends };
}
