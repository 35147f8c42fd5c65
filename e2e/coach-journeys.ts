import { setTimeout as sleep } from "node:timers/promises";
import { PITCH_TYPES } from "@app/engine/pitch";
import {
  type ChatRequest,
  type ModelServer,
  startModelServer,
} from "../apps/api/src/adapters/language-model/test-support/model-server.ts";
import type { CannedResponse } from "../apps/api/src/adapters/language-model/test-support/canned-responses.ts";
import { papersOf } from "../apps/api/src/features/judge-exam/exam/papers.ts";
import { honest } from "../apps/api/src/features/coach/test-support/honest-model.ts";
import { readRequest } from "../apps/api/src/features/coach/test-support/read-request.ts";
import { makeDataDir, startServerProcess } from "../scripts/server-process.ts";
import { test as base } from "./journeys.ts";

export { expect } from "./journeys.ts";

export const MODEL = "coach-essai";
const EXAMINED_MS = 120_000;

type Reply = (request: ChatRequest) => CannedResponse | Promise<CannedResponse>;

export interface Coach {
  server: ModelServer;
  url: string;
  /** Takes effect from the next request. */
  becomes(reply: Reply): void;
}

/** One server for the tests of each worker, with a model that has passed its examination. */
export const test = base.extend<{ coach: Coach }, { coached: Coach }>({
  coached: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that it must give from this pattern.
    async ({}, use) => {
      let current: Reply = honest;
      const model = await startModelServer((request) => current(request));
      const { dataDir, remove } = makeDataDir();
      const app = await startServerProcess(dataDir, {
        LLM_BASE_URL: model.baseUrl,
        LLM_MODEL: MODEL,
        LLM_DEADLINE_SEC: "90",
      });
      await untilExamined(model);
      await use({ server: model, url: app.url, becomes: (reply) => (current = reply) });
      await app.stop();
      await model.close();
      remove();
    },
    { scope: "worker" },
  ],
  coach: async ({ coached }, use) => {
    coached.becomes(honest);
    await use(coached);
  },
  baseURL: async ({ coached }, use) => use(coached.url),
});

/** The examination starts with the server, and asks one question per paper. */
async function untilExamined({ requests, countHeld }: ModelServer) {
  const papers = PITCH_TYPES.reduce((sum, type) => sum + papersOf(type).length, 0);
  const deadline = performance.now() + EXAMINED_MS;
  while (requests.length < papers || countHeld() > 0) {
    if (performance.now() > deadline) throw new Error("the judge was not examined in time");
    await sleep(50);
  }
  // Wait until the last result is stored.
  await sleep(500);
}

/** Makes an honest model wait until each task is released. */
export function holdTasks() {
  const gates = new Map(
    (["judgement", "rewriting", "hooks"] as const).map((task) => [task, Promise.withResolvers<void>()]),
  );
  return {
    reply: (async (request) => {
      const { task } = readRequest(request);
      await gates.get(task === "labels" ? "judgement" : task)?.promise;
      return honest(request);
    }) satisfies Reply,
    release: (task: "judgement" | "rewriting" | "hooks") => gates.get(task)?.resolve(),
  };
}
