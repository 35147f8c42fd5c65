/** The part of a report shown on the landing page, built from the example recording. */
export interface ShownExample {
  question: string;
  verdict: string;
  score: number;
  scoreMax: number;
  durationSec: number;
  /** Level from 0 to 1. */
  bars: { level: number; kind: "voice" | "short" | "long" | "filler" }[];
  oral: ShownMetric[];
  content: ShownMetric[];
  perfectPitch: string;
  hooks: string[];
}

export interface ShownMetric {
  label: string;
  score: number | null;
  /** Lines: the measure, where it was found, one change to make. */
  explanation: string;
}

/** The first paragraphs of a rewritten pitch, without formatting. */
export const firstParagraphs = (markdown: string, count: number): string[] =>
  markdown
    .split("\n")
    .map((line) => line.replaceAll(/[*_#>`]/g, "").trim())
    .filter(Boolean)
    .slice(0, count);
