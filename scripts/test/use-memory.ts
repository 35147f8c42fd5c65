import { accessSync, constants, statfsSync } from "node:fs";

const MEMORY = "/dev/shm";
const ROOM_BYTES = 2 ** 30;

/**
 * Has temporary folders made in memory where the system offers room: the databases of tests are copied and thrown away all
 * the time, and on a disk that was most of their work. TMPDIR decides where it is set.
 */
export function useMemory(): void {
  if (process.env.TMPDIR) return;
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize > ROOM_BYTES) process.env.TMPDIR = MEMORY;
  } catch {
    // No such place on this system: its own temporary folder serves.
  }
}
