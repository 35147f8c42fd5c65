import { french } from "../../../lib/typo.ts";

export const PLAYER_TEXT = french({
  title: "Votre enregistrement",
  play: "Écouter l’enregistrement",
  pause: "Mettre en pause",
  position: "Position dans l’enregistrement",
  positionOf: (now: string, total: string) => `${now} sur ${total}`,
  loading: "Chargement de l’enregistrement…",
  retry: "Réessayer",
  gone: "Enregistrement supprimé\u00a0: il n’a pas été conservé après l’analyse. Les mesures, elles, restent.",
  shortPause: "Pause courte",
  longPause: "Pause longue",
  filler: "Mot parasite",
  probable: "« euh » probable",
  fillerOrProbable: "Mot parasite, ou « euh » probable",
  legend: "Légende",
  listenAt: (clock: string) => `Écouter à ${clock}`,
} as const);
