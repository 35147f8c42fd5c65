import { openDecoder, Undecodable } from "@app/decoding/open-decoder";
import { analyseSpokenPitch, type SpokenPitch } from "@app/engine/scoring/voice/analyse-spoken-pitch";
import { assessRecording } from "@app/engine/signal/assess-recording";
import { answerRequests } from "../forked/answer-requests.ts";
import type { MeasuredVoice, ReadVoice } from "./port.ts";

/** The program behind `forked-engine.ts`: one request at a time, and its end gives all memory back. */
export type VoiceRequest = { file: string } | { spoken: SpokenPitch };
/** Null for a file that cannot be read. */
export type VoiceResult = ReadVoice | MeasuredVoice | null;

const decoder = openDecoder();

answerRequests((request: VoiceRequest) => ("file" in request ? read(request.file) : analyse(request.spoken)));

async function read(file: string): Promise<ReadVoice | null> {
  try {
    const { samples, durationSec } = await decoder.decode(file);
    return { samples, durationSec, quality: assessRecording(samples) };
  } catch (error) {
    if (error instanceof Undecodable) return null;
    throw error;
  }
}

function analyse(spoken: SpokenPitch): MeasuredVoice {
  const { voice, ...report } = analyseSpokenPitch(spoken);
  const { f0: _f0, nucleiSec: _nuclei, words: _words, restarts: _restarts, ...kept } = voice;
  return { ...report, voice: kept };
}
