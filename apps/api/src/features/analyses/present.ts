import { type Analysis, type AnalysisSummary, pitchType } from "@app/contracts/analysis";
import { referTo } from "../recordings/audio-reference.ts";
import { readStoredReport } from "./stored-report.ts";
import type { AnalysisRow, SummaryRow } from "./store.ts";

export function presentAnalysis(row: AnalysisRow): Analysis {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    pitch_type: pitchType.parse(row.pitchType),
    target: row.target,
    audience: row.audience,
    question: row.question,
    content: row.content,
    final_pitch: row.finalPitch,
    version: row.version,
    globalScore: row.globalScore,
    maxScore: row.maxScore,
    ...readStoredReport(row.reportVersion, row.report, row.createdAt),
    audio_url: row.recordingId && referTo(row.recordingId),
  };
}

export function presentSummary({ createdAt, ...row }: SummaryRow): AnalysisSummary {
  const { pitchType: type, ...rest } = row;
  return { ...rest, created_at: createdAt.toISOString(), pitch_type: pitchType.parse(type) };
}
