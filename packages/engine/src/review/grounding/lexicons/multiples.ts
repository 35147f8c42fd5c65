/** Words that imply a number: accent-free forms, and the equivalent numbers with what they count. */
export const MULTIPLES: readonly (readonly [form: RegExp, sameAs: readonly (readonly [number, string])[]])[] =
  [
    [
      /^doubl(?!on|ur|ag)/,
      [
        [2, "ratio"],
        [100, "percent"],
      ],
    ],
    [
      /^tripl/,
      [
        [3, "ratio"],
        [200, "percent"],
      ],
    ],
    [/^quadrupl/, [[4, "ratio"]]],
    [/^quintupl/, [[5, "ratio"]]],
    [/^decupl/, [[10, "ratio"]]],
    [/^centupl/, [[100, "ratio"]]],
    [
      /^moities?$/,
      [
        [50, "percent"],
        [2, "ratio"],
      ],
    ],
    [
      /^demi(?:es?|-.*)?$/,
      [
        [50, "percent"],
        [30, "duration minute"],
        [6, "duration mois"],
      ],
    ],
    [
      /^tiers$/,
      [
        [33, "percent"],
        [3, "ratio"],
      ],
    ],
    [
      /^quarts?$/,
      [
        [25, "percent"],
        [15, "duration minute"],
        [3, "duration mois"],
        [4, "ratio"],
      ],
    ],
  ];
