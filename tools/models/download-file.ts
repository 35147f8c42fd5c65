import { createHash, type Hash } from "node:crypto";
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { ModelFile } from "./french-model.ts";

/** The download cannot go on; the message is one French line. */
export class DownloadRefusal extends Error {
  override name = "DownloadRefusal";
}

export interface DownloadOptions {
  signal: AbortSignal;
  /** Called with the number of bytes of this file on disk. */
  onProgress(bytes: number): void;
  /** Maximal number of attempts in a row that bring no data. */
  attemptsMax?: number;
  waitMs?: number;
  /** A connection that brings no data for this long is closed and resumed. */
  stallMs?: number;
}

/**
 * Downloads one file to `to`, resuming an earlier attempt from its `.part` file. The file gets its final name only with
 * the expected length and checksum.
 */
export async function downloadFile(
  url: string,
  to: string,
  file: ModelFile,
  { attemptsMax = 5, waitMs = 1000, ...options }: DownloadOptions,
): Promise<void> {
  const part = `${to}.part`;
  let hash = await hashFile(part);
  let failures = 0;
  for (let have = sizeOf(part); have < file.bytes;) {
    options.onProgress(have);
    let reason = "la connexion a été coupée";
    try {
      hash = await continueDownload(url, part, have, hash, file, options);
    } catch (error) {
      options.signal.throwIfAborted();
      if (error instanceof DownloadRefusal) throw error;
      reason = describeFailure(error);
      // Data may have been written to disk without being hashed, or the reverse.
      hash = await hashFile(part);
    }
    const now = sizeOf(part);
    failures = now > have ? 0 : failures + 1;
    have = now;
    if (failures >= attemptsMax)
      throw new DownloadRefusal(`${file.name} n'arrive pas : ${reason}. Ce qui est déjà reçu est gardé.`);
    if (failures > 0) await sleep(waitMs * failures, undefined, { signal: options.signal });
  }
  if (hash.digest("hex") !== file.sha256 || sizeOf(part) !== file.bytes) {
    fs.rmSync(part, { force: true });
    throw new DownloadRefusal(
      `${file.name} n'est pas le fichier attendu (somme de contrôle différente) : il a été effacé.`,
    );
  }
  fs.renameSync(part, to);
  options.onProgress(file.bytes);
}

async function continueDownload(
  url: string,
  part: string,
  have: number,
  hash: Hash,
  file: ModelFile,
  { signal, onProgress, stallMs = 30_000 }: Omit<DownloadOptions, "attemptsMax" | "waitMs">,
): Promise<Hash> {
  const stalled = new AbortController();
  let watch = setTimeout(() => stalled.abort(), stallMs);
  let handle: fs.promises.FileHandle | undefined;
  try {
    const response = await fetch(url, {
      headers: have > 0 ? { range: `bytes=${have}-` } : {},
      signal: AbortSignal.any([signal, stalled.signal]),
    });
    if (response.status >= 400 && response.status < 500 && ![408, 416, 429].includes(response.status))
      throw new DownloadRefusal(`Le serveur refuse ${file.name} (réponse ${response.status}).`);
    if (!response.ok || !response.body) throw new Error(`réponse ${response.status}`);
    // A server that does not resume sends the whole file: start again.
    const resumed = response.status === 206;
    let bytes = resumed ? have : 0;
    const sum = resumed ? hash : createHash("sha256");
    handle = await fs.promises.open(part, resumed ? "a" : "w");
    for await (const chunk of response.body) {
      bytes += chunk.byteLength;
      if (bytes > file.bytes) break;
      await handle.write(chunk);
      sum.update(chunk);
      onProgress(bytes);
      clearTimeout(watch);
      watch = setTimeout(() => stalled.abort(), stallMs);
    }
    if (bytes > file.bytes) {
      await handle.truncate(0);
      throw new DownloadRefusal(`${file.name} est plus long que prévu : ce n'est pas le fichier attendu.`);
    }
    await handle.sync();
    return sum;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC")
      throw new DownloadRefusal("Le disque est plein. Ce qui est déjà reçu est gardé.");
    throw error;
  } finally {
    clearTimeout(watch);
    await handle?.close();
  }
}

export async function hashFile(file: string): Promise<Hash> {
  const hash = createHash("sha256");
  if (sizeOf(file) > 0) for await (const chunk of fs.createReadStream(file)) hash.update(chunk);
  return hash;
}

export function sizeOf(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function describeFailure(error: unknown): string {
  const { cause, message, name } = error as Error;
  const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? (error as NodeJS.ErrnoException).code;
  if (["ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH"].includes(code ?? ""))
    return "pas d'accès au réseau";
  if (code === "ECONNREFUSED") return "le serveur ne répond pas";
  if (name === "AbortError" || name === "TimeoutError") return "plus rien n'arrive";
  return message.startsWith("réponse") ? message : "la connexion a été coupée";
}
