import { contextOfClaims } from "../../src/claims/context/context-of-claims.ts";
import type { ClaimContext } from "../../src/claims/context/claim-context.ts";
import { measureContent } from "../../src/content/measure-content.ts";
import { measureSpeech } from "../../src/content/measure-speech.ts";
import { readPitch } from "../../src/content/read-pitch.ts";
import { contextOf } from "../../src/content/speech-of.ts";
import { syntaxWithoutMasked } from "../../src/language/syntax.ts";
import { readForm } from "../../src/roles/read-form.ts";
import type { SentenceRoles } from "../../src/roles/read-roles.ts";
import { readRegister } from "../../src/scoring/read-register.ts";
import { metricsOf, RUBRIC } from "../../src/scoring/rubric.ts";
import { rateMetric, toScore } from "../../src/scoring/score-metrics.ts";
import { skippedOf } from "../../src/scoring/skipped-measures.ts";
import type { SourceText } from "../roles/corpus.ts";

/** The inputs of the claims about a text, with the given roles and all that is counted from them. */
export function contextUnseen(text: SourceText, roles: SentenceRoles[] | undefined): ClaimContext {
  const reading = readPitch(text.input);
  const content = measureContent(reading);
  if (roles) {
    const syntax = syntaxWithoutMasked(reading.units, reading.original);
    const loose = new Set(reading.sentences.filter(({ isLoose }) => isLoose).map(({ index }) => index));
    content.roles = roles;
    content.form = readForm(contextOf(reading), roles);
    Object.assign(content.values, measureSpeech(syntax, roles, reading.fillers, loose));
  }
  const skipped = skippedOf(reading, content.unread);
  const isStory = reading.questionKind === "behavioural" || reading.questionKind === "none";
  const rated = metricsOf(text.input.pitchType, isStory).map((key) => {
    const { quality } = rateMetric(key, content.values, skipped, readRegister(content));
    return { label: RUBRIC[key].label, quality };
  });
  const quality = rated.reduce((sum, metric) => sum + metric.quality, 0) / rated.length;
  return contextOfClaims(
    content,
    quality,
    1,
    rated.map((metric) => ({ label: metric.label, score: toScore(metric.quality), costs: [], gains: [] })),
  );
}
