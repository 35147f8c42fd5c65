// Samples, live measures on them in the page, and the one format in which recordings are stored.
export { measurePace } from "./delivery/measure-pace.ts";
export { DELIVERY } from "./delivery/parameters.ts";
export { assessRecording } from "./signal/assess-recording.ts";
export { SAMPLE_RATE_HZ } from "./signal/frames.ts";
export { SIGNAL } from "./signal/parameters.ts";
export { resampleTo16k } from "./signal/resample.ts";
export { decodeWav16, encodeWav16, wav16DurationSec } from "./signal/wav16.ts";
export { takeWaveformPeaks } from "./signal/waveform-peaks.ts";
