import type { OpenFile } from "../../adapters/files/port.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { readReference } from "./audio-reference.ts";
import { fileOf } from "./file-of.ts";
import { findRecording, type Recording } from "./store.ts";

export interface OpenRecording extends Recording {
  readWav(): Promise<Buffer<ArrayBuffer>>;
  openWav(): Promise<OpenFile>;
}

/** The caller's own recording that a reference names; anything else gets the same refusal. */
export async function readRecording(
  { database, files, config }: Pick<Deps, "database" | "files" | "config">,
  userId: string,
  reference: string,
): Promise<OpenRecording> {
  const id = readReference(reference, config.publicUrl);
  const recording = id && (await findRecording(database, userId, id));
  if (!recording) throw new Refusal("recording_not_found");
  const file = fileOf(recording.id);
  return {
    ...recording,
    readWav: async () => refuseAbsent(await files.read(file)),
    openWav: async () => refuseAbsent(await files.open(file)),
  };
}

function refuseAbsent<Found>(found: Found | null): Found {
  if (!found) throw new Refusal("recording_not_found");
  return found;
}
