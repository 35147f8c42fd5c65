import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import { checkSession } from "./features/account/check-session.ts";
import { mountAccount } from "./features/account/routes.ts";
import { mountDeparture } from "./features/departure/routes.ts";
import { createExamples } from "./features/examples/create-examples.ts";
import { mountHistory } from "./features/history/routes.ts";
import { mountJob } from "./features/job/routes.ts";
import { mountLinkedIn } from "./features/linkedin/routes.ts";
import { mountReading } from "./features/reading/routes.ts";
import { mountShare } from "./features/share/routes.ts";
import { mountBilling } from "./features/billing/routes.ts";
import { mountDemonstration } from "./features/demonstration/routes.ts";
import { mountPitch } from "./features/pitch/routes.ts";
import { mountPlan } from "./features/plan/routes.ts";
import { mountRecording } from "./features/recording/routes.ts";
import { mountPrivacy } from "./features/privacy/routes.ts";
import { mountUsage } from "./features/usage/routes.ts";
import { createServer } from "./http/create-server.ts";
import { mountHealth } from "./http/health.ts";
import type { Api } from "./http/mount.ts";
import { describeApi } from "./http/openapi.ts";
import { refuseOtherMethods } from "./http/refuse-methods.ts";
import { JOBS } from "./jobs/jobs.ts";
import { runJobs } from "./jobs/run-jobs.ts";
import { mountWeb } from "./http/web.ts";

/** Builds the whole server from its dependencies; `app.close()` resolves once every running handler has ended. */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const stop = new AbortController();
  const app = createServer(deps, stop);
  const live: Api["live"] = new Set();
  const api: Api = {
    app,
    deps,
    authenticate: (authorization) => checkSession(deps, authorization),
    live,
    stopping: stop.signal,
  };
  const finishMethods = refuseOtherMethods(app);

  mountAccount(api);
  mountLinkedIn(api);
  mountDeparture(api);
  mountPitch(api);
  mountHistory(api);
  mountShare(api);
  mountReading(api);
  await mountRecording(api);
  mountPrivacy(api);
  mountBilling(api);
  mountPlan(api);
  mountJob(api);
  mountUsage(api);
  mountDemonstration(app, deps);
  let description: ReturnType<typeof describeApi> | undefined;
  app.get("/api/docs", () => (description ??= describeApi(deps.config.publicUrl)));
  mountHealth(app, deps);
  finishMethods();

  await app.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  if (deps.web) await mountWeb(app, deps.web, deps);
  keepHouse(app, deps, live);
  if (deps.config.examples) addExamples(app, deps, live, stop.signal);
  return app;
}

/** Jobs run from startup until the last handler has ended, since they renew the holds of the work in progress. */
function keepHouse(app: FastifyInstance, deps: Deps, live: Api["live"]): void {
  let jobs = { stop: async () => {} };
  app.addHook("onReady", async () => {
    jobs = runJobs(JOBS, deps);
  });
  app.addHook("onClose", async () => {
    while (live.size > 0) await Promise.allSettled(live);
    await jobs.stop();
  });
}

/**
 * Runs once the server listens, beside the first requests. The site works without examples; the next start tries again.
 */
function addExamples(app: FastifyInstance, deps: Deps, live: Api["live"], signal: AbortSignal): void {
  app.addHook("onListen", async () => {
    const work = createExamples(deps, (call) => app.inject(call), signal)
      .catch((error: Error) => {
        // A stopping server aborts this work: that is not an error.
        if (!signal.aborted) deps.log.warn({ name: error.name, message: error.message }, "examples not made");
      })
      .finally(() => live.delete(work));
    live.add(work);
  });
}
