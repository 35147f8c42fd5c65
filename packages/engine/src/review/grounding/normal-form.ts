/** A text normalised to compare quotes: typography, case and spaces; each character keeps its place in the source. */
export interface NormalForm {
  text: string;
  /** For each character of `text`, the UTF-16 range of the source that it stands for. */
  starts: number[];
  ends: number[];
}

/** A character with at most twelve accents; more are not real text, and composing them is not linear. */
const CLUSTER = /\P{M}\p{M}{0,12}|\p{M}/uy;
const SPACE = /^[\s\u0085]/u;
const INVISIBLE = /^[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/u;
/** Marks before which French puts a space and other languages none. */
const NO_SPACE_BEFORE = /^[;:!?%€»”"')\].,…]/u;
const LEVELLED = new Map<string, string>([
  ..."’‘ʼ´`".split("").map((mark) => [mark, "'"] as const),
  ..."«»“”„".split("").map((mark) => [mark, '"'] as const),
  ..."–—‑−".split("").map((mark) => [mark, "-"] as const),
  ["…", "..."],
]);

const FIRST_NON_ASCII = 0x80;
const FIRST_MARK = 0x300;

/** Linear in the text; never throws. */
export function toNormalForm(source: string): NormalForm {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let pendingSpace = -1;
  let afterOpening = false;
  let end = 0;
  for (let start = 0; start < source.length; start = end) {
    const cluster = clusterAt(source, start);
    end = start + cluster.length;
    if (cluster >= "\u0080" && INVISIBLE.test(cluster)) continue;
    if (SPACE.test(cluster)) {
      if (pendingSpace < 0 && text !== "") pendingSpace = start;
      continue;
    }
    if (pendingSpace >= 0) {
      if (!NO_SPACE_BEFORE.test(cluster) && !afterOpening) {
        text += " ";
        starts.push(pendingSpace);
        ends.push(start);
      }
      pendingSpace = -1;
    }
    const normal = levelCluster(cluster);
    text += normal;
    for (let unit = 0; unit < normal.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
    afterOpening = cluster === "«" || cluster === "“";
  }
  return { text, starts, ends };
}

function clusterAt(source: string, start: number): string {
  const isPlain = source.charCodeAt(start) < FIRST_NON_ASCII && !(source.charCodeAt(start + 1) >= FIRST_MARK);
  if (isPlain) return source.charAt(start);
  CLUSTER.lastIndex = start;
  return CLUSTER.exec(source)?.[0] ?? source.charAt(start);
}

function levelCluster(cluster: string): string {
  if (cluster.length === 1 && cluster < "\u0080" && cluster !== "`") return cluster.toLowerCase();
  return LEVELLED.get(cluster) ?? cluster.normalize("NFC").toLowerCase();
}
