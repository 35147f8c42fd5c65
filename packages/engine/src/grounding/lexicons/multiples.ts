/** Words that say a number without being one: accent-free beginnings, and the numbers that say the same. */
export const MULTIPLES: readonly (readonly [beginning: string, numbers: readonly number[]])[] = [
  ["doubl", [2]],
  ["tripl", [3]],
  ["quadrupl", [4]],
  ["quintupl", [5]],
  ["decupl", [10]],
  ["centupl", [100]],
  ["moitie", [50, 0.5, 2]],
  ["demi", [0.5, 1.5, 30, 50]],
  ["tiers", [33, 33.3, 3]],
  ["quart", [25, 0.25, 15, 4]],
];

/** « quartier », « doublure »: the same beginnings, no number. */
export const NO_MULTIPLES: readonly string[] = [
  "quartier",
  "quartiers",
  "demission",
  "demissions",
  "demissionne",
  "demissionner",
  "doublure",
  "doublures",
];
