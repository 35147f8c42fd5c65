import type { Page } from "@playwright/test";

/** The analysed pitches of a new account. */
export interface Stored {
  /** The newest of three versions of a pitch, a pitch of one version, and a spoken one where espeak-ng is installed. */
  pitchId: string;
  /** Its first version, whose tics the rewriting removes. */
  weakId: string;
  firstId: string;
  spokenId: string | null;
  planId: string;
  shareLink: string;
}

export interface State {
  name: string;
  access: "visitor" | "user";
  path: (stored: Stored) => string | null;
  /** Actions that lead from the page to the state. */
  act?: (page: Page) => Promise<void>;
  /** Capture the window only, where the page is longer than the part to review. */
  firstScreen?: boolean;
}

const press = (name: string) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click();
  await page.waitForTimeout(400);
};

/** Every page and state, in the contact sheet's order. */
export const STATES: State[] = [
  { name: "accueil", access: "visitor", path: () => "/" },
  { name: "accueil-premier-ecran", access: "visitor", path: () => "/", firstScreen: true },
  {
    name: "connexion",
    access: "visitor",
    path: () => "/account",
    act: async (page) => page.getByRole("dialog").waitFor({ timeout: 5000 }),
    firstScreen: true,
  },
  { name: "pitch-texte", access: "visitor", path: () => "/pitch" },
  {
    name: "pitch-erreurs",
    access: "visitor",
    path: () => "/pitch",
    act: press("Analyser mon pitch"),
  },
  {
    name: "pitch-voix",
    access: "user",
    path: () => "/pitch",
    act: async (page) => {
      await page.getByRole("radio", { name: "Voix" }).click();
      await page.waitForTimeout(400);
    },
  },
  { name: "rapport-changements", access: "user", path: ({ weakId }) => `/history/${weakId}` },
  { name: "rapport-texte", access: "user", path: ({ firstId }) => `/history/${firstId}` },
  {
    name: "rapport-premier-ecran",
    access: "user",
    path: ({ pitchId }) => `/history/${pitchId}`,
    firstScreen: true,
  },
  { name: "rapport-version-3", access: "user", path: ({ pitchId }) => `/history/${pitchId}` },
  {
    name: "rapport-voix",
    access: "user",
    path: ({ spokenId }) => spokenId && `/history/${spokenId}`,
  },
  { name: "historique", access: "user", path: () => "/history" },
  {
    name: "historique-apercu",
    access: "user",
    path: ({ pitchId }) => `/history?pitch=${pitchId}`,
    firstScreen: true,
  },
  { name: "historique-vide", access: "visitor", path: () => "/history" },
  { name: "pitch-inconnu", access: "user", path: () => "/history/pas-un-id" },
  { name: "plans", access: "user", path: () => "/interview-plans" },
  { name: "plan", access: "user", path: ({ planId }) => `/interview-plans/${planId}` },
  { name: "partage", access: "visitor", path: ({ shareLink }) => new URL(shareLink).pathname },
  { name: "partage-invalide", access: "visitor", path: () => "/share/pas-un-lien/x" },
  { name: "compte", access: "user", path: () => "/account" },
  { name: "credits", access: "user", path: () => "/checkout" },
  { name: "mot-de-passe", access: "visitor", path: () => "/reset-password?token=x" },
  { name: "qui-voit-quoi", access: "visitor", path: () => "/privacy" },
];
