import { Writable } from "node:stream";
import { pino } from "pino";
import { TEST_CONFIG } from "../../../../test-support/test-app.ts";
import { chooseLanguageModel } from "../../../adapters/language-model/choose-language-model.ts";
import {
  type ChatRequest,
  type ModelServer,
  startModelServer,
} from "../../../adapters/language-model/test-support/model-server.ts";
import type { CannedResponse } from "../../../adapters/language-model/test-support/canned-responses.ts";
import type { LanguageModelSettings } from "../../../config.ts";
import type { Database } from "../../../db/database.ts";
import type { LlmDeps } from "../../../llm/model-task.ts";

export interface OpenCoach {
  deps: LlmDeps;
  server: ModelServer;
  /** Every line of the log, as JSON. */
  lines: string[];
  /** Takes effect from the next request. */
  becomes(reply: (request: ChatRequest, nth: number) => CannedResponse | Promise<CannedResponse>): void;
  close(): Promise<void>;
}

/** The coach of one process, connected to our own model server over real HTTP. */
export async function openCoach(
  database: Database,
  reply: (request: ChatRequest, nth: number) => CannedResponse | Promise<CannedResponse>,
  change: Partial<LanguageModelSettings> = {},
): Promise<OpenCoach> {
  let current = reply;
  const server = await startModelServer((request, nth) => current(request, nth));
  const llm: LanguageModelSettings = {
    baseUrl: server.baseUrl,
    apiKey: null,
    model: "essai",
    deadlineSec: 10,
    dailyTokens: null,
    ...change,
  };
  const coach = await chooseLanguageModel(llm);
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  return {
    deps: { coach, database, config: { ...TEST_CONFIG, llm }, log: pino({ level: "info" }, stream) },
    server,
    lines,
    becomes: (next) => {
      current = next;
    },
    async close() {
      await coach.close();
      await server.close();
    },
  };
}
