import type { RecordingQuality, UploadedRecording } from "@app/contracts/recording";
import { referTo } from "./audio-reference.ts";

interface Recording {
  id: string;
  durationSec: number;
  quality: RecordingQuality;
}

export function presentUpload({ id, durationSec, quality }: Recording): UploadedRecording {
  return { audio_url: referTo(id), durationSec, quality };
}
