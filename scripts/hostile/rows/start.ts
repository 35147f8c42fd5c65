import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { PITCH } from "../client.ts";
import { hold, type Row } from "../row.ts";

async function runNode(script: string, env: NodeJS.ProcessEnv, input = "", args: string[] = []) {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
  child.stdin.end(input);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { output, errors, code: child.exitCode };
}

export const START_ROWS: readonly Row[] = [
  {
    name: "settings that would trust everybody",
    short: true,
    async run({ dataDir }) {
      const values = ["0.0.0.0/0", "::/0", "true", "1", "10.0.0.0/33"];
      const start = (TRUST_PROXY: string) =>
        runNode("apps/api/src/main.ts", { TRUST_PROXY, DATA_DIR: dataDir, PORT: "1" });
      for (const { code, errors } of await Promise.all(values.map(start)))
        hold(code === 1 && errors.trimEnd().split("\n").length === 1, errors.slice(0, 200));
      return `${values.length} values, one line each`;
    },
  },
  {
    name: "line separators of Unicode on the command line",
    short: true,
    async run() {
      const line = JSON.stringify({
        key: "a",
        pitch_type: "produit",
        content: PITCH.replaceAll(". ", ".\u2028"),
      });
      const { output } = await runNode("packages/engine/cli/main.ts", {}, `${line}\n`, ["pitch"]);
      const lines = output.trimEnd().split("\n");
      hold(lines.length === 1 && !lines[0]!.includes('"error"'), output.slice(0, 200));
      return "one line in, one line out";
    },
  },
];
