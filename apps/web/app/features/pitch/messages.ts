import {
  AUDIO_ANALYSIS_COST,
  SIGNUP_CREDITS,
  RECORDING_SEC_MIN,
  TEXT_ANALYSIS_COST,
} from "@app/contracts/limits";
import type { CoachTaskName } from "@app/contracts/coach";
import { count } from "../../lib/plural.ts";
import { french } from "../../lib/typo.ts";

/** Texts of the form. Validation messages are in the contracts. */
export const PITCH_TEXT = french({
  title: "Analyser votre pitch",
  description:
    "Collez le texte de votre pitch ou dites-le au micro : vous saurez ce qui porte, ce qui freine et comment mieux le dire.",
  lead: {
    text: "Écrivez ce que vous direz, comme vous le direz. La note s’explique avec vos propres phrases.",
    voice: "Dites-le comme le jour J. Chaque remarque s’entend à sa seconde.",
  },
  mode: "Votre pitch, écrit ou dit",
  modes: { text: "Texte", voice: "Voix" },
  type: "Type de pitch",
  audience: "Votre audience",
  audiencePlaceholder: "À qui parlez-vous ?",
  target: "Votre objectif",
  targetPlaceholder: "Que voulez-vous obtenir ?",
  plan: "Plan d’entretien",
  noPlanSignedOut: "Aucun plan disponible - Connectez-vous",
  noPlan: "Aucun plan",
  withoutPlan: "Sans plan",
  question: "Question d’entretien",
  questionPlaceholder: "Choisir ou saisir une question",
  name: "Nom du pitch",
  namePlaceholder: "Vos premiers mots",
  nameHint: "Facultatif. Vos essais du même nom deviennent les versions d’un même pitch.",
  ideas: (field: string) => `${field} : propositions`,
  content: { produit: "Votre pitch", rh: "Votre réponse", perso: "Votre pitch" },
  contentPlaceholder: "Collez ou écrivez votre texte ici.",
  words: (n: number) => count(n, "mot"),
  submit: "Analyser mon pitch",
  reread: "Relire mon texte",
  waitForTake: "L’analyse attend votre enregistrement.",
  takeTooShort: `Il faut au moins ${RECORDING_SEC_MIN} secondes de voix.`,
  price: { text: count(TEXT_ANALYSIS_COST, "crédit"), voice: count(AUDIO_ANALYSIS_COST, "crédit") },
  /** Before anything is recorded or written, rather than after. */
  lacksCredits: (mode: "text" | "voice", left: number) => {
    const has = left === 0 ? "vous n’en avez plus" : `il vous en reste ${left}`;
    return mode === "voice"
      ? `Un pitch audio coûte ${count(AUDIO_ANALYSIS_COST, "crédit")} : ${has}.`
      : `Un pitch écrit coûte ${count(TEXT_ANALYSIS_COST, "crédit")} : ${has}.`;
  },
  whoSees: "Qui voit votre pitch ?",
  transcribing: "Transcription du fichier audio",
  sending: (percent: number) => `Envoi de l’enregistrement : ${percent}\u00a0%`,
  progress: "Analyse de votre pitch",
  expected: {
    transcribing: "De quelques secondes à deux minutes, puis vous relirez vos paroles.",
    written: "Quelques secondes, le plus souvent.",
    spoken: "Quelques secondes le plus souvent, une demi-minute pour un long enregistrement.",
  },
  overdue:
    "C’est plus long que d’habitude, mais rien n’est perdu. Si l’analyse échoue, aucun crédit n’est utilisé.",
  queued: (position: number) =>
    position === 1
      ? "Beaucoup d’analyses en ce moment\u00a0: la vôtre est la prochaine."
      : `Beaucoup d’analyses en ce moment\u00a0: la vôtre est ${position}ᵉ dans la file.`,
  restart: "Relancer une analyse",
  done: "Votre analyse est prête.",
  stillRunning: "Votre analyse est encore en cours.",
  readIt: "La lire",
  dismiss: "Fermer",
  unreachable: "La connexion a été perdue. Votre texte est gardé : vous ne paierez pas deux fois.",
  retry: "Réessayer",
  buyCredits: "Obtenir des crédits",
  unfold: "Modifier",
  needsScript:
    "Pour analyser un pitch, cette page a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.",
} as const);

/** Shown to a visitor who wants to record. */
export const VOICE_GATE_TEXT = french({
  title: "Votre voix vous attend",
  text: `Un enregistrement se garde dans un compte. Le vôtre est gratuit, s’ouvre ici même, et offre ${count(SIGNUP_CREDITS, "crédit")}.`,
  open: "Ouvrir un compte",
  without: "Essayer sans compte",
} as const);

/** Between the recording and its analysis. */
export const TRANSCRIPT_TEXT = french({
  title: { given: "Relisez ce que vous avez dit", asked: "Écrivez ce que vous avez dit" },
  label: "Ce que vous avez dit",
  advice:
    "Corrigez les mots mal compris, et laissez vos « euh » et vos répétitions : la note porte sur ce que vous avez vraiment dit.",
  method: {
    service: (model: string) => `Transcription automatique par un service extérieur${model}.`,
    local: (model: string) => `Transcription automatique sur notre serveur${model}.`,
    browser: () => "Paroles écrites par votre navigateur pendant que vous parliez.",
    none: () =>
      "Aucune transcription automatique n’est installée ici : saisissez ou collez ce que vous avez dit, mot pour mot. Le débit, les pauses et les hésitations se mesurent sur le son.",
  },
  /** The browser's transcription was chosen, but failed or produced nothing. */
  unwritten:
    "Votre navigateur n’a rien écrit pendant que vous parliez : saisissez ou collez ce que vous avez dit, mot pour mot. Le débit, les pauses et les hésitations se mesurent sur le son.",
  model: (name: string) => ` (modèle ${name})`,
  failed: "Vous pouvez aussi saisir ou coller vous-même ce que vous avez dit, mot pour mot.",
  prefilled:
    "Votre texte écrit est repris ci-dessous\u00a0: corrigez-le partout où vous avez dit autre chose.",
  nothing: "Aucun mot n’a été reconnu.",
  gaps: (times: string) =>
    `On vous entend parler sans qu’un mot ait été écrit\u00a0: ${times}. Réécoutez, et complétez.`,
  gap: (from: string, to: string) => `de ${from} à ${to}`,
  words: (n: number) => count(n, "mot"),
  submit: "Lancer l’analyse",
  back: "Revenir à l’enregistrement",
  retry: "Réessayer la transcription",
} as const);

/** Shown over a readable report while the coach writes. */
export const COACH_PROGRESS_TEXT = french({
  label: "Ce que fait le coach",
  ready: "Le rapport du moteur est prêt. Le coach écrit encore.",
  tasks: {
    judgement: { now: "Relit votre texte", done: "Le coach a relu votre texte." },
    rewriting: { now: "Réécrit votre pitch", done: "Le coach a réécrit votre pitch." },
    hooks: { now: "Cherche trois accroches", done: "Le coach a trouvé trois accroches." },
  } satisfies Record<CoachTaskName, { now: string; done: string }>,
  /** A task ended, and the report contains nothing from the model for it. */
  kept: {
    judgement: "Sans avis du modèle\u00a0: les notes du moteur restent.",
    rewriting: "Sans réécriture du modèle\u00a0: celle du moteur reste.",
    hooks: "Sans accroches du modèle\u00a0: celles du moteur restent.",
  } satisfies Record<CoachTaskName, string>,
  skip: "Ne pas attendre le coach",
  saving: "Le rapport s’enregistre…",
  failed: "Ce rapport n’est pas encore enregistré.",
  done: "Votre analyse est complète.",
  edit: "Revenir au pitch",
} as const);

/** From a report to the next version. */
export const NEXT_TRY_TEXT = french({
  take: "Reprendre ce texte",
  say: "Enregistrer cette version à voix haute",
  sayAgain: "Redire ce pitch à voix haute",
  sayFirst: "Dire ce texte à voix haute",
  plan: "Revenir au plan d’entretien",
  replaceTitle: "Remplacer votre brouillon\u00a0?",
  replaceBody: "Un autre texte attend dans le formulaire : il sera effacé.",
  replace: "Le remplacer",
  keep: "Le garder",
} as const);

/** Asked before a change of mode that deletes the recording. */
export const MODE_CHANGE_TEXT = french({
  title: "Effacer l’enregistrement ?",
  body: "Passer au texte efface ce que vous avez enregistré.",
  stay: "Le garder",
  change: "Passer au texte",
} as const);
