import { RECORDING_UNUSED_HOURS } from "@app/contracts/limits";
import { type DBSchema, openDB } from "idb";
import { TAKES_DATABASE } from "../../lib/takes-database.ts";
import { unlessElsewhere } from "./claim-take.ts";
import type { BrowserWords } from "./model.ts";

/** What is known of a take that is kept on this device; its sound lies beside it, in pieces. */
export interface KeptTake {
  id: string;
  /** The account that recorded it: no other one is shown it. */
  ownerId: string;
  startedAt: number;
  /** Of the pieces written so far. */
  durationSec: number;
  /** The rate of its samples; null where the pieces are those of a compressed file. */
  sampleRateHz: number | null;
  /** As in a take: what the browser has written so far. */
  words?: BrowserWords | null;
}

interface Schema extends DBSchema {
  takes: { key: string; value: KeptTake };
  pieces: { key: [id: string, index: number]; value: ArrayBuffer };
}

/** Older ones make room for a new one. */
const TAKES_MAX = 3;
const TAKE_KEPT_MS = RECORDING_UNUSED_HOURS * 3_600_000;

const piecesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

/** The takes kept on this device. Rejects where the browser refuses its storage. */
export async function openTakes() {
  const database = await openDB<Schema>(TAKES_DATABASE, 1, {
    upgrade(created) {
      created.createObjectStore("takes", { keyPath: "id" });
      created.createObjectStore("pieces");
    },
    // A logout deletes the database: it must not wait for this page, which may be another tab.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });

  const list = () => database.getAll("takes");
  const remove = async (id: string): Promise<void> => {
    const change = database.transaction(["takes", "pieces"], "readwrite");
    await Promise.all([
      change.objectStore("takes").delete(id),
      change.objectStore("pieces").delete(piecesOf(id)),
      change.done,
    ]);
  };
  return {
    list,
    remove,
    /**
     * One more piece of a take, and what is known of it with this piece: both or neither. Rejects where what came before
     * has been removed: the rest of a take is none.
     */
    async add(take: KeptTake, index: number, piece: ArrayBuffer): Promise<void> {
      const change = database.transaction(["takes", "pieces"], "readwrite");
      if (index > 0 && (await change.objectStore("takes").getKey(take.id)) === undefined)
        throw new Error("the take has been removed");
      await Promise.all([
        change.objectStore("takes").put(take),
        change.objectStore("pieces").put(piece, [take.id, index]),
        change.done,
      ]);
    },
    /** What the browser wrote to its end; nothing where the take has been removed. */
    async addWords(id: string, words: BrowserWords | null): Promise<void> {
      const change = database.transaction("takes", "readwrite");
      const take = await change.store.get(id);
      await Promise.all([take && change.store.put({ ...take, words }), change.done]);
    },
    /** The pieces of a take in their order. */
    read: (id: string): Promise<ArrayBuffer[]> => database.getAll("pieces", piecesOf(id)),
    /** What is too old goes, but for what another page has. */
    async removeStale(): Promise<void> {
      for (const { id, startedAt } of await list())
        if (Date.now() - startedAt > TAKE_KEPT_MS) await unlessElsewhere(id, () => remove(id));
    },
    /** Room for one more; what another page has stays. */
    async makeRoom(): Promise<void> {
      const newestFirst = (await list()).toSorted((a, b) => b.startedAt - a.startedAt);
      for (const { id } of newestFirst.slice(TAKES_MAX - 1)) await unlessElsewhere(id, () => remove(id));
    },
    close: () => database.close(),
  };
}
export type TakeStore = Awaited<ReturnType<typeof openTakes>>;

/** Opens the store for one act. */
export async function withTakes<Answer>(act: (takes: TakeStore) => Promise<Answer>): Promise<Answer> {
  const takes = await openTakes();
  try {
    return await act(takes);
  } finally {
    takes.close();
  }
}
