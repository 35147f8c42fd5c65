import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readJourneyPitches } from "../test-support/judged-pitches.ts";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));

async function runEngine(args: string[], input = "") {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ["pipe", "pipe", "pipe"] });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  child.stdin.end(input);
  const code = await new Promise((resolve) => child.on("close", resolve));
  const lines = output
    .trimEnd()
    .split("\n")
    .filter((line) => line !== "");
  return { code, errors, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe("the pitch command", () => {
  it("takes a line with Unicode's own line separators for one line", async () => {
    const [pitch] = readJourneyPitches();
    const content = pitch!.content.replace(". ", ".\u2028").replace(". ", ".\u2029").replace(". ", ".\u0085");
    expect(content).toContain("\u2028");
    const { lines } = await runEngine(
      ["pitch"],
      JSON.stringify({ key: "a", pitch_type: "produit", content }),
    );
    expect(lines.map(({ key, error }) => [key, error])).toEqual([["a", undefined]]);
  });

  it("answers each line in order and goes on after a bad one", async () => {
    const [produit, rh] = readJourneyPitches();
    const { code, lines } = await runEngine(
      ["pitch"],
      [
        JSON.stringify({ key: "a", pitch_type: "produit", content: produit!.content }),
        "{ pas du JSON",
        "",
        JSON.stringify({ key: "b", pitch_type: "poème", content: "Un texte." }),
        JSON.stringify({ key: 3, pitch_type: "rh" }),
        JSON.stringify({ key: "c", pitch_type: "rh", content: rh!.content, question: 12 }),
        JSON.stringify({ key: "d", pitch_type: "rh", content: rh!.content, question: rh!.question }),
      ].join("\r\n"),
    );
    expect(code).toBe(0);
    expect(lines.map((line) => line["key"])).toEqual(["a", null, "b", 3, "c", "d"]);
    expect(lines.map((line) => typeof line["error"])).toEqual([
      "undefined",
      "string",
      "string",
      "string",
      "string",
      "undefined",
    ]);
    expect(lines[0]).toMatchObject({
      maxScore: 60,
      metrics: expect.any(Array),
      recommendations: { hooks: expect.any(Array) },
    });
    const finding = (lines[0]!["findings"] as { start: number; end: number; quote: string }[])[0]!;
    expect(produit!.content.slice(finding.start, finding.end)).toBe(finding.quote);
  });

  it("says nothing for an empty input", async () => {
    expect(await runEngine(["pitch"])).toMatchObject({ code: 0, lines: [], errors: "" });
  });

  it.each([[["bogus"]], [[]], [["toString"]]])("explains itself and exits with 2 for %j", async (args) => {
    const { code, errors, lines } = await runEngine(args);
    expect(code).toBe(2);
    expect(lines).toEqual([]);
    expect(errors).toContain("Usage");
  });
});
