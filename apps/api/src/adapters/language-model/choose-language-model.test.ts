import { expect, test } from "vitest";
import { chooseLanguageModel } from "./choose-language-model.ts";
import type { ModelFailure, ModelRequest } from "./port.ts";

const REQUEST: ModelRequest = {
  name: "a",
  system: "",
  turns: [{ role: "user", text: "a" }],
  schema: {},
  outputTokensMax: 1,
};

test("without settings there is no model, and nothing is asked of one", async () => {
  const coach = await chooseLanguageModel(null);
  expect(coach.describe()).toBe(null);
  const asked = coach.ask(REQUEST, new AbortController().signal);
  expect(await asked.catch((failure: ModelFailure) => failure.kind)).toBe("refused");
  await coach.close();
});

test("with settings it is that service, and it is left alone once it has failed enough", async () => {
  const coach = await chooseLanguageModel({
    baseUrl: "http://127.0.0.1:1/v1",
    apiKey: null,
    model: "m",
    deadlineSec: 5,
    dailyTokens: null,
  });
  expect(coach.describe()).toEqual({ model: "m", host: "127.0.0.1:1", local: true });
  const kinds: string[] = [];
  // Expired deadlines spare the test the waits between attempts.
  for (let i = 0; i < 7; i += 1)
    await coach
      .ask({ ...REQUEST, endsAt: Date.now() }, new AbortController().signal)
      .catch((failure: ModelFailure) => kinds.push(failure.kind));
  expect(kinds).toEqual([...Array.from({ length: 6 }, () => "unreachable"), "circuit_open"]);
  await coach.close();
});
