const AUDIO_FORMATS = ["wav", "mp4", "mp3", "webm", "ogg"] as const;
type AudioFormat = (typeof AUDIO_FORMATS)[number];

/** Number of first bytes that tell a file's format. */
export const HEAD_BYTES = 12;

/** Detects a file's format by its first bytes: its name and declared type prove nothing. */
export function detectFormat(head: Uint8Array): AudioFormat | null {
  const text = (start: number, end: number) => Buffer.from(head.subarray(start, end)).toString("latin1");
  if (/^(?:RIFF|RF64)$/.test(text(0, 4)) && text(8, 12) === "WAVE") return "wav";
  if (text(4, 8) === "ftyp") return "mp4";
  if (text(0, 4) === "\x1a\x45\xdf\xa3") return "webm";
  if (text(0, 4) === "OggS") return "ogg";
  if (text(0, 3) === "ID3" || isLayer3Frame(head)) return "mp3";
  return null;
}

/** Checks the 11 sync bits, then the layer; other layers are not accepted, and AAC headers have layer 0. */
function isLayer3Frame([first = 0, second = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xe0) === 0xe0 && ((second >> 1) & 3) === 1;
}
