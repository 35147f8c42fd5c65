import {
  type JudgedPitch,
  readExaminedPitches,
  readJudgedPitches,
} from "../../../packages/engine/test-support/judged-pitches.ts";
import { PITCH_TYPES, type PitchType } from "@app/engine/pitch";

/** The genuine pitches of both sets; adversarial texts are never sent to a model. */
export function readGenuinePitches(): JudgedPitch[] {
  return [...readJudgedPitches(), ...readExaminedPitches()].filter((pitch) => pitch.band !== "adversarial");
}

/**
 * Deterministic selection. Types alternate, a strong text comes with its weak rewriting, and every second turn takes a
 * single text (a medium one first), so that even a short run covers everything.
 *
 * @param limit - texts at most; null for all of them
 */
export function selectPitches(
  pitches: readonly JudgedPitch[],
  { type = null, limit = null }: { type?: PitchType | null; limit?: number | null },
): JudgedPitch[] {
  const kept = pitches.filter((pitch) => type === null || pitch.input.pitchType === type);
  const turns = PITCH_TYPES.map((name) =>
    takeTurnsWithin(kept.filter((pitch) => pitch.input.pitchType === name)),
  );
  const chosen: JudgedPitch[] = [];
  const room = () => (limit ?? kept.length) - chosen.length;
  for (let turn = 0; turns.some((units) => turn < units.length); turn += 1)
    for (const units of turns) chosen.push(...(units[turn] ?? []).slice(0, room()));
  return chosen;
}

function takeTurnsWithin(pitches: readonly JudgedPitch[]): JudgedPitch[][] {
  const pairs = pitches
    .filter((pitch) => pitch.weakRewriteOf !== null)
    .map((weak) => pitches.filter((pitch) => pitch === weak || pitch.key === weak.weakRewriteOf));
  const paired = new Set(pairs.flat());
  const alone = pitches
    .filter((pitch) => !paired.has(pitch))
    .sort((a, b) => Number(b.band === "medium") - Number(a.band === "medium"))
    .map((pitch) => [pitch]);
  const units: JudgedPitch[][] = [];
  for (let at = 0; at < Math.max(pairs.length, alone.length); at += 1)
    for (const unit of [pairs[at], alone[at]]) if (unit) units.push(unit);
  return units;
}
