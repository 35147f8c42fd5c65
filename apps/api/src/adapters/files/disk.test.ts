import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDiskStore } from "./disk.ts";
import type { FileStore } from "./port.ts";
import { StorageFull } from "./port.ts";

let folder: string;
let store: FileStore;
beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "files-")), "recordings");
  store = openDiskStore(folder);
});
afterEach(() => fs.rmSync(path.dirname(folder), { recursive: true, force: true }));

const names = async () => (await store.list()).map(({ name }) => name);

test("a file is written whole, read, listed, removed; absent ones are told plainly", async () => {
  expect(await names()).toEqual([]);
  expect(await store.read("a.wav")).toBe(null);
  await store.write("a.wav", Buffer.from("one"));
  await store.write("a.wav", Buffer.from("two"));
  expect(String(await store.read("a.wav"))).toBe("two");
  expect(await names()).toEqual(["a.wav"]);
  await store.remove("a.wav");
  await store.remove("a.wav");
  expect(await names()).toEqual([]);
});

test("a part of a file comes as a stream", async () => {
  await store.write("a.wav", Buffer.from("one two three"));
  expect(await store.open("b.wav")).toBe(null);
  const file = (await store.open("a.wav"))!;
  expect(file.bytes).toBe(13);
  expect(await text(file.stream(4, 6))).toBe("two");
  const unread = (await store.open("a.wav"))!;
  await unread.close();
});

test("only this user reads it", async () => {
  await store.write("a.wav", Buffer.from("one"));
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  expect(fs.statSync(path.join(folder, "a.wav")).mode & 0o777).toBe(0o600);
});

test("a received file is readable once finished and gone once discarded", async () => {
  const file = await store.openIncoming();
  await file.append(Buffer.from("half "));
  await file.append(Buffer.from("whole"));
  await file.finish();
  expect(fs.readFileSync(file.path, "utf8")).toBe("half whole");
  await file.discard();
  await file.discard();
  expect(await names()).toEqual([]);
});

test.each(["../a.wav", "/etc/passwd", "a/b.wav", "a", ".wav", "a.wav\0", "%2e%2e.wav", "a..wav/"])(
  "%o is no name",
  async (name) => {
    await expect(store.read(name)).rejects.toThrow("not a file name");
    await expect(store.open(name)).rejects.toThrow("not a file name");
    await expect(store.write(name, Buffer.alloc(1))).rejects.toThrow("not a file name");
    await expect(store.remove(name)).rejects.toThrow("not a file name");
  },
);

test("a link that waits under a name is replaced, never followed", async () => {
  const outside = path.join(path.dirname(folder), "outside");
  fs.mkdirSync(folder);
  fs.writeFileSync(outside, "untouched");
  fs.symlinkSync(outside, path.join(folder, "a.wav"));
  await store.write("a.wav", Buffer.from("ours"));
  expect(fs.readFileSync(outside, "utf8")).toBe("untouched");
});

// A device that is always full, on systems that have it.
test.skipIf(!fs.existsSync("/dev/full"))("a full disk is told as such and leaves nothing", async () => {
  const file = await store.openIncoming();
  const full = await fs.promises.open("/dev/full", "w");
  const failure = await full.writeFile("x").catch((error: Error) => error);
  await full.close();
  expect((failure as NodeJS.ErrnoException).code).toBe("ENOSPC");
  await file.discard();
  // The same error, thrown by the handle that the store opens.
  const open = fs.promises.open;
  fs.promises.open = (async (...given: Parameters<typeof open>) => {
    const handle = await open(...given);
    handle.writeFile = () => Promise.reject(failure as Error);
    return handle;
  }) as typeof open;
  try {
    await expect(store.write("a.wav", Buffer.from("x"))).rejects.toThrow(StorageFull);
  } finally {
    fs.promises.open = open;
  }
  expect(await names()).toEqual([]);
});
