import { parseArgs } from "node:util";
import { PITCH_TYPES, type PitchType } from "@app/engine/pitch";

interface EvaluationArguments {
  type: PitchType | null;
  /** Maximal number of texts; null for all. */
  limit: number | null;
  /** Number of readings of each text, to measure their spread. */
  runs: number;
  labels: string | null;
  /** File that receives the figures, as JSON. */
  json: string | null;
}

export const USAGE = `Usage : npm run coach:eval -- [--type produit|rh|perso] [--limit N] [--runs N] [--labels notes.json] [--json sortie.json]

  --type     un seul type de pitch
  --limit    nombre de textes (30 par défaut, 0 pour tous)
  --runs     lectures de chaque texte, pour l'écart d'une lecture à l'autre (1 par défaut)
  --labels   notes humaines, au format décrit dans docs/coach.md
  --json     écrit aussi les chiffres dans ce fichier`;

const TEXTS = 30;

export class ArgumentsRefusal extends Error {
  override name = "ArgumentsRefusal";
}

export function readArguments(args: readonly string[]): EvaluationArguments {
  const { type, limit, runs, labels, json } = parse(args);
  if (type !== undefined && !PITCH_TYPES.includes(type as PitchType))
    throw new ArgumentsRefusal(`« ${type} » n'est pas un type de pitch : ${PITCH_TYPES.join(", ")}.`);
  const texts = readCount("--limit", limit ?? String(TEXTS), 0, 1000);
  return {
    type: (type as PitchType | undefined) ?? null,
    limit: texts === 0 ? null : texts,
    runs: readCount("--runs", runs ?? "1", 1, 20),
    labels: labels ?? null,
    json: json ?? null,
  };
}

function parse(args: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      args: [...args],
      options: { type: text, limit: text, runs: text, labels: text, json: text },
      strict: true,
    }).values;
  } catch {
    throw new ArgumentsRefusal("Un argument n'est pas connu, ou il lui manque une valeur.");
  }
}

function readCount(name: string, text: string, least: number, most: number): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < least || count > most)
    throw new ArgumentsRefusal(`${name} est un nombre entier de ${least} à ${most}.`);
  return count;
}
