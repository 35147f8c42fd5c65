import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { expectSound } from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";
import { registerProcessOwner, type ProcessOwner } from "../../db/process-owner.ts";
import { transact } from "../../db/transact.ts";
import { insertAnalysis } from "../pitch/store.ts";
import { toStoredReport } from "../pitch/stored-report.ts";
import { sampleReport } from "../../../test-support/sample-report.ts";
import {
  captureCredits,
  findAvailableCredits,
  forgetHold,
  holdCredits,
  openAccount,
  releaseAbandonedHolds,
  releaseForgottenHolds,
  releaseCredits,
  renewLeases,
} from "./service.ts";

let db: TestDatabase;
let owner: ProcessOwner;
beforeAll(async () => {
  db = await createTestDatabase();
  owner = await registerProcessOwner(db.connection, () => {});
});
afterEach(() => expectSound(db.database));
afterAll(async () => {
  await owner.close();
  await db.close();
});

const pitch = {
  pitch_type: "perso",
  content: "Bonjour à tous",
  target: "Dire au revoir",
  audience: "Amis",
} as const;

async function openUser(credits = 20): Promise<string> {
  const { rows } = await db.database.execute<{ id: string }>(
    sql`insert into app_user (email, password_hash) values (${randomUUID()}, '') returning id`,
  );
  const userId = rows[0]!.id;
  await transact(db.database, (transaction) => openAccount(transaction, userId, credits));
  return userId;
}

const hold = (userId: string, cost = 1, idempotencyKey: string = randomUUID(), ownerId = owner.id) =>
  holdCredits(
    { database: db.database, ownerId },
    { userId, cost, spend: "text_analysis", idempotencyKey, bodyHash: Buffer.from("b") },
  );

const capture = (userId: string, holdId: string) =>
  transact(db.database, async (transaction) => {
    await captureCredits(transaction, holdId);
    const report = sampleReport({ pitchType: "perso", content: pitch.content });
    const { content } = pitch;
    const measured = {
      content,
      globalScore: 1,
      maxScore: 60,
      report: toStoredReport(report, null, new Date()),
    };
    await insertAnalysis(transaction, { holdId, userId, pitch, measured, recordingId: null });
  });

describe("the ledger", () => {
  test.each([
    ["changed", "update transfer set amount = amount + 1"],
    ["shortened", "delete from transfer"],
    ["emptied", "truncate transfer cascade"],
  ])("cannot be %s", async (_how, statement) => {
    await openUser();
    await expect(db.pool.query(statement)).rejects.toThrow("append-only");
  });

  test("counts every credit on both of its sides", async () => {
    const userId = await openUser(5);
    const [spent, kept] = [await hold(userId, 3), await hold(userId, 2)];
    expect(await findAvailableCredits(db.database, userId)).toBe(0);
    await capture(userId, spent.id);
    await releaseCredits(db.database, kept.id);
    expect(await findAvailableCredits(db.database, userId)).toBe(2);
    const { rows } = await db.database.execute(
      sql`select source, destination, amount, kind from transfer where user_id = ${userId} order by id`,
    );
    expect(rows.map((row) => Object.values(row).join(" "))).toEqual([
      "signup available 5 signup",
      "available held 3 hold",
      "available held 2 hold",
      "held consumed 3 capture",
      "held available 2 release",
    ]);
  });

  test("shows a tampered balance in `ledger_violation`", async () => {
    const userId = await openUser();
    await db.database.execute(sql`update account set available = 21 where user_id = ${userId}`);
    const { rows } = await db.database.execute(sql`select fault, subject from ledger_violation`);
    expect(rows).toEqual([{ fault: "balance differs from the ledger", subject: userId }]);
    await db.database.execute(sql`update account set available = 20 where user_id = ${userId}`);
  });
});

describe("a hold", () => {
  test("ends once, however many try at the same time", async () => {
    const userId = await openUser();
    const { id } = await hold(userId);
    const tries = await Promise.allSettled([
      ...Array.from({ length: 10 }, () => releaseCredits(db.database, id)),
      ...Array.from({ length: 10 }, () => capture(userId, id)),
    ]);
    const winners = tries.filter((each) => each.status === "fulfilled" && each.value !== false);
    expect(winners).toHaveLength(1);
  });

  test("of mixed prices never spends more than there is", async () => {
    const userId = await openUser(20);
    const tries = await Promise.allSettled(Array.from({ length: 60 }, (_, i) => hold(userId, i % 2 ? 3 : 1)));
    const held = tries.filter((each) => each.status === "fulfilled").map((each) => each.value.id);
    for (const id of held) await capture(userId, id);
    expect(await findAvailableCredits(db.database, userId)).toBeGreaterThanOrEqual(0);
    const { rows } = await db.database.execute<{ spent: number }>(
      sql`select sum(amount)::int as spent from transfer where user_id = ${userId} and kind = 'capture'`,
    );
    expect(rows[0]?.spent).toBe(20 - (await findAvailableCredits(db.database, userId)));
  });

  test("of a silent process is given back after its lease, and its late capture stores nothing", async () => {
    const userId = await openUser();
    const { id } = await hold(userId);
    expect(await releaseAbandonedHolds(db.database)).toBe(0);
    await db.database.execute(
      sql`update hold set lease_until = now() - interval '1 second' where id = ${id}`,
    );
    const sweeps = await Promise.all([1, 2, 3].map(() => releaseAbandonedHolds(db.database)));
    expect(Math.max(...sweeps)).toBe(1);
    expect(await findAvailableCredits(db.database, userId)).toBe(20);
    await expect(capture(userId, id)).rejects.toThrow("momentanément indisponible");
    expect(await findAvailableCredits(db.database, userId)).toBe(20);
  });

  test("that is worked on lives on, and its lease runs out when the work is over", async () => {
    const userId = await openUser();
    const { id } = await hold(userId);
    const age = sql`update hold set lease_until = now() - interval '1 second' where id = ${id}`;
    await db.database.execute(age);
    await renewLeases(db.database);
    expect(await releaseAbandonedHolds(db.database)).toBe(0);
    forgetHold(id);
    await db.database.execute(age);
    await renewLeases(db.database);
    expect(await releaseAbandonedHolds(db.database)).toBe(1);
  });

  test("that nobody works on any more is given back by its own process, and no other hold", async () => {
    const owner = await registerProcessOwner(db.connection, () => {});
    const other = await registerProcessOwner(db.connection, () => {});
    const userId = await openUser();
    const [lost, working, fresh, theirs] = [
      await hold(userId, 1, randomUUID(), owner.id),
      await hold(userId, 1, randomUUID(), owner.id),
      await hold(userId, 1, randomUUID(), owner.id),
      await hold(userId, 1, randomUUID(), other.id),
    ];
    await db.database.execute(
      sql`update hold set created_at = now() - interval '6 seconds' where id <> ${fresh.id} and user_id = ${userId}`,
    );
    for (const { id } of [lost, fresh, theirs]) forgetHold(id);
    const release = () => releaseForgottenHolds({ database: db.database, ownerId: owner.id }, new Date());
    expect(await release()).toBe(1);
    expect(await findAvailableCredits(db.database, userId)).toBe(17);
    forgetHold(working.id);
    expect(await release()).toBe(1);
    expect(await release()).toBe(0);
    for (const { id } of [fresh, theirs]) await releaseCredits(db.database, id);
    await owner.close();
    await other.close();
  });

  test("of a dead process is given back at once", async () => {
    const userId = await openUser();
    const doomed = await registerProcessOwner(db.connection, () => {});
    await hold(userId, 1, randomUUID(), doomed.id);
    expect(await releaseAbandonedHolds(db.database)).toBe(0);
    await doomed.close();
    expect(await releaseAbandonedHolds(db.database)).toBe(1);
    expect(await findAvailableCredits(db.database, userId)).toBe(20);
  });
});
