/** The packs of credits. */
export const PRICING = "/#pricing";

/** State of a navigation that only changes the address of what is on the screen: the focus stays where it is. */
export const SAME_VIEW = { sameView: true };

/** The pages that exist. A link to anything else is a fault. */
export const PATHS = {
  home: "/",
  pitch: "/pitch",
  /** The same page, opened on the voice. */
  pitchByVoice: "/pitch#voix",
  /** The part of the landing page that needs no account. */
  trial: "/#essai",
  plans: "/interview-plans",
  history: "/history",
  account: "/account",
  checkout: "/checkout",
  about: "/about",
  terms: "/terms",
  privacy: "/privacy",
  examples: "/examples",
  legal: "/legal",
  accessibility: "/accessibility",
} as const;
