import type { SentenceReading } from "../content/pitch-reading.ts";
import { type ClaimContext, type Draft, signOf, wholeSentence } from "./claim-context.ts";
import { placeToQuote, showPlace } from "./places.ts";
import type { Role } from "./role-signs.ts";
import { signsOf } from "./sentence-signs.ts";

const LIMITS = { heard: 0.5, heardOfPerson: 0.65, vague: 0.55 };

/** What is asked of the listener, anywhere in the last half: by its role, and by mood and person. */
export function tellRequest(context: ClaimContext): Draft[] {
  if (context.content.reading.input.pitchType === "rh") return [];
  const half = context.sentences.slice(Math.floor(context.sentences.length / 2));
  const isProduct = context.content.reading.input.pitchType === "produit";
  const asked = strongest(context, half, "request", isProduct ? LIMITS.heard : LIMITS.heardOfPerson);
  const text = context.content.reading.input.content;
  if (asked) {
    const place = placeToQuote(text, asked);
    return [
      {
        kind: "credit",
        rule: "request",
        quotes: [wholeSentence(asked)],
        evidence: [signOf("role.request", asked), signOf("mood", asked)],
        text: `On sait ce que vous demandez\u00a0: ${showPlace(text, place)}.`,
      },
    ];
  }
  const vague = strongest(context, half, "vague_request", LIMITS.vague);
  if (!vague) return [];
  const place = placeToQuote(text, vague);
  return [
    {
      kind: "fault",
      rule: "request",
      quotes: [wholeSentence(vague)],
      evidence: [signOf("role.vague_request", vague), signOf("mood", vague)],
      text: `On ne sait pas à quoi dire oui\u00a0: ${showPlace(text, place)}.`,
    },
  ];
}

function strongest(
  context: ClaimContext,
  half: readonly SentenceReading[],
  role: Role,
  from: number,
): SentenceReading | null {
  let best: SentenceReading | null = null;
  let most = from;
  for (const sentence of half) {
    const chance = context.roles.of(sentence, role);
    if (chance < most || !signsOf(context.content, sentence).asks) continue;
    best = sentence;
    most = chance;
  }
  return best;
}
