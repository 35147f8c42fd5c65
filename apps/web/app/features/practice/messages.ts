import { french } from "../../lib/typo.ts";

export const PRACTICE_TEXT = french({
  open: "Redire cette phrase",
  title: "Redites cette phrase",
  promise: "Gratuit. Rien n’est envoyé ni gardé\u00a0: votre navigateur mesure.",
  start: "Enregistrer",
  again: "Recommencer",
  stop: "J’ai fini",
  working: "Mesure en cours",
  left: (seconds: number) => `Encore ${seconds}\u00a0s`,
  table: "Avant et maintenant",
  columns: { measure: "Mesure", before: "Avant", now: "Maintenant" },
  rows: { wordsPerMinute: "Mots par minute", pauses: "Pauses", hesitations: "« Euh » entendus" },
  uncounted: "non comptés",
  uncountedWhy: "Du bruit couvre les « euh »\u00a0: on ne peut pas les compter.",
  estimated:
    "Vos mots ne sont pas tous ceux de la phrase\u00a0: le débit est estimé d’après les syllabes entendues.",
  refusals: {
    silent: "On ne vous a pas entendu. Rapprochez-vous du micro, puis recommencez.",
    otherWords: "Ce ne sont pas les mots de cette phrase\u00a0: redites-la en entier.",
  },
  failed: "La mesure n’a pas pu être faite. Veuillez recommencer.",
});
