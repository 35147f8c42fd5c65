import type { Edit, EditKind, HookType, Method } from "@app/engine/report";
import type { WireMargin } from "@app/contracts/report";
import { count } from "../../lib/plural.ts";
import { COACH_TEXT, JOINED_SCORE } from "./coach/messages.ts";
import type { PauseLength } from "./rewritten-pitch/model.ts";
import { french } from "../../lib/typo.ts";

const UNSCORED_METHOD = "Une note qui n’a pas pu être mesurée ne compte ni pour ni contre vous.";

/** Number of omitted sentences that the summary of a shorter version names. */
const LEFT_OUT_NAMED = 3;

/** Durations from this many seconds on are written in minutes. */
const MINUTES_FROM_SEC = 120;
const sayDuration = (seconds: number) =>
  seconds < MINUTES_FROM_SEC
    ? count(seconds, "seconde")
    : `${Math.floor(seconds / 60)}\u00a0min${seconds % 60 === 0 ? "" : `\u00a0${String(seconds % 60).padStart(2, "0")}`}`;

/** All texts of the report. Titles from the specification are copied byte for byte. */
export const MESSAGES = french({
  globalScore: (score: string, max: string) => `Score global\u00a0: ${score} sur ${max}`,
  outOf: (max: string) => `sur ${max}`,
  /** Under the ring: the range of the total with its margin. */
  scoreRange: (low: number, high: number) => `4 lecteurs sur 5 donneraient entre ${low} et ${high} points`,
  scoreOutOf: (label: string, score: string, max: number) => `${label}, ${score} sur ${max}`,
  version: (version: number) => `Version ${version}`,
  /** Replaces the version number until the report is stored. */
  beingWritten: "Rapport en cours d’écriture",
  parameters: "Paramètres du pitch",
  strength: "Votre point fort",
  strengthOther: "Le point fort",
  /** A note whose name is a fault reads as praise only with what is rare: « Peu de mots de remplissage ». */
  nameStrength: (label: string) => (label === "Mots de remplissage" ? "Peu de mots de remplissage" : label),
  focus: "Le plus utile à changer",
  sections: "Parties du rapport",
  /** Scores without remarks. */
  silentTitle: "Sans remarque",
  silentNotes: "Le calcul de ces notes est détaillé plus bas.",
  /** The same when some are low: the absence of remarks is not praise. */
  silentLowTitle: "Les autres notes",
  /** When no score has remarks. */
  silentAllTitle: "Les notes",
  silentLow: "Rien de sûr à vous dire sur ces notes.",
  silentLowWeighed: "Rien de sûr à vous dire sur ces notes ; voyez ce que chaque phrase y compte.",
  /** The same where what lowers each low score is told under it. */
  silentLowered: "Pas de remarque sûre ici. Sous chaque note basse : ce qui la baisse, d’après les mesures.",
  silentOffTopic:
    "Les notes basses de cette liste le sont parce que le texte ne répond pas à la question posée.",
  silentWeights: "Ce qui y compte, phrase par phrase",

  noticesTitle: "À savoir avant de lire ces notes",

  textTitles: { annotated: "Votre texte, annoté", bare: "Votre texte" },
  /** For a reader other than the author. */
  textTitlesOther: { annotated: "Le texte, annoté", bare: "Le texte" },
  expandText: "Lire tout le texte",
  collapseText: "Replier le texte",
  remarkOf: (position: number, count: number) => `Remarque ${position} sur ${count}`,
  previousRemark: "Remarque précédente",
  nextRemark: "Remarque suivante",
  otherRemarks: (others: number) =>
    others === 1 ? "Voir l’autre remarque" : `Voir les ${others} autres remarques`,
  fewerRemarks: "Seulement les premières",
  keepThese: "À garder",
  allRemarks: "Toutes les remarques",
  pickRemark: (remarks: number) =>
    remarks === 1
      ? "Une remarque, sur le passage marqué."
      : `${count(remarks, "remarque")} pour commencer. Choisissez un passage marqué, ou suivez leur ordre.`,
  firstRemark: "Lire la première",
  onlyRemark: "Lire la remarque",
  keepIt: "Gardez ce passage.",
  noAdvice: "Rien à changer ici.",
  /** The engine's rules, named in two or three words; a rule without a name shows its kind. */
  rules: {
    opening: "Ouverture",
    closing: "Fin",
    bestProof: "Preuve",
    proof: "Preuve",
    scene: "Scène",
    request: "Demande",
    action: "Action",
    result: "Résultat",
    quotation: "Parole rapportée",
    emotion: "Émotion",
    bestLine: "Phrase forte",
    problem: "Problème",
    solution: "Solution",
    customer: "Public visé",
    difference: "Différence",
    market: "Marché",
    business_model: "Prix et revenus",
    team: "Équipe",
    who: "Présentation",
    path: "Parcours",
    achievement: "Réalisation",
    achievements: "Réalisation",
    strength: "Point fort",
    why_this_job: "Lien avec le poste",
    link_with_job: "Lien avec le poste",
    link_with_me: "Lien avec vous",
    close: "Fin",
    situation: "Situation",
    task: "Tâche",
    lesson: "Leçon",
    weakness: "Défaut",
    effect: "Conséquence",
    remedy: "Remède",
    progress: "Progrès",
    company_fact: "Fait sur l’entreprise",
    contribution: "Apport",
    example: "Exemple",
    occasion: "Occasion",
    anecdote: "Moment raconté",
    thanks_or_wish: "Merci ou vœu",
    stake: "Enjeu",
    story_or_facts: "Faits",
    proposal: "Proposition",
    question: "Question",
    explanation: "Explication",
    news: "Nouvelle",
    reason: "Raison",
    next_step: "Suite",
    filler: "Mot parasite",
    hedge: "Précaution",
    jargon: "Jargon",
    cliche: "Formule toute faite",
    superlative: "Jugement sans image",
    repair: "Phrase reprise",
    repetition: "Phrase répétée",
    longSentence: "Phrase longue",
    template: "Passage à remplir",
    cutText: "Texte coupé",
    graderInstruction: "Consigne à retirer",
    /** Names used in older reports. */
    hook: "Accroche",
    evidence: "Preuve",
    callToAction: "Demande claire",
    vagueWord: "Mot vague",
    unprovenSuperlative: "Affirmation sans preuve",
    looseFact: "Fait isolé",
    passive: "Tournure passive",
    flatOpening: "Ouverture à animer",
    trailingEnding: "Fin qui s’éteint",
    dilutedCall: "Demande floue",
    duplicateSentence: "Phrase répétée",
  } as Record<string, string>,
  marks: { strength: "Point fort", weakness: "À retoucher", filler: "Mot parasite", quote: "Passage cité" },
  noFinding: "Aucun passage à signaler dans ce texte.",
  noFindingOffTopic:
    "Aucun passage n’est marqué\u00a0: c’est l’ensemble du texte qui ne répond pas à la question posée.",
  /** When there is no advice at the top of the page. */
  noFindingLowAlone: "Aucun passage précis à marquer dans ce texte.",
  noFindingLow: "Aucun passage précis à marquer\u00a0: les conseils en tête de page disent par où commencer.",

  contentTitle: "Contenu",
  overview: "Vue d’ensemble",
  outOfTen: "sur 10",
  showMeasures: "Voir les mesures",
  showQuote: "Voir dans le texte",
  fillersTitle: "Mots parasites",
  noFiller: "Aucun relevé dans ce texte.",
  times: (count: number) => `${count} fois`,
  fillersNote: "Quelques-uns ne gênent personne. C’est leur répétition qui s’entend.",

  weightsTitle: "La note, phrase par phrase",
  weightsWaiting: "Le texte est noté sans chacune de ses phrases…",
  weightsIntro: (score: string, max: string) =>
    `Le texte a été noté de nouveau sans chacune de ses phrases, l’une après l’autre. L’écart avec vos ${score} points sur ${max} est ce qu’elle apporte, ou ce qu’elle coûte.`,
  weightsOf: {
    brings: (points: string) => `Apporte ${points} :`,
    costs: (points: string) => `Coûte ${points} :`,
    nothing: () => "Ne change rien :",
  },
  weightsAll: (passages: number) => `Voir les ${passages} passages`,
  weightsFirst: (passages: number) => `Voir les ${passages} qui comptent le plus`,
  weightsLimits:
    "C’est le détail du calcul, pas le conseil de couper : un merci reste un merci, et ce que deux phrases disent compte peu pour chacune. Sur vingt-quatre textes ordinaires que le calcul n’avait jamais vus, deux lectures trouvent qu’une phrase qui apporte sert le texte sept fois sur dix, et qu’une phrase qui coûte le dessert moins d’une fois sur deux. C’est à vous d’en juger.",
  weightsTooShort: "Ce texte ne se partage pas en plusieurs phrases.",
  weightsOld:
    "Cette note vient d’une version plus ancienne du calcul : relancez l’analyse pour en voir le détail.",
  weightsFailed: "Le calcul n’a pas pu se faire dans cette page.",
  weightsRetry: "Réessayer",

  methodTitle: "Comment cette note est calculée",
  unscored: "Non noté",
  unscoredLabel: (label: string) => `${label}, non noté`,
  partlyMeasured: (share: string) =>
    `Cette note repose à ${share} sur des mesures\u00a0: le reste n’a pas pu être mesuré.`,

  methodIntro: (max: string) =>
    `Le score global est la somme de six notes sur 10, soit ${max} au plus. Chaque note se lit dans votre texte, de la même façon à chaque fois\u00a0: le même pitch reçoit toujours la même note.`,
  judgedMethodIntro: (max: string) =>
    `Le score global est la somme de six notes sur 10, soit ${max} au plus. Chaque note réunit deux lectures de votre texte\u00a0: ${JOINED_SCORE}. ${COACH_TEXT.canVary}`,
  spokenMethodIntro: (max: string) =>
    `Le score global est la somme de dix notes sur 10, soit ${max} au plus\u00a0: six lues dans vos mots, quatre mesurées sur le son. Elles se calculent de la même façon à chaque fois\u00a0: le même enregistrement reçoit toujours la même note. ${UNSCORED_METHOD}`,
  judgedSpokenMethodIntro: (max: string) =>
    `Le score global est la somme de dix notes sur 10, soit ${max} au plus\u00a0: quatre mesurées sur le son, toujours de la même façon, et six lues dans vos mots. Ces six-là réunissent deux lectures\u00a0: ${JOINED_SCORE}. ${COACH_TEXT.canVary} ${UNSCORED_METHOD}`,
  methodSum: "Somme des notes",
  methodColumns: { metric: "Critère", method: "Méthode", score: "Note" },
  methods: {
    mesuré: "mesuré sur le texte",
    règles: "règles appliquées à des mesures",
    modèle: "règles et lecture d’un modèle",
  } satisfies Record<Method, string>,
  methodReadingsTitle: "Jusqu’où s’y fier",
  methodReadings: ({ points, texts, pairs }: WireMargin, max: string) =>
    `Les poids ont été ajustés sur des textes que des lecteurs ont notés sans connaître les notes des autres. Ce sont des lectures, pas un jury d’auditeurs. Sur ${count(texts, "texte")} du même genre, d’auteurs que le calcul n’avait jamais vus, 4 lectures sur 5 tombent à ${points}\u00a0points au plus du total, sur ${max}. Quand les lecteurs séparent nettement deux textes, la note les range dans le même ordre ${Math.round(100 * pairs)}\u00a0fois sur 100.`,
  methodReadingsSpoken: "Cette marge est celle du texte\u00a0: la voix, elle, est mesurée sur le son.",
  methodLimitsTitle: "Ce que cette note ne peut pas juger",
  methodLimits: [
    "La vérité des faits\u00a0: un chiffre compte comme une preuve, qu’il soit exact ou non.",
    "Votre voix, votre regard, votre présence\u00a0: seul le texte est lu.",
    "La nuance entre deux bons pitchs\u00a0: la note sépare nettement un pitch solide d’un pitch à reprendre, elle ne départage pas finement les meilleurs.",
    "Qui vous êtes\u00a0: elle porte sur ces mots-là, jamais sur vous.",
  ],
  spokenMethodLimits: [
    "La vérité des faits\u00a0: un chiffre compte comme une preuve, qu’il soit exact ou non.",
    "Ce que vous ressentez\u00a0: débit, pauses et mélodie se mesurent, une émotion ou une assurance ne se lisent pas dans une voix.",
    "Votre regard, vos gestes, votre présence\u00a0: seul le son est écouté.",
    "La nuance entre deux bons pitchs\u00a0: la note sépare nettement un pitch solide d’un pitch à reprendre, elle ne départage pas finement les meilleurs.",
    "Qui vous êtes\u00a0: elle porte sur cette prise-là, jamais sur vous ni sur votre accent.",
  ],

  recommendationsTitle: "Recommandations",
  length: (words: number, seconds: number) => `${count(words, "mot")} · ${sayDuration(seconds)}`,
  lengthOf: { own: "Votre texte\u00a0:", other: "Le texte\u00a0:" },
  lengthNote: "durée estimée à voix haute",
  views: { changes: "Changements", text: "Texte", oral: "Avec intonations" },
  writerLabel: "Réécrit par",
  writers: { model: "Le modèle", rules: "Le moteur" },
  changes: {
    title: "Votre pitch, retouché",
    titleOther: "Le pitch, retouché",
    reasons: "Ce qui change, et pourquoi",
    how: "Cliquez sur un changement pour le refuser, une seconde fois pour le reprendre.",
    keepAll: "Tout garder",
    refuseAll: "Tout refuser",
    none: "Rien à retoucher",
    noneWhy:
      "Aucun mot de trop, aucune phrase à couper, rien de dit deux fois : ce texte se dit tel quel. C’est la meilleure nouvelle d’un rapport.",
    unchanged: "Rien à retoucher d’office",
    unchangedWhy:
      "Une retouche n’ajoute et n’invente rien : ce qui rendrait ce texte plus fort, c’est à vous de l’écrire. Les conseils en tête de page disent par où commencer.",
    unchangedWhyOther:
      "Une retouche n’ajoute et n’invente rien : ce qui rendrait ce texte plus fort, c’est à son auteur de l’écrire.",
    allRefused: "Votre texte, tel que vous l’avez écrit",
    allRefusedOther: "Le texte, tel qu’il a été écrit",
    aim: "Durée visée",
    whole: "entière",
    aimOf: (seconds: number) => (seconds < 120 ? `${seconds} s` : `${seconds / 60} min`),
    leftOut: (openings: readonly string[]) => {
      const named = openings.slice(0, LEFT_OUT_NAMED).map((words) => `«\u00a0${words}\u00a0»`);
      const more = openings.length - named.length;
      const rest = more === 0 ? "" : more === 1 ? " et une autre" : ` et ${more} autres`;
      const told = openings.length === 1 ? "1 phrase laissée" : `${openings.length} phrases laissées`;
      return `${told} de côté\u00a0: ${named.join(", ")}${rest}.`;
    },
    keepFinal: "En faire mon pitch final",
    replaceFinal: "Remplacer mon pitch final",
    name: ({ kind, replacement, reason }: Edit, removed: string) => {
      const came = replacement.trim();
      const told =
        kind === "proofUp" || kind === "requestLast"
          ? `Déplacer « ${removed} »`
          : removed === ""
            ? `Ajouter « ${came} »`
            : came === ""
              ? `Retirer « ${removed} »`
              : `Remplacer « ${removed} » par « ${came} »`;
      return `${told} : ${reason}`;
    },
    kinds: {
      tic: "Mot parasite",
      restart: "Faux départ",
      hedge: "Précaution",
      aside: "À côté du sujet",
      repeated: "Répétition",
      empty: "Formule toute faite",
      opening: "Annonce",
      plain: "Tournure plus directe",
      instruction: "Consigne",
      stop: "Ponctuation",
      split: "Phrase trop longue",
      negation: "Négation",
      spelling: "Orthographe",
      proofUp: "Preuve remontée",
      requestLast: "Demande en dernier",
      gap: "À compléter",
      length: "Pour tenir la durée",
      paragraph: "Paragraphes",
      cut: "Passage retiré",
      reworded: "Dit autrement",
    } satisfies Record<EditKind, string>,
  },
  viewsLabel: "Version affichée",
  gapsNote: "Les passages encadrés sont à compléter avec vos propres faits.",
  takeRewritten: "Partir de cette version",
  copy: "Copier",
  copyPitch: "Copier le pitch",
  copied: "Pitch copié dans le presse-papier",
  copyFailed: "Impossible de copier le pitch",
  formattedTooLong: "Le texte est trop long pour être affiché en entier. Le bouton Copier le donne complet.",
  formattedFailed: "Ce texte n’a pas pu être mis en forme. Le voici tel quel.",
  rewrittenEmpty: "Aucune version réécrite pour ce texte.",
  legend: "Légende",
  pauseLegend: "0,6\u00a0seconde ou plus",
  pauses: {
    breath: "courte respiration",
    pause: "pause",
    long: "longue pause",
  } satisfies Record<PauseLength, string>,
  melody: { up: "la voix monte", down: "la voix descend" },
  stress: "mot à appuyer",
  cueLegend: "consigne de jeu",
  legendWord: "mot",
  cueExample: "ralentir",
  /** Appended when the version to say aloud is copied. */
  oralLegend:
    "Légende\u00a0: / courte respiration, // pause, /// longue pause, ↗ la voix monte, ↘ la voix descend, **mot à appuyer**, (consigne de jeu).",

  hooksTitle: "3 Suggestions d’accroches",
  /** Why fewer than three are shown at once, by their number; under a template to fill in, what it lacks. */
  fewerHooks: {
    template:
      "Le texte ne contient pas encore de phrase qui accroche\u00a0: celle-ci attend un fait vécu ou vérifié.",
    1: "Une seule accroche telle quelle\u00a0: les autres phrases du texte ne se comprennent pas d’emblée, ou accrochent moins.",
    2: "Deux accrochent telles quelles\u00a0: les autres phrases du texte ne se comprennent pas d’emblée, ou accrochent moins.",
  },
  /** Folded: the lines of the three that do not hook as they are. */
  spareHooks: (count: number, isBeside: boolean) =>
    !isBeside
      ? `Voir ${count === 1 ? "une piste" : `${count} pistes`} à retravailler`
      : count === 1
        ? "Voir l’autre piste, à retravailler"
        : `Voir les ${count} autres pistes, à retravailler`,
  spareHooksNote:
    "Telles quelles, elles n’accrochent pas encore\u00a0: gardez le fait, changez les mots, ou complétez ce qui manque.",
  hookTypes: {
    question: "Question",
    chiffre: "Chiffre",
    histoire: "Histoire",
    contraste: "Contraste",
    citation: "Citation",
  } satisfies Record<HookType, string>,
  seconds: (seconds: number) => `${seconds}\u00a0s`,
  suggestionsTitle: "Pour la prochaine version",
  otherSteps: (others: number) =>
    others === 1 ? "Voir l’autre conseil" : `Voir les ${others} autres conseils`,
  nothingToChange: "Rien à corriger d’abord. Dites-le encore à voix haute\u00a0: c’est là que tout se joue.",
} as const);

/** What to do about a finding, even when there is nothing to change. */
export function adviceOf({ kind, advice }: { kind: "strength" | "weakness"; advice: string | null }): string {
  return advice ?? (kind === "strength" ? MESSAGES.keepIt : MESSAGES.noAdvice);
}
