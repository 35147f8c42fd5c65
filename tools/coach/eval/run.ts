import { writeFileSync } from "node:fs";
import { StartRefusal } from "@app/api/config";
import { describeExam } from "../check/describe-exam.ts";
import { askProbe, openModel } from "../check/open-model.ts";
import { describeFigures } from "./describe-figures.ts";
import { countQuestions, evaluate } from "./evaluate.ts";
import { measureFigures } from "./measure-figures.ts";
import { ArgumentsRefusal, readArguments, USAGE } from "./read-arguments.ts";
import { LabelsRefusal, readLabels } from "./read-labels.ts";
import { readGenuinePitches, selectPitches } from "./select-pitches.ts";

export interface Console {
  print(line: string): void;
  /** Prints what is not part of the result: progress, refusals. */
  tell(line: string): void;
  /** Aborted by Ctrl+C. */
  signal: AbortSignal;
}

/** @returns the exit code: 2 for bad arguments, 1 for unusable settings or service, else 0 */
export async function runEvaluation(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { print, tell, signal }: Console,
): Promise<number> {
  try {
    const { type, limit, runs, labels: labelsPath, json } = readArguments(args);
    const labels = labelsPath === null ? null : readLabels(labelsPath);
    const opened = await openModel(env);
    try {
      const { model, settings } = opened;
      const chosen = selectPitches(readGenuinePitches(), { type, limit });
      await askProbe(opened, signal);
      const { host } = model.describe()!;
      print(`Modèle ${settings.model}, sur ${host} ; ${new Date().toISOString().slice(0, 10)}`);
      tell(
        `${chosen.length} textes, environ ${countQuestions(chosen, runs)} questions ; Ctrl+C pour s'arrêter là.`,
      );
      const { deadlineSec } = settings;
      const measured = await evaluate(model, chosen, { runs, deadlineSec, signal, say: tell });
      const figures = measureFigures(measured.pitches, measured.attacks, labels);
      if (!measured.complete) print("Interrompu : voici ce qui a été mesuré jusque-là.");
      for (const [pitchType, exam] of measured.exams)
        for (const line of describeExam(pitchType, exam)) print(line);
      for (const line of describeFigures(figures)) print(line);
      if (json !== null) {
        const exams = Object.fromEntries(measured.exams);
        const whole = { model: settings.model, host, complete: measured.complete, exams, figures };
        writeFileSync(json, `${JSON.stringify(whole, null, 2)}\n`);
      }
      return 0;
    } finally {
      await opened.model.close();
    }
  } catch (error) {
    if (error instanceof ArgumentsRefusal) {
      tell(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    if (!(error instanceof StartRefusal || error instanceof LabelsRefusal)) throw error;
    tell(error.message);
    return 1;
  }
}
