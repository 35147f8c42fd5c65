import { MESSAGES } from "@app/contracts/messages";
import { UPLOAD_FIELD, uploadAudio } from "@app/contracts/recording";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, NetworkError } from "./api.ts";
import { openSession, readToken } from "./session.ts";
import { uploadFile } from "./upload-file.ts";

const ANSWER = {
  audio_url: "/api/audio/x",
  durationSec: 42,
  quality: { snrDb: 40, speechLevelDb: -20, clippedShare: 0, issues: [] },
};

/** The result of the next request. */
let outcome: { status: number; body: string } | "lost" | "none";
const sent: { url: string; headers: Record<string, string>; body: FormData }[] = [];
class FakeRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = "";
  url = "";
  headers: Record<string, string> = {};
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return null;
  }
  abort() {
    this.dispatchEvent(new Event("abort"));
  }
  send(body: FormData) {
    sent.push({ url: this.url, headers: this.headers, body });
    queueMicrotask((): unknown => {
      this.upload.dispatchEvent(new ProgressEvent("progress", { loaded: 1, total: 4 }));
      if (outcome === "none") return undefined;
      if (outcome === "lost") return this.dispatchEvent(new Event("error"));
      this.status = outcome.status;
      this.responseText = outcome.body;
      return this.dispatchEvent(new Event("load"));
    });
  }
}

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  openSession("jeton");
});
afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
});

const file = new File(["son"], "pitch.wav");
const progress = vi.fn<(share: number) => void>();
const upload = (given: { signal?: AbortSignal } = {}) =>
  uploadFile(uploadAudio, {
    field: UPLOAD_FIELD,
    file,
    query: { keep: "false" },
    onProgress: progress,
    ...given,
  });

test("one file in its field, with the bearer, and the share that has left", async () => {
  outcome = { status: 200, body: JSON.stringify(ANSWER) };
  expect(await upload()).toEqual(ANSWER);
  expect(sent[0]).toMatchObject({
    url: "/api/pitches/upload-audio?keep=false",
    headers: { authorization: "Bearer jeton" },
  });
  expect((sent[0]!.body.get(UPLOAD_FIELD) as File).name).toBe("pitch.wav");
  expect(progress).toHaveBeenCalledWith(0.25);
});

test("a refusal is the server's own sentence; a lost connection may be tried again", async () => {
  outcome = {
    status: 413,
    body: JSON.stringify({ detail: MESSAGES.audioTooLarge, code: "audio_too_large" }),
  };
  await expect(upload()).rejects.toMatchObject(
    new ApiError(413, { detail: MESSAGES.audioTooLarge, code: "audio_too_large" }),
  );
  outcome = "lost";
  await expect(upload()).rejects.toBeInstanceOf(NetworkError);
});

test("an ended session ends here too, and an answer of another shape counts as none", async () => {
  vi.stubGlobal("location", { assign: vi.fn<(path: string) => void>() });
  outcome = {
    status: 401,
    body: JSON.stringify({ detail: MESSAGES.sessionExpired, code: "session_expired" }),
  };
  await expect(upload()).rejects.toBeInstanceOf(ApiError);
  expect(readToken()).toBeNull();
  outcome = { status: 200, body: "{}" };
  await expect(upload()).rejects.toBeInstanceOf(NetworkError);
});

test("a sending that is given up ends", async () => {
  outcome = "none";
  const giving = new AbortController();
  const sending = upload({ signal: giving.signal });
  giving.abort();
  await expect(sending).rejects.toBe(giving.signal.reason);
});
