import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { openDecoder } from "@app/decoding/open-decoder";

/** Recordings that are not part of the project: tests that need them are skipped where they are absent. */
const FOLDER = fileURLToPath(new URL("../../../../shared/audio/", import.meta.url));
export const haveRecordings = existsSync(FOLDER);

/** Path of a recording, also shown in messages when it is absent. */
export function recordingPath(name: string): string {
  return `${FOLDER}${name}`;
}

const decoder = openDecoder();

/** 16 kHz mono. */
export async function readRecording(name: string): Promise<Float32Array> {
  return (await decoder.decode(recordingPath(name))).samples;
}

export interface Phone {
  startSec: number;
  endSec: number;
  phone: string;
}

export interface SpokenToken {
  startSec: number;
  endSec: number;
  /** As transcribed: « l' », « par exemple », « euh ». */
  word: string;
}

export interface AlignedRecording {
  name: string;
  phones: Phone[];
  words: SpokenToken[];
}

const INTERVAL =
  /<Begin midpoint="([\d.]+)"[^>]*>\s*<End midpoint="([\d.]+)"[^>]*>[\s\S]*?<Tag[^>]*>([^<]*)<\/Tag>/g;

/** Conversations whose phones were aligned by SPPAS. */
export function listAligned(): AlignedRecording[] {
  if (!existsSync(`${FOLDER}sppas-fr/aligned`)) return [];
  return readdirSync(`${FOLDER}sppas-fr/aligned`).map((file) => {
    const xml = readFileSync(`${FOLDER}sppas-fr/aligned/${file}`, "utf8");
    return {
      name: `sppas-fr/${basename(file, "-palign.xra")}.wav`,
      phones: readTier(xml, "PhonAlign").map(([startSec, endSec, phone]) => ({ startSec, endSec, phone })),
      words: readTier(xml, "TokensAlign")
        .filter(([, , word]) => !/^(?:[#+*@].*|laugh|noise|dummy)$/.test(word))
        .map(([startSec, endSec, word]) => ({ startSec, endSec, word: word.replaceAll("_", " ") })),
    };
  });
}

function readTier(xml: string, name: string): [number, number, string][] {
  const start = xml.indexOf(`tiername="${name}"`);
  const tier = xml.slice(start, xml.indexOf("</Tier>", start));
  return Array.from(tier.matchAll(INTERVAL), ([, from, to, label]) => [Number(from), Number(to), label!]);
}

/** Pitches said by espeak-ng, whose phones are known to the millisecond: steady voices, without breaths. */
export function listSynthesised(): Pick<AlignedRecording, "name" | "phones">[] {
  if (!existsSync(`${FOLDER}synth-espeak-fr`)) return [];
  return readdirSync(`${FOLDER}synth-espeak-fr`)
    .filter((file) => file.endsWith(".json"))
    .map((file) => {
      const { phones } = JSON.parse(readFileSync(`${FOLDER}synth-espeak-fr/${file}`, "utf8")) as {
        phones: { p: string; start: number; end: number }[];
      };
      return {
        name: `synth-espeak-fr/${basename(file, ".json")}.flac`,
        phones: phones.flatMap(({ p, start, end }, i) => {
          // Pauses were inserted afterwards: there the next phone begins later than the last one ends.
          const gap = { startSec: phones[i - 1]?.end ?? start, endSec: start, phone: "#" };
          const phone = { startSec: start, endSec: end, phone: p || "#" };
          return gap.startSec < start ? [gap, phone] : [phone];
        }),
      };
    });
}

/** The transcription as text, with elided words joined to the next one. */
export function textOf(words: readonly SpokenToken[]): string {
  return words.map(({ word }) => (word.endsWith("'") ? word : `${word} `)).join("");
}

const VOWEL = /^(?:[aeiouyAEIOU]|[aeioO9U]~|[AOU]~?\/|eu|EU|[29@]|fp)$/;
/** One vowel per syllable, as in French. */
export function vowelsOf(phones: readonly Phone[]): Phone[] {
  return phones.filter(({ phone }) => VOWEL.test(phone));
}

/**
 * Silences between the first and the last word, of 250 ms or more by default; a noise between two words is not speech.
 */
export function pausesOf(phones: readonly Phone[], minSec = 0.25): Phone[] {
  const merged: Phone[] = [];
  for (const one of phones) {
    const last = merged.at(-1);
    const silent = /^(?:[#+]|noise)$/.test(one.phone);
    if (last && silent && last.phone === "#") last.endSec = one.endSec;
    else merged.push({ startSec: one.startSec, endSec: one.endSec, phone: silent ? "#" : one.phone });
  }
  return merged
    .slice(1, -1)
    .filter(({ phone, startSec, endSec }) => phone === "#" && endSec - startSec >= minSec - 1e-9);
}
