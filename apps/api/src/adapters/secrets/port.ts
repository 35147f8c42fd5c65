/** What is done with the key of this installation, which the database never sees. */
export interface Secrets {
  /** Encrypts a text and proves it untouched; only `unseal` with the same key reads it again. */
  seal(text: string): Buffer;
  /** Throws when the bytes were changed or sealed with another key. */
  unseal(sealed: Buffer): string;
  /**
   * A keyed hash, the same for the same text: recognises a text without keeping it. `purpose` parts the uses, so that
   * one table tells nothing about another.
   */
  fingerprint(purpose: string, text: string): Buffer;
}
