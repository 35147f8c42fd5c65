import { MESSAGES } from "@app/contracts/messages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { upload, wavOf } from "../../../test-support/sample-recording.ts";
import { serveFile } from "../../../test-support/serve-file.ts";
import {
  analyse,
  creditsOf,
  openTestApp,
  pitch,
  register,
  type TestApp,
} from "../../../test-support/test-app.ts";
import { sql } from "../../db/drizzle.ts";

const served = serveFile();
const { call } = served;
let voiced: TestApp;
const PLACES = [4.2, 12, 20.5];
const transcript =
  "Bonjour. Notre capteur prévient les agriculteurs avant l'orage. Il se pose en une heure, sans outil, au bord du champ. L'an dernier, il a évité deux gelées à nos voisins, et ils ont gardé leurs abricots. Il coûte le prix d'un pneu de tracteur et dure dix ans. Nous cherchons vingt fermes pour la saison prochaine. Si vous en connaissez une, appelez-moi.";

beforeAll(async () => {
  // The sound of these tests has no « euh »: make the engine report three.
  const { engine } = served.one.deps;
  voiced = await openTestApp(served.db, {
    files: served.one.deps.files,
    engine: {
      measureVoice: async (spoken, place) => {
        const report = await engine.measureVoice(spoken, place);
        const hesitations = PLACES.map((startSec) => ({
          startSec,
          endSec: startSec + 0.4,
          probability: 0.7,
        }));
        return { ...report, voice: { ...report.voice, hesitations } };
      },
    },
  });
});
afterAll(() => voiced.close());

async function speak() {
  const owner = await register(served.one.app);
  const { audio_url } = (await upload(served.one.app, owner, [{ bytes: wavOf(31) }])).json();
  const spoken = await analyse(voiced.app, owner, pitch({ content: "", audio_url, transcript }));
  expect(spoken.statusCode, spoken.body).toBe(200);
  // The claims added above are not the engine's own text: a first call without answers produces that text.
  const { id } = spoken.json();
  const told = await call(owner, "PUT", `/analysis/${id}/hesitations`, {
    answers: [{ index: 0, answer: null }],
  });
  return { owner, report: told.json() };
}
type Answers = { index: number; answer: "confirmed" | "dismissed" | null }[];
const answer = (token: string, id: string, answers: Answers) =>
  call(token, "PUT", `/analysis/${id}/hesitations`, { answers });
const fillersOf = ({
  oralPerformance,
}: {
  oralPerformance: { metrics: { label: string; score: number }[] };
}) => oralPerformance.metrics.find(({ label }) => label === "Mots de remplissage")!;

test(
  "a confirmed « euh » weighs, is kept, said twice changes nothing more, and taken back leaves no trace",
  { tags: ["long"] },
  async () => {
    const { owner, report } = await speak();
    const credits = await creditsOf(served.one.app, owner);
    const first = await answer(owner, report.id, [{ index: 1, answer: "confirmed" }]);
    expect(first.statusCode, first.body).toBe(200);
    const answered = first.json();
    expect(answered.oralPerformance.hesitations.map((one: { answer?: string }) => one.answer)).toEqual([
      undefined,
      "confirmed",
      undefined,
    ]);
    expect(fillersOf(answered).score).toBeLessThan(fillersOf(report).score);
    expect(answered.globalScore).toBeLessThan(report.globalScore);
    expect((await answer(owner, report.id, [{ index: 1, answer: "confirmed" }])).json()).toEqual(answered);
    expect((await call(owner, "GET", `/analysis/${report.id}`)).json()).toEqual(answered);
    const [listed] = (await call(owner, "GET", "/analysis/history")).json();
    expect(listed.globalScore).toBe(answered.globalScore);

    const undone = await answer(owner, report.id, [{ index: 1, answer: null }]);
    expect(undone.json()).toEqual(report);
    expect(await creditsOf(served.one.app, owner)).toBe(credits);
  },
);

test("all put aside is the score of before, and nothing says « probable » any more", async () => {
  const { owner, report } = await speak();
  const all = PLACES.map((_, index) => ({ index, answer: "dismissed" as const }));
  const answered = (await answer(owner, report.id, all)).json();
  expect(fillersOf(answered).score).toBe(fillersOf(report).score);
  expect(JSON.stringify(fillersOf(answered))).not.toContain("probable");
  expect(JSON.stringify(fillersOf(report))).toContain("probable");
});

test("only their speaker answers, and only what the report holds", async () => {
  const { owner, report } = await speak();
  const other = await register(served.one.app);
  const stranger = await answer(other, report.id, [{ index: 0, answer: "confirmed" }]);
  expect([stranger.statusCode, stranger.json().detail]).toEqual([404, MESSAGES.pitchNotFound]);
  const beyond = await answer(owner, report.id, [{ index: 3, answer: "confirmed" }]);
  expect([beyond.statusCode, beyond.json().detail]).toEqual([404, MESSAGES.hesitationNotFound]);
  const written = (await analyse(served.one.app, owner)).json();
  expect((await answer(owner, written.id, [{ index: 0, answer: "confirmed" }])).statusCode).toBe(404);
  expect((await call(owner, "GET", `/analysis/${report.id}`)).json()).toEqual(report);
});

test("answers that come together are all kept", async () => {
  const { owner, report } = await speak();
  await Promise.all(PLACES.map((_, index) => answer(owner, report.id, [{ index, answer: "confirmed" }])));
  const { oralPerformance } = (await call(owner, "GET", `/analysis/${report.id}`)).json();
  expect(oralPerformance.hesitations.map((one: { answer?: string }) => one.answer)).toEqual(
    PLACES.map(() => "confirmed"),
  );
});

test("a shared report tells only of the confirmed ones", async () => {
  const { owner, report } = await speak();
  const link = (await call(owner, "POST", `/pitches/history/${report.id}/share`, {})).json().share_link;
  const [, , , , token] = link.split("/");
  const read = async () => (await call(null, "GET", `/pitches/share/${token}`)).json();
  const before = await read();
  expect(before.oralPerformance.hesitations).toEqual([]);
  expect(JSON.stringify([before.oralPerformance, before.claims])).not.toMatch(/probable|0:04|0:12/);
  const answered = (await answer(owner, report.id, [{ index: 1, answer: "confirmed" }])).json();
  const after = await read();
  expect(after.oralPerformance.hesitations.map((one: { startTime: number }) => one.startTime)).toEqual([12]);
  expect(fillersOf(after).score).toBe(fillersOf(answered).score);
  expect(JSON.stringify(after.oralPerformance)).not.toMatch(/probable|0:04/);
});

test("a report stored before the answers takes them too", async () => {
  const { owner, report } = await speak();
  const expected = (await answer(owner, report.id, [{ index: 0, answer: "confirmed" }])).json();
  await answer(owner, report.id, [{ index: 0, answer: null }]);
  await served.db.database.execute(
    sql`update analysis set report_version = 5, report = report #- '{oralPerformance,speechSec}' #- '{oralPerformance,issues}' where id = ${report.id}`,
  );
  const answered = (await answer(owner, report.id, [{ index: 0, answer: "confirmed" }])).json();
  expect(fillersOf(answered)).toEqual(fillersOf(expected));
  expect(answered.margin).toBeNull();
});
