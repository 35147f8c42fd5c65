/** Geometry of the hero drawing: a spoken line as bars, word by word. Pure functions. */
export type Sound = "word" | "filler" | "longPause" | "shortPause";

export interface Utterance {
  text: string;
  /** As fractions of the line's length. */
  from: number;
  to: number;
  sound: Sound;
}

export interface Bar {
  x: number;
  height: number;
  opacity: number;
  sound: Sound | "rest";
}

export interface LineShape {
  width: number;
  /** Length drawn beyond both ends, fading out. */
  margin: number;
  step: number;
  barWidth: number;
  tallest: number;
}

const SEED = 11;
const REST = 0.035;
const FADE = 7;

/** Park and Miller's minimal generator, seeded so that the server and the browser draw the same line. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** The level rises and falls within a word, and stays low in a filler. */
function swell({ from, to, sound }: Utterance, at: number, random: number): number {
  const progress = (at - from) / (to - from);
  const envelope = Math.sin(Math.PI * Math.min(1, Math.max(0.04, progress))) ** 0.55;
  const ripple = 0.22 + 0.78 * Math.abs(Math.sin(progress * 9 + from * 40)) * (0.55 + 0.45 * random);
  return ripple * envelope * (sound === "filler" ? 0.55 : Math.min(1, 0.42 + (to - from) * 6.2));
}

export function drawLine(utterances: readonly Utterance[], shape: LineShape): Bar[] {
  const random = seededRandom(SEED);
  const bars: Bar[] = [];
  for (let x = -shape.margin; x <= shape.width + shape.margin; x += shape.step) {
    const at = x / shape.width;
    const chance = random();
    const heard = utterances.find(({ from, to }) => at >= from && at <= to);
    const voiced = heard?.sound === "word" || heard?.sound === "filler";
    const level = heard && voiced ? swell(heard, at, chance) : heard ? REST : 0.05 + 0.05 * chance;
    const outside = at < 0 ? -at : Math.max(0, at - 1);
    bars.push({
      x,
      height: Math.max(shape.barWidth, level * shape.tallest),
      opacity: outside > 0 ? Math.max(0, 1 - outside * FADE) * 0.55 : 1,
      sound: heard?.sound ?? "rest",
    });
  }
  return bars.filter(({ opacity }) => opacity > 0);
}
