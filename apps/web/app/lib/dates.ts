const DAY = new Intl.DateTimeFormat("fr-FR", { day: "2-digit", month: "2-digit", year: "numeric" });
const TIME = new Intl.DateTimeFormat("fr-FR", { hour: "2-digit", minute: "2-digit" });

/** `2026-11-14T09:00:00Z` → `14/11/2026`, in the time zone of the reader. */
export const formatDate = (iso: string): string => DAY.format(new Date(iso));
/** → `10:00` */
export const formatTime = (iso: string): string => TIME.format(new Date(iso));
