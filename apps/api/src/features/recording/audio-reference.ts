import { getAudio, RECORDING_ID } from "@app/contracts/recording";

const FOLDER = `/api${getAudio.path.replace(":id", "")}`;

export function referTo(id: string): string {
  return `${FOLDER}${id}`;
}

/**
 * The id of the recording that a reference names, or null. The reference must match exactly one of the two forms that
 * we give out; it is never parsed as a URL, and nothing is fetched from it.
 */
export function readReference(reference: string, publicUrl: string): string | null {
  const path = reference.startsWith(`${publicUrl}/`) ? reference.slice(publicUrl.length) : reference;
  if (!path.startsWith(FOLDER)) return null;
  const id = path.slice(FOLDER.length);
  return RECORDING_ID.test(id) ? id : null;
}
