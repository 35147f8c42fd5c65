import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SAMPLE_RATE_HZ } from "../src/signal/frames.ts";
import { encodeWav16 } from "../src/signal/wav16.ts";

export const havePraat = spawnSync("praat", ["--version"]).status === 0;

export interface PraatMeasures {
  pitchMs: number;
  nucleiMs: number;
  f0: { timeSec: number; hz: number }[];
  nuclei: number;
}

/** Its own stopwatch times the measures alone, without the start of the program or the reading of the file. */
const SCRIPT = `form Measure
  sentence soundFile
  sentence f0File
endform
sound = Read from file: soundFile$
stopwatch
pitch = To Pitch (ac): 0.01, 75, 15, "no", 0.03, 0.45, 0.01, 0.35, 0.14, 500
pitchSec = stopwatch
count = Get number of frames
text$ = ""
writeFile: f0File$, ""
for i to count
  time = Get time from frame number: i
  hz = Get value in frame: i, "Hertz"
  if hz = undefined
    hz = 0
  endif
  text$ = text$ + fixed$ (time, 4) + " " + fixed$ (hz, 3) + newline$
  if i mod 500 = 0
    appendFile: f0File$, text$
    text$ = ""
  endif
endfor
appendFile: f0File$, text$

# Peaks of intensity, set apart by a dip of 2 dB, voiced and above the silence threshold (de Jong & Wempe 2009).
stopwatch
selectObject: sound
intensity = To Intensity: 50, 0, "yes"
loudest = Get quantile: 0, 0, 0.99
threshold = loudest - 25
matrix = Down to Matrix
tier = To Sound (slice): 1
peaks = To PointProcess (extrema): "Left", "yes", "no", "Sinc70"
selectObject: sound
voicing = To Pitch (ac): 0.02, 30, 4, "no", 0.03, 0.25, 0.01, 0.35, 0.25, 450
selectObject: peaks
points = Get number of points
nuclei = 0
lastDb = undefined
lastTime = 0
for i to points
  selectObject: peaks
  time = Get time from index: i
  selectObject: intensity
  db = Get value at time: time, "Cubic"
  if db > threshold
    if lastDb = undefined
      keep = 1
    else
      dip = Get minimum: lastTime, time, "None"
      keep = min (lastDb, db) - dip > 2
    endif
    if keep
      selectObject: voicing
      hz = Get value at time: time, "Hertz", "Linear"
      if hz <> undefined
        nuclei = nuclei + 1
      endif
      lastDb = db
      lastTime = time
    endif
  endif
endfor
nucleiSec = stopwatch
writeInfoLine: pitchSec, " ", nucleiSec, " ", nuclei
`;

/** What Praat makes of the same samples, in the same run. */
export function runPraat(samples: Float32Array): PraatMeasures {
  const folder = mkdtempSync(join(tmpdir(), "praat-"));
  try {
    const [script, sound, f0] = ["measure.praat", "sound.wav", "f0.txt"].map((name) => join(folder, name));
    writeFileSync(script!, SCRIPT);
    writeFileSync(sound!, encodeWav16(samples, SAMPLE_RATE_HZ));
    const { stdout, stderr, status } = spawnSync("praat", ["--run", script!, sound!, f0!], {
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`Praat: ${stderr}`);
    const [pitchSec, nucleiSec, nuclei] = stdout.trim().split(/\s+/).map(Number);
    const lines = readFileSync(f0!, "utf8").trim().split("\n");
    return {
      pitchMs: pitchSec! * 1000,
      nucleiMs: nucleiSec! * 1000,
      nuclei: nuclei!,
      f0: lines.map((line) => {
        const [timeSec, hz] = line.split(" ").map(Number);
        return { timeSec: timeSec!, hz: hz! };
      }),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
