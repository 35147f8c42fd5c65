import { count } from "../../lib/plural.ts";

/** Every text of the history. */
export const HISTORY_TEXT = {
  needsScript:
    "Pour montrer vos analyses, cette page a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.",
  title: "Historique",
  intro: "Vos versions côte à côte\u00a0: chaque barre est une analyse, la plus récente à droite.",
  filter: "Type de pitch",
  allTypes: "Tous",
  loading: "Chargement de votre historique",
  empty: "Votre premier pitch apparaîtra ici.",
  emptyAction: "Analyser un pitch",
  emptyType: (label: string) => `Aucun pitch «\u00a0${label}\u00a0» pour l’instant.`,
  showAll: "Voir tous les types",
  retry: "Réessayer",
  signedOut: "Connectez-vous pour retrouver vos pitchs et suivre vos progrès.",
  signIn: "Connexion / Inscription",
  detail: "Voir le détail",
  dialogTitle: "Détail du pitch",
  missing: "Ce pitch n’est pas dans votre historique.",
  missingReason: "Son adresse est incomplète, ou il appartient à un autre compte.",
  backToList: "Voir mon historique",
  detailLoading: "Chargement du pitch",
  versions: (versions: number) => count(versions, "version"),
  analyses: (analyses: number) => count(analyses, "analyse"),
  lastOn: (date: string) => `dernière le ${date}`,
  versionList: "Versions, de la plus ancienne à la plus récente",
  version: (version: number) => `Version ${version}\u00a0: `,
  points: (change: string, isPlural: boolean) => `${change}\u00a0${isPlural ? "points" : "point"}`,
  sincePrevious: "depuis la version précédente",
  outOf: (max: string) => `sur ${max}`,
} as const;
