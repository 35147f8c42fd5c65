import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { readReference } from "./audio-reference.ts";
import { fileOf, findRecording, type Recording } from "./store.ts";

export interface OpenRecording extends Recording {
  readWav(): Promise<Buffer<ArrayBuffer>>;
}

/** The caller's own recording behind a reference; everything else is refused alike. */
export async function readRecording(
  { database, files, config }: Pick<Deps, "database" | "files" | "config">,
  userId: string,
  reference: string,
): Promise<OpenRecording> {
  const id = readReference(reference, config.publicUrl);
  const recording = id && (await findRecording(database, userId, id));
  if (!recording) throw new Refusal("recording_not_found");
  return {
    ...recording,
    async readWav() {
      const bytes = await files.read(fileOf(recording.id));
      if (!bytes) throw new Refusal("recording_not_found");
      return bytes;
    },
  };
}
