import { STORED_BYTES_PER_SEC, STORED_SEC_MAX } from "@app/contracts/limits";
import type { RecordingQuality, RecordingSpace, UploadedRecording } from "@app/contracts/recording";
import { referTo } from "./audio-reference.ts";
import type { listStored } from "./store.ts";

interface Recording {
  id: string;
  durationSec: number;
  quality: RecordingQuality;
}

export function presentUpload({ id, durationSec, quality }: Recording): UploadedRecording {
  return { audio_url: referTo(id), durationSec, quality };
}

export function presentSpace(stored: Awaited<ReturnType<typeof listStored>>): RecordingSpace {
  const usedSec = stored.reduce((total, { durationSec }) => total + durationSec, 0);
  return {
    usedSec,
    maxSec: STORED_SEC_MAX,
    usedBytes: Math.round(usedSec * STORED_BYTES_PER_SEC),
    maxBytes: STORED_SEC_MAX * STORED_BYTES_PER_SEC,
    recordings: stored.map(({ id, createdAt, expiresAt, durationSec, keep }) => ({
      audio_url: referTo(id),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      durationSec,
      keep,
    })),
  };
}
