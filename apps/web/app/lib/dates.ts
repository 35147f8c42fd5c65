const DAY = new Intl.DateTimeFormat("fr-FR", { day: "2-digit", month: "2-digit", year: "numeric" });

/** `2026-11-14T09:00:00Z` → `14/11/2026`, in the reader's time zone. */
export const formatDate = (iso: string): string => DAY.format(new Date(iso));
