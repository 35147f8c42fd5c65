import type { Readable } from "node:stream";

interface StoredFile {
  name: string;
  modifiedAt: Date;
}

/** A file being received, under a name that only the receiver knows. Always call `discard` at the end. */
export interface IncomingFile {
  /** Path that the decoder reads. */
  path: string;
  append(bytes: Uint8Array): Promise<void>;
  /** Call after the last `append`: the file can then be read. */
  finish(): Promise<void>;
  /** Closes and removes it; a second call does nothing. */
  discard(): Promise<void>;
}

/** A stored file to send. It closes itself when a stream of it ends; call `close` if no stream was opened. */
export interface OpenFile {
  bytes: number;
  /** From byte `first` to byte `last`, both included, with back pressure. */
  stream(first: number, last: number): Readable;
  close(): Promise<void>;
}

/** Where recordings are stored. We choose the names, never a user. */
export interface FileStore {
  openIncoming(): Promise<IncomingFile>;
  /** Written whole or not at all, even in a power cut. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is none. */
  read(name: string): Promise<Buffer<ArrayBuffer> | null>;
  /** Null when there is none. */
  open(name: string): Promise<OpenFile | null>;
  remove(name: string): Promise<void>;
  /** Every file, half-received ones included. */
  list(): Promise<StoredFile[]>;
}

/** The disk is full, or a quota reached. */
export class StorageFull extends Error {
  override name = "StorageFull";
}
