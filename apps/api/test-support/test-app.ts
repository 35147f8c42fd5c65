import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import { readFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { analysis as analysisShape } from "@app/contracts/report";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { pino } from "pino";
import { expect } from "vitest";
import { openEngineHost } from "../src/adapters/engine/engine-host.ts";
import type { Engine } from "../src/adapters/engine/port.ts";
import { openDiskStore } from "../src/adapters/files/disk.ts";
import { offlineIdentityProvider } from "../src/adapters/identity/offline.ts";
import { offlineLanguageModel } from "../src/adapters/language-model/offline.ts";
import { offlinePayment } from "../src/adapters/payment/offline.ts";
import { offlineTranscriber } from "../src/adapters/transcription/offline.ts";
import { createSecrets } from "../src/adapters/secrets/local-key.ts";
import { openPreviewPainter } from "../src/adapters/preview/skia.ts";
import { createApp } from "../src/app.ts";
import { systemClock } from "../src/clock.ts";
import { type Config, readConfig } from "../src/config.ts";
import type { Database } from "../src/db/database.ts";
import { sql } from "../src/db/drizzle.ts";
import { registerProcessOwner } from "../src/db/process-owner.ts";
import type { Deps } from "../src/deps.ts";
import { UNDECLARED } from "../src/http/error-funnel.ts";
import { createMailbox } from "./mailbox.ts";
import { sampleReport } from "./sample-report.ts";
import type { TestDatabase } from "./test-database.ts";

/** Hashing passwords at production cost would take most of the time of many tests, for no benefit. */
const CHEAP_PASSWORDS: Config["passwordCost"] = { memoryKib: 8, passes: 1 };
export const TEST_CONFIG: Config = { ...readConfig({}), passwordCost: CHEAP_PASSWORDS, throttleScale: 1000 };

export type TestApp = {
  app: FastifyInstance;
  deps: Deps;
  close(): Promise<void>;
};

/** What a test replaces; the text engine returns a fixed report unless the test sets another. */
export type TestDeps = Partial<Omit<Deps, "engine">> & { engine?: Partial<Engine> };

/** Cached by input: the engine is deterministic, and most tests send the same recording. */
const voices = new Map<string, Promise<unknown>>();
function once<Of>(key: string, run: () => Promise<Of>): Promise<Of> {
  const known = (voices.get(key) ?? run()) as Promise<Of>;
  voices.set(key, known);
  // After a failure (full queue, dead process) the next call tries again.
  known.catch(() => voices.delete(key));
  return known;
}
const digest = (bytes: Uint8Array) => createHash("sha1").update(bytes).digest("hex");

/** The real engine, with the result for each recording of the tests cached. */
function rememberVoices(host: Engine): Pick<Engine, "readVoice" | "measureVoice"> {
  return {
    readVoice: async (file, place) => {
      const key = `read ${digest(await readFile(file))}`;
      return { ...(await once(key, () => host.readVoice(file, place))) };
    },
    measureVoice: async (spoken, place) => {
      const wav = await spoken.readWav();
      const key = `measure ${digest(wav)} ${JSON.stringify([spoken.pitch, spoken.words])}`;
      return structuredClone(await once(key, () => host.measureVoice(spoken, place)));
    },
  };
}

/** An application on a test database, registered as a living process, without a port. */
export async function openTestApp(
  { database, connection }: Pick<TestDatabase, "database" | "connection">,
  { engine, ...change }: TestDeps = {},
): Promise<TestApp> {
  const owner = await registerProcessOwner(connection, () => {});
  const recordings = fs.mkdtempSync(path.join(os.tmpdir(), "recordings-"));
  const undeclared: string[] = [];
  // Restarting the voice process after each file would take most of the time of the recording tests.
  const host = openEngineHost({ voiceRssBytesMax: Infinity });
  const deps: Deps = {
    config: TEST_CONFIG,
    database,
    ownerId: owner.id,
    engine: {
      ...host,
      ...rememberVoices(host),
      measureText: async (pitch) => sampleReport(pitch),
      ...engine,
    },
    transcriber: offlineTranscriber,
    coach: offlineLanguageModel,
    files: openDiskStore(recordings),
    mailer: createMailbox(),
    previewPainter: openPreviewPainter(),
    payments: offlinePayment,
    demonstration: null,
    secrets: createSecrets("the key of the tests"),
    identityProvider: offlineIdentityProvider,
    web: null,
    log: pino(
      { level: "warn" },
      { write: (line) => void (line.includes(UNDECLARED) && undeclared.push(line)) },
    ),
    clock: systemClock,
    ...change,
  };
  const app = await createApp(deps);
  await app.ready();
  return {
    app,
    deps,
    close: async () => {
      await app.close();
      await owner.close();
      await host.close();
      fs.rmSync(recordings, { recursive: true });
      expect(undeclared).toEqual([]);
    },
  };
}

export const PASSWORD = "trois girafes au marché";

export function newEmail(): string {
  return `${randomBytes(6).toString("hex")}@exemple.fr`;
}

export async function register(app: FastifyInstance, email = newEmail()): Promise<string> {
  const answer = await app.inject({
    method: "POST",
    url: "/api/auth/register",
    payload: { email, password: PASSWORD },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().access_token;
}

export function logIn(app: FastifyInstance, username: string, password: string) {
  return app.inject({
    method: "POST",
    url: "/api/auth/login",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ username, password }).toString(),
  });
}

export function pitch(change: object = {}) {
  const content = Array.from({ length: 60 }, (_, i) => `mot${i}`).join(" ");
  return {
    pitch_type: "produit",
    content,
    target: "Obtenir un financement",
    audience: "Investisseur",
    ...change,
  };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export function analyse(
  app: FastifyInstance,
  token: string,
  payload: unknown = pitch(),
  idempotencyKey?: string,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: "POST",
    url: "/api/analysis/pitch",
    headers: { ...bearer(token), ...(idempotencyKey && { "idempotency-key": idempotencyKey }) },
    payload: payload as object,
  });
}

export async function creditsOf(app: FastifyInstance, token: string): Promise<number> {
  const answer = await app.inject({ url: "/api/users/me/get_credits", headers: bearer(token) });
  return answer.json().credits;
}

export async function listReports(app: FastifyInstance, token: string): Promise<{ id: string }[]> {
  const answer = await app.inject({ url: "/api/analysis/history", headers: bearer(token) });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

export function expectReport(answer: LightMyRequestResponse): void {
  expect(answer.statusCode, answer.body).toBe(200);
  expect(analysisShape.safeParse(answer.json()).error).toBeUndefined();
}

/** Checks every invariant of the ledger; called after every test. */
export async function expectSound(database: Database): Promise<void> {
  const { rows } = await database.execute(sql`select * from ledger_violation`);
  expect(rows).toEqual([]);
}
