import type { Readable } from "node:stream";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import type { Exchange } from "../../http/mount.ts";
import { referTo } from "./audio-reference.ts";
import { sendAudio } from "./send-audio.ts";

/** Sends the sound of a shared pitch of `ownerId`; `recordingId` is null where its sound is not shared. */
export function sendSharedAudio(
  deps: Pick<Deps, "database" | "files" | "config">,
  ownerId: string,
  recordingId: string | null,
  exchange: Exchange,
): Promise<Readable> {
  if (recordingId === null) throw new Refusal("recording_not_found");
  return sendAudio(deps, ownerId, referTo(recordingId), exchange);
}
