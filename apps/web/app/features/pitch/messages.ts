import { PITCH_WORDS_MIN, TEXT_ANALYSIS_COST } from "@app/contracts/limits";
import { count } from "../../lib/plural.ts";

/** What the form says. Validation messages are in the contracts. */
export const PITCH_TEXT = {
  title: "Analyser votre pitch",
  lead: "Écrivez ce que vous direz, comme vous le direz. La note s’explique avec vos propres phrases.",
  type: "Type de pitch",
  audience: "Votre audience",
  audiencePlaceholder: "À qui parlez-vous ?",
  target: "Votre objectif",
  targetPlaceholder: "Que voulez-vous obtenir ?",
  question: "Question d’entretien",
  questionPlaceholder: "Choisir ou saisir une question",
  ideas: (field: string) => `${field} : propositions`,
  content: { produit: "Votre pitch", rh: "Votre réponse", perso: "Votre pitch" },
  contentPlaceholder: "Collez ou écrivez votre texte ici.",
  words: (n: number) => count(n, "mot"),
  wordsMin: `minimum ${PITCH_WORDS_MIN} mots`,
  submit: "Analyser mon pitch",
  price: count(TEXT_ANALYSIS_COST, "crédit"),
  progress: "Analyse de votre pitch",
  restart: "Relancer une analyse",
  done: "Votre analyse est prête.",
  unreachable: "La connexion a été perdue. Votre texte est gardé : vous ne paierez pas deux fois.",
  retry: "Réessayer",
} as const;
