import { spawnSync } from "node:child_process";
import { afterEach, describe, expect, it } from "vitest";
import {
  answer,
  raw,
  status,
} from "../../../apps/api/src/adapters/language-model/test-support/canned-responses.ts";
import {
  type Character,
  garbage,
  honest,
  obedient,
  praising,
} from "../../../apps/api/src/features/coach/test-support/honest-model.ts";
import { KEY, openConsole, openService } from "../eval/test-support/open-service.ts";
import { runCheck } from "./run.ts";

const LINES_MAX = 40;
let close = async () => {};
afterEach(() => close());

interface Circumstances {
  env?: NodeJS.ProcessEnv;
  probed?: Character;
  args?: string[];
}

async function check(character: Character, { env = {}, probed, args = [] }: Circumstances = {}) {
  const service = await openService(character, probed);
  close = service.close;
  const { printed, told, console } = openConsole();
  const code = await runCheck(args, { ...service.env, ...env }, console);
  return { code, printed, told, screen: printed.join("\n"), requests: service.requests };
}

/** Columns of the table of rated texts: engine, model, shown. */
function readRows(printed: string[]): string[][] {
  return printed
    .map((line) => /^ {2}(?:\S.*?) +([\d,]+|—) +([\d,]+|—) +([\d,]+|—)$/.exec(line)?.slice(1))
    .filter((row) => row !== undefined);
}

describe("coach:check", () => {
  it(
    "says in one screen that an honest model answers, passes, and how it grades",
    { tags: ["long"] },
    async () => {
      const { code, printed, screen, told, requests } = await check(honest);
      expect(code).toBe(0);
      expect(told).toEqual([]);
      expect(printed.length).toBeLessThanOrEqual(LINES_MAX);
      expect(screen).toContain("clé présente");
      expect(screen).toMatch(/json_schema +suivi\n +json_object +suivi\n +plain +suivi/);
      expect(screen).toContain("REÇU");
      expect(screen).toMatch(/cité, et trouvé dans le texte : « .+ »/);
      const rows = readRows(printed);
      expect(rows).toHaveLength(7);
      expect(rows.some(([engine, , shown]) => engine !== shown)).toBe(true);
      expect(requests.some((request) => request.authorization?.includes(KEY))).toBe(true);
      expect(screen).not.toContain(KEY);
    },
  );

  it.each([
    ["praises everything", praising],
    ["obeys the text that it judges", obedient],
    ["answers anything", garbage],
  ])(
    "says that a judge who %s does not count, and shows the engine's scores",
    { tags: ["long"] },
    async (_, character) => {
      const { code, printed, screen } = await check(character);
      expect(code).toBe(0);
      expect(screen).toContain("REFUSÉ");
      expect(screen).not.toContain("REÇU");
      const rows = readRows(printed);
      expect(rows).toHaveLength(7);
      for (const [engine, , shown] of rows) expect(shown).toBe(engine);
      expect(printed.length).toBeLessThanOrEqual(LINES_MAX);
    },
  );

  it(
    "tells the formats that a service knows from the ones that it does not, or ignores",
    { tags: ["long"] },
    async () => {
      const message = "response_format json_schema is not supported";
      const { screen, code } = await check(honest, {
        probed: ({ response_format: format }) => {
          if (format?.type === "json_schema") return status(400, { error: { message } });
          return answer(format ? '{"reponse":"Paris"}' : "Paris, bien sûr.");
        },
      });
      expect(code).toBe(0);
      expect(screen).toMatch(
        /json_schema +pas compris par ce service\n +json_object +suivi\n +plain +accepté, mais la réponse n'a pas/,
      );
    },
  );

  it.each([
    ["nothing is set", { LLM_BASE_URL: "", LLM_MODEL: "", LLM_API_KEY: "" }, "Aucun modèle n'est réglé"],
    ["half is set", { LLM_MODEL: "" }, "LLM_MODEL"],
    ["nobody listens", { LLM_BASE_URL: "http://127.0.0.1:1/v1" }, "ne répond pas"],
  ])("ends with 1 and one French line when %s", async (_, env, told) => {
    const ended = await check(honest, { env });
    expect(ended.code).toBe(1);
    expect(ended.told).toHaveLength(1);
    expect(ended.told[0]).toContain(told);
    expect(ended.told[0]).not.toContain(KEY);
  });

  it.each([
    ["the key is refused", status(401), "LLM_API_KEY"],
    ["the service is not a model's", raw("<html>", "text/html"), "LLM_BASE_URL"],
    ["the model is not known", status(404, { error: { code: "model_not_found" } }), "LLM_MODEL"],
  ])("ends with 1 and says what to look at when %s", async (_, response, what) => {
    const { code, told, screen } = await check(honest, { probed: () => response });
    expect(code).toBe(1);
    expect(told.join()).toContain(what);
    expect(told.join() + screen).not.toContain(KEY);
  });

  it("refuses an argument that is no pitch type", async () => {
    expect((await check(honest, { args: ["oral"] })).code).toBe(2);
  });

  it("is a command: its process ends with 1 and says why", { tags: ["long"] }, () => {
    const { LLM_BASE_URL: _url, LLM_MODEL: _model, LLM_API_KEY: _key, ...env } = process.env;
    const ended = spawnSync(process.execPath, ["tools/coach/check.ts"], { env, encoding: "utf8" });
    expect(ended.status).toBe(1);
    expect(ended.stderr).toMatch(/^Aucun modèle n'est réglé.+\n$/);
  });
});
