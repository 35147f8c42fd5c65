const ONE_DECIMAL = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

/** « 41,5 », « 47 »: one decimal, only when there is one. */
export const formatScore = (score: number): string => ONE_DECIMAL.format(score);

const WHOLE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });

/** « 42 »: a whole number is what is remembered of a total. */
export const formatWhole = (score: number): string => WHOLE.format(score);

const SIGNED = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1, signDisplay: "exceptZero" });

/** « +4,5 », « −2 », « 0 ». */
export const formatChange = (change: number): string => SIGNED.format(change).replace("-", "−");
