const AUDIO_FORMATS = ["wav", "mp4", "mp3", "webm", "ogg"] as const;
type AudioFormat = (typeof AUDIO_FORMATS)[number];

/** Enough of a file to know what it is. */
export const HEAD_BYTES = 12;

/** What a file is by its first bytes: its name and its declared type prove nothing. */
export function detectFormat(head: Uint8Array): AudioFormat | null {
  const text = (start: number, end: number) => Buffer.from(head.subarray(start, end)).toString("latin1");
  if (/^(?:RIFF|RF64)$/.test(text(0, 4)) && text(8, 12) === "WAVE") return "wav";
  if (text(4, 8) === "ftyp") return "mp4";
  if (text(0, 4) === "\x1a\x45\xdf\xa3") return "webm";
  if (text(0, 4) === "OggS") return "ogg";
  if (text(0, 3) === "ID3" || isLayer3Frame(head)) return "mp3";
  return null;
}

/** Eleven bits of synchronisation, then the layer; the other layers are not ours, and AAC's header has none. */
function isLayer3Frame([first = 0, second = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xe0) === 0xe0 && ((second >> 1) & 3) === 1;
}
