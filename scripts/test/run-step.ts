import { spawn } from "node:child_process";

export interface Tally {
  passed: number;
  /** Names of the failed tests. */
  failed: readonly string[];
  skipped: number;
}

/** Runs one command with its output shown, and resolves with its exit code. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** A step that counts as one test, by its command's exit code. */
export async function runCheck(name: string, command: string, args: string[]): Promise<Tally> {
  const startedAt = performance.now();
  const code = await run(command, args);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? [] : [name], skipped: 0 };
}

export const addTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
  failed: tallies.flatMap((tally) => tally.failed),
  skipped: tallies.reduce((sum, tally) => sum + tally.skipped, 0),
});
