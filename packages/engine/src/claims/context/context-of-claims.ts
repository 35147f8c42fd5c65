import type { ContentReading } from "../../content/content-values.ts";
import type { ClaimContext, ScoredCard } from "./claim-context.ts";
import { readRoleSigns } from "./role-signs.ts";
import { readSpeechForm, type SpeechForm } from "./speech-form.ts";

/**
 * All the inputs from which the claims about a text are made.
 *
 * @param quality total score of the report over its maximum, 0 to 1
 * @param validity 1 for a genuine French pitch, toward 0 for a text that is not one
 * @param scored the metrics that the report shows
 */
export function contextOfClaims(
  content: ContentReading,
  quality: number,
  validity: number,
  scored: readonly ScoredCard[],
): ClaimContext {
  return {
    content,
    roles: readRoleSigns(content),
    form: owedTo(content, readSpeechForm(content.form)),
    sentences: content.reading.sentences,
    quality,
    validity,
    labels: scored.map(({ label }) => label),
    scored,
  };
}

/** Peers have nothing to decide: a speech to them needs no request. */
const PEERS =
  /(?<![\p{L}])(?:camarades?|classe|promotion|famille|ami[se]{0,2}|(?<!parents d['’])élèves|copains?|copines?)(?![\p{L}])/iu;

const owedTo = ({ reading }: ContentReading, form: SpeechForm): SpeechForm =>
  PEERS.test(reading.input.audience ?? "") ? { ...form, asks: false } : form;
