/** A mark to insert in a text. `rank` orders marks at the same offset: closings, pauses, cues, openings, escapes. */
export interface Insertion {
  at: number;
  text: string;
  rank: 0 | 1 | 2 | 3 | 4;
}

/** Stage cues, written in parentheses before the sentence that they are for. */
export const CUES = ["ralentir", "plus fort", "sourire"] as const;
export type Cue = (typeof CUES)[number];
