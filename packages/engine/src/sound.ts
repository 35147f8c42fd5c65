// Samples, what a page measures of them while they come, and the one format that recordings are kept in.
export { measurePace } from "./delivery/measure-pace.ts";
export { DELIVERY } from "./delivery/parameters.ts";
export { assessRecording } from "./signal/assess-recording.ts";
export { SAMPLE_RATE_HZ } from "./signal/frames.ts";
export { SIGNAL } from "./signal/parameters.ts";
export { resampleTo16k } from "./signal/resample.ts";
export { decodeWav16, encodeWav16, wav16DurationSec } from "./signal/wav16.ts";
export { takeWaveformPeaks } from "./signal/waveform-peaks.ts";
