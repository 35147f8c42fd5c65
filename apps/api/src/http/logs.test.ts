import { MESSAGES } from "@app/contracts/messages";
import type { PitchText } from "@app/engine/pitch";
import { pino } from "pino";
import { expect, test } from "vitest";
import {
  analyse,
  bearer,
  logIn,
  newEmail,
  openTestApp,
  PASSWORD,
  pitch,
  register,
  TEST_CONFIG,
} from "../../test-support/test-app.ts";
import { sampleReport } from "../../test-support/sample-report.ts";
import { readConfig } from "../config.ts";
import { createTestDatabase } from "../../test-support/test-database.ts";

test("requests refused by a full queue fill no log", { tags: ["long"] }, async () => {
  const db = await createTestDatabase();
  const levels: number[] = [];
  const write = (line: string) => void levels.push((JSON.parse(line) as { level: number }).level);
  // With the hashing cost of production: a cheap hash would end before the queue is full.
  const config = { ...TEST_CONFIG, passwordCost: readConfig({}).passwordCost };
  const { app, close } = await openTestApp(db, { log: pino({ level: "info" }, { write }), config });
  const answers = await Promise.all(Array.from({ length: 60 }, () => logIn(app, newEmail(), PASSWORD)));
  await close();
  await db.close();
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401, 503]));
  expect(levels.filter((level) => level > 30)).toEqual([]);
});

test("logs hold no token, password, address or pitch, even of what failed; the answer holds no cause", async () => {
  const db = await createTestDatabase();
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => lines.push(line) });
  const engine = { measureText: () => Promise.reject(new Error(`engine on ${CONTENT}`)) };
  const CONTENT = "secretdupitch ".repeat(60);
  const { app, close } = await openTestApp(db, { log, engine });
  const email = newEmail();
  const signedUp = await app.inject({
    method: "POST",
    url: "/api/auth/register?secretrequete=1",
    payload: { email, password: PASSWORD },
    remoteAddress: "203.0.113.99",
  });
  const token: string = signedUp.json().access_token;
  await logIn(app, email, `${PASSWORD} faux`);
  const failed = await analyse(app, token, pitch({ content: CONTENT }));
  expect(failed.json()).toEqual({ detail: MESSAGES.analysisFailed, code: "analysis_failed" });
  await app.inject({ url: "/secretchemin?secretrequete=1", headers: bearer(token) });

  // Makes a query fail by our own fault, with values in its message.
  await db.pool.query("alter table session rename to session_gone");
  const broken = await app.inject({ url: "/api/users/me", headers: bearer(token) });
  expect([broken.statusCode, broken.json()]).toEqual([
    500,
    { detail: MESSAGES.unexpected, code: "unexpected" },
  ]);
  await db.pool.query("alter table session_gone rename to session");
  await close();
  await db.close();

  const text = lines.join("");
  expect(text).toContain('"route":"/api/analysis/pitch"');
  expect(text).toContain("request failed");
  for (const secret of [
    token,
    PASSWORD,
    email,
    email.split("@")[0]!,
    "secretdupitch",
    "secretrequete",
    "secretchemin",
  ])
    expect(text).not.toContain(secret);
  expect(text).not.toContain("203.0.113.99");
  expect(text).not.toMatch(/select |insert /i);
});

test("a report of the wrong shape is logged by the names of its fields, without what they held", async () => {
  const db = await createTestDatabase();
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => lines.push(line) });
  const measureText = (text: PitchText) => {
    const report = sampleReport(text);
    return Promise.resolve({ ...report, margin: { ...report.margin, points: Number.NaN } });
  };
  const { app, close } = await openTestApp(db, { log, engine: { measureText } });
  const failed = await analyse(app, await register(app), pitch());
  expect(failed.statusCode).toBe(500);
  await close();
  await db.close();
  expect(lines.join("")).toContain('"unproved":["margin.points: invalid_type"]');
  expect(lines.join("")).not.toContain(pitch().content);
});
