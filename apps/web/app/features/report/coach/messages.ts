import type { CoachOutcome, CoachTaskName } from "@app/contracts/coach";
import { formatDate } from "../../../lib/dates.ts";
import type { Generated } from "./model.ts";
import { french } from "../../../lib/typo.ts";

export const capitalise = (text: string) => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;

/** How a model's judgement counts in the score. */
export const JOINED_SCORE =
  "la note des règles et celle du modèle, chacune à la mesure de son écart à des lectures connues";

/** Every text about the language model of the report. */
export const COACH_TEXT = french({
  badge: "Généré par IA",
  /** Shown beside the badge: which model, and when. */
  maker: ({ model, at }: Generated) => `modèle ${model}, le ${formatDate(at)}`,
  copied: (source: Generated) =>
    `Généré par IA (${COACH_TEXT.maker(source)}) à partir de votre pitch. À relire avant de l’utiliser.`,

  pending: {
    judgement: "Le coach relit votre texte… Ces notes sont celles du moteur.",
    rewriting: "Le coach réécrit… La version du moteur est affichée.",
    hooks: "Le coach cherche des accroches… Celles du moteur sont affichées.",
  } satisfies Record<CoachTaskName, string>,
  written: {
    judgement: "Le modèle a lu ce texte avec le moteur\u00a0: chaque critère dit qui a dit quoi.",
    rewriting: "À relire avant de l’utiliser.",
    hooks: "À relire avant de les utiliser.",
  } satisfies Record<CoachTaskName, string>,
  /** Why the engine's version is shown instead of the model's. */
  kept: {
    judgement: "les notes sont celles du moteur",
    rewriting: "la version du moteur est affichée",
    hooks: "les accroches du moteur sont affichées",
  } satisfies Record<CoachTaskName, string>,

  opinion: "Qui a dit quoi",
  noOpinion: "Sur ce critère, le modèle n’a rien relevé\u00a0: ces remarques sont celles du moteur.",
  reading: "Ce que le modèle a compris",
  insteadOf: (quote: string) => `À la place de «\u00a0${quote}\u00a0»`,
  rather: "Dites plutôt",
  proposal: "C’est une proposition, écrite avec vos seuls faits\u00a0: gardez-en ce qui vous ressemble.",
  scores: {
    engine: "Le moteur",
    model: "Le modèle",
    scaled: "Le modèle, à l’échelle de lecteurs",
    kept: "Note retenue",
  },
  engineScore: "Note du moteur",
  judgementOnItsWay: "l’avis du modèle arrive",
  scoreBefore: (score: string) => `Moteur ${score}`,
  scoreAfter: (score: string) => `avec l’avis du modèle ${score}`,

  madeBy: "Qui a écrit quoi",
  parts: {
    judgement: "Notes du contenu",
    rewriting: "Pitch réécrit",
    hooks: "Accroches",
  } satisfies Record<CoachTaskName, string>,
  describe: {
    judgement: (maker: string) => `${capitalise(JOINED_SCORE)}. ${capitalise(maker)}.`,
    rewriting: (maker: string) => `Écrit à partir de votre pitch seul par le ${maker}.`,
    hooks: (maker: string) => `Écrites à partir de votre pitch seul par le ${maker}.`,
  } satisfies Record<CoachTaskName, (maker: string) => string>,
  rules: "Règles du moteur seules.",
  rulesAlone: "Aucun modèle de langue n’est branché ici\u00a0: les règles seules ont parlé.",
  canVary:
    "La part des règles est la même à chaque fois\u00a0; celle du modèle peut varier un peu d’une analyse à l’autre. Son barème est d’abord ramené à celui de lecteurs.",
} as const);

/** Why a part does not come from the model, in words for the user. */
const REASONS: Record<Exclude<CoachOutcome, "written">, string> = french({
  absent: "Aucun modèle de langue n’est branché ici",
  withheld: "Vu les limites de ce texte, il n’a pas été confié au modèle",
  unexamined: "Le modèle n’a pas encore passé l’examen qui permet de tenir compte de ses notes",
  undiscerning: "Le modèle n’a pas réussi l’examen qui permet de tenir compte de ses notes",
  implausible: "L’avis du modèle louait tout sans rien montrer",
  unfounded: "Ce que le modèle a écrit ne se retrouvait pas dans votre pitch",
  malformed: "La réponse du modèle n’était pas utilisable",
  content_filter: "Le modèle a refusé de répondre",
  refused: "Le service du modèle a refusé la demande",
  busy: "Trop de demandes attendent le modèle, ou son service est en panne",
  unreachable: "Le service du modèle n’a pas pu être joint",
  timeout: "Le modèle n’a pas répondu à temps",
  circuit_open: "Le service du modèle a échoué plusieurs fois de suite",
  budget_exceeded: "Le budget du jour pour le modèle est épuisé",
  cancelled: "Le modèle n’a pas été attendu",
});

export const describeKept = (task: CoachTaskName, outcome: Exclude<CoachOutcome, "written">): string =>
  `${REASONS[outcome]}\u00a0: ${COACH_TEXT.kept[task]}.`;
