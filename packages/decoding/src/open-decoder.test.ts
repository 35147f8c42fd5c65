import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DECODED_RATE_HZ, openDecoder, Undecodable } from "./open-decoder.ts";

const decoder = openDecoder();
let dir: string;
beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "decoding-"));
});
afterAll(() => fs.rmSync(dir, { recursive: true }));

interface Wav {
  sec?: number;
  rate?: number;
  channels?: number;
  bits?: number;
  float?: boolean;
  /** The second channel is the first one turned upside down. */
  opposed?: boolean;
  /** False values to write in the header. */
  lies?: { channels?: number; rate?: number; bits?: number; dataBytes?: number; dataShare?: number };
}

/** A 440 Hz tone at half scale, and a header that may lie about it. */
function wav({
  sec = 1,
  rate = 16_000,
  channels = 1,
  bits = 16,
  float = false,
  opposed = false,
  lies = {},
}: Wav): Buffer {
  const frames = Math.round(sec * rate);
  const width = bits / 8;
  const data = Buffer.alloc(frames * channels * width);
  for (let i = 0; i < frames; i++) {
    const tone = 0.5 * Math.sin((2 * Math.PI * 440 * i) / rate);
    for (let channel = 0; channel < channels; channel++) {
      const value = opposed && channel === 1 ? -tone : tone;
      const at = (i * channels + channel) * width;
      if (float) data.writeFloatLE(value, at);
      else if (bits === 8) data.writeUInt8(Math.round(128 + value * 127), at);
      else data.writeIntLE(Math.round(value * (2 ** (bits - 1) - 1)), at, width);
    }
  }
  const header = Buffer.alloc(44);
  const said = { channels, rate, bits, dataBytes: data.length, ...lies };
  header.write("RIFF", 0, "latin1");
  header.writeUInt32LE(Math.min(0xffff_ffff, said.dataBytes + 36) >>> 0, 4);
  header.write("WAVEfmt ", 8, "latin1");
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(float ? 3 : 1, 20);
  header.writeUInt16LE(said.channels, 22);
  header.writeUInt32LE(said.rate, 24);
  header.writeUInt32LE(((said.rate * said.channels * said.bits) / 8) >>> 0, 28);
  header.writeUInt16LE(((said.channels * said.bits) / 8) & 0xffff, 32);
  header.writeUInt16LE(said.bits, 34);
  header.write("data", 36, "latin1");
  header.writeUInt32LE(said.dataBytes, 40);
  return Buffer.concat([header, data.subarray(0, Math.floor(data.length * (lies.dataShare ?? 1)))]);
}

let count = 0;
function save(bytes: Buffer | string): string {
  const file = path.join(dir, `${(count += 1)}.bin`);
  fs.writeFileSync(file, bytes);
  return file;
}

const decode = (bytes: Buffer | string) => decoder.decode(save(bytes));
/** Decoded duration in seconds; null if refused. */
const secondsOf = async (bytes: Buffer | string) => {
  try {
    return (await decode(bytes)).durationSec;
  } catch (error) {
    expect(error).toBeInstanceOf(Undecodable);
    return null;
  }
};

/** Amplitude and frequency of what should be a tone, away from its ends. */
function readTone(samples: Float32Array) {
  const middle = samples.subarray(samples.length / 4, (samples.length * 3) / 4);
  let energy = 0;
  let crossings = 0;
  for (const [i, value] of middle.entries()) {
    energy += value * value;
    if (i > 0 && value >= 0 && middle[i - 1]! < 0) crossings += 1;
  }
  return {
    amplitude: Math.sqrt((2 * energy) / middle.length),
    hz: (crossings * DECODED_RATE_HZ) / middle.length,
  };
}

describe("wav of every width and rate keeps its length, level and tone", () => {
  test.each<Wav>([
    { bits: 8 },
    { bits: 16 },
    { bits: 24 },
    { bits: 32 },
    { bits: 32, float: true },
    { rate: 8000 },
    { rate: 11_025 },
    { rate: 44_100, channels: 2 },
    { rate: 48_000, bits: 24, channels: 2 },
    { rate: 96_000 },
    { rate: 44_100, channels: 2, opposed: true },
    { channels: 4 },
    { channels: 6 },
  ])("%o", async (form) => {
    const { samples, durationSec } = await decode(wav(form));
    expect(durationSec).toBeCloseTo(1, 2);
    const { amplitude, hz } = readTone(samples);
    expect(amplitude).toBeCloseTo(0.5, 1);
    expect(Math.abs(hz - 440)).toBeLessThan(4);
  });
});

describe("what a header says is not believed", () => {
  test.each<[string, Wav, number | null]>([
    ["a length of 4 GB, as a stream writes it", { lies: { dataBytes: 0xffff_ffff } }, 1],
    ["half of the data", { lies: { dataShare: 0.5 } }, 0.5],
    ["no channel", { lies: { channels: 0 } }, null],
    ["65535 channels", { lies: { channels: 65_535 } }, null],
    ["0 Hz", { lies: { rate: 0 } }, null],
    ["4 GHz", { lies: { rate: 4_000_000_000 } }, null],
    ["3 bits, read as bytes of noise", { lies: { bits: 3 } }, 2],
    ["no data", { sec: 0 }, null],
  ])("%s", async (_name, form, sec) => {
    const found = await secondsOf(wav(form));
    expect(found === null ? null : Math.round(found * 10) / 10).toBe(sec);
  });
});

test.each([
  ["nothing", ""],
  ["text", "bonjour ".repeat(1000)],
  ["an HLS playlist", "#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n"],
  ["a concat script", "ffconcat version 1.0\nfile '/etc/passwd'\n"],
  ["SDP", "v=0\no=- 0 0 IN IP4 127.0.0.1\nc=IN IP4 127.0.0.1\nm=audio 9 RTP/AVP 0\n"],
  ["HTML", "<html><script>alert(1)</script></html>"],
  ["SVG", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ["zip", Buffer.from("504b0304140000000800", "hex")],
  ["ELF", Buffer.from(`7f454c46020101${"00".repeat(200)}`, "hex")],
  ["RIFF that is a film", Buffer.from(`RIFF${"\0".repeat(4)}AVI LIST${"\0".repeat(200)}`, "latin1")],
  ["noise", Buffer.from(Array.from({ length: 50_000 }, (_, i) => (i * 2_654_435_761) >>> 24))],
])("%s is no sound", async (_name, bytes) => {
  expect(await secondsOf(bytes)).toBe(null);
});

test("ten minutes are read to a little beyond five", async () => {
  expect(await secondsOf(wav({ sec: 600, rate: 8000, bits: 8 }))).toBeCloseTo(305, 1);
});

test("a clock that is over, a caller who leaves and a queue all end", { tags: ["long"] }, async () => {
  const file = save(wav({ sec: 300, rate: 48_000, channels: 2 }));
  await expect(openDecoder({ msMax: 30 }).decode(file)).rejects.toThrow(Undecodable);
  const caller = new AbortController();
  setTimeout(() => caller.abort(), 50);
  await expect(decoder.decode(file, caller.signal)).rejects.toThrow(Undecodable);
  const one = openDecoder({ atOnce: 1 });
  const short = save(wav({}));
  const all = await Promise.all([short, short, short].map((each) => one.decode(each)));
  expect(all.map(({ durationSec }) => durationSec)).toEqual([1, 1, 1]);
});

test(
  "a thread that stands ready reads like a new one, and lets the process end",
  { tags: ["long"] },
  async () => {
    const ready = openDecoder({ keepsOneReady: true });
    const tone = wav({});
    const plain = (await decode(tone)).samples;
    const files = [save(tone), save("no sound"), save(tone), save(tone)];
    const one = async (file: string) => (await ready.decode(file).catch(() => null))?.samples ?? null;
    const inTurn = [];
    for (const file of files) inTurn.push(await one(file));
    expect(inTurn).toEqual([plain, null, plain, plain]);
    expect(await Promise.all(files.map(one))).toEqual([plain, null, plain, plain]);
    const module = JSON.stringify(new URL("open-decoder.ts", import.meta.url).href);
    const script = path.join(dir, "decode.mjs");
    fs.writeFileSync(
      script,
      `import { openDecoder } from ${module};
    const { samples } = await openDecoder({ keepsOneReady: true }).decode(${JSON.stringify(files[0])});
    process.stdout.write(String(samples.length));`,
    );
    const printed = execFileSync(process.execPath, [script], { timeout: 30_000 });
    expect(String(printed)).toBe(String(plain.length));
  },
);

const encoder = ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg"].find((each) => fs.existsSync(each));
describe.skipIf(!encoder)("compressed recordings (made by the ffmpeg of this machine)", () => {
  const convert = (name: string, ...options: string[]) => {
    const file = path.join(dir, name);
    const input = save(wav({ sec: 40, rate: 48_000 }));
    execFileSync(encoder!, ["-v", "error", "-y", "-i", input, ...options, file]);
    return file;
  };
  const LONG = { tags: ["long"] };
  for (const [name, options, given] of [
    ["a.mp3", {}, ["-b:a", "128k"]],
    ["a.m4a", LONG, ["-c:a", "aac", "-b:a", "128k"]],
    ["fragmented.mp4", LONG, ["-c:a", "aac", "-movflags", "frag_keyframe+empty_moov"]],
    ["a.webm", LONG, ["-c:a", "libopus"]],
    ["a.ogg", LONG, ["-c:a", "libopus"]],
  ] as const)
    test(`${name}, whole and cut in the middle`, options, async () => {
      const file = convert(name, ...given);
      const { samples, durationSec } = await decoder.decode(file);
      expect(Math.abs(durationSec - 40)).toBeLessThan(0.05);
      expect(Math.abs(readTone(samples).hz - 440)).toBeLessThan(2);
      const cut = await secondsOf(fs.readFileSync(file).subarray(0, fs.statSync(file).size / 2));
      // The index of a plain m4a is at its end: cut, nothing can be read.
      expect(cut ?? 0).toBeLessThan(30);
    });

  test("a film is heard without being seen; one without sound is refused", { tags: ["long"] }, async () => {
    const film = ["-f", "lavfi", "-i", "color=c=red:s=64x64:d=40", "-c:v", "mpeg4", "-shortest"];
    expect((await decoder.decode(convert("film.mp4", ...film, "-c:a", "aac"))).durationSec).toBeGreaterThan(
      39,
    );
    expect(await secondsOf(fs.readFileSync(convert("silent.mp4", ...film, "-map", "1:v")))).toBe(null);
  });
});
