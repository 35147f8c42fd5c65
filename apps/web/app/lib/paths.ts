/** The pages that exist. A link to anything else is a fault. */
export const PATHS = {
  home: "/",
  pitch: "/pitch",
  plans: "/interview-plans",
  history: "/history",
  account: "/account",
  checkout: "/checkout",
  privacy: "/privacy",
} as const;
