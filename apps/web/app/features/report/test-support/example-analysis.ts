import type { Analysis } from "@app/contracts/report";

const CONTENT = `Bonjour, euh, je pense que notre outil est révolutionnaire 🚀.

Chaque semaine, une boulangerie jette 42 kilos de pain. Du coup, nous avons créé une application qui croise les ventes et la météo.`;

const at = (quote: string) => ({
  start: CONTENT.indexOf(quote),
  end: CONTENT.indexOf(quote) + quote.length,
  quote,
});

/** A report in the API's format, for component tests only; its figures are made up. */
export const EXAMPLE_ANALYSIS: Analysis = {
  id: "0b0f5a9e-6f1f-4c07-9d27-0f6a2c1e4b11",
  created_at: "2026-11-14T09:00:00.000Z",
  pitch_type: "rh",
  title: "Obtenir le poste",
  interview_plan_id: null,
  target: "Obtenir un poste lors d'un entretien d'embauche",
  audience: "Responsable RH",
  question: "Pouvez-vous vous présenter ?",
  content: CONTENT,
  final_pitch: null,
  version: 3,
  globalScore: 41.5,
  maxScore: 60,
  margin: { points: 13, texts: 900, pairs: 0.88 },
  verdict: {
    sentence: "Un récit clair, à étayer d'un chiffre.",
    strength: { label: "Clarté", score: 9 },
    focus: { label: "Persuasion", score: 4.5 },
  },
  oralPerformance: null,
  audio_url: null,
  contentAnalysis: {
    metrics: [
      {
        label: "Structure",
        score: 7,
        explanation:
          "Deux parties repérées.\nLa première : « Chaque semaine, une boulangerie jette 42 kilos de pain ».\nAnnoncez votre demande.",
        method: "règles",
        measures: [{ id: "coverage", label: "Parties présentes", value: 62.5, unit: "%" }],
        judgement: null,
      },
      {
        label: "Clarté",
        score: 9,
        explanation: "Phrases courtes.",
        method: "mesuré",
        measures: [],
        judgement: null,
      },
      {
        label: "Cohérence",
        score: 8,
        explanation: "Le fil tient.",
        method: "mesuré",
        measures: [],
        judgement: null,
      },
      {
        label: "Persuasion",
        score: 4.5,
        explanation: "« révolutionnaire » n'est suivi d'aucune preuve.",
        method: "règles",
        measures: [],
        judgement: null,
      },
      {
        label: "Pertinence",
        score: 7,
        explanation: "Vous répondez.",
        method: "règles",
        measures: [],
        judgement: null,
      },
      {
        label: "Exemples concrets",
        score: 6,
        explanation: "Un exemple.",
        method: "règles",
        measures: [],
        judgement: null,
      },
    ],
  },
  claims: [
    {
      id: "fault-hedge-je-pense",
      metric: "Persuasion",
      kind: "fault",
      rule: "hedge",
      quotes: [{ start: CONTENT.indexOf("je pense"), end: CONTENT.indexOf("je pense") + "je pense".length }],
      text: "« je pense » fait douter de ce que vous affirmez.",
    },
  ],
  findings: [
    {
      rule: "filler",
      kind: "weakness",
      metric: "Clarté",
      ...at("euh"),
      advice: "Remplacez « euh » par un silence.",
    },
    {
      rule: "hedge",
      kind: "weakness",
      metric: "Persuasion",
      ...at("je pense que notre outil est"),
      advice: "Affirmez.",
    },
    {
      rule: "unprovenSuperlative",
      kind: "weakness",
      metric: "Persuasion",
      ...at("révolutionnaire"),
      advice: "Donnez une preuve.",
    },
    { rule: "evidence", kind: "strength", metric: "Persuasion", ...at("42 kilos de pain"), advice: null },
    {
      rule: "filler",
      kind: "weakness",
      metric: "Clarté",
      ...at("Du coup"),
      advice: "Commencez par le sujet.",
    },
  ],
  fillers: [
    { form: "euh", count: 1 },
    { form: "du coup", count: 1 },
  ],
  notices: [],
  recommendations: {
    wordCount: 33,
    estimatedDuration: 14,
    perfectPitch:
      "Chaque semaine, une boulangerie jette **42 kilos** de pain.\n\n[À compléter : votre demande chiffrée]",
    rewriting: null,
    perfectPitchOral:
      "Chaque semaine, / une boulangerie ↗ jette /// **42 kilos** de pain. ↘ // (ralentir)\n\n[À compléter : votre demande chiffrée]",
    suggestions: ["Ajoutez une preuve après « révolutionnaire ».", "Finissez par une demande."],
    hooks: [
      { type: "question", text: "Savez-vous combien de pain finit à la benne ?" },
      { type: "chiffre", text: "42 kilos de pain jetés chaque semaine." },
      { type: "contraste", text: "On croit que le pain se vend. En réalité, il se jette." },
    ],
    sources: {
      perfectPitch: { method: "règles", model: null, at: "2026-11-14T09:00:00.000Z" },
      hooks: { method: "règles", model: null, at: "2026-11-14T09:00:00.000Z" },
    },
  },
  coach: { model: null, at: "2026-11-14T09:00:00.000Z", tasks: [] },
};
