import { accessSync, constants, statfsSync } from "node:fs";

const MEMORY = "/dev/shm";
const ROOM_BYTES = 2 ** 30;

/**
 * Puts temporary folders in memory where the system has room: tests copy and drop databases constantly, which on disk
 * was most of their work. An explicit TMPDIR takes precedence.
 */
export function useMemory(): void {
  if (process.env.TMPDIR) return;
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize > ROOM_BYTES) process.env.TMPDIR = MEMORY;
  } catch {
    // This system has no memory file system: use its own temporary folder.
  }
}
