import { releaseTake, withholdTake } from "./claim-take.ts";
import type { Take } from "./model.ts";
import { prepareFile, prepareSamples } from "./prepare-take.ts";
import { joinChunks } from "./start-compressed.ts";
import { type KeptTake, withTakes } from "./store-takes.ts";

/** A kept take, prepared as when a recording ends. Rejects if its sound is gone. */
export async function readKept({ id, sampleRateHz, durationSec, words }: KeptTake): Promise<Take> {
  const pieces = await withTakes((takes) => takes.read(id));
  if (pieces.length === 0) throw new Error("another tab has removed it");
  const take =
    sampleRateHz === null
      ? await prepareFile(joinChunks(pieces), durationSec)
      : await prepareSamples(
          pieces.map((piece) => new Float32Array(piece)),
          sampleRateHz,
        );
  return {
    ...take,
    ...(words !== undefined && { words }),
    release: async () => releaseTake(id),
    forget: () => forgetTake(id),
  };
}

/** Rejects if it could not be removed. */
export async function forgetTake(id: string): Promise<void> {
  withholdTake(id);
  try {
    await withTakes((takes) => takes.remove(id));
  } finally {
    releaseTake(id);
  }
}
