import { PITCH_USAGE, runPitchCommand } from "./pitch.ts";
import { PLAN_USAGE, runAdvertCommand, runStrategyCommand } from "./plan.ts";
import { QUESTION_USAGE, runQuestionCommand } from "./question.ts";
import { READ_USAGE, runReadCommand } from "./read.ts";
import { runTitleCommand, TITLE_USAGE } from "./title.ts";
import { runVoiceCommand, VOICE_USAGE } from "./voice.ts";

const COMMANDS: Record<string, () => Promise<void>> = {
  pitch: () => runPitchCommand(process.stdin, process.stdout),
  voice: async () => {
    process.exitCode = await runVoiceCommand(process.argv.slice(3), process.stdout, process.stderr);
  },
  read: () => runWithOptions(runReadCommand),
  advert: () => runWithOptions(runAdvertCommand),
  strategy: () => runWithOptions(runStrategyCommand),
  question: () => runWithOptions(runQuestionCommand),
  title: () => runWithOptions(runTitleCommand),
};

const USAGE = `Usage : npm run -s engine -- <commande>

${PITCH_USAGE}

${VOICE_USAGE}

${READ_USAGE}

${PLAN_USAGE}

${QUESTION_USAGE}

${TITLE_USAGE}
`;

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
