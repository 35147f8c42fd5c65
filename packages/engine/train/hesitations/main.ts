import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDecoder } from "@app/decoding/open-decoder";
import { doubtOf, findSegments } from "../../src/delivery/find-hesitations.ts";
import { describeHeldSounds } from "../../src/delivery/held-features.ts";
import { estimateHesitation } from "../../src/delivery/hesitation-model.ts";
import { FRAME_STEP_SEC, SAMPLE_RATE_HZ } from "../../src/signal/frames.ts";
import { measureSignal } from "../../src/signal/measure-signal.ts";
import { fitLogistic, type Frames } from "./fit-logistic.ts";
import { ROOMS } from "./hear-in-room.ts";
import { type Carrier, leaveAsRead, makeTakes, type Take } from "./make-takes.ts";

const USAGE = `Usage : npm run train:hesitations -- DOSSIER-DES-SONS
  apprend à quoi ressemble un « euh », sur des voix où il est posé à des instants connus, et écrit les poids ;
  imprime, voix par voix laissée de côté, ce qui est trouvé et les fausses alertes
`;
const WEIGHTS = fileURLToPath(new URL("../../src/delivery/weights/hesitations.json", import.meta.url));
const TAKES_EACH = 4;
/** Recordings per voice and room without any « euh », to learn what noise and echo do to read speech. */
const PLAIN_EACH = 2;
const PLAIN_SEED = 500;
/** Frames ignored at the edges: nobody can say to 10 ms where a vowel begins. */
const EDGE_FRAMES = 4;
/** Shorter ones are not counted as missed. */
const COUNTED_SEC = 0.2;

const folder = process.argv[2];
if (!folder) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const carriers = await readCarriers(folder);
const takes = carriers.flatMap((carrier, voice) =>
  ROOMS.flatMap((room, at) =>
    Array.from({ length: TAKES_EACH + PLAIN_EACH }, (_, turn) => {
      const others = carriers.filter((other) => other !== carrier);
      const seed = 1000 * voice + 10 * at + turn;
      return describe(
        turn < TAKES_EACH
          ? makeTakes(carrier, seed, others, room)
          : leaveAsRead(carrier, seed + PLAIN_SEED, others, room),
      );
    }),
  ),
);
mkdirSync(new URL(".", `file://${WEIGHTS}`), { recursive: true });
writeFileSync(WEIGHTS, `${JSON.stringify(fitLogistic(takes))}\n`);
printHeldOut();
process.exit(0);

/** Read speech whose licence allows training (FLEURS, CC BY 4.0; Picovoice's test, Apache 2.0). */
async function readCarriers(sounds: string): Promise<Carrier[]> {
  const decoder = openDecoder();
  const files = [
    ...readdirSync(join(sounds, "fleurs-fr"))
      .filter((name) => name.endsWith(".ogg"))
      .sort()
      .map((name) => join("fleurs-fr", name)),
    join("picovoice", "test_fr.wav"),
  ];
  const read: Carrier[] = [];
  for (const file of files)
    read.push({ speaker: file, samples: (await decoder.decode(join(sounds, file))).samples });
  return read;
}

function describe(take: Take): Take & Frames & { doubt: number } {
  const signal = measureSignal(take.samples);
  const rows = describeHeldSounds(signal);
  const frames = signal.levelsDb.length;
  const labels = new Int8Array(frames).fill(-1);
  const frameOf = (sec: number) => Math.round(sec / FRAME_STEP_SEC);
  for (const { startSec, endSec } of signal.runs) labels.fill(0, frameOf(startSec), frameOf(endSec));
  const sounds = labels.slice();
  for (const { startSec, endSec } of take.filled) {
    const [from, to] = [frameOf(startSec) + 2, frameOf(endSec) - 3];
    labels.fill(-1, Math.max(0, from - EDGE_FRAMES), to + EDGE_FRAMES + 1);
    for (let frame = from; frame < to; frame++) if (sounds[frame] === 0) labels[frame] = 1;
  }
  return { ...take, rows, labels, doubt: doubtOf(signal) };
}

interface Total {
  found: number;
  there: number;
  /** False detections, and over how many minutes. */
  wrong: number;
  minutes: number;
  /** The same in recordings without any filled pause. */
  wrongRead: number;
  read: number;
}

function printHeldOut(): void {
  const totals = new Map<string, Total>();
  for (const carrier of carriers) {
    const model = fitLogistic(takes.filter(({ speaker }) => speaker !== carrier.speaker));
    for (const take of takes.filter(({ speaker }) => speaker === carrier.speaker)) {
      const heard = findSegments(estimateHesitation(model, take.rows), take.doubt);
      const total = totals.get(take.room) ?? {
        found: 0,
        there: 0,
        wrong: 0,
        minutes: 0,
        wrongRead: 0,
        read: 0,
      };
      const meets = (
        one: { startSec: number; endSec: number },
        other: { startSec: number; endSec: number },
      ) => one.startSec < other.endSec && one.endSec > other.startSec;
      for (const put of take.filled.filter(({ startSec, endSec }) => endSec - startSec >= COUNTED_SEC)) {
        total.there += 1;
        if (heard.some((one) => meets(one, put))) total.found += 1;
      }
      const wrong = heard.filter((one) => !take.filled.some((put) => meets(one, put))).length;
      const minutes = take.samples.length / SAMPLE_RATE_HZ / 60;
      if (take.filled.length > 0) {
        total.wrong += wrong;
        total.minutes += minutes;
      } else {
        total.wrongRead += wrong;
        total.read += minutes;
      }
      totals.set(take.room, total);
    }
  }
  console.log("each voice left out in turn");
  console.log(
    "room          found of those of .2 s and more   false a minute, where some are put in and as read",
  );
  for (const [room, { found, there, wrong, minutes, wrongRead, read }] of totals)
    console.log(
      `${room.padEnd(14)}${`${found} of ${there}`.padEnd(34)}${(wrong / minutes).toFixed(2)}   ${(wrongRead / read).toFixed(2)}`,
    );
}
