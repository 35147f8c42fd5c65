/** The three pitch types, named as on the wire. */
export const PITCH_TYPES = ["produit", "rh", "perso"] as const;
export type PitchType = (typeof PITCH_TYPES)[number];

/** A skill of the interview plan that an answer prepares for. */
export interface PlanSkill {
  name: string;
  /** « indispensable » weighs; any other word is a wish. */
  importance: string;
}

/** What the engine judges. `content` is judged as given; every offset of the report points into it. */
export interface PitchText {
  pitchType: PitchType;
  content: string;
  /** The interview question, for rh. */
  question?: string | null;
  /** The objective of the pitch: « Obtenir un financement ». */
  target?: string | null;
  /** Who listens: « Investisseur ». */
  audience?: string | null;
  /** Skills of the chosen interview plan, for rh: relevance then counts the ones that the answer speaks of. */
  planSkills?: readonly PlanSkill[] | null;
}

/** Who spoke: a measure on the signal or the text, rules over measures, or a language model. */
export const METHODS = ["mesuré", "règles", "modèle"] as const;
export type Method = (typeof METHODS)[number];

export const CONTENT_METRIC_LABELS = [
  "Structure",
  "Clarté",
  "Cohérence",
  "Persuasion",
  "Accroche",
  "Appel à l'action",
  "Pertinence",
  "Méthode STAR",
  "Exemples concrets",
  "Authenticité",
] as const;
export type ContentMetricLabel = (typeof CONTENT_METRIC_LABELS)[number];

/** One measured quantity behind a score. */
export interface Measure {
  /** Stable name, the key of its row in docs/metrics.md: `wordsPerSentence`. */
  id: string;
  /** French label as shown. */
  label: string;
  value: number;
  /** French unit as shown, empty for a ratio or a plain count. */
  unit: string;
}

export interface ScoredMetric<Label extends string = ContentMetricLabel> {
  label: Label;
  /** 0 to 10, one decimal. */
  score: number;
  /** Three lines: measure, evidence with a verbatim quote, one concrete edit. */
  explanation: string;
  method: Method;
  measures: Measure[];
}

/** A place of the pitch that a rule speaks about. `content.slice(start, end) === quote`, always. */
export interface Finding {
  /** Stable name of the rule: `filler`, `hedge`, `unprovenSuperlative`. */
  rule: string;
  kind: "strength" | "weakness";
  /** The metric that it weighs on, when one does. */
  metric: string | null;
  /** UTF-16 offsets into the content, end excluded. */
  start: number;
  end: number;
  quote: string;
  /** One concrete edit in French, or null when there is nothing to change. */
  advice: string | null;
}

export interface FillerCount {
  form: string;
  count: number;
}

export const HOOK_TYPES = ["question", "chiffre", "histoire", "contraste", "citation"] as const;
export type HookType = (typeof HOOK_TYPES)[number];

export interface Hook {
  type: HookType;
  text: string;
}

export interface Recommendations {
  /** Words of the pitch as given. */
  wordCount: number;
  /** Estimated speaking time of the pitch as given, whole seconds. */
  estimatedDuration: number;
  /** Formatted text (Markdown), only facts of the pitch, gaps as « [À compléter : …] ». */
  perfectPitch: string;
  /** The same text with breath, pause, emphasis and melody marks; stripping the marks gives `perfectPitch` back. */
  perfectPitchOral: string;
  /** What to change first, most useful first. */
  suggestions: string[];
  /** Three hooks of three different types. */
  hooks: Hook[];
}

/** The opening sentence of the report, from its best and its worst metric. */
export interface Verdict {
  sentence: string;
  strength: { label: string; score: number };
  focus: { label: string; score: number };
}

/** Why a text could not earn its full score: not French, repeated, too short, addressed to the grader… */
export interface Notice {
  rule: string;
  message: string;
}

export interface TextReport {
  pitchType: PitchType;
  /** Sum of the six metrics, 0 to `maxScore`, one decimal. */
  globalScore: number;
  maxScore: number;
  verdict: Verdict;
  /** Six, in the order of display. */
  metrics: ScoredMetric[];
  findings: Finding[];
  fillers: FillerCount[];
  recommendations: Recommendations;
  /** 1 for a genuine French pitch, toward 0 for what is not one; it multiplies every content metric. */
  validity: number;
  notices: Notice[];
}
