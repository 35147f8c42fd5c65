import { releaseTake } from "./claim-take.ts";
import type { Take } from "./model.ts";
import { prepareFile, prepareSamples } from "./prepare-take.ts";
import { joinChunks } from "./start-compressed.ts";
import { type KeptTake, withTakes } from "./store-takes.ts";

/** A kept take, prepared as it would have been at its end. */
export async function readKept({ id, sampleRateHz, durationSec }: KeptTake): Promise<Take> {
  const pieces = await withTakes((takes) => takes.read(id));
  const take =
    sampleRateHz === null
      ? await prepareFile(joinChunks(pieces), durationSec)
      : await prepareSamples(
          pieces.map((piece) => new Float32Array(piece)),
          sampleRateHz,
        );
  return { ...take, forget: () => forgetTake(id) };
}

export async function forgetTake(id: string): Promise<void> {
  await withTakes((takes) => takes.remove(id));
  releaseTake(id);
}
