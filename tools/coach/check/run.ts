import { analysePitchText } from "@app/engine/analyse-text";
import { PITCH_TYPES, type PitchType } from "@app/engine/pitch";
import { StartRefusal } from "@app/api/config";
import { number } from "../eval/describe-figures.ts";
import { readPitch } from "../eval/read-pitch.ts";
import type { Console } from "../eval/run.ts";
import { readGenuinePitches } from "../eval/select-pitches.ts";
import { sitExam } from "../eval/sit-exam.ts";
import { quantile } from "../eval/statistics/spread.ts";
import { describeExam } from "./describe-exam.ts";
import { describeSample } from "./describe-sample.ts";
import { askProbe, openModel, type OpenModel } from "./open-model.ts";
import { type FormatProbe, probeFormats } from "./probe-formats.ts";

const USAGE = "Usage : npm run coach:check [-- produit|rh|perso]";
const PROBES = 3;

/** @returns the exit code: 1 for unusable settings or service, 2 for an unknown argument, else 0 */
export async function runCheck(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  console: Console,
): Promise<number> {
  const [type = "produit"] = args;
  if (args.length > 1 || !isPitchType(type)) {
    console.tell(USAGE);
    return 2;
  }
  try {
    const opened = await openModel(env);
    try {
      await check(opened, type, console);
    } finally {
      await opened.model.close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    console.tell(error.message);
    return 1;
  }
}

async function check(opened: OpenModel, type: PitchType, { print, signal }: Console): Promise<void> {
  const { model, settings } = opened;
  const { deadlineSec, dailyTokens, apiKey } = settings;
  const { host, local } = model.describe()!;
  print(`Modèle    ${settings.model}, sur ${host}${local ? " (cette machine)" : ""}`);
  print(
    `Réglages  clé ${apiKey === null ? "absente" : "présente"}, ${deadlineSec} s pour les trois tâches, ${dailyTokens === null ? "sans limite de jetons" : `${dailyTokens} jetons par jour`}`,
  );
  const first = await askProbe(opened, signal);
  const next = [];
  for (let probe = 0; probe < PROBES; probe += 1) next.push(await askProbe(opened, signal));
  const median = quantile(
    next.map(({ ms }) => ms),
    0.5,
  );
  print(
    `Réponse   ${seconds(first.ms)} la première fois, ${seconds(median)} ensuite (médiane de ${PROBES}), ${first.tokens} jetons par question d'essai`,
  );
  const probes = await probeFormats(settings, () =>
    AbortSignal.any([signal, AbortSignal.timeout(1000 * deadlineSec)]),
  );
  print("Formats de réponse");
  for (const { format, end } of probes) print(`  ${format.padEnd(12)} ${FORMAT_ENDS[end]}`);
  print("");
  const exam = await sitExam(model, type, { signal, deadlineSec });
  for (const line of describeExam(type, exam)) print(line);
  print("");
  const sample = readGenuinePitches().find(
    ({ band, input }) => band === "medium" && input.pitchType === type,
  )!;
  const report = analysePitchText(sample.input);
  const reading = await readPitch(model, sample.input, report, { exam, deadlineSec, signal });
  for (const line of describeSample(sample.key, report, reading)) print(line);
  const asks = reading.tasks.flatMap((task) => task.asks);
  const tokens = asks.reduce((sum, ask) => sum + ask.tokens, 0);
  const spent = exam.ends.reduce((sum, end) => sum + end.tokens, 0);
  print(`  ${tokens} jetons pour ce texte (${asks.length} questions), ${spent} pour l'examen`);
}

const FORMAT_ENDS: Record<FormatProbe["end"], string> = {
  followed: "suivi",
  ignored: "accepté, mais la réponse n'a pas la forme demandée",
  notUnderstood: "pas compris par ce service",
  refused: "refusé",
  busy: "occupé au moment de l'essai",
  unreachable: "sans réponse",
  timeout: "sans réponse à temps",
  cancelled: "interrompu",
  malformed: "réponse illisible",
  content_filter: "le modèle refuse de répondre",
  circuit_open: "laissé au repos",
  budget_exceeded: "budget épuisé",
};

function isPitchType(text: string): text is PitchType {
  return PITCH_TYPES.includes(text as PitchType);
}

const seconds = (ms: number) => `${number(ms / 1000, 2)} s`;
