export type Importance = "indispensable" | "souhaité";
export type Level = "avancé" | "intermédiaire" | "débutant";

/** Part of a description, in UTF-16 indices, end excluded. */
export interface Evidence {
  start: number;
  end: number;
}

/** A skill that a post asks for. */
export interface Skill {
  name: string;
  importance: Importance;
  /** Null where the advert gives none, the usual case. */
  level: Level | null;
  /** The words of the description that ask for it; empty if it comes from the job sheet. */
  evidence: Evidence[];
  source: "annonce" | "fiche";
}

export const QUESTION_KINDS = [
  "motivation",
  "parcours",
  "technique",
  "situation",
  "comportement",
  "projet",
  "salaire",
  "conditions",
  "autre",
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export interface PlanQuestion {
  question: string;
  kind: QuestionKind;
  /** The skill, duty, condition or employer that it is about. */
  about: string;
}

/** What was found in a job advert. */
export interface AdvertReading {
  hardSkills: Skill[];
  softSkills: Skill[];
  /** Duties, in the advert’s words. */
  missions: string[];
  /** Contract, hours, place, pay, in the advert’s words. */
  conditions: string[];
}

/** A read advert, with the title, company and description that the user gave. */
export interface InterviewPlan extends AdvertReading {
  title: string;
  company: string | null;
  description: string;
}

/** One strength or weakness of a CV for something that the advert asks for. */
export interface StrategyItem {
  skill: string;
  text: string;
  /** The advert’s words. */
  advertEvidence: string;
  /** The CV’s words: the proof of a strength, or the closest line for a weakness; null without one. */
  cvEvidence: string | null;
}

export interface Strategy {
  strengths: StrategyItem[];
  weaknesses: StrategyItem[];
  actionPlan: string[];
  /** Markdown. */
  customAdvice: string;
}
