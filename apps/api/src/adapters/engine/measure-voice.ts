import { DECODED_RATE_HZ, openDecoder, Undecodable } from "@app/decoding/open-decoder";
import { analyseSpokenPitch } from "@app/engine/analyse-voice";
import type { SpokenPitch } from "@app/engine/pitch";
import { assessRecording, decodeWav16, encodeWav16 } from "@app/engine/sound";
import type { MeasuredVoice, ReadVoice } from "./port.ts";

const decoder = openDecoder({ keepsOneReady: true });

/** The file as our own wav, with its recording quality; null when no sound can be read. */
export async function readVoice(file: string): Promise<ReadVoice | null> {
  try {
    const { samples, durationSec } = await decoder.decode(file);
    const wav = encodeWav16(samples, DECODED_RATE_HZ);
    return { wav, durationSec, quality: assessRecording(samples) };
  } catch (error) {
    if (error instanceof Undecodable) return null;
    throw error;
  }
}

export function measureVoice({
  wav,
  ...spoken
}: Pick<SpokenPitch, "pitch" | "words"> & { wav: Uint8Array }): MeasuredVoice {
  const samples = decodeWav16(wav);
  const { voice, ...report } = analyseSpokenPitch({ samples, sampleRateHz: DECODED_RATE_HZ, ...spoken });
  const { f0: _f0, nucleiSec: _nuclei, words: _words, restarts: _restarts, ...kept } = voice;
  return { ...report, voice: kept };
}
