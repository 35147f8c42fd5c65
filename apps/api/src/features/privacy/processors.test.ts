import type { TranscriptionMethod } from "@app/contracts/recording";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Deps } from "../../deps.ts";
import { openTestApp } from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

async function askProcessors(change: (deps: Deps["config"]) => Partial<Deps>) {
  const base = await openTestApp(db);
  const one = await openTestApp(db, change(base.deps.config));
  const answer = await one.app.inject({ url: "/api/service/processors" });
  await Promise.all([base.close(), one.close()]);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
}
const transcriber = (method: TranscriptionMethod) => ({
  describe: () => ({ method, model: "ears" }),
  transcribe: () => Promise.reject(new Error("not asked")),
  close: async () => {},
});
const coach = {
  describe: () => ({ model: "mind", host: "coach.example", local: false }),
  ask: () => Promise.reject(new Error("not asked")),
  close: async () => {},
};

test("a server without outside services says that nobody else sees anything", async () => {
  const answer = await askProcessors(() => ({}));
  expect(answer.json()).toEqual({
    transcription: { method: "none", model: null, host: null },
    coach: null,
    mailHost: null,
    signInHost: null,
  });
});

test("the server of the mails and the provider of identities are named by their machines alone", async () => {
  const answer = await askProcessors((config) => ({
    config: {
      ...config,
      mail: { smtpUrl: "smtps://moi:hidden@mails.example:465", from: "bonjour@exemple.fr" },
      oidc: { issuer: "https://www.linkedin.com/oauth", clientId: "app", clientSecret: "hidden" },
    },
  }));
  expect(answer.json()).toMatchObject({ mailHost: "mails.example:465", signInHost: "www.linkedin.com" });
  expect(answer.body).not.toMatch(/hidden|moi/);
});

test.each([
  ["service", "https://user:pass@ears.example:8443/secret/v1?key=abc", "ears.example:8443"],
  ["service", "http://127.0.0.1:8080/v1", null],
  ["service", "http://[::1]:8080/v1", null],
  ["service", "http://localhost/v1", null],
  ["local", "https://ears.example/v1", null],
] as const)("%s at %s: the sound goes to %s", async (method, baseUrl, host) => {
  const answer = await askProcessors((config) => ({
    transcriber: transcriber(method),
    coach,
    config: { ...config, transcription: { baseUrl, apiKey: "hidden", model: "ears" } },
  }));
  expect(answer.json()).toEqual({
    transcription: { method, model: "ears", host },
    coach: { model: "mind", host: "coach.example", local: false },
    mailHost: null,
    signInHost: null,
  });
  expect(answer.body).not.toMatch(/secret|hidden|pass|abc/);
});
