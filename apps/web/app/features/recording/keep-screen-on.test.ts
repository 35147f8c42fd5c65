import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepScreenOn } from "./keep-screen-on.ts";

/** A simulated screen lock, which the system releases when the page is hidden. */
class Lock extends EventTarget {
  released = false;
  async release() {
    this.released = true;
  }
}
let given: Lock[];
let visibility: DocumentVisibilityState;
let request: () => Promise<Lock>;
const give = async () => {
  const lock = new Lock();
  given.push(lock);
  return lock;
};
const settle = () => new Promise((resolve) => setTimeout(resolve));
const held = () => given.filter(({ released }) => !released).length;

beforeEach(() => {
  [given, visibility, request] = [[], "visible", give];
  vi.stubGlobal("navigator", { wakeLock: { request: () => request() } });
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
function see(state: DocumentVisibilityState) {
  visibility = state;
  if (state === "hidden") for (const lock of given) lock.released = true;
  document.dispatchEvent(new Event("visibilitychange"));
}

test("the screen stays on until the end, also after the page was hidden", async () => {
  const release = keepScreenOn();
  await settle();
  expect(held()).toBe(1);
  see("hidden");
  await settle();
  expect(held()).toBe(0);
  see("visible");
  await settle();
  expect(held()).toBe(1);
  release();
  expect(held()).toBe(0);
  see("visible");
  await settle();
  expect(given).toHaveLength(2);
});

test("a lock that comes after the end is given back", async () => {
  const release = keepScreenOn();
  release();
  await settle();
  expect([given.length, held()]).toEqual([1, 0]);
});

test("of two that were asked for at once, none stays behind", async () => {
  const waiting: (() => void)[] = [];
  request = async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return give();
  };
  const release = keepScreenOn();
  see("hidden");
  see("visible");
  for (const come of waiting) come();
  await settle();
  release();
  await settle();
  expect([given.length, held()]).toEqual([2, 0]);
});

test("a browser without it, or one that refuses, records all the same", async () => {
  request = () => Promise.reject(new DOMException("low battery", "NotAllowedError"));
  const release = keepScreenOn();
  await settle();
  release();
  vi.stubGlobal("navigator", {});
  keepScreenOn()();
  await settle();
  expect(given).toEqual([]);
});
