import { french } from "../../lib/typo.ts";

/** All texts of a shared pitch. */
export const SHARE_TEXT = french({
  title: "Analyse de pitch",
  /** Text of the link preview. */
  description: (score: string, verdict: string) => `${score}. ${verdict}`,
  score: (score: string, max: string) => `${score} sur ${max}`,
  notice: "Analyse partagée par son auteur, en lecture seule.",
  tryIt: "Analyser mon pitch",
  listen: "Écouter l’enregistrement",
  ended: "Son auteur a peut-être cessé de le partager : demandez-lui un nouveau lien.",
  example: "Voir un exemple de rapport",
  backHome: "Revenir à l’accueil",
} as const);
