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

const SILENCES = `form Silences
  sentence soundFile
  real thresholdDb
endform
Read from file: soundFile$
grid = To TextGrid (silences): 100, 0, thresholdDb, 0.25, 0.1, "silent", "sounding"
count = Get number of intervals: 1
text$ = ""
for i to count
  label$ = Get label of interval: 1, i
  if label$ = "silent"
    startSec = Get start time of interval: 1, i
    endSec = Get end time of interval: 1, i
    text$ = text$ + fixed$ (startSec, 4) + " " + fixed$ (endSec, 4) + newline$
  endif
endfor
writeInfo: text$
`;

/** The silences that Praat finds, except at both ends. */
export function findPraatSilences(
  samples: Float32Array,
  thresholdDb: number,
): { startSec: number; endSec: number }[] {
  return inFolder((folder) => {
    const [script, sound] = [join(folder, "silences.praat"), join(folder, "sound.wav")];
    writeFileSync(script, SILENCES);
    writeFileSync(sound, encodeWav16(samples, SAMPLE_RATE_HZ));
    const durationSec = samples.length / SAMPLE_RATE_HZ;
    return run([script, sound, String(thresholdDb)])
      .split("\n")
      .filter(Boolean)
      .map((line) => line.split(" ").map(Number) as [number, number])
      .filter(([startSec, endSec]) => startSec > 0 && endSec < durationSec - 0.01)
      .map(([startSec, endSec]) => ({ startSec, endSec }));
  });
}

/** In dB below the maximum: Praat's default and its neighbours. */
export const PRAAT_SILENCES_DB = [-20, -25, -30, -35];

/**
 * Pitch in two passes (De Looze & Hirst 2008), as ours. Praat's own stopwatch times the measures alone, without
 * starting the program or reading the file.
 */
const SCRIPT = `form Measure
  sentence soundFile
  sentence f0File
endform
sound = Read from file: soundFile$
stopwatch
wide = To Pitch (ac): 0, 60, 15, "no", 0.03, 0.45, 0.01, 0.35, 0.14, 600
lower = Get quantile: 0, 0, 0.25, "Hertz"
upper = Get quantile: 0, 0, 0.75, "Hertz"
if lower = undefined
  lower = 100
  upper = 200
endif
selectObject: sound
pitch = To Pitch (ac): 0.01, 0.75 * lower, 15, "no", 0.03, 0.45, 0.01, 0.35, 0.14, 2.5 * upper
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

/** Praat's measures of the same samples, in the same run. */
export function runPraat(samples: Float32Array): PraatMeasures {
  return inFolder((folder) => {
    const [script, sound, f0] = ["measure.praat", "sound.wav", "f0.txt"].map((name) => join(folder, name));
    writeFileSync(script!, SCRIPT);
    writeFileSync(sound!, encodeWav16(samples, SAMPLE_RATE_HZ));
    const [pitchSec, nucleiSec, nuclei] = run([script!, sound!, f0!]).trim().split(/\s+/).map(Number);
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
  });
}

function run(args: string[]): string {
  const { stdout, stderr, status } = spawnSync("praat", ["--run", ...args], { encoding: "utf8" });
  if (status !== 0) throw new Error(`Praat: ${stderr}`);
  return stdout;
}

function inFolder<Of>(work: (folder: string) => Of): Of {
  const folder = mkdtempSync(join(tmpdir(), "praat-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
