/** What agrees with a number: « crédit rendu », « crédits rendus ». */
export const agree = (n: number, word: string): string => (Math.abs(n) >= 2 ? `${word}s` : word);

/** French agrees from two on: « 0 crédit », « 1 crédit », « 2 crédits ». */
export const count = (n: number, noun: string): string =>
  `${n.toLocaleString("fr-FR")}\u00a0${noun}${Math.abs(n) >= 2 ? "s" : ""}`;
