import { access, readFile } from "node:fs/promises";
import type { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { DECODED_RATE_HZ, openDecoder, Undecodable } from "@app/decoding/open-decoder";
import { roundMs } from "../src/delivery/build-timeline.ts";
import type { VoiceReport } from "../src/report.ts";
import { measureVoice } from "../src/scoring/voice/measure-voice.ts";
import { VOICE_USAGE } from "./usage.ts";

/** Measures one recording and prints one JSON object: no server, no database, no network. Returns the exit code. */
export async function runVoiceCommand(
  args: readonly string[],
  output: Writable,
  errors: Writable,
): Promise<number> {
  const asked = readArguments(args);
  if (!asked) {
    errors.write(`Usage :\n\n${VOICE_USAGE}\n`);
    return 2;
  }
  try {
    const text = asked.textFile === undefined ? null : await readFile(asked.textFile, "utf8");
    await access(asked.file);
    const { samples } = await openDecoder().decode(asked.file);
    output.write(`${JSON.stringify(present(measureVoice(samples, DECODED_RATE_HZ, { text })))}\n`);
    return 0;
  } catch (error) {
    errors.write(`${explain(error)}\n`);
    return 1;
  }
}

function readArguments(args: readonly string[]): { file: string; textFile: string | undefined } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { text: { type: "string" } },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    return file === undefined || others.length > 0 ? null : { file, textFile: values.text };
  } catch {
    return null;
  }
}

function present(report: VoiceReport) {
  const { durationSec, f0, nucleiSec, hesitations, quality, measures, notices, oralPerformance } = report;
  return {
    durationSec,
    pauses: report.pauses.map(({ startSec, endSec, type, place }) => {
      return { startSec: roundMs(startSec), endSec: roundMs(endSec), type, place };
    }),
    nucleiSec,
    f0,
    hesitations,
    ...(report.words.length > 0 && {
      words: report.words.map(({ word, startSec, endSec }) => {
        return { word, startSec: roundMs(startSec), endSec: roundMs(endSec) };
      }),
    }),
    quality: { ...quality, notices },
    metrics: oralPerformance.metrics.map(({ label, score, explanation, confidence }) => {
      return { label, score, explanation, confidence };
    }),
    speechRate: oralPerformance.speechRate,
    scores: Object.fromEntries(oralPerformance.metrics.map(({ label, score }) => [label, score])),
    measures,
    notices,
  };
}

function explain(error: unknown): string {
  if (error instanceof Undecodable) return "Le fichier audio est corrompu ou non supporté";
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return `Fichier introuvable : ${path}`;
  if (code === "EACCES" || code === "EISDIR") return `Fichier illisible : ${path ?? ""}`;
  return `La mesure a échoué : ${error instanceof Error ? error.message : String(error)}`;
}
