import { analysis as analysisShape } from "@app/contracts/report";
import { MESSAGES } from "@app/contracts/messages";
import { encodeWav16 } from "@app/engine/sound";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Transcriber } from "../../adapters/transcription/port.ts";
import { upload, wavOf } from "../../../test-support/sample-recording.ts";
import {
  analyse,
  bearer,
  creditsOf,
  expectSound,
  listReports,
  openTestApp,
  pitch,
  register,
  type TestApp,
} from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";

let db: TestDatabase;
let one: TestApp;
const wav = wavOf(31);
const transcript =
  "Bonjour à tous. Chaque année, quatre récoltes sur dix sont perdues à cause de la grêle. Notre capteur prévient les agriculteurs deux heures avant l'orage. Trente fermes l'utilisent déjà. Nous avons divisé leurs pertes par deux en une seule saison. Rencontrons-nous mardi prochain.";

beforeAll(async () => {
  db = await createTestDatabase();
  one = await openTestApp(db);
});
afterEach(() => expectSound(db.database));
afterAll(async () => {
  await one.close();
  await db.close();
});

async function record(token: string, query = "", bytes = wav): Promise<string> {
  const answer = await upload(one.app, token, [{ bytes }], query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().audio_url;
}
const voicePitch = (audio_url: string, change: object = {}) =>
  pitch({ content: "", audio_url, transcript, ...change });
const play = (reference: string, token: string) =>
  one.app.inject({ url: reference, headers: bearer(token) }).then(({ statusCode }) => statusCode);
const countFiles = async () => (await one.deps.files.list()).length;

test("costs three credits, is out of 100, and its sound goes with the report", async () => {
  const token = await register(one.app);
  const before = await countFiles();
  const reference = await record(token);
  const answer = await analyse(one.app, token, voicePitch(reference));
  expect(answer.statusCode, answer.body).toBe(200);
  const report = analysisShape.parse(answer.json());
  expect(report).toMatchObject({ maxScore: 100, content: transcript, audio_url: null });
  expect(report.contentAnalysis.metrics).toHaveLength(6);
  const { metrics, timeline, speechRate, transcription, durationSec, waveform } = report.oralPerformance!;
  expect(metrics.map(({ label }) => label)).toEqual([
    "Débit de parole",
    "Fluidité",
    "Rythme",
    "Mots de remplissage",
  ]);
  expect(timeline.some((item) => item.isPause)).toBe(true);
  expect(speechRate.data.length).toBeGreaterThan(2);
  expect(transcription).toEqual({ method: "none", model: null, corrected: false });
  expect([durationSec, waveform.length]).toEqual([31, 800]);
  expect(await creditsOf(one.app, token)).toBe(17);
  expect(await play(reference, token)).toBe(404);
  expect(await countFiles()).toBe(before);
  const [listed] = await listReports(one.app, token);
  const again = await one.app.inject({ url: `/api/analysis/${listed!.id}`, headers: bearer(token) });
  expect(again.json()).toEqual(answer.json());
});

test("keeps its sound when its owner wished so, until the owner deletes it", async () => {
  const token = await register(one.app);
  const reference = await record(token, "?keep=true");
  const report = (await analyse(one.app, token, voicePitch(reference))).json();
  expect(report.audio_url).toBe(reference);
  expect(await play(reference, token)).toBe(200);
  await one.app.inject({ method: "DELETE", url: reference, headers: bearer(token) });
  const later = await one.app.inject({ url: `/api/analysis/${report.id}`, headers: bearer(token) });
  expect(later.json()).toEqual({ ...report, audio_url: null });
});

test("names its recogniser, and says when its speaker corrected the text", { tags: ["long"] }, async () => {
  const words = transcript.split(" ").map((word, i, all) => ({
    word,
    startTime: (i * 31) / all.length,
    endTime: ((i + 0.8) * 31) / all.length,
  }));
  const transcriber: Transcriber = {
    describe: () => ({ method: "service", model: "m" }),
    transcribe: async () => ({ text: transcript, language: "fr", words }),
    close: async () => {},
  };
  const two = await openTestApp(db, { transcriber, files: one.deps.files });
  const token = await register(two.app);
  const reference = await record(token, "?keep=true");
  const heard = await two.app.inject({
    method: "POST",
    url: "/api/pitches/transcribe",
    headers: bearer(token),
    payload: { file_url: reference },
  });
  expect(heard.statusCode, heard.body).toBe(200);
  for (const [text, corrected] of [
    [transcript, false],
    [`${transcript} Merci.`, true],
  ] as const) {
    const answer = await analyse(two.app, token, voicePitch(reference, { transcript: text }));
    const { transcription, wordTiming } = answer.json().oralPerformance;
    expect(transcription).toEqual({ method: "service", model: "m", corrected });
    expect(wordTiming).toBe("recogniser");
  }
  await two.close();
});

const silent = Buffer.from(encodeWav16(new Float32Array(31 * 16_000), 16_000));
const hiss = Buffer.from(
  encodeWav16(
    Float32Array.from({ length: 31 * 16_000 }, (_, i) => ((i * 2_654_435_761) >>> 16) / 65_536 - 0.5),
    16_000,
  ),
);
test.each([
  ["silence", silent],
  ["noise", hiss],
])("%s is refused in plain words as it comes, and is not kept", async (_name, bytes) => {
  const before = await countFiles();
  const answer = await upload(one.app, await register(one.app), [{ bytes }]);
  expect(answer.json().detail).toBe(MESSAGES.takeSilent);
  expect(answer.statusCode).toBe(422);
  expect(await countFiles()).toBe(before);
});

test("another language is refused in plain words and costs nothing", async () => {
  const token = await register(one.app);
  const english =
    "Good morning everyone, we are here to talk about our new product and what it can do for you.";
  const answer = await analyse(one.app, token, voicePitch(await record(token), { transcript: english }));
  expect(answer.json().detail).toBe(MESSAGES.takeOtherLanguage);
  expect(answer.statusCode).toBe(422);
  expect(await creditsOf(one.app, token)).toBe(20);
  expect(await listReports(one.app, token)).toEqual([]);
});

test.each<[string, object, number, string]>([
  ["no text", { transcript: " " }, 400, MESSAGES.transcriptRequired],
  ["a text of 20 001 characters", { transcript: "a".repeat(20_001) }, 400, MESSAGES.pitchTooLong],
  ["a reference elsewhere", { audio_url: "http://169.254.169.254/" }, 404, MESSAGES.recordingNotFound],
  ["an empty reference", { audio_url: "" }, 400, MESSAGES.audioRequired],
  ["a reference that is no text", { audio_url: { id: 1 } }, 400, MESSAGES.audioRequired],
])("%s is refused and costs nothing", async (_name, change, status, sentence) => {
  const token = await register(one.app);
  const answer = await analyse(one.app, token, voicePitch(await record(token), change));
  expect(answer.json().detail).toBe(sentence);
  expect(answer.statusCode).toBe(status);
  expect(await creditsOf(one.app, token)).toBe(20);
});

test("another's recording is unknown, and the text that comes with it never makes it cheaper", async () => {
  const [owner, other] = [await register(one.app), await register(one.app)];
  const reference = await record(owner);
  const words = pitch().content;
  const answer = await analyse(one.app, other, voicePitch(reference, { content: words }));
  expect(answer.statusCode).toBe(404);
  expect(await creditsOf(one.app, other)).toBe(20);
  expect((await analyse(one.app, owner, voicePitch(reference, { content: words }))).statusCode).toBe(200);
  expect(await creditsOf(one.app, owner)).toBe(17);
});

test("ten clicks on twenty credits are six reports, and two credits left", async () => {
  const token = await register(one.app);
  const reference = await record(token, "?keep=true");
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => analyse(one.app, token, voicePitch(reference))),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    ...Array.from({ length: 6 }, () => 200),
    ...Array.from({ length: 4 }, () => 402),
  ]);
  expect(await creditsOf(one.app, token)).toBe(2);
  expect((await analyse(one.app, token, voicePitch(reference))).json().detail).toBe(
    MESSAGES.creditsInsufficient,
  );
  expect(await listReports(one.app, token)).toHaveLength(6);
});

test("one key is one answer and one price, also when the sound has gone meanwhile", async () => {
  const token = await register(one.app);
  const request = voicePitch(await record(token));
  const first = await analyse(one.app, token, request, "key-1");
  const again = await analyse(one.app, token, request, "key-1");
  expect(again.json()).toEqual(first.json());
  const other = await analyse(one.app, token, { ...request, target: "Autre" }, "key-1");
  expect(other.statusCode).toBe(422);
  expect(await creditsOf(one.app, token)).toBe(17);
});

test("an engine that fails costs nothing and leaves the recording for another try", async () => {
  const engine = {
    ...one.deps.engine,
    measureVoice: () => Promise.reject(new Error("process gone")),
  };
  const two = await openTestApp(db, { engine, files: one.deps.files });
  const token = await register(one.app);
  const reference = await record(token);
  const failed = await analyse(two.app, token, voicePitch(reference));
  expect([failed.statusCode, failed.json().detail]).toEqual([500, MESSAGES.analysisFailed]);
  expect(await creditsOf(one.app, token)).toBe(20);
  await two.close();
  expect((await analyse(one.app, token, voicePitch(reference))).statusCode).toBe(200);
});

test("a text that cannot be the words of its recording is refused, and nothing is charged", async () => {
  const token = await register(one.app);
  const audio_url = await record(token);
  const answerTo = async (transcript: string) => {
    const { statusCode, body } = await analyse(one.app, token, voicePitch(audio_url, { transcript }));
    return [statusCode, JSON.parse(body).detail];
  };
  expect(await answerTo(`${transcript} `.repeat(4))).toEqual([
    422,
    expect.stringMatching(/^Ce texte est deux fois plus long que votre enregistrement\./),
  ]);
  expect(await answerTo("Bonjour à tous.")).toEqual([422, MESSAGES.textTooShortForTake]);
  expect(await creditsOf(one.app, token)).toBe(20);
});

test("words that the browser wrote say so in the report, and whether they were corrected", async () => {
  const token = await register(one.app);
  const reference = await record(token, "?keep=true");
  const read = async (recognised: string) => {
    const answer = await analyse(one.app, token, voicePitch(reference, { transcript, recognised }));
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().oralPerformance.transcription;
  };
  expect(await read(transcript)).toEqual({ method: "browser", model: null, corrected: false });
  expect(await read("bonjour à tous")).toEqual({ method: "browser", model: null, corrected: true });
  expect(await read(" ")).toEqual({ method: "none", model: null, corrected: false });
});
