/** What the landing page shows of a report: made by the build from the example recording. */
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
  /** Lines: the measure, what it was found in, one thing to change. */
  explanation: string;
}

/** The text of a perfect pitch without its formatting: paragraphs, the first ones. */
export const firstParagraphs = (markdown: string, count: number): string[] =>
  markdown
    .split("\n")
    .map((line) => line.replaceAll(/[*_#>`]/g, "").trim())
    .filter(Boolean)
    .slice(0, count);
