import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { formOf, MULTIPART, wavOf } from "../../../apps/api/test-support/sample-recording.ts";
import { type Client, PITCH } from "../client.ts";
import { hold, holdStatus, type Row } from "../row.ts";

const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
const padded = (start: string) => Buffer.from(start.padEnd(2000, "\n"));

/**
 * A voice of `sec` seconds, made only once: an attacker busy synthesising for ten seconds would not notice the server's
 * answers.
 */
function repeatVoice(sec: number) {
  const one = wavOf(13);
  const samples = Buffer.concat(Array.from({ length: Math.floor(sec / 13) }, () => one.subarray(44)));
  const header = Buffer.from(one.subarray(0, 44));
  header.writeUInt32LE(36 + samples.length, 4);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
const SHORT = wavOf(31);
const LONG = repeatVoice(299);

async function record(client: Client, token: string, bytes: Uint8Array = SHORT): Promise<string> {
  const answer = await client.upload(token, [{ bytes: Buffer.from(bytes) }]);
  holdStatus(answer, [200], "a recording");
  return answer.json.audio_url;
}

export const RECORDING_ROWS: readonly Row[] = [
  {
    name: "a Range header of 7 kB of tabs",
    short: true,
    async run({ lax }) {
      const token = await lax.signUp();
      const reference = await record(lax, token);
      const range = `bytes=${"\t".repeat(2400)}-${"\t".repeat(4800)}-`;
      const asked = `GET ${reference} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nRange: ${range}\r\nConnection: close\r\n\r\n`;
      for (let i = 0; i < 3; i++)
        hold((await lax.raw(asked)).startsWith("HTTP/1.1 200"), "not answered within a second");
      return "3 requests";
    },
  },
  {
    name: "another's recording, and references that are addresses",
    short: true,
    async run({ lax }) {
      const [owner, other] = [await lax.signUp(), await lax.signUp()];
      const reference = await record(lax, owner);
      for (const method of ["GET", "DELETE"])
        holdStatus(await lax.ask(reference, { method, token: other }), [404], `${method} of another`);
      const id = reference.slice(-22);
      const references = [
        reference,
        `http://evil.fr/api/audio/${id}`,
        `${lax.url}@evil.fr/api/audio/${id}`,
        "http://169.254.169.254/latest/meta-data",
        "http://127.0.0.1:5432/",
        "file:///etc/passwd",
        "//evil.fr/x",
        "/api/audio/../users/me",
        "/etc/passwd",
        `/api/audio/${id}%00`,
      ];
      for (const file_url of references)
        holdStatus(
          await lax.ask("/api/pitches/transcribe", { token: other, json: { file_url } }),
          [404],
          file_url,
        );
      const cheap = await lax.ask("/api/analysis/pitch", {
        token: other,
        json: {
          pitch_type: "produit",
          content: PITCH,
          audio_url: reference,
          transcript: PITCH,
          target: "x",
          audience: "y",
        },
      });
      holdStatus(cheap, [400, 404], "a voice of another, paid as a text");
      return `${references.length} references`;
    },
  },
  {
    name: "files that are no recording, and takes in which nobody speaks",
    short: true,
    async run({ lax }) {
      const token = await lax.signUp();
      const silence = Buffer.concat([SHORT.subarray(0, 44), Buffer.alloc(31 * 32_000)]);
      const huge = Buffer.from(SHORT);
      huge.writeUInt32LE(0xffff_fff0, 40);
      const files: [string, Uint8Array][] = [
        ["nothing", Buffer.alloc(0)],
        ["a playlist", padded("#EXTM3U\nfile:///etc/passwd")],
        ["a concat script", padded("ffconcat version 1.0")],
        ["a page", padded("<html><script>alert(1)</script>")],
        ["a zip", padded("PK\x03\x04")],
        ["a broken m4a", padded("\0\0\0\x18ftypM4A ")],
        ["29.9 s", wavOf(29.9)],
        ["silence", silence],
      ];
      for (const [name, bytes] of files)
        holdStatus(
          await lax.upload(token, [{ bytes: Buffer.from(bytes), filename: "../../a\0.wav" }]),
          [400, 413, 415, 422],
          name,
        );
      holdStatus(await lax.upload(token, [{ bytes: huge }]), [200, 400], "four declared gigabytes");
      const parts = Array.from({ length: 1000 }, () => ({ name: "a", filename: null, bytes: "x" }));
      holdStatus(await lax.upload(token, parts), [400], "a thousand parts");
      const { usedSec } = (await lax.ask("/api/audio", { token })).json;
      hold(usedSec <= 32, `${usedSec} s stored`);
      return `${files.length + 2} forms`;
    },
  },
  {
    name: "300 connections that ask for a recording and never read",
    async run({ lax }) {
      const sockets = [];
      const before = residentMb(lax.pid);
      for (let user = 0; user < 5; user++) {
        const token = await lax.signUp();
        const reference = await record(lax, token, LONG);
        for (let i = 0; i < 60; i++) {
          const socket = lax.open();
          socket.pause();
          socket.write(`GET ${reference} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`);
          sockets.push(socket);
        }
      }
      await sleep(2000);
      const grown = residentMb(lax.pid) - before;
      for (const socket of sockets) socket.destroy();
      hold(grown < 400, `${Math.round(grown)} MB more`);
      return `${Math.round(grown)} MB more (3 GB before)`;
    },
  },
  {
    name: "recordings without end on one account",
    async run({ lax }) {
      const token = await lax.signUp();
      let stored = 0;
      let last = 200;
      for (let i = 0; i < 16 && last === 200; i++) {
        const answer = await lax.upload(token, [{ bytes: LONG }], "?keep=true");
        last = answer.status;
        if (last === 200) stored++;
      }
      hold(last === 409, `${stored} recordings stored, then ${last}`);
      const { usedBytes, maxBytes } = (await lax.ask("/api/audio", { token })).json;
      hold(usedBytes <= maxBytes, "more than the room of the account");
      return `${stored} stored, then refused`;
    },
  },
  {
    name: "an upload that claims more than it sends",
    async run({ lax }) {
      const token = await lax.signUp();
      const form = formOf([{ bytes: SHORT }]);
      const socket = lax.open();
      const ended = new Promise((resolve) => socket.once("close", resolve));
      socket.resume();
      socket.write(
        `POST /api/pitches/upload-audio HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${MULTIPART["content-type"]}\r\nContent-Length: ${form.length + 1000}\r\n\r\n`,
      );
      socket.write(form);
      await Promise.race([ended, sleep(40_000)]);
      hold(socket.destroyed, "the connection is still open after 40 s");
      await record(lax, token);
      return "cut off; the next upload is taken";
    },
  },
];
