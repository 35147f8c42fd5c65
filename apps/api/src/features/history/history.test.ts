import { HISTORY_QUESTIONS_PER_PAGE, HISTORY_VERSIONS_PER_PAGE } from "@app/contracts/limits";
import type { HistoryGroup } from "@app/contracts/history";
import { MESSAGES } from "@app/contracts/messages";
import type { LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { upload, wavOf } from "../../../test-support/sample-recording.ts";
import { analyse, bearer, pitch, register } from "../../../test-support/test-app.ts";
import { serveFile } from "../../../test-support/serve-file.ts";
import { insertPitches } from "../../../test-support/insert-pitches.ts";

const served = serveFile();
const { call } = served;

const remove = (token: string, filter: Record<string, string>) =>
  call(token, "DELETE", `/pitches/history?${new URLSearchParams(filter)}`);

async function list(token: string, query: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  const answer = await call(token, "GET", `/pitches/history?${new URLSearchParams(query)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
}

const userOf = async (token: string) => (await call(token, "GET", "/users/me")).json().id as string;

/** One line per question: « type/title/question: versions ». */
function outline(answer: LightMyRequestResponse): string[] {
  return (answer.json() as HistoryGroup[]).flatMap(({ type, titles }) =>
    titles.flatMap(({ title, questions }) =>
      questions.map(({ question, versions }) =>
        [type, title, question ?? "", versions.map(({ version }) => version).join(",")].join("/"),
      ),
    ),
  );
}

/** Titled by its objective, unless the test gives a title. */
async function submit(
  token: string,
  change: { target?: string; [field: string]: unknown } = {},
): Promise<string> {
  const named = pitch({ title: change.target ?? pitch().target, ...change });
  const answer = await analyse(served.one.app, token, named);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().id;
}

const TRANSCRIPT =
  "Bonjour à tous. Chaque année, quatre récoltes sur dix sont perdues à cause de la grêle. Notre capteur prévient les agriculteurs deux heures avant l'orage. Trente fermes l'utilisent déjà. Rencontrons-nous mardi prochain.";
const why = { pitch_type: "rh", target: "Un poste", question: "Pourquoi vous ?" };

test("a deleted version leaves the others their numbers, and its own is not given again", async () => {
  const token = await register(served.one.app);
  for (let i = 0; i < 3; i++) await submit(token, why);
  const filter = { pitch_type: "rh", title: "Un poste", question: "Pourquoi vous ?" };
  expect((await remove(token, { ...filter, version_index: "3" })).json()).toEqual({ deleted: 1 });
  expect((await remove(token, { ...filter, version_index: "3" })).json()).toEqual({ deleted: 0 });
  expect((await remove(token, { ...filter, version_index: "1" })).json()).toEqual({ deleted: 1 });
  await submit(token, why);
  expect(outline(await list(token))).toEqual(["rh/Un poste/Pourquoi vous ?/2,4"]);
});

test("each filter narrows the deletion, and emptied groups vanish", async () => {
  const token = await register(served.one.app);
  await submit(token, why);
  await submit(token, { ...why, question: "Vos défauts ?" });
  await submit(token, { ...why, target: "Une augmentation" });
  await submit(token, { target: "Vendre" });
  await submit(token, { target: "Vendre" });
  await submit(token, { pitch_type: "perso", target: "Vendre" });

  expect(
    (await remove(token, { pitch_type: "produit", title: "Vendre", version_index: "2" })).json(),
  ).toEqual({
    deleted: 1,
  });
  expect((await remove(token, { question: "Vos défauts ?" })).json()).toEqual({ deleted: 1 });
  expect((await remove(token, { pitch_type: "rh", title: "Un poste" })).json()).toEqual({ deleted: 1 });
  expect((await remove(token, { pitch_type: "rh", question: "" })).json()).toEqual({ deleted: 0 });
  expect(outline(await list(token))).toEqual([
    "perso/Vendre//1",
    "produit/Vendre//1",
    "rh/Une augmentation/Pourquoi vous ?/1",
  ]);
  expect((await remove(token, { title: "Vendre" })).json()).toEqual({ deleted: 2 });
  expect((await remove(token, { pitch_type: "rh" })).json()).toEqual({ deleted: 1 });
  expect((await list(token)).json()).toEqual([]);
});

test("a deletion without a filter, or of a version of anything, is refused", async () => {
  const token = await register(served.one.app);
  await submit(token);
  const refused = async (filter: Record<string, string>) => {
    const answer = await remove(token, filter);
    expect(answer.statusCode).toBe(400);
    return answer.json().detail;
  };
  expect(await refused({})).toBe(MESSAGES.deletionUnbounded);
  expect(await refused({ version_index: "1" })).toBe(MESSAGES.versionUnaddressed);
  expect(await refused({ version_index: "1", pitch_type: "produit" })).toBe(MESSAGES.versionUnaddressed);
  for (const odd of [{ pitch_type: "autre" }, { version_index: "-1" }, { titel: "x" }] as Record<
    string,
    string
  >[])
    await refused(odd);
  expect(outline(await list(token))).toHaveLength(1);
});

test("nobody deletes another's pitch of the same name", async () => {
  const [owner, other] = [await register(served.one.app), await register(served.one.app)];
  await submit(owner, why);
  expect((await remove(other, { pitch_type: "rh", title: "Un poste" })).json()).toEqual({ deleted: 0 });
  expect(outline(await list(owner))).toHaveLength(1);
});

test("a deleted pitch is gone for every call, and a repeat of its click says so", async () => {
  const token = await register(served.one.app);
  const first = await analyse(served.one.app, token, pitch(), "click-1");
  await remove(token, { pitch_type: "produit" });
  for (const path of ["/analysis/", "/pitches/history/"])
    expect((await call(token, "GET", path + first.json().id)).statusCode).toBe(404);
  expect((await call(token, "GET", "/users/me/favorites")).json()).toEqual([]);
  const again = await analyse(served.one.app, token, pitch(), "click-1");
  expect([again.statusCode, again.json().code]).toEqual([404, "pitch_not_found"]);
});

test("a recording goes with the last pitch that plays it", { tags: ["long"] }, async () => {
  const token = await register(served.one.app);
  const { audio_url } = (await upload(served.one.app, token, [{ bytes: wavOf(31) }], "?keep=true")).json();
  for (let i = 0; i < 2; i++) await submit(token, { content: "", transcript: TRANSCRIPT, audio_url });
  const files = async () => (await served.one.deps.files.list()).length;
  const where = { pitch_type: "produit", title: pitch().target };
  expect(await files()).toBe(1);
  await remove(token, { ...where, version_index: "1" });
  expect(await files()).toBe(1);
  await remove(token, { ...where, version_index: "2" });
  expect(await files()).toBe(0);
  expect((await served.one.app.inject({ url: audio_url, headers: bearer(token) })).statusCode).toBe(404);
});

test("a pitch saved under a title becomes the next version there", async () => {
  const token = await register(served.one.app);
  const [first, second] = [await submit(token, why), await submit(token, why)];
  const save = (id: string, title: string) => call(token, "POST", "/pitches/history", { id, title });
  expect((await save(second, " Mon grand oral ")).json()).toMatchObject({ id: second, version: 1 });
  expect((await save(first, "Mon grand oral")).json()).toMatchObject({ id: first, version: 2 });
  expect((await save(first, "Mon grand oral")).json()).toMatchObject({ version: 2 });
  expect(outline(await list(token))).toEqual(["rh/Mon grand oral/Pourquoi vous ?/1,2"]);
  expect((await save(first, " ")).json().detail).toBe(MESSAGES.titleRequired);
});

test("pages follow each other without a gap or a double, whatever arrives between them", async () => {
  const token = await register(served.one.app);
  await insertPitches(served.db.database, await userOf(token), { questions: 45, versions: 1 });
  const seen: string[] = [];
  let query: Record<string, string> | null = { pitch_type: "rh" };
  const sizes = [];
  while (query) {
    const page: LightMyRequestResponse = await list(token, query);
    const lines = outline(page);
    sizes.push(lines.length);
    seen.push(...lines);
    const [, next] = /^<\/api\/pitches\/history\?(.+)>; rel="next"$/.exec(String(page.headers.link)) ?? [];
    query = next ? Object.fromEntries(new URLSearchParams(next)) : null;
    await submit(token, { ...why, question: `Et maintenant ${seen.length} ?` });
  }
  expect(sizes).toEqual([HISTORY_QUESTIONS_PER_PAGE, HISTORY_QUESTIONS_PER_PAGE, 5]);
  expect(new Set(seen).size).toBe(45);
});

test("a question shows its newest versions, and the older ones on demand", async () => {
  const token = await register(served.one.app);
  await insertPitches(served.db.database, await userOf(token), { questions: 1, versions: 30 });
  const [group] = (await list(token)).json() as HistoryGroup[];
  const { versionCount, versions } = group!.titles[0]!.questions[0]!;
  expect(versionCount).toBe(30);
  expect(versions.map(({ version }) => version)).toEqual(
    Array.from({ length: HISTORY_VERSIONS_PER_PAGE }, (_, i) => 30 - HISTORY_VERSIONS_PER_PAGE + 1 + i),
  );
  const older = await list(token, { pitch_id: versions[0]!.id, before_version: `${versions[0]!.version}` });
  expect(outline(older)).toEqual([expect.stringMatching(/\/7,8,9,.*,18$/)]);
});

test("the search minds neither case nor accents, and a sign is only a sign", async () => {
  const token = await register(served.one.app);
  await submit(token, { ...why, question: "Quel est votre Défaut à l’œuvre ?" });
  await submit(token, { ...why, target: "50 % de remise" });
  const find = async (search: string) => outline(await list(token, { search })).length;
  for (const found of ["defaut", "DÉFAUT", "a l'oeuvre", "50 %", "remise"]) expect(await find(found)).toBe(1);
  for (const absent of ["%%", "_", "défauts"]) expect(await find(absent)).toBe(0);
  expect(await find("poste")).toBe(1);
  expect(await find(" ")).toBe(2);
});

test("a final pitch is kept as it is written, never empty", async () => {
  const token = await register(served.one.app);
  const path = `/pitches/history/${await submit(token)}/final-pitch`;
  expect((await call(token, "GET", path)).json()).toEqual({ content: null });
  expect((await call(token, "POST", path, { content: " \n" })).json()).toMatchObject({
    detail: MESSAGES.finalPitchRequired,
    code: "final_pitch_required",
  });
  const content = "  Bonjour,\n\n  voici ma version.  ";
  expect((await call(token, "POST", path, { content })).json()).toEqual({ content });
  expect((await call(token, "GET", path)).json()).toEqual({ content });
  const entry = await call(token, "GET", path.replace("/final-pitch", ""));
  expect(entry.json().final_pitch).toBe(content);
});

test("favourites are added once and removed once, and leave with their pitch", async () => {
  const token = await register(served.one.app);
  const [first, second] = [await submit(token), await submit(token)];
  const favourites = async () => (await call(token, "GET", "/users/me/favorites")).json();
  for (const id of [first, second, first])
    expect((await call(token, "POST", `/users/me/${id}/favorite`)).statusCode).toBe(204);
  expect(await favourites()).toEqual([second, first]);
  for (let i = 0; i < 2; i++) await call(token, "DELETE", `/users/me/${second}/favorite`);
  expect(await favourites()).toEqual([first]);
  await remove(token, { pitch_type: "produit" });
  expect(await favourites()).toEqual([]);
});

test("a pitch without a question is named by its first words, an answer by its objective", async () => {
  const token = await register(served.one.app);
  const opening = "Chers amis, levons nos verres à Claire et à Malik, qui se sont rencontrés à la piscine";
  const names = { title: null, target: "Émouvoir", pitch_type: "perso" };
  await submit(token, { ...names, content: `${opening}. ${"Un mot. ".repeat(60)}` });
  await submit(token, { ...names, content: `Ma thèse parle des abeilles. ${"Un mot. ".repeat(60)}` });
  await submit(token, { ...why, title: null });
  await submit(token, { ...names, title: " Le toast ", content: `${opening}. ${"Un mot. ".repeat(60)}` });
  expect(outline(await list(token))).toEqual([
    "perso/Le toast//1",
    "perso/Ma thèse parle des abeilles. Un mot. Un mot. Un…//1",
    "perso/Chers amis, levons nos verres à Claire et à…//1",
    "rh/Un poste/Pourquoi vous ?/1",
  ]);
});

test("a title is changed for all its versions, which follow those of a name that is taken", async () => {
  const token = await register(served.one.app);
  const [first] = [await submit(token, { title: "Essai" }), await submit(token, { title: "Essai" })];
  await submit(token, { title: "Ferme" });
  const rename = async (title: string, new_title: string) =>
    (await call(token, "PATCH", "/pitches/history", { pitch_type: "produit", title, new_title })).statusCode;
  expect(await rename("Essai", " Serre ")).toBe(200);
  expect((await call(token, "GET", `/pitches/history/${first}`)).json()).toMatchObject({
    title: "Serre",
    version: 1,
  });
  expect(await rename("Serre", "Ferme")).toBe(200);
  expect(outline(await list(token))).toEqual(["produit/Ferme//1,2,3"]);
  expect(await rename("Serre", "Autre")).toBe(404);
  expect(await rename("Ferme", "  ")).toBe(400);
  const stranger = await register(served.one.app);
  expect(
    (
      await call(stranger, "PATCH", "/pitches/history", {
        pitch_type: "produit",
        title: "Ferme",
        new_title: "Vol",
      })
    ).statusCode,
  ).toBe(404);
  expect(await served.one.deps.database.execute("select * from ledger_violation")).toMatchObject({
    rows: [],
  });
});
