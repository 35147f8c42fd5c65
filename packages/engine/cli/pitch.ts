import type { Readable, Writable } from "node:stream";
import { analysePitchText } from "../src/analyse-text.ts";
import type { TextReport } from "../src/report.ts";
import { countChanges, tellChanges } from "../src/rewriting.ts";
import { parsePitchLine } from "./parse-pitch-line.ts";
import { answerLines } from "./read-lines.ts";

/** Judges pitches from JSON lines to JSON lines, one at a time: no server, no database, no network. */
export async function runPitchCommand(input: Readable, output: Writable): Promise<void> {
  await answerLines(input, output, answerLine);
}

function answerLine(line: string) {
  const parsed = parsePitchLine(line);
  if ("error" in parsed) return parsed;
  try {
    return { key: parsed.key, ...presentReport(analysePitchText(parsed.input), parsed.input.content) };
  } catch (error) {
    return {
      key: parsed.key,
      error: `L'analyse a échoué : ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

function presentReport(report: TextReport, content: string) {
  const edits = report.recommendations.rewriting?.edits ?? [];
  return {
    globalScore: report.globalScore,
    maxScore: report.maxScore,
    margin: report.margin,
    metrics: report.metrics.map(({ label, score, explanation }) => ({ label, score, explanation })),
    findings: report.findings.map(({ rule, start, end, quote }) => ({ rule, start, end, quote })),
    fillers: report.fillers,
    recommendations: report.recommendations,
    changes: tellChanges(countChanges(content, edits)),
    verdict: report.verdict,
    validity: report.validity,
    notices: report.notices,
    claims: report.claims,
  };
}
