import { readFileSync } from "node:fs";
import { CONTENT_METRIC_LABELS, type ContentMetricLabel } from "@app/engine/report";

/** One person's scores of one text: docs/coach.md shows the file. */
export interface HumanLabel {
  /** Key of the text in fixtures/pitches, without `.txt`. */
  key: string;
  rater: string;
  /** From 0 to 10, for the metrics that this person rated. */
  scores: Partial<Record<ContentMetricLabel, number>>;
}

export class LabelsRefusal extends Error {
  override name = "LabelsRefusal";
}

/** Reads a file of human labels; throws a French line that says where it is invalid. */
export function readLabels(path: string): HumanLabel[] {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new LabelsRefusal(`Le fichier ${path} n'existe pas ou n'est pas du JSON.`);
  }
  return proveLabels(read);
}

export function proveLabels(read: unknown): HumanLabel[] {
  if (!Array.isArray(read) || read.length === 0)
    throw new LabelsRefusal("Les notes humaines sont un tableau JSON d'au moins un élément.");
  return read.map((item: unknown, at) => {
    const refuse = (why: string) => new LabelsRefusal(`Notes humaines, élément ${at + 1} : ${why}.`);
    if (!isRecord(item)) throw refuse("un objet est attendu");
    const { key, rater, scores } = item;
    if (typeof key !== "string" || key === "") throw refuse("« key » manque");
    if (typeof rater !== "string" || rater === "") throw refuse("« rater » manque");
    if (!isRecord(scores) || Object.keys(scores).length === 0) throw refuse("« scores » manque");
    for (const [label, score] of Object.entries(scores)) {
      if (!CONTENT_METRIC_LABELS.includes(label as ContentMetricLabel))
        throw refuse(`« ${label} » n'est pas un critère`);
      if (typeof score !== "number" || !(score >= 0 && score <= 10))
        throw refuse(`« ${label} » n'est pas un nombre de 0 à 10`);
    }
    return { key, rater, scores: scores as HumanLabel["scores"] };
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
