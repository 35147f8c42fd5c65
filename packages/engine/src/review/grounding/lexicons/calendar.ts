/** Months and days, accent-free: a date that the pitch does not give is an invention as a number is. */
export const CALENDAR: ReadonlySet<string> = new Set(
  `janvier fevrier avril mai juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi
samedi dimanche lundis mardis mercredis jeudis vendredis samedis dimanches`.split(/\s+/),
);
