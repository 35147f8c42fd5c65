import { createServer } from "node:http";
import { readDuration, type Speech } from "./speak.ts";

export const TRANSCRIPTION_MODEL = "dictee-essai";
const KEY = "cle-d-essai";

/**
 * A real HTTP server that answers OpenAI's `/audio/transcriptions` with the words of one speech, up to the length of
 * the received recording, each at about the time when it is said.
 */
export async function startTranscriptionServer(speech: Speech) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const wav = body.subarray(body.indexOf("RIFF"));
    const known = request.url === "/v1/audio/transcriptions" && request.method === "POST";
    const allowed = request.headers.authorization === `Bearer ${KEY}`;
    if (!known || !allowed || wav.subarray(8, 12).toString() !== "WAVE") {
      response.writeHead(known && allowed ? 400 : 404).end("{}");
      return;
    }
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(transcribe(speech, readDuration(wav))));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address !== "object") throw new Error("the transcription server has no port");
  return {
    env: {
      TRANSCRIPTION_BASE_URL: `http://127.0.0.1:${address.port}/v1`,
      TRANSCRIPTION_API_KEY: KEY,
      TRANSCRIPTION_MODEL,
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function transcribe({ text, durationSec }: Speech, heardSec: number) {
  const secPerCharacter = durationSec / text.length;
  const words = [...text.matchAll(/\S+/g)]
    .map(({ 0: word, index }) => ({
      word,
      start: index * secPerCharacter,
      end: (index + word.length) * secPerCharacter,
    }))
    .filter(({ end }) => end < heardSec);
  return { text: words.map(({ word }) => word).join(" "), language: "french", duration: heardSec, words };
}
