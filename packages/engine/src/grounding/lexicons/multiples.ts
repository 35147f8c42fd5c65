/**
 * Words that say a number without being one: accent-free beginnings, and the numbers with what they count that say the
 * same.
 */
export const MULTIPLES: readonly (readonly [
  beginning: string,
  sameAs: readonly (readonly [number, string])[],
])[] = [
  [
    "doubl",
    [
      [2, "ratio"],
      [100, "percent"],
    ],
  ],
  [
    "tripl",
    [
      [3, "ratio"],
      [200, "percent"],
    ],
  ],
  ["quadrupl", [[4, "ratio"]]],
  ["quintupl", [[5, "ratio"]]],
  ["decupl", [[10, "ratio"]]],
  ["centupl", [[100, "ratio"]]],
  [
    "moitie",
    [
      [50, "percent"],
      [2, "ratio"],
    ],
  ],
  [
    "demi",
    [
      [50, "percent"],
      [30, "duration minute"],
      [6, "duration mois"],
    ],
  ],
  [
    "tiers",
    [
      [33, "percent"],
      [3, "ratio"],
    ],
  ],
  [
    "quart",
    [
      [25, "percent"],
      [15, "duration minute"],
      [3, "duration mois"],
      [4, "ratio"],
    ],
  ],
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
