const euros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });
const wholeEuros = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 0,
});

/** « 4,50 € », and « 5 € » for a round amount. */
export const formatEuros = (cents: number): string =>
  (cents % 100 === 0 ? wholeEuros : euros).format(cents / 100);
