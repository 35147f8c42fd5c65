// `npm run example:voice`: synthesises the spoken example with espeak-ng, as the recording in `fixtures/examples`.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { SHOWN_EXAMPLE } from "@app/contracts/examples";

const FOLDER = path.join(import.meta.dirname, "../fixtures/examples");
const WORDS_PER_MINUTE = 158;
const KILOBITS = 40;

/** Adds pauses: after each sentence, and longer ones before a new idea. */
const text = readFileSync(path.join(FOLDER, `${SHOWN_EXAMPLE.name}.txt`), "utf8")
  .trim()
  .replaceAll(". Il y a", '. <break time="950ms"/> Il y a')
  .replaceAll(". Ce que", '. <break time="1150ms"/> Ce que')
  .replaceAll("euh,", '<prosody rate="45%">euh</prosody>, <break time="280ms"/>')
  .replaceAll(". J'ai vu", '. <break time="420ms"/> J\'ai vu');
const speech = spawnSync(
  "espeak-ng",
  ["-v", "fr", "-s", String(WORDS_PER_MINUTE), "-p", "46", "-m", "--stdout"],
  {
    input: `<speak>${text}</speak>`,
    maxBuffer: 2 ** 28,
  },
);
if (speech.status !== 0) throw new Error("espeak-ng failed");
const out = path.join(FOLDER, `${SHOWN_EXAMPLE.name}.m4a`);
const encode = [
  "-y",
  "-i",
  "-",
  "-ac",
  "1",
  "-ar",
  "22050",
  "-af",
  "lowpass=f=7500",
  "-c:a",
  "aac",
  "-b:a",
  `${KILOBITS}k`,
];
const coded = spawnSync("ffmpeg", [...encode, "-map_metadata", "-1", "-fflags", "+bitexact", out], {
  input: speech.stdout,
});
if (coded.status !== 0) throw new Error(coded.stderr.toString());
