import { isLooseFact } from "../content/proofs.ts";
import type { ContentReading } from "../content/content-values.ts";
import { NOT_A_PITCH } from "./explain-metric.ts";
import type { Finding } from "../report.ts";

type Range = { start: number; end: number };

/** More of one rule would bury the others in the report. */
const MOST_OF_ONE_RULE = 40;

/** The places of the pitch that the rules speak about, in the order of the text. */
export function findFindings({ reading, evidence }: ContentReading, validity: number): Finding[] {
  const content = reading.input.content;
  const findings: Finding[] = [];
  const counts = new Map<string, number>();
  const add = (
    rule: string,
    kind: Finding["kind"],
    metric: string | null,
    range: Range,
    advice: string | null,
  ) => {
    const seen = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, seen);
    if (kind === "strength" && validity < NOT_A_PITCH) return;
    if (seen > MOST_OF_ONE_RULE || range.end <= range.start) return;
    findings.push({
      rule,
      kind,
      metric,
      start: range.start,
      end: range.end,
      quote: content.slice(range.start, range.end),
      advice,
    });
  };

  for (const sentence of reading.instructions)
    add(
      "graderInstruction",
      "weakness",
      null,
      sentence,
      "Supprimez cette phrase : elle s'adresse à l'évaluation, pas à votre public.",
    );
  for (const sentence of reading.duplicates)
    add(
      "duplicateSentence",
      "weakness",
      "Structure",
      sentence,
      "Supprimez cette phrase : elle répète une phrase précédente.",
    );
  for (const filler of reading.fillers)
    add("filler", "weakness", "Clarté", filler, "Supprimez ce mot de remplissage.");
  for (const sentence of reading.sentences) {
    for (const hedge of sentence.hedges)
      add("hedge", "weakness", "Clarté", hedge, "Affirmez : retirez cette précaution.");
    for (const word of sentence.jargon)
      add("jargon", "weakness", "Clarté", word, "Dites-le avec un mot que tout le monde comprend.");
    for (const word of sentence.vague)
      add("vagueWord", "weakness", "Persuasion", word, "Précisez : dites combien, qui ou lequel.");
  }
  for (const cliche of evidence.cliches)
    add(
      "cliche",
      "weakness",
      "Persuasion",
      cliche,
      "Illustrez cette formule d'un exemple vécu, ou retirez-la.",
    );
  for (const claim of evidence.unproven)
    add(
      "unprovenSuperlative",
      "weakness",
      "Persuasion",
      claim,
      "Prouvez-le par un chiffre ou un exemple, ou retirez-le.",
    );
  for (const sentence of reading.sentences.filter(isLooseFact))
    add(
      "looseFact",
      "weakness",
      "Persuasion",
      sentence.sentence,
      "Dites en quoi ce fait tient à votre sujet : aucun autre mot du texte ne s'y rattache.",
    );
  if (reading.units.punctuated) {
    for (const sentence of evidence.readability.longSentences)
      add("longSentence", "weakness", "Clarté", sentence, "Coupez cette phrase en deux.");
  }
  for (const passive of evidence.passives)
    add("passive", "weakness", "Clarté", passive, "Dites qui agit : mettez la personne en sujet.");
  if (evidence.opening.flat)
    add(
      "flatOpening",
      "weakness",
      openingMetric(reading.input.pitchType),
      evidence.opening.flat,
      "Ouvrez sur un fait, une scène ou une question ; présentez-vous ensuite.",
    );
  for (const { kind, span } of evidence.opening.kinds) {
    if (!evidence.opening.flat && kind !== "adresse")
      add("hook", "strength", openingMetric(reading.input.pitchType), span, null);
  }
  if (evidence.closing.trailing)
    add(
      "trailingEnding",
      "weakness",
      "Structure",
      evidence.closing.trailing,
      "Terminez sur votre phrase la plus forte, sans formule de sortie.",
    );
  for (const proof of evidence.proofs) add("evidence", "strength", "Persuasion", proof.sentence, null);
  for (const call of evidence.closing.sentences.flatMap((sentence) => sentence.calls)) {
    if (call.diluted)
      add(
        "dilutedCall",
        "weakness",
        callMetric(reading.input.pitchType),
        call,
        "Demandez quelque chose de précis : qui, quoi, quand.",
      );
    else add("callToAction", "strength", callMetric(reading.input.pitchType), call, null);
  }
  if (reading.input.pitchType === "rh") {
    for (const slot of evidence.slots) {
      const rule = slot.part.slot;
      if (!STAR_RULES.has(rule)) continue;
      for (const hit of slot.hits) add(rule, "strength", null, hit.span, null);
    }
  }
  return findings.sort(
    (left, right) => left.start - right.start || left.end - right.end || (left.rule < right.rule ? -1 : 1),
  );
}

const STAR_RULES = new Set<string>(["situation", "task", "action", "result", "lesson"]);

function openingMetric(pitchType: string): string {
  return pitchType === "rh" ? "Structure" : "Accroche";
}

function callMetric(pitchType: string): string {
  return pitchType === "produit" ? "Appel à l'action" : "Structure";
}
