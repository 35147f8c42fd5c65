import {
  RECORDING_KEPT_DAYS,
  RECORDING_SEC_MAX,
  RECORDING_SEC_MIN,
  RECORDING_UNUSED_HOURS,
} from "@app/contracts/limits";
import { MESSAGES } from "@app/contracts/messages";
import { CHECK_SEC } from "./check-microphone.ts";
import type { SignalIssue } from "@app/engine/report";
import type { Cue } from "./live-cue.ts";
import type { MicrophoneProblem } from "./open-microphone.ts";
import { french } from "../../lib/typo.ts";

/** Texts of the recording screen. Validation messages are in the contracts. */
export const RECORDING_TEXT = french({
  stage: "Votre voix",
  idle: "Quand vous voulez.",
  record: "Enregistrer",
  stop: "Arrêter l’enregistrement",
  again: "Recommencer",
  import: "Importer un fichier",
  importOther: "Importer un autre fichier",
  importHint: "WAV, M4A ou MP3",
  listen: "Réécouter",
  pause: "Mettre en pause",
  position: "Position dans l’enregistrement",
  positionText: (at: string, total: string) => `${at} sur ${total}`,
  elapsed: (at: string, total: string) => `${at} sur ${total}`,
  asking: "Autorisez le microphone dans votre navigateur.",
  finishing: "Préparation de l’enregistrement",
  reading: "Lecture du fichier",
  started: "Enregistrement en cours.",
  stopped: (time: string) => `Enregistrement terminé : ${time}.`,
  ready: (time: string) => `Prêt à analyser : ${time}.`,
  /** For a take that is too short: the form gives the required length beside its button. */
  lasted: (time: string) => `Durée : ${time}. Recommencez, ou importez un fichier.`,
  stopShort: "Arrêter",
  remaining: (seconds: number) => `Encore ${seconds}\u00a0s pour une analyse`,
  formats: `WAV, M4A ou MP3, de ${RECORDING_SEC_MIN} secondes à ${RECORDING_SEC_MAX / 60} minutes`,
  untranscribed:
    "Aucune transcription automatique n’est installée ici\u00a0: après l’enregistrement, vous écrirez ou collerez ce que vous avez dit.",
  unwritten: "Votre navigateur n’écrit plus\u00a0: vous taperez vos paroles après.",
  unkept: "Cet enregistrement n’est pas gardé sur l’appareil\u00a0: ne fermez pas cette page.",
  interrupted: "Un appel ou une mise en veille a coupé le microphone. L’enregistrement s’est arrêté là.",
  missed: (seconds: number) =>
    `Le micro s’est tu pendant environ ${seconds}\u00a0s\u00a0: un appel, ou la page en arrière-plan.`,
  unplugged: "Le microphone a été débranché. L’enregistrement s’est arrêté là.",
  /** Added to one of these messages when the take is long enough to be analysed. */
  kept: "Ce qui a été entendu est gardé\u00a0: réécoutez-vous avant l’analyse.",
  stuck:
    "Votre téléphone n’a pas rendu l’enregistrement. Fermez les applications qui utilisent le micro, rechargez la page, puis recommencez\u00a0; ou enregistrez-vous avec le dictaphone et importez le fichier.",
  failed: "L’enregistrement n’a pas pu être préparé. Veuillez recommencer.",
  cues: {
    unheard: "On ne vous entend pas",
    louder: "Parlez un peu plus fort",
    softer: "Éloignez-vous un peu du micro",
    breathe: "Respirez",
    slower: "Prenez votre temps",
  } satisfies Record<Cue, string>,
} as const);

/** Who will transcribe the take, shown before recording. */
export const WORDS_TEXT = {
  service: (host: string) =>
    `Après l’enregistrement, un service extérieur (${host}) écrira vos paroles en quelques secondes\u00a0; vous les relirez.`,
  local:
    "Après l’enregistrement, notre serveur écrira vos paroles, en une minute ou deux\u00a0; vous les relirez.",
  device: "Écrire mes paroles sur cet appareil",
  deviceHint:
    "Pendant que vous parlez, sans attente, et sans que le son quitte l’appareil pour cela. Vous relirez avant l’analyse.",
  installHint:
    "Votre navigateur peut écrire vos paroles sur cet appareil, sans envoyer le son\u00a0: il lui faut d’abord télécharger le français.",
  install: "Installer le français",
  installing: "Installation du français",
  installFailed:
    "Votre navigateur n’a pas pu installer le français. Vous pourrez écrire vos paroles vous-même.",
  browser: "Laisser mon navigateur écrire mes paroles",
  browserHint:
    "Il envoie alors votre voix au service de son éditeur (Google pour Chrome, Apple pour Safari), qui a ses propres règles. Rien ne lui est envoyé tant que cette case n’est pas cochée. Sans attente\u00a0; vous relirez avant l’analyse.",
  unknown:
    "Nous n’avons pas pu savoir qui écrira vos paroles, ni où le son irait pour cela. Vous pouvez enregistrer\u00a0: rien ne part avant que vous demandiez l’analyse.",
  retry: "Demander à nouveau",
  typed: "Sinon, vous écrirez ou collerez ce que vous avez dit, après l’enregistrement.",
} as const;

/** What the user can do, after the message that refuses a file. */
export const FILE_ADVICE = french({
  video: "C’est une vidéo\u00a0: exportez-en le son en M4A, MP3 ou WAV.",
  other: "Ce fichier n’est pas un son\u00a0: choisissez un WAV, un M4A ou un MP3.",
  unreadable: "Convertissez-le en WAV, M4A ou MP3, ou enregistrez-vous ici.",
  lasts: (time: string) => `Celui-ci dure ${time}.`,
} as const);

/** Shown before the first take. */
export const NOTICE_TEXT = french({
  title: "Vos enregistrements",
  points: [
    "Ce qui est enregistré : votre voix, entre le départ et l’arrêt, rien d’autre.",
    "Elle reste sur cet appareil tant que vous ne demandez pas l’analyse. Elle est alors envoyée à notre serveur, qui la mesure, et au service de transcription s’il y en a un.",
    `Elle est supprimée dès que l’analyse est faite, sauf si vous choisissez de la garder ; sans analyse, au bout de ${RECORDING_UNUSED_HOURS} heures.`,
  ],
  keep: `Garder l’enregistrement ${RECORDING_KEPT_DAYS} jours`,
  keepHint: "Pour le réécouter plus tard depuis votre historique.",
  more: "Ce que devient votre enregistrement",
  check: "Tester mon micro",
  skip: "Enregistrer sans test",
  start: "Commencer l’enregistrement",
} as const);

/** A take not analysed before its page was lost; it may have been sent. */
export const KEPT_TEXT = french({
  title: "Enregistrement pas encore analysé",
  unsent: (length: string) => `Un enregistrement de ${length} n’a pas été analysé.`,
  listen: "Écouter",
  resume: "Reprendre",
  remove: "Supprimer",
  failed: "Cet enregistrement n’a pas pu être relu.",
  notRemoved: "Cet enregistrement n’a pas pu être supprimé de l’appareil. Veuillez réessayer.",
  confirmTitle: "Supprimer cet enregistrement ?",
  confirmBody: "Il sera effacé de cet appareil : vous ne pourrez plus l’écouter ni l’analyser.",
  confirm: "Supprimer l’enregistrement",
  cancel: "Le garder",
} as const);

/** The storage left for an account's recordings. */
export const SPACE_TEXT = french({
  title: "Vos enregistrements gardés",
  left: (time: string) => `Il vous reste ${time} d’espace pour vos enregistrements.`,
  recording: (day: string, time: string) => `Enregistrement du ${day}, ${time}`,
  kept: (day: string) => `Gardé jusqu’au ${day}.`,
  waiting: "Envoyé, pas encore analysé.",
  remove: "Supprimer",
  confirmTitle: "Supprimer cet enregistrement ?",
  confirmBody: "Vous ne pourrez plus le réécouter. Son analyse reste dans votre historique.",
  confirm: "Supprimer l’enregistrement",
  cancel: "Le garder",
} as const);

/** The microphone check: free, and nothing is sent. */
export const CHECK_TEXT = french({
  title: "Test du micro",
  leave: "Revenir",
  listening: `Dites une phrase, comme pour votre pitch. Le test dure ${CHECK_SEC} secondes ; rien n’est gardé.`,
  judging: "Un instant.",
  good: "On vous entend bien.",
  issues: {
    silent: "On ne vous entend pas. Vérifiez que le bon micro est choisi et qu’il n’est pas coupé.",
    quiet: "Votre voix est faible. Rapprochez-vous du micro ou montez son volume.",
    clipped: "Le son sature. Éloignez-vous un peu du micro ou baissez son volume.",
    noisy: "Il y a du bruit autour de vous. Une pièce plus calme donnera des mesures plus justes.",
    background:
      "On entend un bruit derrière votre voix, ou la pièce résonne. Une pièce plus calme donnera des mesures plus justes.",
    echo: "La pièce résonne. Rapprochez-vous du micro, ou mettez-vous près de rideaux ou de tissus.",
    whisper: "Vous chuchotez. Parlez comme pour votre pitch : la mélodie de la voix sera mesurée.",
    narrow: "Le son est celui d’un téléphone. Si vous portez un casque, essayez le micro de l’appareil.",
    unreliable: "Le bruit couvre votre voix. Changez de pièce ou prenez un micro plus proche de vous.",
  } satisfies Record<SignalIssue, string>,
  failed: "Le test n’a pas pu être fait. Vous pouvez enregistrer quand même.",
  retry: "Refaire le test",
} as const);

/** Why there is no microphone, and what to do. The title is in the contracts. */
export const MICROPHONE_TEXT = french({
  title: MESSAGES.microphoneRefused,
  advice: {
    refused: "Cliquez sur l’icône à gauche de l’adresse du site, autorisez le microphone, puis réessayez.",
    absent: "Aucun microphone n’est branché. Branchez-en un, ou importez un fichier.",
    busy: "Une autre application utilise le microphone. Fermez-la, puis réessayez.",
    insecure: "Le navigateur ne prête le microphone qu’aux adresses sécurisées (https).",
    unknown: "Le navigateur n’a pas pu ouvrir le microphone. Réessayez, ou importez un fichier.",
  } satisfies Record<MicrophoneProblem, string>,
  retry: "Réessayer",
} as const);

/** Asked before unsaved work is lost. */
export const LEAVE_TEXT = french({
  stay: "Rester",
  unsent: {
    title: "Perdre cet enregistrement ?",
    body: "Il n’a pas été envoyé : si vous quittez cette page, il sera effacé.",
    leave: "Quitter et le perdre",
  },
  sent: {
    title: "Quitter sans analyser cet enregistrement ?",
    body: `Il a été envoyé : sans analyse, notre serveur le supprimera au bout de ${RECORDING_UNUSED_HOURS} heures.`,
    leave: "Quitter",
  },
} as const);
