import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dropThinking, extractJson } from "@app/api/adapters/language-model/extract-json";
import { type LanguageModel, ModelFailure, type ModelRequest } from "@app/api/adapters/language-model/port";

/** Counted for French with the tokenizers of open models: about three and a half characters per token. */
const CHARACTERS_PER_TOKEN = 3.5;
const HASH_LENGTH = 16;

export interface Cassette {
  model: LanguageModel;
  /** Hashes of the questions without an answer. */
  waiting: ReadonlySet<string>;
  /** Answers that were used, with their token counts (estimated from characters). */
  read: { task: string; hash: string; asked: number; answered: number }[];
}

/** Hash of the question only: the same words and format have the same hash, whatever the date or model. */
function hashOf({ name, system, turns, schema }: ModelRequest): string {
  const question = JSON.stringify({ task: name, system, turns, schema });
  return createHash("sha256").update(question).digest("hex").slice(0, HASH_LENGTH);
}

/**
 * A model whose answers are files: `HASH.json` holds a question, `HASH.txt` its answer. A question without an answer is
 * written to its file and fails like an unreachable service, so that the run goes on.
 *
 * @param recorder asked when the folder has no answer; its answers are stored there
 */
export function openCassette(folder: string, recorder: LanguageModel | null = null): Cassette {
  mkdirSync(folder, { recursive: true });
  const waiting = new Set<string>();
  const read: Cassette["read"] = [];
  const model: LanguageModel = {
    describe: () => recorder?.describe() ?? { model: "cassette", host: "cassette", local: true },
    async ask(request, signal) {
      const { name, system, turns, schema } = request;
      const hash = hashOf(request);
      const path = join(folder, hash);
      if (!existsSync(`${path}.json`))
        writeFileSync(`${path}.json`, `${JSON.stringify({ task: name, system, turns, schema }, null, 2)}\n`);
      if (!existsSync(`${path}.txt`)) {
        if (!recorder) {
          waiting.add(hash);
          throw new ModelFailure("unreachable", "the cassette holds no answer to this question");
        }
        writeFileSync(`${path}.txt`, (await recorder.ask(request, signal)).text);
      }
      const text = dropThinking(readFileSync(`${path}.txt`, "utf8"));
      const question = [system, ...turns.map((turn) => turn.text)].join("\n");
      const asked = Math.ceil(question.length / CHARACTERS_PER_TOKEN);
      const answered = Math.ceil(text.length / CHARACTERS_PER_TOKEN);
      read.push({ task: name, hash, asked, answered });
      return { text, value: extractJson(text), tokens: asked + answered };
    },
    close: async () => recorder?.close(),
  };
  return { model, waiting, read };
}
