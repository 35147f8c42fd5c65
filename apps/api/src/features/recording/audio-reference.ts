import { getAudio, RECORDING_ID } from "@app/contracts/recording";

const FOLDER = `/api${getAudio.path.replace(":id", "")}`;

export function referTo(id: string): string {
  return `${FOLDER}${id}`;
}

/**
 * The recording that a reference names, or null. A reference is compared, letter by letter, with the two forms that we
 * give; it is never parsed as an address, and nothing is ever fetched from it.
 */
export function readReference(reference: string, publicUrl: string): string | null {
  const path = reference.startsWith(`${publicUrl}/`) ? reference.slice(publicUrl.length) : reference;
  if (!path.startsWith(FOLDER)) return null;
  const id = path.slice(FOLDER.length);
  return RECORDING_ID.test(id) ? id : null;
}
