import type { Analysis } from "@app/contracts/report";

/** A report in the shape of the wire, for the tests of what becomes of a pitch: its figures come from nowhere. */
export const EXAMPLE_REPORT: Analysis = {
  id: "0b8ea2a4-9c3c-4f4e-8d52-3a9f6d1e7c11",
  created_at: "2026-11-21T14:00:00.000Z",
  pitch_type: "rh",
  title: "Obtenir le poste",
  interview_plan_id: null,
  target: "Un poste",
  audience: "Responsable RH",
  question: "Pourquoi vous ?",
  content: "…",
  final_pitch: null,
  version: 1,
  globalScore: 30,
  maxScore: 60,
  margin: null,
  verdict: {
    sentence: "…",
    strength: { label: "Clarté", score: 6 },
    focus: { label: "Structure", score: 4 },
  },
  oralPerformance: null,
  audio_url: null,
  contentAnalysis: { metrics: [] },
  claims: [],
  findings: [],
  fillers: [],
  notices: [],
  recommendations: {
    wordCount: 60,
    estimatedDuration: 26,
    perfectPitch: "…",
    perfectPitchOral: "…",
    suggestions: [],
    hooks: [],
    sources: {
      perfectPitch: { method: "règles", model: null, at: "2026-11-14T09:00:00.000Z" },
      hooks: { method: "règles", model: null, at: "2026-11-14T09:00:00.000Z" },
    },
  },
  coach: { model: null, at: "2026-11-14T09:00:00.000Z", tasks: [] },
};
