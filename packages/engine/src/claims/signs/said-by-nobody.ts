import type { ContentReading } from "../../content/content-values.ts";

/** Whether a personal speech has no « je », « nous », « on », « vous » nor « tu »: it may be copied from a book. */
export const isSaidByNobody = ({ reading, evidence }: ContentReading): boolean =>
  reading.input.pitchType === "perso" && evidence.validity.speakerRate === 0;
