/** French plurals start at two: « crédit rendu », « crédits rendus ». */
export const agree = (n: number, word: string): string => (Math.abs(n) >= 2 ? `${word}s` : word);

/** « 0 crédit », « 1 crédit », « 2 crédits ». */
export const count = (n: number, noun: string): string =>
  `${n.toLocaleString("fr-FR")}\u00a0${agree(n, noun)}`;
