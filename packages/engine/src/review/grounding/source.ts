import { stemWord } from "../../language/stems.ts";
import { isFunctionWord } from "../../language/function-words.ts";
import { readText } from "../../language/read-text.ts";
import type { TextUnits } from "../../language/units.ts";
import type { PitchText } from "../../pitch.ts";
import { levelText } from "./level-text.ts";
import { toNormalForm, type NormalForm } from "./normal-form.ts";
import { readQuantities, type Quantity } from "./read-quantities.ts";

/**
 * Everything that a model may use as a fact: the pitch, and what its author says about it. Read once for many checks.
 */
export interface Source {
  content: string;
  /** Of the content as given, to find quotes. */
  normal: NormalForm;
  /** Of the normalised content: its offsets are not those of the content. */
  units: TextUnits;
  /** Of the content and its circumstances. */
  quantities: Quantity[];
  /** Of the content alone. */
  ownQuantities: Quantity[];
  /** Accent-free words of the content and its circumstances, hyphenated ones whole and in parts. */
  words: ReadonlySet<string>;
  /** Stems of the content words among them. */
  stems: ReadonlySet<string>;
}

export function readSource(pitch: PitchText): Source {
  const circumstances = [
    pitch.question,
    pitch.target,
    pitch.audience,
    ...(pitch.planSkills ?? []).map(({ name }) => name),
  ].flatMap((text) => (text ? [text] : []));
  const units = readText(levelText(pitch.content));
  const around = readText(levelText(circumstances.join("\n\n")));
  const tokens = [...units.tokens, ...around.tokens];
  const ownQuantities = readQuantities(units);
  const folds = tokens.flatMap(({ kind, fold }) =>
    kind === "punctuation" ? [] : [fold, fold.split("-")].flat(),
  );
  return {
    content: pitch.content,
    normal: toNormalForm(pitch.content),
    units,
    quantities: [...ownQuantities, ...readQuantities(around)],
    ownQuantities,
    words: new Set(folds),
    stems: new Set([...stemsOf(units), ...stemsOf(around)]),
  };
}

/** Stems of the content words of a text, with repeats. */
export function stemsOf(units: TextUnits): string[] {
  return units.tokens.flatMap((token) =>
    token.kind === "word" && token.norm.length > 2 && !isFunctionWord(token, units.accented)
      ? [stemWord(token.fold)]
      : [],
  );
}

/** Share of the content words of a text that are in the source, 0 to 1; 1 where it has none. */
export function shareOfOwnWords(source: Source, units: TextUnits): number {
  const stems = stemsOf(units);
  if (stems.length === 0) return 1;
  return stems.filter((stem) => source.stems.has(stem)).length / stems.length;
}
