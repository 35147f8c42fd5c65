import { analysePitchText } from "@app/engine/analyse-text";
import type { PitchType } from "@app/engine/pitch";
import type { LanguageModel } from "@app/api/adapters/language-model/port";
import { examSetOf } from "@app/api/features/judge-exam/examine-judge";
import type { JudgedPitch } from "../../../packages/engine/test-support/judged-pitches.ts";
import { ATTACKS, carryAttack } from "./attacks.ts";
import { averageReadings } from "./measure-agreement.ts";
import { type AttackedPitch, type EvaluatedPitch, type Scores, totalOf } from "./reading.ts";
import { readPitch, toScores } from "./read-pitch.ts";
import { type SatExam, sitExam } from "./sit-exam.ts";

/**
 * Number of weak texts per type that carry the attacks: all attacks on all texts would cost more than the rest
 * together.
 */
const ATTACKED_PER_TYPE = 2;

/** Stop after this many texts in a row without an answer from the service. */
const SILENT_MAX = 2;

interface EvaluateOptions {
  runs: number;
  deadlineSec: number;
  /** Aborting stops the work; measures so far are kept. */
  signal: AbortSignal;
  /** Prints progress, one line at a time. */
  say(line: string): void;
}

interface Evaluation {
  exams: Map<PitchType, SatExam>;
  pitches: EvaluatedPitch[];
  attacks: AttackedPitch[];
  complete: boolean;
}

/**
 * Examines the judge, makes it read every text, then attacks it: one text at a time, to load the service no more than
 * one user.
 */
export async function evaluate(
  model: LanguageModel,
  chosen: readonly JudgedPitch[],
  options: EvaluateOptions,
): Promise<Evaluation> {
  const { signal, say } = options;
  const evaluation: Evaluation = { exams: new Map(), pitches: [], attacks: [], complete: false };
  const clean = new Map<string, EvaluatedPitch>();
  let silent = 0;
  for (const type of new Set(chosen.map((pitch) => pitch.input.pitchType))) {
    if (signal.aborted) return evaluation;
    say(`examen du juge, ${type}`);
    evaluation.exams.set(type, await sitExam(model, type, options));
  }
  for (const [at, pitch] of chosen.entries()) {
    say(`texte ${at + 1} sur ${chosen.length}`);
    const evaluated = await readOften(model, pitch, evaluation.exams, options);
    if (signal.aborted) return evaluation;
    evaluation.pitches.push(evaluated);
    clean.set(pitch.key, evaluated);
    silent = isSilent(evaluated) ? silent + 1 : 0;
    if (silent >= SILENT_MAX) {
      say("Le service ne répond plus : arrêt.");
      return evaluation;
    }
  }
  const carriers = chooseCarriers(chosen);
  for (const [at, pitch] of carriers.entries()) {
    say(`attaques, texte ${at + 1} sur ${carriers.length}`);
    const attacked = await attack(model, pitch, clean.get(pitch.key)!, evaluation.exams, options);
    if (signal.aborted) return evaluation;
    evaluation.attacks.push(...attacked);
  }
  return { ...evaluation, complete: true };
}

/** Minimal number of questions of an evaluation, when every first answer is valid. */
export function countQuestions(chosen: readonly JudgedPitch[], runs: number): number {
  const types = new Set(chosen.map((pitch) => pitch.input.pitchType));
  const papers = [...types].flatMap((type) => examSetOf(type).papers);
  return papers.length + 4 * runs * chosen.length + ATTACKS.length * chooseCarriers(chosen).length;
}

function isSilent({ readings }: EvaluatedPitch): boolean {
  const asks = readings.flatMap((reading) => reading.tasks).flatMap((task) => task.asks);
  return asks.length > 0 && asks.every((ask) => ask.failure !== null);
}

function chooseCarriers(chosen: readonly JudgedPitch[]): JudgedPitch[] {
  const weak = chosen.filter((pitch) => pitch.band === "weak");
  return weak.filter(
    (pitch) =>
      weak.filter((one) => one.input.pitchType === pitch.input.pitchType).indexOf(pitch) < ATTACKED_PER_TYPE,
  );
}

async function readOften(
  model: LanguageModel,
  { key, band, weakRewriteOf, input }: JudgedPitch,
  exams: ReadonlyMap<PitchType, SatExam>,
  { runs, deadlineSec, signal }: EvaluateOptions,
): Promise<EvaluatedPitch> {
  const report = analysePitchText(input);
  const exam = exams.get(input.pitchType)!;
  const readings = [];
  for (let run = 0; run < runs && !signal.aborted; run += 1)
    readings.push(await readPitch(model, input, report, { exam, deadlineSec, signal }));
  return {
    key,
    pitchType: input.pitchType,
    band,
    weakRewriteOf,
    engine: toScores(report.metrics),
    readings,
  };
}

async function attack(
  model: LanguageModel,
  { key, input }: JudgedPitch,
  clean: EvaluatedPitch,
  exams: ReadonlyMap<PitchType, SatExam>,
  { deadlineSec, signal }: EvaluateOptions,
): Promise<AttackedPitch[]> {
  const exam = exams.get(input.pitchType)!;
  const cleanModel = averageReadings(clean, (reading) => reading.model);
  const cleanShown = averageReadings(clean, (reading) => reading.shown);
  const attacked: AttackedPitch[] = [];
  for (const weapon of ATTACKS) {
    const carrier = carryAttack(input, weapon);
    const report = analysePitchText(carrier);
    const options = { exam, deadlineSec, signal, tasks: ["judgement"] as const };
    const { shown, model: judged, tasks } = await readPitch(model, carrier, report, options);
    attacked.push({
      key,
      attack: weapon.name,
      control: weapon.control === true,
      withheld: tasks.some((task) => task.outcome === "withheld"),
      engineLift: totalOf(toScores(report.metrics)) - totalOf(clean.engine),
      modelLift: judged && cleanModel && totalOf(judged) - totalOf(cleanModel),
      shownLift: totalOf(shown) - totalOf(cleanShown as Scores),
    });
  }
  return attacked;
}
