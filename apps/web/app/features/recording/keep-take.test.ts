import "fake-indexeddb/auto";
import {
  RECORDING_SEC_MAX,
  RECORDING_SEC_MIN,
  RECORDING_TOLERANCE_SEC,
  RECORDING_UNUSED_HOURS,
} from "@app/contracts/limits";
import { waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearStored } from "../../lib/session-storage.ts";
import { hasTakesDatabase } from "../../lib/takes-database.ts";
import { claimTake } from "./claim-take.ts";
import { decodeTo16k } from "./decode-to-16k.ts";
import { findKept, forgetStaleTakes } from "./find-kept.ts";
import { joinBlocks } from "./join-blocks.ts";
import { keepTake, type TakeKeeper } from "./keep-take.ts";
import type { BrowserWords } from "./model.ts";
import { openMicrophone } from "./open-microphone.ts";
import { forgetTake, readKept } from "./read-kept.ts";
import { recordTake } from "./record-take.ts";
import { startCompressed } from "./start-compressed.ts";
import { withTakes } from "./store-takes.ts";
import { useTabLocks } from "./test-support/tab-locks.ts";

const RATE_HZ = 16_000;
vi.mock(import("./open-microphone.ts"), () => ({ openMicrophone: vi.fn<typeof openMicrophone>() }) as never);
vi.mock(import("./start-compressed.ts"), async (original) => ({
  ...(await original()),
  startCompressed: vi.fn<typeof startCompressed>(),
}));
vi.mock(import("./decode-to-16k.ts"), () => ({
  // The microphone of these tests already has the target rate.
  resampleBlocks: async (blocks: Float32Array[]) => joinBlocks(blocks),
  decodeTo16k: vi.fn<typeof decodeTo16k>(),
}));

let locks: ReturnType<typeof useTabLocks>;
beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  locks = useTabLocks();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const OWNER = "camille";
const owner = async () => OWNER;
const list = () => withTakes((takes) => takes.list());
/** Waits until the device has stored this much. */
const waitForSeconds = (seconds: number) =>
  waitFor(async () => expect((await list())[0]?.durationSec).toBeGreaterThanOrEqual(seconds));

/** Sound with all samples distinct, in blocks of the size that the audio thread sends. */
function* makeBlocks(seconds: number) {
  for (let at = 0; at < seconds * RATE_HZ; at += 2048)
    yield Float32Array.from({ length: Math.min(2048, seconds * RATE_HZ - at) }, (_, i) =>
      Math.sin((at + i) ** 1.5),
    );
}
const speak = (keeper: TakeKeeper, seconds: number) => {
  for (const block of makeBlocks(seconds)) keeper.keepBlock(block, RATE_HZ);
};
/** Faster than real speech, but not faster than the storage. */
async function speakSlowly(hear: (block: Float32Array) => void, seconds: number) {
  let heard = 0;
  for (const block of makeBlocks(seconds)) {
    hear(block);
    heard += block.length;
    if (heard % (2048 * 40) === 0) await waitForSeconds(Math.floor(heard / RATE_HZ) - 1);
  }
}
/** A page that is gone after everything it recorded was written. */
async function leave(seconds: number, readOwner = owner) {
  const refused = vi.fn<() => void>();
  const keeper = keepTake(readOwner, refused);
  keeper.keepChunk(new Blob([new Uint8Array(seconds)]), seconds);
  await waitForSeconds(0);
  await waitFor(async () => expect((await list()).length).toBeGreaterThan(0));
  return { keeper, refused };
}
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

async function start(compressed = false) {
  let hear!: (block: Float32Array) => void;
  vi.mocked(openMicrophone).mockImplementation(async (listener) => {
    hear = (block) => listener.onBlock(block, RATE_HZ);
    return { stream: {} as MediaStream, sampleRateHz: RATE_HZ, close: async () => {} };
  });
  const refused = vi.fn<() => void>();
  const running = await recordTake(
    compressed,
    { onBlock: () => {}, onSecond: () => {}, onEnd: () => {} },
    () => keepTake(owner, refused),
  );
  return { running, refused, hear };
}

test(
  "what was kept is, byte for byte, the take as its end would have given it",
  { tags: ["long"] },
  async () => {
    const { running, hear } = await start();
    await speakSlowly(hear, 41.3);
    const whole = await running.stop();
    await waitForSeconds(41.3);
    const kept = await findKept(OWNER);
    const back = await readKept(kept!);
    expect(back.durationSec).toBe(41.3);
    expect(back.file.type).toBe("audio/wav");
    expect(await bytesOf(back.file)).toEqual(await bytesOf(whole.file));
    expect(back.peaks).toEqual(whole.peaks);
  },
);

test("what the browser has written goes with each piece, and is given back with the take", async () => {
  const said = { way: "device" as const, gaps: [{ startSec: 3, endSec: 11 }] };
  let words: BrowserWords | null = null;
  const keeper = keepTake(
    owner,
    () => {},
    () => words,
  );
  speak(keeper, 32);
  await waitForSeconds(31);
  expect((await readKept((await findKept(OWNER))!)).words).toBeNull();
  words = { ...said, text: "Bonjour à tous" };
  speak(keeper, 2);
  await waitForSeconds(33);
  expect((await readKept((await findKept(OWNER))!)).words).toEqual(words);
  keeper.finish();
  keeper.keepWords({ ...said, text: "Bonjour à toutes et à tous." });
  await keeper.release();
  const back = await readKept((await findKept(OWNER))!);
  expect(back.words).toEqual({ ...said, text: "Bonjour à toutes et à tous." });
  expect(back.durationSec).toBe(34);
});

test("where no browser writes none are kept, and words that come once the take is gone are not either", async () => {
  const { keeper } = await leave(40);
  const [kept] = await list();
  expect(kept).not.toHaveProperty("words");
  await withTakes((takes) => takes.remove(kept!.id));
  keeper.keepWords({ text: "Bonjour", way: "service", gaps: [] });
  await keeper.release();
  expect(await list()).toEqual([]);
});

test("a page that is gone loses no more than its last second, and none once it was hidden", async () => {
  const { hear } = await start();
  await speakSlowly(hear, 40.5);
  await waitForSeconds(39.5);
  expect((await list())[0]!.durationSec).toBeGreaterThan(39.5);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await waitForSeconds(40.5);
  const kept = await readKept((await findKept(OWNER))!);
  expect(kept.durationSec).toBe(40.5);
});

test("a take that is left while it is recorded is offered whole, to any tab", async () => {
  const { running, hear } = await start();
  await speakSlowly(hear, 40.5);
  await running.leave();
  const [left] = await list();
  expect(left).toMatchObject({ durationSec: 40.5 });
  expect(locks.isHeld(left!.id)).toBe(false);
  expect(await findKept(OWNER)).toEqual(left);
});

test("the parts of a compressed file are the file", async () => {
  const parts = [3, 1, 4, 1, 5].map((value) => new Blob([new Uint8Array(100 + value).fill(value)]));
  vi.mocked(decodeTo16k).mockResolvedValue(new Float32Array(33 * RATE_HZ));
  let give!: (chunk: Blob) => void;
  vi.mocked(startCompressed).mockImplementation((_stream, onChunk) => {
    give = onChunk!;
    return { stop: async () => new File(parts, "pitch.m4a", { type: "audio/mp4" }) };
  });
  const { running, hear } = await start(true);
  for (const block of makeBlocks(32)) hear(block);
  for (const part of parts) give(part);
  const whole = await running.stop();
  await waitForSeconds(32);
  const back = await readKept((await findKept(OWNER))!);
  expect([back.file.name, back.file.type, back.durationSec]).toEqual(["pitch.m4a", "audio/mp4", 33]);
  expect(await bytesOf(back.file)).toEqual(await bytesOf(whole.file));
});

test("another account is shown nothing, nor is another tab while this one has the take", async () => {
  await leave(40);
  expect(await findKept("dominique")).toBeNull();
  const [kept] = await list();
  expect(await findKept(OWNER)).toEqual(kept);
  expect(locks.isHeld(kept!.id)).toBe(true);
});

test("a take that another tab records is left alone", async () => {
  const other = {
    id: "other",
    ownerId: OWNER,
    startedAt: Date.now(),
    durationSec: 50,
    sampleRateHz: RATE_HZ,
  };
  await withTakes((takes) => takes.add(other, 0, new ArrayBuffer(4)));
  locks.take("other");
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  expect(await findKept(OWNER)).toBeNull();
  expect(await list()).toHaveLength(1);
});

test("a storage that refuses is told once, and the take goes on", async () => {
  vi.stubGlobal("indexedDB", {
    databases: async () => [],
    open: () => {
      throw new DOMException("refused", "SecurityError");
    },
  });
  const { running, refused, hear } = await start();
  for (const block of makeBlocks(35)) hear(block);
  const take = await running.stop();
  expect(take.durationSec).toBe(35);
  await waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
  await take.forget?.();
});

test("a browser that could not find a take again keeps none, and says so", async () => {
  const storage = new IDBFactory();
  Object.defineProperty(storage, "databases", { value: undefined });
  const open = vi.spyOn(storage, "open");
  vi.stubGlobal("indexedDB", storage);
  const refused = vi.fn<() => void>();
  const keeper = keepTake(owner, refused);
  speak(keeper, 2);
  await waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
  expect(open).not.toHaveBeenCalled();
});

test("a full storage gives back what it had taken", async () => {
  const { keeper, refused } = await leave(31);
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  speak(keeper, 2);
  await waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
  put.mockRestore();
  await waitFor(async () => expect(await list()).toEqual([]));
});

test("what waits for a storage that does not answer is bounded", async () => {
  const refused = vi.fn<() => void>();
  const keeper = keepTake(() => new Promise<string>(() => {}), refused);
  const second = new Float32Array(RATE_HZ);
  for (let i = 0; i < 59; i++) keeper.keepBlock(second, RATE_HZ);
  expect(refused).not.toHaveBeenCalled();
  for (let i = 0; i < RECORDING_SEC_MAX; i++) keeper.keepBlock(second, RATE_HZ);
  expect(refused).toHaveBeenCalledTimes(1);
});

test("what a page that stood still hands over at once is kept", async () => {
  const { running, refused, hear } = await start();
  for (const block of makeBlocks(45)) hear(block);
  await running.stop();
  await waitForSeconds(45);
  expect(refused).not.toHaveBeenCalled();
});

test("a logout leaves nothing, even of the take that another tab records", async () => {
  const { keeper, refused } = await leave(40);
  clearStored();
  await waitFor(async () => expect(await hasTakesDatabase()).toBe(false));
  speak(keeper, 3);
  await waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
  expect(await hasTakesDatabase()).toBe(false);
});

test("what was forgotten is not written again, and its tab lets it go", async () => {
  const { keeper } = await leave(40);
  const { id } = (await list())[0]!;
  speak(keeper, 3);
  await keeper.forget();
  speak(keeper, 3);
  expect(await list()).toEqual([]);
  expect(await withTakes((takes) => takes.read(id))).toEqual([]);
  expect(locks.isHeld(id)).toBe(false);
});

test("a take that its page is removing is not offered by it", async () => {
  const { keeper } = await leave(40);
  const { promise: writing, resolve: end } = Promise.withResolvers<ArrayBuffer>();
  const late = new Blob([new Uint8Array(1)]);
  late.arrayBuffer = () => writing;
  keeper.keepChunk(late, 41);
  // Let its writing begin.
  await new Promise((resolve) => setTimeout(resolve));
  const removing = keeper.forget();
  expect(await findKept(OWNER)).toBeNull();
  end(new ArrayBuffer(1));
  await removing;
  expect(await list()).toEqual([]);
});

test("after its time a take is gone, whoever opens the site", async () => {
  await leave(40);
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + RECORDING_UNUSED_HOURS * 3_600_000 - 60_000);
  await forgetStaleTakes();
  expect(await list()).toHaveLength(1);
  vi.mocked(Date.now).mockReturnValue(now + RECORDING_UNUSED_HOURS * 3_600_000 + 60_000);
  expect(await findKept(OWNER)).toBeNull();
  expect(await list()).toEqual([]);
});

test("a take too short to be analysed is not offered but removed", async () => {
  await leave(12);
  expect(await findKept(OWNER)).toBeNull();
  expect(await list()).toEqual([]);
});

test("a take that the form would accept is offered", async () => {
  const shortest = RECORDING_SEC_MIN - RECORDING_TOLERANCE_SEC;
  await leave(shortest);
  expect((await findKept(OWNER))?.durationSec).toBe(shortest);
});

/** Takes written by other pages, oldest first. */
async function addTakes(ids: string[], oldestAt: number) {
  for (const [index, id] of ids.entries()) {
    const take = { id, ownerId: OWNER, startedAt: oldestAt + index, durationSec: 60, sampleRateHz: null };
    await withTakes((takes) => takes.add(take, 0, new ArrayBuffer(1)));
  }
}
const idsLeft = async () => (await list()).map(({ id }) => id).filter((id) => id.length === 1);

test("what another tab still writes neither makes room nor grows too old", async () => {
  await addTakes(["a", "b", "c", "d"], Date.now() - 1000);
  locks.take("a");
  const { keeper } = await leave(40);
  expect(await idsLeft()).toEqual(["a", "c", "d"]);
  await keeper.forget();
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + RECORDING_UNUSED_HOURS * 3_600_000 + 60_000);
  await forgetStaleTakes();
  expect(await idsLeft()).toEqual(["a"]);
});

test("a take that another tab records makes no room while this page waits for it", async () => {
  await addTakes(["a", "b", "c"], Date.now() - 1000);
  locks.take("a");
  const waiting = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(waiting.signal);
  const claiming = claimTake("a");
  const making = withTakes((takes) => takes.makeRoom());
  setTimeout(() => waiting.abort(), 50);
  await making;
  expect(await claiming).toBe(false);
  expect(await idsLeft()).toEqual(["a", "b", "c"]);
});

test("a take whose pieces are gone is not read as an empty one", async () => {
  await addTakes(["a"], Date.now());
  const [kept] = await list();
  await withTakes((takes) => takes.remove("a"));
  await expect(readKept(kept!)).rejects.toThrow("another tab has removed it");
});

test("a take that was removed while it was written is not written on without its beginning", async () => {
  const { keeper, refused } = await leave(40);
  const { id } = (await list())[0]!;
  await withTakes((takes) => takes.remove(id));
  speak(keeper, 2);
  await waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
  expect(await list()).toEqual([]);
  expect(await withTakes((takes) => takes.read(id))).toEqual([]);
});

test("a take that cannot be removed says so, and is free for another tab", async () => {
  await leave(40);
  const { id } = (await findKept(OWNER))!;
  const refusing = vi.spyOn(IDBObjectStore.prototype, "delete").mockImplementation(() => {
    throw new DOMException("refused", "UnknownError");
  });
  await expect(forgetTake(id)).rejects.toThrow("refused");
  refusing.mockRestore();
  await waitFor(() => expect(locks.isHeld(id)).toBe(false));
});

test("the oldest make room for a new one", async () => {
  await addTakes(["a", "b", "c", "d"], Date.now() - 1000);
  await leave(40);
  expect(await idsLeft()).toEqual(["c", "d"]);
});

test("nothing is made on a device where nobody has recorded", async () => {
  expect(await findKept(OWNER)).toBeNull();
  await forgetStaleTakes();
  expect(await hasTakesDatabase()).toBe(false);
  await leave(40);
  const kept = await findKept(OWNER);
  await forgetTake(kept!.id);
  expect(await findKept(OWNER)).toBeNull();
});
