/** Goes with a link to the pitch form: kept in this tab's history, sent to nobody. */
export const carryText = (text: string) => ({ pitchText: text });

/** The text that came with the link, empty if none did. */
export const readCarriedText = (state: unknown): string =>
  typeof state === "object" && state !== null && "pitchText" in state && typeof state.pitchText === "string"
    ? state.pitchText
    : "";
