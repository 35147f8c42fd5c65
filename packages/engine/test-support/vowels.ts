import { SAMPLE_RATE_HZ } from "../src/signal/frames.ts";

/** Formants of French vowels, Hz (Calliope 1989, men's voices, rounded). */
const VOWELS = {
  a: [700, 1250, 2500],
  i: [300, 2200, 3000],
  ou: [320, 800, 2200],
  é: [380, 2050, 2650],
  o: [400, 850, 2350],
  euh: [460, 1400, 2350],
} as const;

export interface Sung {
  vowel: keyof typeof VOWELS;
  sec: number;
  /** Fundamental frequency in Hz, at the start and at the end. */
  tone: readonly [number, number];
}

/** Vowels in sequence: a pulse train through three formants; each swells and falls like a syllable. */
export function sing(parts: readonly Sung[]): Float32Array {
  const pieces = parts.map(({ vowel, sec, tone }) => {
    const piece = new Float32Array(Math.round(sec * SAMPLE_RATE_HZ));
    const states = VOWELS[vowel].map(() => [0, 0]);
    let phase = 0;
    let source = 0;
    for (let i = 0; i < piece.length; i++) {
      const share = i / piece.length;
      phase += (tone[0] + (tone[1] - tone[0]) * share) / SAMPLE_RATE_HZ;
      const pulse = phase >= 1 ? 1 : 0;
      phase -= pulse;
      source = 0.94 * source + pulse;
      let sum = 0;
      for (const [k, hz] of VOWELS[vowel].entries()) {
        const radius = Math.exp((-Math.PI * (60 + 0.05 * hz)) / SAMPLE_RATE_HZ);
        const [one, two] = states[k] as [number, number];
        const next =
          source * (1 - radius) +
          2 * radius * Math.cos((2 * Math.PI * hz) / SAMPLE_RATE_HZ) * one -
          radius * radius * two;
        states[k] = [next, one];
        sum += next / (k + 1);
      }
      piece[i] = 0.1 * sum * Math.min(1, 20 * share, 40 * (1 - share));
    }
    return piece;
  });
  const joined = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
