import { once } from "node:events";
import type { Readable, Writable } from "node:stream";

/** Splits at line feeds only: JSON text may contain Unicode's other line separators unescaped. */
async function* readLines(input: Readable): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of input.setEncoding("utf8")) {
    const lines = `${rest}${chunk as string}`.split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
  yield rest;
}

/** Writes one JSON line for each line that is not blank, in order. */
export async function answerLines(
  input: Readable,
  output: Writable,
  answer: (line: string) => object | Promise<object>,
): Promise<void> {
  for await (const line of readLines(input)) {
    if (line.trim() === "") continue;
    const written = output.write(`${JSON.stringify(await answer(line.replace(/^\uFEFF/, "")))}\n`);
    if (!written) await once(output, "drain");
  }
}

/** Answers JSON objects with these text fields; an invalid line gets an error message, and reading goes on. */
export async function answerObjects(
  input: Readable,
  output: Writable,
  fields: readonly string[],
  answer: (given: Record<string, string>) => object,
): Promise<void> {
  await answerLines(input, output, (line) => {
    let given: Record<string, unknown>;
    try {
      given = Object(JSON.parse(line)) as Record<string, unknown>;
    } catch {
      return { id: null, error: "Ligne illisible : un objet JSON est attendu." };
    }
    const id = given["id"] ?? null;
    const missing = fields.filter((field) => typeof given[field] !== "string");
    if (missing.length > 0) return { id, error: `Champ de texte attendu : ${missing.join(", ")}.` };
    return { id, ...answer(given as Record<string, string>) };
  });
}
