export interface StoredFile {
  name: string;
  modifiedAt: Date;
}

/** A file being received: nobody else knows its name. Ends with `discard`, whatever happened. */
export interface IncomingFile {
  /** For the decoder. */
  path: string;
  append(bytes: Uint8Array): Promise<void>;
  /** No more bytes: the file can be read. */
  finish(): Promise<void>;
  /** Closes and removes it; a second call does nothing. */
  discard(): Promise<void>;
}

/** Where recordings lie. Names are ours, never a user's. */
export interface FileStore {
  openIncoming(): Promise<IncomingFile>;
  /** Whole or not at all, a power cut included. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is none. */
  read(name: string): Promise<Buffer<ArrayBuffer> | null>;
  remove(name: string): Promise<void>;
  /** Everything, half-received files included. */
  list(): Promise<StoredFile[]>;
}

/** The disk is full, or a quota reached. */
export class StorageFull extends Error {
  override name = "StorageFull";
}
