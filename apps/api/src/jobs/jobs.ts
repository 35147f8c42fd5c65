import { purgeThrottles } from "../db/throttle.ts";
import { purgeGifts, purgeMailedTokens, purgeSessions } from "../features/account/store.ts";
import {
  LEASE_SEC,
  releaseAbandonedHolds,
  releaseForgottenHolds,
  renewLeases,
} from "../features/credit/service.ts";
import { purgeExaminations } from "../features/judge-exam/store.ts";
import { reconcilePayments } from "../features/billing/reconcile-payments.ts";
import { sendRefunds } from "../features/billing/send-refunds.ts";
import { retireAccounts } from "../features/departure/retire-accounts.ts";
import { purgeFlows } from "../features/linkedin/store.ts";
import { purgeMails } from "../features/mail/purge-mails.ts";
import { sendMails } from "../features/mail/send-mails.ts";
import { sweepRecordings } from "../features/recording/sweep-recordings.ts";
import type { LlmDeps } from "../llm/model-task.ts";
import { purgeSpending } from "../llm/store.ts";
import type { Job } from "./job.ts";

/** All recurring work. A feature adds its job with one line. */
export const JOBS: readonly Job[] = [
  {
    name: "release abandoned holds",
    when: { everySec: 1 },
    run: ({ database }) => releaseAbandonedHolds(database),
  },
  { name: "release forgotten holds", when: { everySec: 1 }, run: releaseForgottenHolds },
  { name: "renew leases", when: { everySec: LEASE_SEC / 3 }, run: ({ database }) => renewLeases(database) },
  { name: "send mails", when: { everySec: 1 }, run: (deps) => sendMails(deps) },
  { name: "send refunds", when: { everySec: 60 }, run: (deps) => sendRefunds(deps) },
  {
    name: "deliver the demonstration's events",
    when: { everySec: 2 },
    run: async ({ demonstration }) => demonstration?.deliver(),
  },
  { name: "reconcile payments", when: { dailyAt: 3 }, run: (deps, now) => reconcilePayments(deps, now) },
  { name: "examine the judge", when: { everySec: 20 }, run: examineWhenDue },
  {
    name: "purge token spending",
    when: { dailyAt: 3 },
    run: ({ database }) => purgeSpending(database),
  },
  {
    name: "purge examinations",
    when: { dailyAt: 3 },
    run: ({ database }) => purgeExaminations(database),
  },
  { name: "purge mails", when: { everySec: 600 }, run: purgeMails },
  { name: "sweep recordings", when: { everySec: 600 }, run: sweepRecordings },
  { name: "purge throttles", when: { everySec: 600 }, run: ({ database }) => purgeThrottles(database) },
  {
    name: "purge sessions",
    when: { everySec: 600 },
    run: ({ database }, now) => purgeSessions(database, now),
  },
  { name: "retire accounts", when: { dailyAt: 2 }, run: retireAccounts },
  { name: "purge gifts", when: { dailyAt: 3 }, run: ({ database }, now) => purgeGifts(database, now) },
  {
    name: "purge mailed tokens",
    when: { everySec: 600 },
    run: ({ database }, now) => purgeMailedTokens(database, now),
  },
  {
    name: "purge sign-in flows",
    when: { everySec: 600 },
    run: ({ database }, now) => purgeFlows(database, now),
  },
];

/** Examines the judge when due; the coach's code is loaded only where a model is configured. */
async function examineWhenDue(deps: LlmDeps, _now: Date, signal: AbortSignal): Promise<void> {
  if (!deps.coach.describe()) return;
  const { examineJudges } = await import("../features/judge-exam/examine-judge.ts");
  await examineJudges(deps, signal);
}
