import { WAV_BYTES_MAX } from "@app/contracts/limits";
import { createKey } from "../../lib/create-key.ts";
import { claimTake, releaseTake, withholdTake } from "./claim-take.ts";
import { joinBlocks } from "./join-blocks.ts";
import type { BrowserWords } from "./model.ts";
import type { KeptTake, TakeStore } from "./store-takes.ts";

/** Resolves with the id of the account that records. */
export type ReadOwner = () => Promise<string>;
/** The browser's transcription so far, null if empty; undefined when the browser does not transcribe. */
export type ReadWords = () => BrowserWords | null | undefined;

export interface TakeKeeper {
  keepBlock(block: Float32Array, sampleRateHz: number): void;
  /** A part of a compressed file, and the duration of the take up to it. */
  keepChunk(chunk: Blob, durationSec: number): void;
  /** The browser's final transcription, which comes after the last piece. */
  keepWords(words: BrowserWords | null): void;
  /** No more data will come; what was stored stays until it is forgotten. */
  finish(): void;
  /** The page no longer shows it; what was stored stays, and any tab may offer it. */
  release(): Promise<void>;
  /** Removes what was stored, and stores nothing more. */
  forget(): Promise<void>;
}

/** One write per second: little is lost with the page, and the device is not overloaded. */
const PIECE_SEC = 1;
/**
 * Maximal number of pending writes (one per second): a suspended page has many at once. A slower storage is given up,
 * since pending data would fill the memory.
 */
const WAITING_MAX = 60;

/**
 * Stores a take on this device while it is recorded. The recording never waits for it: if the storage refuses, is full
 * or does not answer, this is reported once, the stored part is removed, and the recording goes on.
 */
export function keepTake(
  readOwner: ReadOwner,
  onRefused: () => void,
  readWords: ReadWords = () => undefined,
): TakeKeeper {
  const id = createKey();
  const startedAt = Date.now();
  let phase: "open" | "finished" | "forgotten" = "open";
  let pieces = 0;
  let waiting = 0;
  let bytes = 0;

  const open = async (): Promise<{ takes: TakeStore; ownerId: string }> => {
    // Old Firefox versions cannot list databases: the take would never be found nor deleted.
    if (typeof indexedDB.databases !== "function") throw new Error("what is kept could not be found again");
    if (!(await claimTake(id))) throw new Error("another tab could take it for one that was left");
    const ownerId = await readOwner();
    // The storage code is loaded with the first take only.
    const { openTakes } = await import("./store-takes.ts");
    const takes = await openTakes();
    await takes.makeRoom();
    return { takes, ownerId };
  };
  const opening = open();
  let writing: Promise<unknown> = opening;

  const forget = async (): Promise<void> => {
    end("forgotten");
    withholdTake(id);
    await writing.catch(() => {});
    const takes = await opening.then((opened) => opened.takes).catch(() => null);
    // A logout may have deleted it already.
    await takes?.remove(id).catch(() => {});
    takes?.close();
    releaseTake(id);
  };
  const refuse = () => {
    if (phase === "forgotten") return;
    void forget();
    onRefused();
  };
  opening.catch(refuse);

  const write = (
    size: number,
    facts: Pick<KeptTake, "durationSec" | "sampleRateHz">,
    read: () => ArrayBuffer | Promise<ArrayBuffer>,
  ) => {
    if (phase !== "open") return;
    bytes += size;
    if (++waiting > WAITING_MAX || bytes > WAV_BYTES_MAX) return refuse();
    const index = pieces++;
    const words = readWords();
    writing = writing.then(async () => {
      if (phase === "forgotten") return;
      const { takes, ownerId } = await opening;
      const take = { id, ownerId, startedAt, ...facts, ...(words !== undefined && { words }) };
      await takes.add(take, index, await read());
      waiting--;
    });
    writing.catch(refuse);
  };

  let blocks: Float32Array[] = [];
  let gathered = 0;
  let frames = 0;
  let rateHz = 0;
  const writeBlocks = () => {
    if (gathered === 0) return;
    const { buffer } = joinBlocks(blocks);
    frames += gathered;
    blocks = [];
    gathered = 0;
    write(buffer.byteLength, { durationSec: frames / rateHz, sampleRateHz: rateHz }, () => buffer);
  };
  /** A hidden page may be discarded without notice: write now. */
  const onHide = () => document.visibilityState === "hidden" && writeBlocks();
  document.addEventListener("visibilitychange", onHide);
  const end = (next: typeof phase) => {
    phase = next;
    blocks = [];
    document.removeEventListener("visibilitychange", onHide);
  };

  const finish = () => {
    if (phase !== "open") return;
    writeBlocks();
    end("finished");
  };
  return {
    forget,
    async release() {
      finish();
      const takes = await opening.then((opened) => opened.takes).catch(() => null);
      await writing.catch(() => {});
      if (phase === "forgotten") return;
      takes?.close();
      releaseTake(id);
    },
    finish,
    keepWords(words) {
      // A failure to store the words must not lose the stored sound.
      writing = writing.then(async () => {
        if (phase !== "forgotten") await (await opening).takes.addWords(id, words).catch(() => {});
      });
      writing.catch(refuse);
    },
    keepBlock(block, sampleRateHz) {
      if (phase !== "open") return;
      rateHz = sampleRateHz;
      blocks.push(block);
      gathered += block.length;
      if (gathered >= PIECE_SEC * sampleRateHz) writeBlocks();
    },
    keepChunk: (chunk, durationSec) =>
      write(chunk.size, { durationSec, sampleRateHz: null }, () => chunk.arrayBuffer()),
  };
}
