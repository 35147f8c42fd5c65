import { READER_LINKS_OPEN_MAX } from "@app/contracts/limits";
import { MESSAGES } from "@app/contracts/messages";
import type { ReaderLink, ReaderPage } from "@app/contracts/reading";
import { expect, test } from "vitest";
import { analyse, register } from "../../../test-support/test-app.ts";
import { exportRatings } from "./export-ratings.ts";
import { serveFile } from "../../../test-support/serve-file.ts";

const served = serveFile();
const { call } = served;

async function openLink(owner: string, exportable = false) {
  const { id } = (await analyse(served.one.app, owner)).json();
  const links = `/pitches/history/${id}/reader-links`;
  const answer = await call(owner, "POST", links, { with_recording: false, exportable });
  expect(answer.statusCode, answer.body).toBe(200);
  const link = answer.json() as ReaderLink;
  return { links, link, page: `/pitches/read/${link.reader_link.split("/").at(-1)}` };
}

const form = {
  reader_name: "Camille",
  marks: [
    { label: "Structure", score: 7.5 },
    { label: "Clarté", score: 4 },
  ],
  remarks: [
    { text: "Joli début", start: 0, end: 4, timeSec: null },
    { text: "À aérer", start: null, end: null, timeSec: null },
  ],
};

test("a reader sees the text alone, then the analysis beside their own marks", async () => {
  const owner = await register(served.one.app);
  const { links, link, page } = await openLink(owner);
  const before = (await call(null, "GET", page)).json() as ReaderPage;
  expect(before).toMatchObject({ reading: null, analysis: null, audio_url: null });
  expect(before.axes).toHaveLength(6);
  expect(JSON.stringify(before)).not.toMatch(/score|verdict|perfectPitch/i);

  const after = (await call(null, "POST", page, form)).json() as ReaderPage;
  expect(after.reading).toMatchObject(form);
  expect(after.analysis?.globalScore).toBe(31.5);
  expect(after.analysis).not.toHaveProperty("id");
  expect((await call(null, "GET", page)).json()).toEqual(after);

  const second = await call(null, "POST", page, { ...form, reader_name: "Autre" });
  expect([second.statusCode, second.json().detail]).toEqual([409, MESSAGES.readingSubmitted]);
  expect((await call(owner, "GET", links)).json()).toMatchObject([
    { id: link.id, closed: false, reading: form },
  ]);
});

test("marks outside the axes or the scale, and remarks outside the text, are refused", async () => {
  const { page } = await openLink(await register(served.one.app));
  const mark = (label: string, score: number) => ({ ...form, marks: [{ label, score }] });
  const remark = (change: object) => ({ ...form, remarks: [{ ...form.remarks[0], ...change }] });
  const wrong = [
    { ...form, marks: [] },
    { ...form, marks: [form.marks[0], form.marks[0]] },
    mark("Structure", 10.5),
    mark("Structure", 7.3),
    mark("Charisme", 5),
    // Invalid: the recording was not shared.
    mark("Rythme", 5),
    remark({ end: 1_000_000 }),
    remark({ end: null }),
    remark({ text: " " }),
    remark({ timeSec: -1 }),
  ];
  for (const payload of wrong)
    expect((await call(null, "POST", page, payload)).statusCode, JSON.stringify(payload)).toBe(400);
  expect((await call(null, "GET", page)).json().reading).toBeNull();
});

test("a closed link opens nothing, and what was written by it stays", async () => {
  const owner = await register(served.one.app);
  const { links, link, page } = await openLink(owner);
  await call(null, "POST", page, form);
  expect((await call(owner, "DELETE", `/pitches/reader-links/${link.id}`)).statusCode).toBe(204);
  for (const method of ["GET", "POST"] as const) {
    const answer = await call(null, method, page, method === "POST" ? form : undefined);
    expect([answer.statusCode, answer.json().detail]).toEqual([404, MESSAGES.shareNotFound]);
  }
  expect((await call(owner, "GET", links)).json()).toMatchObject([{ closed: true, reading: form }]);
});

test("a pitch has so many open links at once, counted under parallel clicks", async () => {
  const owner = await register(served.one.app);
  const { links } = await openLink(owner);
  const choice = { with_recording: false, exportable: false };
  const answers = await Promise.all(
    Array.from({ length: READER_LINKS_OPEN_MAX + 2 }, () => call(owner, "POST", links, choice)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
  expect((await call(owner, "GET", links)).json()).toHaveLength(READER_LINKS_OPEN_MAX);
});

test("only readings whose author agreed are exported, without a word of anybody", async () => {
  const owner = await register(served.one.app);
  const [kept, given] = [await openLink(owner), await openLink(owner, true)];
  for (const { page } of [kept, given]) await call(null, "POST", page, form);
  const ratings = await exportRatings(served.db.database);
  expect(ratings).toEqual([
    {
      pitch_type: "produit",
      heard: false,
      marks: { Structure: 7.5, Clarté: 4 },
      engine: expect.objectContaining({ Structure: { score: 5, measures: { wordsPerSentence: 14.2 } } }),
    },
  ]);
  for (const secret of ["Camille", "Joli", given.link.id])
    expect(JSON.stringify(ratings)).not.toContain(secret);
});
