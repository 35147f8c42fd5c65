import { DECODED_RATE_HZ, openDecoder, Undecodable } from "@app/decoding/open-decoder";
import { analyseSpokenPitch } from "@app/engine/analyse-voice";
import { assessRecording, decodeWav16, encodeWav16 } from "@app/engine/sound";
import { answerRequests } from "../forked/answer-requests.ts";
import type { MeasuredVoice, ReadVoice, SpokenVoice } from "./port.ts";

/** The program behind `forked-engine.ts`: one request at a time, and its end gives all memory back. */
export type VoiceRequest = { file: string } | { spoken: SpokenVoice };
/** Null for a file that cannot be read. */
export type VoiceResult = ReadVoice | MeasuredVoice | null;

const decoder = openDecoder();

answerRequests((request: VoiceRequest) => ("file" in request ? read(request.file) : analyse(request.spoken)));

async function read(file: string): Promise<ReadVoice | null> {
  try {
    const { samples, durationSec } = await decoder.decode(file);
    const wav = encodeWav16(samples, DECODED_RATE_HZ);
    return { wav, durationSec, quality: assessRecording(samples) };
  } catch (error) {
    if (error instanceof Undecodable) return null;
    throw error;
  }
}

function analyse({ wav, ...spoken }: SpokenVoice): MeasuredVoice {
  const samples = decodeWav16(wav);
  const { voice, ...report } = analyseSpokenPitch({ samples, sampleRateHz: DECODED_RATE_HZ, ...spoken });
  const { f0: _f0, nucleiSec: _nuclei, words: _words, restarts: _restarts, ...kept } = voice;
  return { ...report, voice: kept };
}
