import { openModels } from "../reading/models.ts";
import { readTags } from "../reading/read-words.ts";
import { isFiniteTag } from "../reading/tag-names.ts";
import { syntaxOf } from "./syntax.ts";
import type { TextUnits } from "./units.ts";

/** The fields of a token that the tagger needs. */
interface Word {
  text: string;
  kind: string;
}

/** Number of tokens tagged at a time, and context: a tag depends on the words before and the two after. */
const STRETCH = 24;
const BEFORE = 6;
const AFTER = 2;

const read = new WeakMap<readonly Word[], Map<number, readonly string[]>>();

/** The tag of a token, without parsing its sentence: tags a stretch of tokens at a time and caches it. */
export function tagAt(tokens: readonly Word[], index: number): string {
  let stretches = read.get(tokens);
  if (!stretches) read.set(tokens, (stretches = new Map()));
  const start = index - (index % STRETCH);
  let tags = stretches.get(start);
  if (!tags) {
    const from = Math.max(0, start - BEFORE);
    const forms = tokens.slice(from, start + STRETCH + AFTER).map(({ text }) => text);
    tags = readTags(openModels(), forms).slice(start - from);
    stretches.set(start, tags);
  }
  return tags[index - start]!;
}

/** True for a token that the tagger takes for a conjugated verb or auxiliary. */
export function isFiniteVerbAt(tokens: readonly Word[], index: number): boolean {
  return tokens[index]?.kind === "word" && isFiniteTag(tagAt(tokens, index));
}

/** Start offsets of the conjugated verbs and auxiliaries of a text, from its syntax. */
export function finiteVerbStarts(units: TextUnits): ReadonlySet<number> {
  const starts = new Set<number>();
  for (const { words } of syntaxOf(units)) {
    for (const { feats, start } of words) if (feats.includes("VerbForm=Fin")) starts.add(start);
  }
  return starts;
}
