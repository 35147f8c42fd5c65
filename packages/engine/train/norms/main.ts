import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { quantiles } from "../../src/signal/quantiles.ts";

const USAGE = `Usage : npm run norms -- DOSSIER-DES-CORPUS
  imprime où se situent de vraies voix françaises (mots par minute toutes les dix secondes, pauses par minute), d'après les
  instants des mots de Rhapsodie : la table de packages/engine/src/norms.ts
`;
/** In seconds: the engine's analysis windows, and its shortest pause. */
const WINDOW_SEC = 10;
const HOP_SEC = 5;
const PAUSE_SEC = 0.25;
/** A longer gap is a sentence missing from the files, or another speaker; a longer word is an alignment error. */
const BREAK_SEC = 3;
const STRETCH_SEC = 20;
const DECILES = Array.from({ length: 9 }, (_, index) => (index + 1) / 10);

interface Word {
  startSec: number;
  endSec: number;
  form: string;
}
interface Stretch {
  voice: string;
  kind: string;
  words: Word[];
}

const folder = process.argv[2];
if (!folder) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const stretches = readdirSync(folder)
  .filter((name) => /rhapsodie.*\.conllu$/.test(name))
  .sort()
  .flatMap((name) => readStretches(readFileSync(join(folder, name), "utf8")));
for (const kind of ["planned", "spontaneous"]) {
  const ofKind = stretches.filter((one) => one.kind === kind && lengthOf(one) >= WINDOW_SEC);
  const long = ofKind.filter((one) => lengthOf(one) >= STRETCH_SEC);
  const rates = ofKind.flatMap(ratesOf);
  console.log(kind, {
    voices: new Set(ofKind.map(({ voice }) => voice)).size,
    windows: rates.length,
    wordsPerMinute: quantiles(rates, ...DECILES).map(Math.round),
    pausesPerMinute: quantiles(long.map(pausesOf), ...DECILES).map((value) => Math.round(10 * value) / 10),
  });
}

function lengthOf({ words }: Stretch): number {
  return words.at(-1)!.endSec - words[0]!.startSec;
}

function ratesOf({ words }: Stretch): number[] {
  const rates: number[] = [];
  const end = words.at(-1)!.endSec;
  for (let from = words[0]!.startSec; from + WINDOW_SEC <= end + 0.01; from += HOP_SEC) {
    const inside = words.filter(({ startSec, endSec }) => {
      const middle = (startSec + endSec) / 2;
      return middle >= from && middle < from + WINDOW_SEC;
    });
    rates.push((60 * inside.length) / WINDOW_SEC);
  }
  return rates;
}

function pausesOf(stretch: Stretch): number {
  const { words } = stretch;
  const pauses = words.filter((word, at) => at > 0 && word.startSec - words[at - 1]!.endSec >= PAUSE_SEC);
  return (60 * pauses.length) / lengthOf(stretch);
}

/** Uninterrupted speech of one voice, in words as the product counts them. */
function readStretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  let last = { recording: "", number: 0, voice: "" };
  for (const block of text.split("\n\n")) {
    const about = (name: string) => new RegExp(`^# ${name} = (.*)$`, "m").exec(block)?.[1] ?? "";
    const [, recording = "", number = "0"] = /^(.*)-(\d+)$/.exec(about("sent_id")) ?? [];
    const here = { recording, number: Number(number), voice: `${recording} ${about("speaker")}` };
    const follows = here.voice === last.voice && here.number === last.number + 1;
    last = here;
    const kind = about("planning_type");
    const words = readWords(block);
    let current = follows ? found.at(-1) : undefined;
    for (const word of words) {
      const before = current?.words.at(-1);
      const isApart =
        before && (word.startSec - before.endSec > BREAK_SEC || word.startSec < before.startSec - 0.5);
      if (!current || isApart) found.push((current = { voice: here.voice, kind, words: [] }));
      current.words.push(word);
    }
  }
  return found;
}

function readWords(block: string): Word[] {
  const words: Word[] = [];
  let contractedUntil = 0;
  for (const line of block.split("\n")) {
    const [id = "", form = "", , tag, , , , , , more = ""] = line.split("\t");
    const range = /^(\d+)-(\d+)$/.exec(id);
    if (range) contractedUntil = Number(range[2]);
    const times = /AlignBegin=(\d+)\|AlignEnd=(\d+)/.exec(more);
    if (range || !times || tag === "PUNCT" || !/^\d+$/.test(id)) continue;
    const [startSec, endSec] = [Number(times[1]) / 1000, Number(times[2]) / 1000];
    if (endSec - startSec > BREAK_SEC) continue;
    const before = words.at(-1);
    const isSecondHalf = Number(id) === contractedUntil && before;
    // An elided word is joined to the next one, since the product counts words between blanks.
    if (before && (isSecondHalf || /['’]$/.test(before.form))) {
      before.endSec = Math.max(before.endSec, endSec);
      before.form += form;
    } else words.push({ startSec, endSec, form });
  }
  return words;
}
