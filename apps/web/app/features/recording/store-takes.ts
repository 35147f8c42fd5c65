import { RECORDING_UNUSED_HOURS } from "@app/contracts/limits";
import { type DBSchema, openDB } from "idb";
import { TAKES_DATABASE } from "../../lib/takes-database.ts";
import { unlessElsewhere } from "./claim-take.ts";
import type { BrowserWords } from "./model.ts";

/** Description of a take stored on this device; its sound is stored separately, in pieces. */
export interface KeptTake {
  id: string;
  /** The account that recorded it: it is offered to no other. */
  ownerId: string;
  startedAt: number;
  /** Duration of the pieces written so far. */
  durationSec: number;
  /** Sample rate; null when the pieces are those of a compressed file. */
  sampleRateHz: number | null;
  /** The browser's transcription so far, as in `Take`. */
  words?: BrowserWords | null;
}

interface Schema extends DBSchema {
  takes: { key: string; value: KeptTake };
  pieces: { key: [id: string, index: number]; value: ArrayBuffer };
}

/** Maximal number of takes: older ones are removed for a new one. */
const TAKES_MAX = 3;
const TAKE_KEPT_MS = RECORDING_UNUSED_HOURS * 3_600_000;

const piecesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

/** The takes stored on this device. Rejects if the browser refuses storage. */
export async function openTakes() {
  const database = await openDB<Schema>(TAKES_DATABASE, 1, {
    upgrade(created) {
      created.createObjectStore("takes", { keyPath: "id" });
      created.createObjectStore("pieces");
    },
    // A logout, maybe in another tab, deletes the database: do not block it.
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
     * Stores one more piece and the updated description, atomically. Rejects if the earlier pieces were removed, since
     * the rest alone is useless.
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
    /** Stores the browser's final transcription; does nothing if the take was removed. */
    async addWords(id: string, words: BrowserWords | null): Promise<void> {
      const change = database.transaction("takes", "readwrite");
      const take = await change.store.get(id);
      await Promise.all([take && change.store.put({ ...take, words }), change.done]);
    },
    /** The pieces of a take, in order. */
    read: (id: string): Promise<ArrayBuffer[]> => database.getAll("pieces", piecesOf(id)),
    /** Removes expired takes, except those claimed by another page. */
    async removeStale(): Promise<void> {
      for (const { id, startedAt } of await list())
        if (Date.now() - startedAt > TAKE_KEPT_MS) await unlessElsewhere(id, () => remove(id));
    },
    /** Makes room for one more take; those claimed by another page stay. */
    async makeRoom(): Promise<void> {
      const newestFirst = (await list()).toSorted((a, b) => b.startedAt - a.startedAt);
      for (const { id } of newestFirst.slice(TAKES_MAX - 1)) await unlessElsewhere(id, () => remove(id));
    },
    close: () => database.close(),
  };
}
export type TakeStore = Awaited<ReturnType<typeof openTakes>>;

/** Opens the store for one action, then closes it. */
export async function withTakes<Answer>(act: (takes: TakeStore) => Promise<Answer>): Promise<Answer> {
  const takes = await openTakes();
  try {
    return await act(takes);
  } finally {
    takes.close();
  }
}
