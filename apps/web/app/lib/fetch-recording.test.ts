import { afterEach, expect, test, vi } from "vitest";
import { fetchRecording, RecordingGoneError, recordingIdOf } from "./fetch-recording.ts";
import { openSession } from "./session.ts";

afterEach(() => vi.unstubAllGlobals());
const ID = "AbCdEfGhIjKlMnOpQrStUv";

test("a reference gives an identifier or nothing; its address is never used", () => {
  expect(recordingIdOf(`/api/audio/${ID}`)).toBe(ID);
  expect(recordingIdOf(`https://exemple.fr/${ID}`)).toBe(ID);
  for (const hostile of ["", "/api/audio/", "javascript:alert(1)", `/api/audio/${ID}?x=1`, `${ID}/..`])
    expect(recordingIdOf(hostile), hostile).toBeNull();
});

test("the recording is asked for with the bearer, the token in no address", async () => {
  openSession("secret");
  const fetchMock = vi.fn<typeof fetch>(async () => new Response("RIFF"));
  vi.stubGlobal("fetch", fetchMock);
  const { signal } = new AbortController();
  expect((await fetchRecording(`https://ailleurs.fr/${ID}`, signal)).size).toBe(4);
  const [url, init] = fetchMock.mock.calls[0]!;
  expect(url).toBe(`/api/audio/${ID}`);
  expect(new Headers(init?.headers).get("authorization")).toBe("Bearer secret");

  fetchMock.mockResolvedValueOnce(new Response(null, { status: 404 }));
  await expect(fetchRecording(ID, signal)).rejects.toBeInstanceOf(RecordingGoneError);
  fetchMock.mockResolvedValueOnce(new Response(null, { status: 500 }));
  await expect(fetchRecording(ID, signal)).rejects.not.toBeInstanceOf(RecordingGoneError);
});
