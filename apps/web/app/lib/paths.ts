/** The credit packs. */
export const PRICING = "/#pricing";

/** Navigation state for a mere change of address without a change of view: the focus stays where it is. */
export const SAME_VIEW = { sameView: true };

/** All pages of the site; a link to any other path is an error. */
export const PATHS = {
  home: "/",
  pitch: "/pitch",
  /** The same page, opened in voice mode. */
  pitchByVoice: "/pitch#voix",
  /** The section of the landing page that works without an account. */
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
