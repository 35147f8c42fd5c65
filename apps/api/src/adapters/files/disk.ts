import { randomBytes } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { type FileStore, type IncomingFile, StorageFull } from "./port.ts";

/** File names that we generate: letters, digits and dashes, so that no name can reach outside its folder. */
const NAME = /^[\w-]{1,64}\.[a-z0-9]{1,8}$/;
const FULL = new Set(["ENOSPC", "EDQUOT"]);

/** Files in one folder that only the server's own system user can read. */
export function openDiskStore(folder: string): FileStore {
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error("not a file name of ours");
    return path.join(folder, name);
  };
  /** `wx` fails on an existing file: it neither overwrites it nor follows a symbolic link. */
  const create = async (name: string) => {
    // The parent data folder also serves others: only our folder gets restricted permissions.
    await fs.mkdir(path.dirname(folder), { recursive: true });
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    return fs.open(pathOf(name), "wx+", 0o600);
  };
  const newPart = () => `${randomBytes(16).toString("base64url")}.part`;

  return {
    async openIncoming(): Promise<IncomingFile> {
      const name = newPart();
      const handle = await rethrowFull(create(name));
      let open = true;
      const close = async () => {
        if (!open) return;
        open = false;
        await handle.close();
      };
      return {
        path: pathOf(name),
        append: (bytes) => rethrowFull(handle.writeFile(bytes)),
        finish: close,
        async discard() {
          await close();
          await fs.rm(pathOf(name), { force: true });
        },
      };
    },

    async write(name, bytes) {
      const to = pathOf(name);
      const part = newPart();
      const handle = await rethrowFull(create(part));
      try {
        await rethrowFull(handle.writeFile(bytes));
        await rethrowFull(handle.sync());
        await handle.close();
        await fs.rename(pathOf(part), to);
      } catch (error) {
        await handle.close().catch(() => {});
        await fs.rm(pathOf(part), { force: true });
        throw error;
      }
      await syncFolder(folder);
    },

    async read(name) {
      try {
        return await fs.readFile(pathOf(name));
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },

    async open(name) {
      try {
        const handle = await fs.open(pathOf(name), "r");
        const { size } = await handle.stat();
        return {
          bytes: size,
          stream: (first, last) => handle.createReadStream({ start: first, end: last }),
          close: () => handle.close(),
        };
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },

    async remove(name) {
      await fs.rm(pathOf(name), { force: true });
    },

    async list() {
      const names = await fs.readdir(folder).catch((error: unknown) => {
        if (isAbsent(error)) return [];
        throw error;
      });
      const files = [];
      for (const name of names.filter((each) => NAME.test(each))) {
        const found = await fs.stat(path.join(folder, name)).catch(() => null);
        if (found?.isFile()) files.push({ name, modifiedAt: found.mtime });
      }
      return files;
    },
  };
}

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

async function rethrowFull<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (FULL.has((error as NodeJS.ErrnoException).code ?? ""))
      throw new StorageFull("no space left for recordings", { cause: error });
    throw error;
  }
}

/** Makes the file's name survive a power cut too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
