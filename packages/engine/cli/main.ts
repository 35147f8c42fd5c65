import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import type { runReadCommand } from "./read.ts";
import { USAGE } from "./usage.ts";

// Half of a short command's time is the compilation of the engine: Node keeps it from one command to the next.
enableCompileCache(fileURLToPath(new URL("../../../node_modules/.cache/node-compile", import.meta.url)));

// Each command is loaded when it is run: help and mistakes are answered at once.
const COMMANDS: Record<string, () => Promise<void>> = {
  pitch: async () => (await import("./pitch.ts")).runPitchCommand(process.stdin, process.stdout),
  voice: async () => {
    const { runVoiceCommand } = await import("./voice.ts");
    process.exitCode = await runVoiceCommand(process.argv.slice(3), process.stdout, process.stderr);
  },
  read: async () => runWithOptions((await import("./read.ts")).runReadCommand),
  advert: async () => runWithOptions((await import("./plan.ts")).runAdvertCommand),
  strategy: async () => runWithOptions((await import("./plan.ts")).runStrategyCommand),
  question: async () => runWithOptions((await import("./question.ts")).runQuestionCommand),
  title: async () => runWithOptions((await import("./title.ts")).runTitleCommand),
};

async function runWithOptions(run: typeof runReadCommand): Promise<void> {
  process.exitCode = await run(process.argv.slice(3), process.stdin, process.stdout);
  if (process.exitCode !== 0) process.stderr.write(USAGE);
}

// A reader that stops early (« | head -1 ») is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 1);
});

const name = process.argv[2] ?? "";
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) {
  await command();
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
