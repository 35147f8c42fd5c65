import { MESSAGES } from "@app/contracts/messages";
import { STORED_SEC_MAX } from "@app/contracts/limits";
import { recordingSpace, uploadedRecording } from "@app/contracts/recording";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  type SpeechText,
  type Transcriber,
  TranscriptionFailure,
} from "../../adapters/transcription/port.ts";
import { formOf, MULTIPART, type Part, upload, wavOf } from "../../../test-support/sample-recording.ts";
import { bearer, expectSound, openTestApp, register, type TestApp } from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";
import { referTo } from "./audio-reference.ts";
import { insertRecording } from "./store.ts";
import { sweepRecordings } from "./sweep-recordings.ts";

let db: TestDatabase;
let one: TestApp;
let token: string;
const wav = wavOf(31);

beforeAll(async () => {
  db = await createTestDatabase();
  one = await openTestApp(db);
  token = await register(one.app);
});
afterEach(async () => {
  await expectSound(db.database);
  // Whatever was uploaded, only complete recordings stay.
  await expectWholeFiles();
});
async function expectWholeFiles() {
  const names = (await one.deps.files.list()).map(({ name }) => name);
  expect(names.filter((name) => !name.endsWith(".wav"))).toEqual([]);
}
afterAll(async () => {
  await one.close();
  await db.close();
});

const send = (parts: Part[] | Buffer, query = "", as = token) => upload(one.app, as, parts, query);
const sendWav = async (as = token, query = ""): Promise<string> => {
  const answer = await send([{ bytes: wav }], query, as);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().audio_url;
};
const ask = (method: "GET" | "DELETE", url: string, as = token) =>
  one.app.inject({ method, url, headers: bearer(as) });
const transcribe = (file_url: unknown, as = token, app = one.app) =>
  app.inject({ method: "POST", url: "/api/pitches/transcribe", headers: bearer(as), payload: { file_url } });
const countFiles = async () => (await one.deps.files.list()).length;

describe("a recording", () => {
  test("comes in, is judged on its samples, and is played as our own inert wav", async () => {
    const answer = await send([{ bytes: wav, filename: "../../etc/passwd\0.m4a", type: "text/html" }]);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(uploadedRecording.parse(answer.json())).toMatchObject({ durationSec: 31 });
    // A buzz of harmonics has no high frequencies (« s »): it sounds like a telephone.
    expect(answer.json().quality.issues).toEqual(["narrow"]);
    const audio = await ask("GET", answer.json().audio_url);
    expect(audio.statusCode).toBe(200);
    expect(audio.rawPayload.equals(wav)).toBe(true);
    expect(audio.headers).toMatchObject({
      "content-type": "audio/wav",
      "content-disposition": expect.stringContaining("attachment"),
      "content-security-policy": expect.stringContaining("sandbox"),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "accept-ranges": "bytes",
    });
  });

  test("is played from anywhere: one range at a time, and everything else whole", async () => {
    const reference = await sendWav();
    const part = (headers: { range: string; "if-range"?: string }) =>
      one.app.inject({ method: "GET", url: reference, headers: { ...bearer(token), ...headers } });
    const inert = {
      "content-type": "audio/wav",
      "content-security-policy": expect.stringContaining("sandbox"),
    };
    for (const [range, first, last] of [
      ["bytes=0-1", 0, 1],
      ["bytes=500000-", 500_000, wav.length - 1],
      ["bytes=-44", wav.length - 44, wav.length - 1],
    ] as const) {
      const answer = await part({ range });
      expect(answer.statusCode, range).toBe(206);
      expect(answer.headers).toMatchObject({
        ...inert,
        "accept-ranges": "bytes",
        "content-range": `bytes ${first}-${last}/${wav.length}`,
        "content-length": String(last - first + 1),
      });
      expect(answer.rawPayload.equals(wav.subarray(first, last + 1)), range).toBe(true);
    }
    const beyond = await part({ range: `bytes=${wav.length}-` });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers["content-range"]).toBe(`bytes */${wav.length}`);
    expect(beyond.json().detail).toBe(MESSAGES.rangeNotSatisfiable);
    for (const headers of [{ range: "bytes=0-1,4-5" }, { range: "bytes=0-1", "if-range": '"x"' }]) {
      const answer = await part(headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.equals(wav)).toBe(true);
    }
    const stranger = await register(one.app);
    const theirs = await one.app.inject({
      method: "GET",
      url: reference,
      headers: { ...bearer(stranger), range: "bytes=0-1" },
    });
    expect(theirs.statusCode).toBe(404);
  });

  test("is sent to its owner a few times at once, and no more", async () => {
    const reference = await sendWav();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask("GET", reference)));
    const statuses = answers.map((answer) => answer.statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect((await ask("GET", reference)).statusCode).toBe(200);
  });

  test("loses what its file said besides the sound", { tags: ["long"] }, async () => {
    const hidden = Buffer.concat([wav, Buffer.from("<script>alert(1)</script>")]);
    const answer = await send([{ bytes: hidden }]);
    expect((await ask("GET", answer.json().audio_url)).body).not.toContain("script");
  });

  test("is its owner's alone, and gone once deleted", async () => {
    const reference = await sendWav();
    const other = await register(one.app);
    const unknown = referTo("A".repeat(22));
    for (const method of ["GET", "DELETE"] as const) {
      const [theirs, nobodys] = [await ask(method, reference, other), await ask(method, unknown, other)];
      expect(theirs.statusCode).toBe(404);
      expect(theirs.body).toBe(nobodys.body);
      expect(theirs.json().detail).toBe(MESSAGES.recordingNotFound);
      for (const junk of ["1", "..%2f..%2fetc%2fpasswd", "A".repeat(21), "A".repeat(23), "%2e%2e", "%00"])
        expect((await ask(method, referTo(junk))).statusCode, junk).toBeGreaterThanOrEqual(400);
    }
    const before = await countFiles();
    expect((await ask("DELETE", reference)).statusCode).toBe(204);
    expect(await countFiles()).toBe(before - 1);
    expect((await ask("DELETE", reference)).statusCode).toBe(404);
    expect((await ask("GET", reference)).statusCode).toBe(404);
  });
});

const text = (start: string) => Buffer.from(start.padEnd(2000, "\n"));
test.each<[string, Buffer, number, string]>([
  ["nothing", Buffer.alloc(0), 400, MESSAGES.audioRequired],
  ["five bytes", Buffer.from("RIFF"), 415, MESSAGES.audioFormat],
  ["text", text("Bonjour à tous"), 415, MESSAGES.audioFormat],
  ["an HLS playlist", text("#EXTM3U\nfile:///etc/passwd"), 415, MESSAGES.audioFormat],
  ["a concat script", text("ffconcat version 1.0"), 415, MESSAGES.audioFormat],
  ["SDP", text("v=0"), 415, MESSAGES.audioFormat],
  ["zip", text("PK\x03\x04"), 415, MESSAGES.audioFormat],
  ["ELF", text("\x7fELF"), 415, MESSAGES.audioFormat],
  ["SVG", text("<svg xmlns='http://www.w3.org/2000/svg'>"), 415, MESSAGES.audioFormat],
  ["FLAC", text("fLaC"), 415, MESSAGES.audioFormat],
  ["a wav of nothing", wav.subarray(0, 44), 400, MESSAGES.audioUnreadable],
  ["a broken m4a", text("\0\0\0\x18ftypM4A "), 400, MESSAGES.audioUnreadable],
  ["a broken mp3", text("ID3\x04\0\0\0\0\0\0"), 400, MESSAGES.audioUnreadable],
  ["29.9 seconds", wavOf(29.9), 400, MESSAGES.audioTooShort],
  ["300.1 seconds", wavOf(300.1), 400, MESSAGES.audioTooLong],
  ["a header of 40 s over 10 s", relabel(wavOf(10), 40), 400, MESSAGES.audioTooShort],
  [
    "15 MB and a byte of mp3",
    Buffer.concat([Buffer.from("ID3"), Buffer.alloc(15_000_000)]),
    413,
    MESSAGES.audioTooLarge,
  ],
])("%s is refused in its words and leaves nothing", async (_name, bytes, status, sentence) => {
  const before = await countFiles();
  const answer = await send([{ bytes }]);
  expect(answer.json().detail).toBe(sentence);
  expect(answer.statusCode).toBe(status);
  expect(await countFiles()).toBe(before);
});

function relabel(bytes: Buffer, sec: number): Buffer {
  bytes.writeUInt32LE(sec * 32_000, 40);
  return bytes;
}

test.each<[string, () => Promise<{ statusCode: number; body: string }>, number]>([
  ["no file", () => send([{ name: "note", filename: null, bytes: "x" }]), 400],
  ["another field", () => send([{ name: "fichier", bytes: wav }]), 400],
  ["two files", () => send([{ bytes: wav }, { bytes: wav }]), 400],
  [
    "a thousand parts",
    () => send(Array.from({ length: 1000 }, () => ({ name: "a", filename: null, bytes: "x" }))),
    400,
  ],
  [
    "a field name of a megabyte",
    () => send([{ name: "a".repeat(1_000_000), filename: null, bytes: "x" }]),
    400,
  ],
  ["a body cut short", () => send(formOf([{ bytes: wav }]).subarray(0, 500_000)), 400],
  ["no parts at all", () => send(Buffer.from("bonjour")), 400],
  ["an empty body", () => send(Buffer.alloc(0)), 400],
  ["no boundary", () => post({ "content-type": "multipart/form-data" }), 400],
  ["JSON", () => post({ "content-type": "application/json" }), 415],
  ["no type", () => post({}), 415],
  ["a wrong wish", () => send([{ bytes: wav }], "?keep=1"), 400],
])("a form with %s is refused in French and leaves nothing", async (_name, ask, status) => {
  const before = await countFiles();
  const answer = await ask();
  expect(answer.statusCode, answer.body).toBe(status);
  expect(Object.values(MESSAGES)).toContain(JSON.parse(answer.body).detail);
  expect(await countFiles()).toBe(before);
});
const post = (headers: Record<string, string>) =>
  one.app.inject({
    method: "POST",
    url: "/api/pitches/upload-audio",
    headers: { ...bearer(token), ...headers },
    payload: formOf([{ bytes: wav }]),
  });

test("a stranger's file is not even read", async () => {
  const answer = await one.app.inject({
    method: "POST",
    url: "/api/pitches/upload-audio",
    headers: MULTIPART,
    payload: formOf([{ bytes: wav }]),
  });
  expect(answer.statusCode).toBe(401);
});

describe("transcription", () => {
  const withTranscriber = async (transcriber: Transcriber, use: (app: TestApp) => Promise<void>) => {
    const app = await openTestApp(db, { transcriber, files: one.deps.files });
    try {
      await use(app);
    } finally {
      await app.close();
    }
  };
  const heard: SpeechText = {
    text: "Bonjour à tous",
    language: "fr",
    words: [{ word: "Bonjour", startTime: 0.1, endTime: 0.5 }],
  };
  const service = (transcribe: Transcriber["transcribe"]): Transcriber => ({
    describe: () => ({ method: "service", model: "m" }),
    transcribe,
    close: async () => {},
  });

  test("with nobody to listen: the method says so, the text is the user's to give", async () => {
    const answer = await transcribe(await sendWav());
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().transcription).toEqual({
      text: "",
      method: "none",
      model: null,
      language: null,
      words: null,
    });
  });

  test("is asked for once, however often it is clicked, with the sound that was stored", async () => {
    const lengths: number[] = [];
    const listening = service(async (given) => {
      lengths.push(given.length);
      return heard;
    });
    const reference = await sendWav();
    await withTranscriber(listening, async ({ app }) => {
      const answers = await Promise.all([1, 2, 3].map(() => transcribe(reference, token, app)));
      answers.push(await transcribe(reference, token, app));
      for (const answer of answers)
        expect(answer.json().transcription).toEqual({ ...heard, method: "service", model: "m" });
    });
    expect(lengths).toEqual([wav.length]);
  });

  test("that fails is a failure: no other method steps in, and the next click may succeed", async () => {
    let broken = true;
    const flaky = service(async () => {
      if (broken) throw new TranscriptionFailure("busy", "answered 503");
      return heard;
    });
    const reference = await sendWav();
    await withTranscriber(flaky, async ({ app }) => {
      const failed = await transcribe(reference, token, app);
      expect(failed.statusCode).toBe(502);
      expect(failed.json().detail).toBe(MESSAGES.transcriptionFailed);
      broken = false;
      expect((await transcribe(reference, token, app)).statusCode).toBe(200);
    });
  });

  test("is not done for who cannot pay the analysis", async () => {
    const poor = await register(one.app);
    const reference = await sendWav(poor);
    await db.database.execute(sql`
      select take_hold(user_id, 18, 'text_analysis', 'k', '\\x00'::bytea, ${one.deps.ownerId.toString()}::bigint, interval '1 hour')
      from recording where id = ${reference.slice(-22)}`);
    await withTranscriber(
      service(() => Promise.reject(new Error("asked"))),
      async ({ app }) => {
        const answer = await transcribe(reference, poor, app);
        expect(answer.statusCode).toBe(402);
        expect(answer.json().detail).toBe(MESSAGES.creditsInsufficient);
      },
    );
  });

  const id = "A".repeat(22);
  test.each([
    `http://localhost:3000.evil.fr/api/audio/${id}`,
    `http://evil.fr/api/audio/${id}`,
    `http://localhost:3000@evil.fr/api/audio/${id}`,
    `//evil.fr/api/audio/${id}`,
    `/\\evil.fr/api/audio/${id}`,
    `file:///api/audio/${id}`,
    `http://169.254.169.254/latest/meta-data`,
    `http://127.0.0.1:5432/`,
    `http://[::1]/api/audio/${id}`,
    `gopher://localhost/api/audio/${id}`,
    `/api/audio/../users/me`,
    `/api/audio/${"%2e".repeat(7)}A`,
    `/api/audio/${id}?x=1`,
    `/api/audio/${id}#x`,
    `/api/audio/${id}/`,
    `/api/audio/${id}\n`,
    ` /api/audio/${id}`,
    `/API/AUDIO/${id}`,
    `api/audio/${id}`,
    `/api/api/audio/${id}`,
    id,
    `/api/audio/${id.slice(1)}é`,
    `/etc/passwd`,
    "a".repeat(401),
    `data:audio/wav;base64,AAAA`,
    `/api/audio/${id}`,
    `http://localhost:3000/api/audio/${id}`,
  ])("%j names no recording, and nothing is fetched", async (reference) => {
    const answer = await transcribe(reference);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().detail).toBe(MESSAGES.recordingNotFound);
  });

  test.each([[""], [null], [42], [["/api/audio/x"]], [{ url: "x" }], ["\0"]])(
    "%j is no reference",
    async (reference) => {
      expect((await transcribe(reference)).statusCode).toBe(400);
    },
  );

  test("another's recording is as unknown as none; both forms of one's own are known", async () => {
    const reference = await sendWav();
    expect((await transcribe(reference, await register(one.app))).statusCode).toBe(404);
    expect((await transcribe(reference)).statusCode).toBe(200);
    expect((await transcribe(`${one.deps.config.publicUrl}${reference}`)).statusCode).toBe(200);
  });
});

describe("the room of an account", () => {
  const fill = (reference: string, durationSec: number) =>
    db.database.execute(
      sql`update recording set duration_sec = ${durationSec} where id = ${reference.slice(-22)}`,
    );
  const spaceOf = async (as: string) => (await ask("GET", "/api/audio", as)).json();

  test("is told with what fills it, before anything is recorded", async () => {
    const mine = await register(one.app);
    expect(await spaceOf(mine)).toMatchObject({ usedSec: 0, usedBytes: 0, maxSec: 3600, recordings: [] });
    const reference = await sendWav(mine, "?keep=true");
    expect(recordingSpace.parse(await spaceOf(mine))).toMatchObject({
      usedSec: 31,
      usedBytes: 31 * 32_000,
      maxBytes: 115_200_000,
      recordings: [{ audio_url: reference, durationSec: 31, keep: true }],
    });
    await ask("DELETE", reference, mine);
    expect((await spaceOf(mine)).usedSec).toBe(0);
  });

  test("ends: what does not fit is refused, leaves nothing, and fits again once room is made", async () => {
    const mine = await register(one.app);
    const stored = await sendWav(mine);
    for (const usedSec of [STORED_SEC_MAX - 29, STORED_SEC_MAX - 30.5]) {
      await fill(stored, usedSec);
      const before = await countFiles();
      const refused = await send([{ bytes: wav }], "", mine);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toEqual({ detail: MESSAGES.recordingsFull, code: "recordings_full" });
      expect(await countFiles()).toBe(before);
    }
    await fill(stored, STORED_SEC_MAX - 31);
    await sendWav(mine);
  });

  test("is counted once for two uploads that end together in two processes", async () => {
    const mine = await register(one.app);
    await fill(await sendWav(mine), STORED_SEC_MAX - 40);
    const row = {
      keep: false,
      durationSec: 31,
      quality: { snrDb: 0, speechLevelDb: 0, clippedShare: 0, issues: [] },
    };
    const [{ id: userId }] = (
      await db.database.execute<{ id: string }>(
        sql`select user_id as id from recording order by created_at desc limit 1`,
      )
    ).rows as [{ id: string }];
    const stored = await Promise.all(
      ["x", "y"].map((letter) => insertRecording(db.database, { ...row, userId, id: letter.repeat(22) })),
    );
    expect(stored.sort()).toEqual([false, true]);
  });

  test("is not taken by a take in which nobody speaks", async () => {
    const mine = await register(one.app);
    const silence = Buffer.concat([wav.subarray(0, 44), Buffer.alloc(31 * 32_000)]);
    const before = await countFiles();
    const refused = await send([{ bytes: silence }], "", mine);
    expect(refused.json()).toEqual({ detail: MESSAGES.takeSilent, code: "take_silent" });
    expect((await spaceOf(mine)).usedSec).toBe(0);
    expect(await countFiles()).toBe(before);
  });
});

describe("retention", () => {
  const expiryOf = async (reference: string) => {
    const { rows } = await db.database.execute<{ hours: number }>(
      sql`select extract(epoch from expires_at - created_at) / 3600 as hours from recording where id = ${reference.slice(-22)}`,
    );
    return Math.round(Number(rows[0]?.hours));
  };

  test("a day without the wish, thirty with it", async () => {
    expect(await expiryOf(await sendWav())).toBe(24);
    expect(await expiryOf(await sendWav(token, "?keep=true"))).toBe(720);
  });

  test("past its date it cannot be reached, and the sweep takes row, file and strays", async () => {
    const [old, fresh] = [await sendWav(), await sendWav()];
    const long = new Date(Date.now() - 7_200_000);
    await db.database.execute(
      sql`update recording set expires_at = now() - interval '1 second' where id = ${old.slice(-22)}`,
    );
    expect((await ask("GET", old)).statusCode).toBe(404);
    // Files age by a moved clock: override the age that the store reports.
    const { list } = one.deps.files;
    const age = async () => (await list()).map(({ name }) => ({ name, modifiedAt: long }));
    const files = { ...one.deps.files, list: age };
    const incoming = await files.openIncoming();
    await incoming.append(wav);
    await sweepRecordings({ database: db.database, files }, new Date());
    const names = (await list()).map(({ name }) => name);
    expect(names).not.toContain(`${old.slice(-22)}.wav`);
    expect(names).toContain(`${fresh.slice(-22)}.wav`);
    expect(names.filter((name) => name.endsWith(".part"))).toEqual([]);
    await incoming.discard();
  });

  test("a file that is being received is left alone", async () => {
    const incoming = await one.deps.files.openIncoming();
    await sweepRecordings(one.deps, new Date());
    expect(await countFiles()).toBeGreaterThan(0);
    expect((await one.deps.files.list()).some(({ name }) => name.endsWith(".part"))).toBe(true);
    await incoming.discard();
  });
});
