/** Uses of this installation's key, which the database never sees. */
export interface Secrets {
  /** Encrypts a text with authentication; only `unseal` with the same key reads it. */
  seal(text: string): Buffer;
  /** Throws when the bytes were changed or sealed with another key. */
  unseal(sealed: Buffer): string;
  /**
   * A keyed hash (HMAC) that recognises a text without storing it. `purpose` separates the uses, so that hashes of
   * different tables cannot be matched.
   */
  fingerprint(purpose: string, text: string): Buffer;
}
