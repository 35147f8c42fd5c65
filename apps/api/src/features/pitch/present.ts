import { type Analysis, type AnalysisDraft, type AnalysisSummary, pitchType } from "@app/contracts/report";
import { nameOf } from "@app/contracts/pitch-title";
import { referTo } from "../recording/audio-reference.ts";
import type { MeasuredPitch, PitchRequest } from "./measured-pitch.ts";
import { readStoredReport, showReport } from "./stored-report.ts";
import type { NamedAnalysis, SummaryRow } from "./store.ts";

export function presentAnalysis({ analysis: row, title }: NamedAnalysis): Analysis {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    pitch_type: pitchType.parse(row.pitchType),
    title,
    target: row.target,
    audience: row.audience,
    question: row.question,
    content: row.content,
    final_pitch: row.finalPitch,
    version: row.version,
    globalScore: row.globalScore,
    maxScore: row.maxScore,
    ...showReport(readStoredReport(row.reportVersion, row.report, row.createdAt)),
    interview_plan_id: row.interviewPlanId,
    audio_url: row.recordingId && referTo(row.recordingId),
  };
}

/** @param recordingId of the recording, while its owner keeps it */
export function presentDraft(
  pitch: PitchRequest,
  { report, ...measured }: MeasuredPitch,
  recordingId: string | null,
): AnalysisDraft {
  return {
    pitch_type: pitch.pitch_type,
    title: nameOf({ ...pitch, content: measured.content }),
    target: pitch.target,
    audience: pitch.audience,
    question: pitch.question || null,
    final_pitch: null,
    ...measured,
    ...showReport(report),
    interview_plan_id: pitch.interview_plan_id ?? null,
    audio_url: recordingId && referTo(recordingId),
  };
}

export function presentSummary({ createdAt, ...row }: SummaryRow): AnalysisSummary {
  const { pitchType: type, ...rest } = row;
  return { ...rest, created_at: createdAt.toISOString(), pitch_type: pitchType.parse(type) };
}
