import { randomBytes } from "node:crypto";
import {
  RECORDING_SEC_MAX,
  RECORDING_SEC_MIN,
  RECORDING_TOLERANCE_SEC,
  STORED_SEC_MAX,
} from "@app/contracts/limits";
import type { UploadedRecording } from "@app/contracts/recording";
import { StorageFull } from "../../adapters/files/port.ts";
import { type ReadVoice, VoiceUnreadable } from "../../adapters/engine/port.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { receiveFile } from "./receive-file.ts";
import { presentUpload } from "./present.ts";
import { fileOf } from "./file-of.ts";
import { insertRecording, sumStoredSec } from "./store.ts";

interface Upload {
  chunks: AsyncIterable<Uint8Array>;
  /** Closes the connection of a sender that fell silent. */
  hangUp(): void;
  /** Throws when another part follows the file. */
  end(): Promise<void>;
  keep: boolean;
}

/**
 * One upload: written to disk as it arrives, decoded once, judged on its samples, kept as our own wav. The original
 * file never outlives this call.
 */
export async function receiveRecording(
  deps: Pick<Deps, "database" | "files" | "engine">,
  userId: string,
  { chunks, hangUp, end, keep }: Upload,
): Promise<UploadedRecording> {
  try {
    // Check the room before the client sends five minutes of sound for nothing.
    const freeSec = STORED_SEC_MAX - (await sumStoredSec(deps.database, userId));
    if (freeSec < RECORDING_SEC_MIN) throw new Refusal("recordings_full");
    const incoming = await receiveFile(deps.files, chunks, hangUp);
    let voice: ReadVoice;
    try {
      await end();
      voice = await deps.engine.readVoice(incoming.path, { user: userId });
    } finally {
      await incoming.discard();
    }
    const { wav, durationSec, quality } = voice;
    refuseLength(durationSec);
    // A recording without speech cannot be analysed: do not keep it.
    if (quality.issues.includes("silent")) throw new Refusal("take_silent");
    const id = randomBytes(16).toString("base64url");
    await deps.files.write(fileOf(id), wav);
    const recording = { id, userId, keep, durationSec, quality };
    if (!(await insertRecording(deps.database, recording))) {
      await deps.files.remove(fileOf(id));
      throw new Refusal("recordings_full");
    }
    return presentUpload(recording);
  } catch (error) {
    if (error instanceof VoiceUnreadable) throw new Refusal("audio_unreadable");
    if (error instanceof StorageFull) throw new Refusal("storage_full", { cause: error });
    throw error;
  }
}

function refuseLength(durationSec: number) {
  if (durationSec === 0) throw new Refusal("audio_unreadable");
  if (durationSec < RECORDING_SEC_MIN - RECORDING_TOLERANCE_SEC) throw new Refusal("audio_too_short");
  if (durationSec > RECORDING_SEC_MAX + RECORDING_TOLERANCE_SEC) throw new Refusal("audio_too_long");
}
