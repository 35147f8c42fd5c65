const ONE_DECIMAL = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

/** « 41,5 », « 47 »: at most one decimal, and only if needed. */
export const formatScore = (score: number): string => ONE_DECIMAL.format(score);

const WHOLE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });

/** « 42 »: totals are shown as integers, easier to remember. */
export const formatWhole = (score: number): string => WHOLE.format(score);

const SIGNED = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1, signDisplay: "exceptZero" });

/** « +4,5 », « −2 », « 0 ». */
export const formatChange = (change: number): string => SIGNED.format(change).replace("-", "−");
