import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Secrets } from "./port.ts";

const KEY_BYTES = 32;
/** AES-256-GCM: a 96-bit nonce, never reused, and a 128-bit tag. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The operator's key when set; otherwise a key made at the first start and kept in the data folder. */
export function openSecrets({ secretKey, dataDir }: { secretKey: string | null; dataDir: string }): Secrets {
  return createSecrets(secretKey ?? readKeyFile(path.join(dataDir, "secret.key")));
}

export function createSecrets(key: string): Secrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync("sha256", key, "", purpose, KEY_BYTES));
  const sealing = keyFor("seal");
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", sealing, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    unseal(sealed) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv("aes-256-gcm", sealing, nonce);
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
    },
    fingerprint: (purpose, text) =>
      createHmac("sha256", keyFor(`fingerprint ${purpose}`))
        .update(text)
        .digest(),
  };
}

/** Creates the key file atomically, so that two processes that start at once agree on one key. */
function readKeyFile(file: string): string {
  const read = () => fs.readFileSync(file, "utf8").trim();
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, `${randomBytes(KEY_BYTES).toString("base64url")}\n`, { mode: 0o600 });
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    fs.rmSync(draft);
  }
  return read();
}
