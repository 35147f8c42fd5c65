// Attacks our own server, as a stranger or a user with a free account could, and prints what it withstood.
// `npm run test:hostile`, or `-- --short` for the rows of `npm test`. Only contacts this machine.
import { ROWS } from "./rows.ts";
import { type Outcome, runRow } from "./run-row.ts";
import { openTarget } from "./target.ts";

/** `--only WORD`: rows whose name contains WORD. */
const only = process.argv[process.argv.indexOf("--only") + 1];
const isShort = process.argv.includes("--short");
const rows = ROWS.filter(
  (row) => (!isShort || row.short) && (!process.argv.includes("--only") || row.name.includes(only ?? "")),
);
const { target, close } = await openTarget();
const outcomes: Outcome[] = [];
try {
  for (const row of rows) {
    const outcome = await runRow(row, target);
    outcomes.push(outcome);
    process.stdout.write(`${present(outcome)}\n`);
  }
} finally {
  await close();
}
const broken = outcomes.filter((outcome) => !outcome.held).length;
process.stdout.write(`\n${outcomes.length - broken} held, ${broken} did not\n`);
process.exitCode = broken > 0 ? 1 : 0;

function present({ name, held, said, worstMs, tookMs }: Outcome): string {
  const worst = Number.isFinite(worstMs) ? `${Math.round(worstMs)} ms` : "no answer";
  const seconds = `${(tookMs / 1000).toFixed(1)} s`;
  return `${held ? "held  " : "BROKEN"}  ${name.padEnd(58)} ${worst.padStart(9)} ${seconds.padStart(8)}  ${said}`;
}
