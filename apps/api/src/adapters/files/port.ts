import type { Readable } from "node:stream";

interface StoredFile {
  name: string;
  modifiedAt: Date;
}

/** A file being received, under a name that only the receiver knows. `discard` must always be called at the end. */
export interface IncomingFile {
  /** For the decoder. */
  path: string;
  append(bytes: Uint8Array): Promise<void>;
  /** No more bytes: the file can be read. */
  finish(): Promise<void>;
  /** Closes and removes it; a second call does nothing. */
  discard(): Promise<void>;
}

/** A stored file to send: it closes itself once a stream of it ends, so one of the two is always called. */
export interface OpenFile {
  bytes: number;
  /** From `first` to `last`, both included, read as fast as the reader takes it. */
  stream(first: number, last: number): Readable;
  close(): Promise<void>;
}

/** Where recordings lie. Names are ours, never a user's. */
export interface FileStore {
  openIncoming(): Promise<IncomingFile>;
  /** Whole or not at all, a power cut included. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is none. */
  read(name: string): Promise<Buffer<ArrayBuffer> | null>;
  /** Null when there is none. */
  open(name: string): Promise<OpenFile | null>;
  remove(name: string): Promise<void>;
  /** Everything, half-received files included. */
  list(): Promise<StoredFile[]>;
}

/** The disk is full, or a quota reached. */
export class StorageFull extends Error {
  override name = "StorageFull";
}
