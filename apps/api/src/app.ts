import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import { purgeThrottles } from "./db/throttle.ts";
import { checkSession } from "./features/account/check-session.ts";
import { purgeSessions } from "./features/account/store.ts";
import { mountAccount } from "./features/account/routes.ts";
import { mountPitch } from "./features/pitch/routes.ts";
import { keepExamined } from "./jobs/keep-examined.ts";
import { mountRecording } from "./features/recording/routes.ts";
import { sendMails } from "./features/mail/send-mails.ts";
import { purgeMails } from "./features/mail/purge-mails.ts";
import { mountPrivacy } from "./features/privacy/routes.ts";
import { sweepRecordings } from "./features/recording/sweep-recordings.ts";
import { LEASE_SEC, releaseAbandonedHolds, renewLeases } from "./features/credit/service.ts";
import { createServer } from "./http/create-server.ts";
import { mountHealth } from "./http/health.ts";
import type { Api } from "./http/mount.ts";
import { describeApi } from "./http/openapi.ts";
import { refuseOtherMethods } from "./http/refuse-methods.ts";
import { repeat } from "./jobs/repeat.ts";
import { mountWeb } from "./http/web.ts";

const SWEEP_MS = 1000;
const PURGE_MS = 600_000;
const MAIL_MS = 1000;
const RETENTION_MS = 600_000;

/** The whole server as a function of what stands outside it; `app.close()` ends once every live handler has. */
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
  mountPitch(api);
  await mountRecording(api);
  mountPrivacy(api);
  const description = describeApi(deps.config.publicUrl);
  app.get("/api/docs", () => description);
  mountHealth(app, deps);
  finishMethods();

  await app.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  if (deps.web) await mountWeb(app, deps.web, deps.config.publicUrl);
  keepHouse(app, deps, live);
  return app;
}

/** Work without a request: leases renewed, abandoned holds given back, spent rows purged, the judge examined. */
function keepHouse(app: FastifyInstance, deps: Deps, live: Api["live"]): void {
  const { database, log } = deps;
  const report = (error: unknown) => log.warn({ name: (error as Error).name }, "housekeeping failed");
  const jobs: { stop(): Promise<void> }[] = [];
  app.addHook("onReady", async () => {
    jobs.push(
      repeat(SWEEP_MS, () => releaseAbandonedHolds(database), report),
      repeat((LEASE_SEC / 3) * 1000, () => renewLeases(database), report),
      repeat(RETENTION_MS, () => sweepRecordings(deps), report),
      repeat(PURGE_MS, () => Promise.all([purgeThrottles(database), purgeSessions(database)]), report),
      repeat(MAIL_MS, () => sendMails(deps), report),
      repeat(RETENTION_MS, () => purgeMails(deps), report),
      keepExamined(deps, report),
    );
  });
  app.addHook("onClose", async () => {
    while (live.size > 0) await Promise.allSettled(live);
    await Promise.all(jobs.map((job) => job.stop()));
  });
}
