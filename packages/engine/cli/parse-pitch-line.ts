import { PITCH_TYPES, type PitchText, type PitchType } from "../src/pitch.ts";

type PitchLine = { key: unknown; input: PitchText } | { key: unknown; error: string };

/** Reads one JSON line of the command line; errors are returned, never thrown. */
export function parsePitchLine(line: string): PitchLine {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { key: null, error: "Ligne illisible : un objet JSON est attendu." };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { key: null, error: "Ligne illisible : un objet JSON est attendu." };
  }
  const fields = value as Record<string, unknown>;
  const key = fields["key"] ?? null;
  const pitchType = fields["pitch_type"];
  if (!isPitchType(pitchType)) return { key, error: `pitch_type doit être ${PITCH_TYPES.join(", ")}.` };
  const content = fields["content"];
  if (typeof content !== "string" || content.trim() === "") {
    return { key, error: "content doit être un texte non vide." };
  }
  for (const name of ["question", "target", "audience"]) {
    const field = fields[name];
    if (field !== undefined && field !== null && typeof field !== "string") {
      return { key, error: `${name} doit être un texte.` };
    }
  }
  const text = (name: string) => (typeof fields[name] === "string" ? (fields[name] as string) : null);
  const input = {
    pitchType,
    content,
    question: text("question"),
    target: text("target"),
    audience: text("audience"),
  };
  return { key, input };
}

function isPitchType(value: unknown): value is PitchType {
  return PITCH_TYPES.some((type) => type === value);
}
