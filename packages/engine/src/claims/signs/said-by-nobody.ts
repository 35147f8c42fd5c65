import type { ContentReading } from "../../content/content-values.ts";

/** Whether an occasion's speech holds no « je », « nous », « on », « vous » nor « tu »: it may be a page of a book, and nobody's own. */
export const isSaidByNobody = ({ reading, evidence }: ContentReading): boolean =>
  reading.input.pitchType === "perso" && evidence.validity.speakerRate === 0;
