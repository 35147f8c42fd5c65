import { SIGNUP_CREDITS } from "@app/contracts/limits";
import { count } from "../../lib/plural.ts";

export const HOME_TEXT = {
  title: "Préparez pitchs et entretiens à voix haute",
  description:
    "Enregistrez ou écrivez votre pitch ou votre réponse d’entretien : la voix et le contenu notés et expliqués, votre texte réécrit et annoté pour l’oral, trois accroches.",
  lead: "Enregistrez ou écrivez votre pitch ou votre réponse d’entretien. Vous savez ce qui porte, ce qui freine et comment mieux le dire.",
  start: "Essayer gratuitement",
  gift: `${count(SIGNUP_CREDITS, "crédit")} offerts à l’inscription`,
  stage:
    "Exemple : « Bonjour, je m’appelle Camille et du coup j’aide les équipes à mieux s’écouter. » Une pause à marquer après « Bonjour », un mot parasite, « du coup », et une phrase courte de 13 mots.",
} as const;

export const FEATURES = [
  {
    title: "Performance orale",
    text: "Débit, rythme, fluidité, mots parasites : chaque note se mesure sur votre voix et s’explique.",
    levels: [3, 6, 4, 7, 6, 9],
    tone: "text-c3",
  },
  {
    title: "Contenu du pitch",
    text: "Six critères notés sur 10. Chaque note montre ce qui a été mesuré et cite votre texte.",
    levels: [9, 7, 5, 8, 6, 9],
    tone: "text-c1",
  },
  {
    title: "Recommandations",
    text: "Votre pitch réécrit sans rien inventer, annoté pour l’oral, et trois accroches pour commencer fort.",
    levels: [2, 4, 5, 7, 8, 9],
    tone: "text-c2",
  },
] as const;
