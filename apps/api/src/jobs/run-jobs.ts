import { claimDay, postponeDay, recordDay } from "../db/daily-job.ts";
import type { Deps } from "../deps.ts";
import type { Job } from "./job.ts";

/** How often to check whether a daily job's hour has come. */
const DAILY_LOOK_SEC = 60;
const HOUR_MS = 3_600_000;

/** Runs each job on its schedule, never twice at once in this process; `stop` waits for the current runs. */
export function runJobs(jobs: readonly Job[], deps: Deps): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const running = jobs.map((job) => repeatJob(job, deps, stopped.signal));
  return {
    async stop() {
      stopped.abort();
      await Promise.all(running);
    },
  };
}

async function repeatJob(job: Job, deps: Deps, signal: AbortSignal): Promise<void> {
  const { name, when } = job;
  while (!signal.aborted) {
    try {
      if ("dailyAt" in when) await runDaily(job, when.dailyAt, deps, signal);
      else await job.run(deps, deps.clock.now(), signal);
    } catch (error) {
      // Log only its name: the message of a database error repeats the query's values.
      deps.log.warn({ job: name, error: (error as Error).name }, "job failed");
    }
    const pauseSec = "dailyAt" in when ? DAILY_LOOK_SEC : when.everySec;
    await deps.clock.sleep(pauseSec * 1000, signal);
  }
}

async function runDaily(job: Job, hour: number, deps: Deps, signal: AbortSignal): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  // Before the hour of the job, yesterday's run is the one due.
  const day = new Date(now.getTime() - hour * HOUR_MS).toISOString().slice(0, 10);
  if (!(await claimDay(database, job.name, day, now))) return;
  try {
    await job.run(deps, now, signal);
  } catch (error) {
    await postponeDay(database, job.name, clock.now());
    throw error;
  }
  await recordDay(database, job.name, day);
}
