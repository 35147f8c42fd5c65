import type { Tone } from "../model.ts";

/** Colours of score levels, for SVG shapes. */
export const TONE_FILL: Record<Tone, string> = { good: "fill-good-g", fair: "fill-c1", low: "fill-warn-g" };
/** The same for HTML boxes. */
export const TONE_BACKGROUND: Record<Tone, string> = { good: "bg-good-g", fair: "bg-c1", low: "bg-warn-g" };

interface Ray {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  isLit: boolean;
  /** Number of rays up to the end of the score; 0 for the last lit ray. */
  fromEnd: number;
}

export const RING_SIZE = 280;
const RAYS = 72;
const INNER_RADIUS = 108;
const REST_LENGTH = 9;

/** Lengths vary like a voice, the same for everybody; only the lit share depends on the score. */
const litLength = (index: number) =>
  12 + 5.3 * Math.abs(Math.sin(index * 0.55) + 0.5 * Math.sin(index * 1.7));

/** The rays of the score ring, clockwise from the top. */
export function drawRays(share: number): Ray[] {
  const lit = Math.round(RAYS * share);
  return Array.from({ length: RAYS }, (_, index) => {
    const angle = (index / RAYS) * 2 * Math.PI - Math.PI / 2;
    const isLit = index < lit;
    const outer = INNER_RADIUS + (isLit ? litLength(index) : REST_LENGTH);
    const at = (radius: number, turn: (angle: number) => number) =>
      Math.round((RING_SIZE / 2 + turn(angle) * radius) * 10) / 10;
    return {
      x1: at(INNER_RADIUS, Math.cos),
      y1: at(INNER_RADIUS, Math.sin),
      x2: at(outer, Math.cos),
      y2: at(outer, Math.sin),
      isLit,
      fromEnd: lit - 1 - index,
    };
  });
}
