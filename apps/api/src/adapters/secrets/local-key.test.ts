import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSecrets, openSecrets } from "./local-key.ts";

let dataDir: string;
beforeAll(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "secrets-"));
});
afterAll(() => fs.rmSync(dataDir, { recursive: true }));

test("a sealed text is read by the same key only, and only untouched", () => {
  const ours = createSecrets("one key");
  const sealed = ours.seal("un jeton « é »");
  expect(ours.unseal(sealed)).toBe("un jeton « é »");
  expect(ours.seal("un jeton « é »")).not.toEqual(sealed);
  expect(() => createSecrets("another key").unseal(sealed)).toThrow(/Unsupported state|tag|auth/);
  for (const at of [0, 12, 28, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(() => ours.unseal(changed), `byte ${at}`).toThrow(/Unsupported state|tag|auth/);
  }
  expect(() => ours.unseal(Buffer.alloc(5))).toThrow(/Unsupported state|tag|auth/);
});

test("a fingerprint recognises a text for one purpose and one key", () => {
  const ours = createSecrets("one key");
  expect(ours.fingerprint("gift", "a@b.fr")).toEqual(createSecrets("one key").fingerprint("gift", "a@b.fr"));
  expect(ours.fingerprint("gift", "a@b.fr")).not.toEqual(ours.fingerprint("other", "a@b.fr"));
  expect(ours.fingerprint("gift", "a@b.fr")).not.toEqual(
    createSecrets("another key").fingerprint("gift", "a@b.fr"),
  );
});

test("the key of the data folder is made once and read by its owner alone; the operator's comes first", () => {
  const sealed = openSecrets({ secretKey: null, dataDir }).seal("gardé");
  expect(openSecrets({ secretKey: null, dataDir }).unseal(sealed)).toBe("gardé");
  expect(fs.readdirSync(dataDir)).toEqual(["secret.key"]);
  expect(fs.statSync(path.join(dataDir, "secret.key")).mode & 0o777).toBe(0o600);
  const operator = openSecrets({ secretKey: "k".repeat(32), dataDir });
  expect(() => operator.unseal(sealed)).toThrow(/Unsupported state|tag|auth/);
});
