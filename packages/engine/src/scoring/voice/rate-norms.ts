import { plateau } from "../../content/curves.ts";

/** How easily one window is followed, by its words per minute. */
export const RATE_CURVE = { curve: plateau(60, 120, 160, 240), source: "S9 ; M" } as const;

/** Words per minute that a listener follows without effort; the credit fades over `fade` on either side. */
export const COMFORTABLE_RATE = { from: 100, to: 185, fade: 20, source: "choix" } as const;

/** The zone that the specification shows, words per minute. */
export const RATE_ZONE = { from: 120, to: 160, middle: 140, source: "S9" } as const;
