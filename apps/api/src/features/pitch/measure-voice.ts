import type { OralPerformance } from "@app/contracts/report";
import type { ErrorCode } from "@app/contracts/errors";
import type { Transcription } from "@app/contracts/recording";
import type { TakeFault } from "@app/engine/report";
import type { Place } from "../../concurrency/fair-queue.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import type { OpenRecording } from "../recording/read-recording.ts";
import { type EngineAnswer, type PitchRequest, tellEngineFailure } from "./measured-pitch.ts";
import { refuseForeignText, refuseUnscorable } from "./refuse-text.ts";
import { toStoredReport } from "./stored-report.ts";

const REFUSALS: Record<TakeFault, ErrorCode> = {
  silent: "take_silent",
  noisy: "take_too_noisy",
  tooLittleSpeech: "take_too_little_speech",
  otherLanguage: "take_other_language",
};

/** The words are judged on the text as corrected by the speaker; the delivery is judged on the sound. */
export async function measureVoice(
  { engine }: Pick<Deps, "engine">,
  recording: OpenRecording,
  pitch: PitchRequest,
  place: Place,
): Promise<EngineAnswer> {
  const { pitch_type: pitchType, question, target, audience } = pitch;
  const content = pitch.transcript?.trim() ? pitch.transcript : pitch.content;
  refuseForeignText(content, recording.durationSec);
  const heard = recording.transcription;
  const words =
    heard?.words?.map(({ word, startTime, endTime }) => ({ word, startSec: startTime, endSec: endTime })) ??
    null;
  const text = { pitchType, content, question, target, audience };
  const report = await tellEngineFailure(
    engine.measureVoice({ readWav: () => recording.readWav(), pitch: text, words }, place),
  );
  if (report.fault) throw new Refusal(REFUSALS[report.fault]);
  refuseUnscorable(report);
  const { globalScore, maxScore, voice } = report;
  const oral: OralPerformance = {
    ...voice.oralPerformance,
    durationSec: voice.durationSec,
    wordTiming: voice.wordTiming,
    transcription: describeTranscription(heard, pitch.recognised ?? null, content),
    fillers: voice.fillers.map(({ form, quote, startSec, endSec }) => ({
      form,
      quote,
      startTime: startSec,
      endTime: endSec,
    })),
    hesitations: voice.hesitations.map(({ startSec, endSec, probability }) => ({
      startTime: startSec,
      endTime: endSec,
      confidence: probability,
    })),
    speechSec: voice.speechSec,
    issues: voice.quality.issues,
    waveform: voice.waveform,
  };
  const stored = toStoredReport(report, oral, new Date());
  return {
    measured: { content, globalScore, maxScore, report: stored },
    judged: { text, report, oral: voice.oralPerformance.metrics },
  };
}

/** Where the judged text comes from: a recogniser, possibly corrected by the speaker, or the speaker alone. */
function describeTranscription(
  heard: Transcription | null,
  recognised: string | null,
  content: string,
): OralPerformance["transcription"] {
  const isCorrected = (text: string) => text.trim() !== content.trim();
  if (!heard && recognised?.trim())
    return { method: "browser", model: null, corrected: isCorrected(recognised) };
  if (!heard) return { method: "none", model: null, corrected: false };
  return { method: heard.method, model: heard.model, corrected: isCorrected(heard.text) };
}
