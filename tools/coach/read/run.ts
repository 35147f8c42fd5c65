import type { Readable, Writable } from "node:stream";
import { parseArgs } from "node:util";
import { analysePitchText } from "@app/engine/analyse-text";
import type { PitchText, PitchType } from "@app/engine/pitch";
import type { LanguageModel } from "@app/api/adapters/language-model/port";
import { StartRefusal } from "@app/api/config";
import { labelSentences } from "@app/api/features/coach/label-sentences";
import { maskPitch } from "@app/api/features/coach/mask-pitch";
import { markAgain, markPaper, readWhole } from "@app/api/features/coach/read-whole";
import { isWithheld, type KnownJudge } from "@app/api/features/coach/service";
import type { MeasuredPitch } from "@app/api/features/pitch/measured-pitch";
import { examSetOf } from "@app/api/features/judge-exam/examine-judge";
import { askTask, patienceOf } from "@app/api/llm/ask-task";
import { parsePitchLine } from "../../../packages/engine/cli/parse-pitch-line.ts";
import { answerLines } from "../../../packages/engine/cli/read-lines.ts";
import { openModel } from "../check/open-model.ts";
import { number } from "../eval/describe-figures.ts";
import { meanAbsoluteError, spearman } from "../eval/statistics/agreement.ts";
import { sitExam } from "../eval/sit-exam.ts";
import { type Cassette, openCassette } from "./open-cassette.ts";
import { readReport } from "./read-report.ts";

const USAGE = `Usage : npm run -s coach:read -- --cassette DOSSIER [--record] < pitchs.jsonl > rapports.jsonl
  une ligne JSON par pitch, comme pour « npm run -s engine -- pitch » ; « source » et « reading »
  (une note connue, de 0 à 10) font aussi compter l'accord, source par source
  --cassette  une question par fichier EMPREINTE.json ; la réponse se met dans EMPREINTE.txt
  --record    pose au modèle réglé (LLM_BASE_URL…) les questions sans réponse, et garde ses réponses`;

const UNEXAMINED: KnownJudge = { kind: "unexamined" };
const DEADLINE_SEC = 600;

interface Streams {
  input: Readable;
  output: Writable;
  tell(line: string): void;
  signal: AbortSignal;
}

/** @returns the exit code: 2 for bad arguments, 1 for unusable settings, 3 when questions have no answer yet, else 0 */
export async function runRead(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { input, output, tell, signal }: Streams,
): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    tell(USAGE);
    return 2;
  }
  try {
    const opened = options.record ? await openModel(env) : null;
    const cassette = openCassette(options.cassette, opened?.model ?? null);
    const deadlineSec = opened?.settings.deadlineSec ?? DEADLINE_SEC;
    const sources: SourceRow[] = [];
    const judges = new Map<PitchType, KnownJudge>();
    try {
      await answerLines(input, output, async (line) => {
        const parsed = parsePitchLine(line);
        if ("error" in parsed) return parsed;
        const { pitchType } = parsed.input;
        if (!judges.has(pitchType)) judges.set(pitchType, await examine(cassette, pitchType));
        const judge = judges.get(pitchType)!;
        if (judge.kind === "unexamined") await askReading(cassette.model, parsed.input, signal);
        const read = await readReport(cassette.model, parsed.input, { judge, deadlineSec, signal });
        const known = readKnown(line);
        if (known)
          sources.push({
            ...known,
            engine: (10 * measured(read, "engineScore")) / 60,
            model: read.report.contentAnalysis.reading?.mark ?? null,
            shown: (10 * read.globalScore) / read.maxScore,
          });
        return { key: parsed.key, globalScore: read.globalScore, maxScore: read.maxScore, ...read.report };
      });
    } finally {
      await cassette.model.close();
    }
    for (const line of [...describeSources(sources), ...describeCassette(cassette)]) tell(line);
    return cassette.waiting.size > 0 ? 3 : 0;
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    tell(error.message);
    return 1;
  }

  async function examine({ model }: Cassette, pitchType: PitchType): Promise<KnownJudge> {
    await askPapers(model, pitchType, signal);
    const { sitting } = await sitExam(model, pitchType, { signal, deadlineSec: DEADLINE_SEC });
    if (sitting.kind === "calibrated") return sitting;
    return sitting.kind === "undiscerning" ? { kind: "undiscerning" } : UNEXAMINED;
  }
}

/** An examination stops at the first unanswered paper, but here every question must be written to a file at once. */
async function askPapers(model: LanguageModel, pitchType: PitchType, signal: AbortSignal): Promise<void> {
  for (const { subject, isReadTwice } of examSetOf(pitchType).papers)
    for (const task of isReadTwice ? [markPaper, markAgain] : [markPaper])
      await askTask(model, task, subject, patienceOf(signal, DEADLINE_SEC));
}

/** The same for a text whose judge is not examined yet. */
async function askReading(model: LanguageModel, pitch: PitchText, signal: AbortSignal): Promise<void> {
  const report = analysePitchText(pitch);
  if (isWithheld("judgement", { text: pitch, report })) return;
  const subject = maskPitch({ pitch, report });
  await askTask(model, readWhole, subject, patienceOf(signal, DEADLINE_SEC));
  await askTask(model, labelSentences, subject, patienceOf(signal, DEADLINE_SEC));
}

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { cassette: { type: "string" }, record: { type: "boolean" } },
    });
    return values.cassette ? { cassette: values.cassette, record: values.record ?? false } : null;
  } catch {
    return null;
  }
}

interface SourceRow {
  source: string;
  /** From 0 to 10, like all the following. */
  reading: number;
  engine: number;
  /** Null when no reading of the model counts. */
  model: number | null;
  shown: number;
}

/** The engine's score of each metric, even where a model's judgement was added. */
function measured({ report }: MeasuredPitch, key: "engineScore"): number {
  const scores = report.contentAnalysis.metrics.map(({ score, judgement }) => judgement?.[key] ?? score);
  return scores.reduce((sum, score) => sum + score, 0);
}

function readKnown(line: string): { source: string; reading: number } | null {
  const { source, reading } = JSON.parse(line) as Record<string, unknown>;
  return typeof source === "string" && typeof reading === "number" ? { source, reading } : null;
}

/** Agreement with the known readings, by source: Spearman, then mean absolute difference. */
function describeSources(rows: readonly SourceRow[]): string[] {
  const names = [...new Set(rows.map(({ source }) => source))];
  const groups = [
    ...names.map((name) => rows.filter(({ source }) => source === name)),
    ...(names.length > 1 ? [rows] : []),
  ];
  return groups.map((group, at) => {
    const told = (["engine", "model", "shown"] as const).map((who) => {
      const known = group.filter((row) => row[who] !== null);
      const readings = known.map(({ reading }) => reading);
      const given = known.map((row) => row[who]!);
      return `${WHO[who]} ${number(spearman(given, readings), 2)} (écart ${number(meanAbsoluteError(given, readings), 1)})`;
    });
    return `${names[at] ?? "ensemble"}, ${group.length} textes : ${told.join(", ")}`;
  });
}

const WHO = { engine: "moteur", model: "modèle", shown: "affiché" };

/** Answered and waiting questions, in French: tokens are estimated from characters. */
function describeCassette({ read, waiting }: Cassette): string[] {
  const tasks = [...new Set(read.map(({ task }) => task))];
  const mean = (task: string, of: (one: Cassette["read"][number]) => number) => {
    const own = read.filter((one) => one.task === task);
    return Math.round(own.reduce((sum, one) => sum + of(one), 0) / own.length);
  };
  return [
    ...tasks.map(
      (task) =>
        `${task} : ${read.filter((one) => one.task === task).length} réponses lues, ${mean(task, ({ asked }) => asked)} jetons demandés et ${mean(task, ({ answered }) => answered)} répondus en moyenne (estimés)`,
    ),
    waiting.size === 0
      ? "Aucune question n'attend."
      : `${waiting.size} questions attendent une réponse : ${[...waiting].slice(0, 3).join(", ")}${waiting.size > 3 ? "…" : ""}`,
  ];
}
