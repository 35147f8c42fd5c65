import { PassThrough, Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { runReadCommand } from "./read.ts";

async function run(options: string[], input: string): Promise<string> {
  const output = new PassThrough();
  const code = await runReadCommand(options, Readable.from([input]), output);
  output.end();
  expect(code).toBe(0);
  return (await output.toArray()).join("");
}

describe("read", () => {
  it("prints CoNLL-U of ten columns, contractions included", async () => {
    const lines = (await run([], "Le chef du service parle. Il rit.")).split("\n");
    const rows = lines.filter((line) => /^\d/.test(line));
    for (const row of rows) expect(row.split("\t")).toHaveLength(10);
    expect(rows.map((row) => row.split("\t").slice(0, 2).join(" "))).toContain("3-4 du");
    expect(lines.filter((line) => line.startsWith("# text = "))).toHaveLength(2);
  });

  it("keeps sentences, words, comments, contractions and empty nodes of a file", async () => {
    const given = [
      "# sent_id = a",
      "1-2\tdu\t_\t_\t_\t_\t_\t_\t_\t_",
      "1\tde\tX\tX\tx\t_\t9\tx\t_\tSpaceAfter=No",
      "2\tle\tX\tX\t_\t_\t9\tx\t_\t_",
      "2.1\tvide\t_\t_\t_\t_\t_\t_\t_\t_",
      "3\tpain\tX\tX\t_\t_\t9\tx\t_\t_",
      "",
      "",
    ].join("\n");
    const lines = (await run(["--conllu"], given)).split("\n");
    expect(lines).toHaveLength(given.split("\n").length);
    expect(lines[0]).toBe("# sent_id = a");
    expect(lines[1]).toBe("1-2\tdu\t_\t_\t_\t_\t_\t_\t_\t_");
    expect(lines[4]).toBe("2.1\tvide\t_\t_\t_\t_\t_\t_\t_\t_");
    expect(lines[2]).toMatch(/^1\tde\tde\tADP\tx\t_\t3\tcase\t_\tSpaceAfter=No$/);
    expect(lines[5]).toMatch(/^3\tpain\tpain\tNOUN\t/);
  });

  it("prints one sentence a line", async () => {
    expect(await run(["--segment"], "Bonjour à tous.\nJe suis\nici.")).toBe(
      "Bonjour à tous.\nJe suis ici.\n",
    );
  });

  it("ends no sentence inside « trois semaines après »", async () => {
    const said =
      "les applis disent oui ou non c'est comme dire restaurant oui restaurant non le gérant de la station il m'a appelée furieux parce qu'il avait une étoile et trois semaines après il a refait ses sols et il m'a rappelée pour que j'aille voir les autres elles payeraient pour savoir ce qui ne va pas";
    const lines = (await run(["--segment"], said)).split("\n");
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter((line) => /semaines$|^après/u.test(line))).toEqual([]);
  });
});
