import type { PitchText } from "@app/engine/pitch";
import { tellClaims, type TextReport } from "@app/engine/report";

/** A report in the engine's shape, for tests that do not concern the engine. */
export function sampleReport({ pitchType, content }: PitchText): TextReport {
  const labels = ["Structure", "Clarté", "Cohérence", "Persuasion", "Accroche", "Appel à l'action"] as const;
  const [quote = ""] = /\S+/.exec(content) ?? [];
  const start = content.indexOf(quote);
  return {
    pitchType,
    globalScore: 31.5,
    maxScore: 60,
    margin: { points: 13, texts: 900, pairs: 0.88 },
    verdict: {
      sentence: tellClaims([{ text: "Un récit clair, à étayer d'un chiffre." }]),
      strength: { label: "Clarté", score: 8 },
      focus: { label: "Persuasion", score: 3.5 },
    },
    claims: [
      {
        id: "advice-proof-add_proof",
        metric: "Persuasion",
        kind: "advice",
        rule: "proof",
        code: "add_proof",
        quotes: [],
        evidence: [],
        text: "Ajoutez un chiffre.",
      },
    ],
    metrics: labels.map((label) => ({
      label,
      score: 5,
      explanation: tellClaims([{ text: "Mesure\nPreuve\nConseil" }]),
      method: "règles",
      measures: [{ id: "wordsPerSentence", label: "Mots par phrase", value: 14.2, unit: "mots" }],
    })),
    findings: [
      {
        rule: "hedge",
        kind: "weakness",
        metric: "Persuasion",
        start,
        end: start + quote.length,
        quote,
        advice: null,
      },
    ],
    fillers: [{ form: "du coup", count: 2 }],
    recommendations: {
      wordCount: content.split(/\s+/).length,
      estimatedDuration: 24,
      perfectPitch: content,
      rewriting: null,
      perfectPitchOral: content,
      suggestions: [tellClaims([{ text: "Ajoutez un chiffre." }])],
      openingToFind: null,
      hooks: [
        { type: "question", text: "Et si… ?" },
        { type: "chiffre", text: "Trois." },
        { type: "histoire", text: "Un matin…" },
      ],
    },
    validity: 1,
    notices: [],
  };
}
