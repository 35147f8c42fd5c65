import { scaleLinear } from "d3-scale";
import { area, curveCardinal, line } from "d3-shape";
import type { OralPerformance } from "@app/contracts/report";
import { ORAL_TEXT } from "../messages.ts";

type RatePoint = OralPerformance["speechRate"]["data"][number];

/** The optimal zone, the axis and the curve tension, as specified. */
const HIGH_LIMIT = 160;
const LOW_LIMIT = 120;
const AXIS_MAX = 200;
const AXIS_STEP = 50;
const TENSION = 0.4;

/** d3 uses (1 - t) / 6 of the chord around a point, where the specification's tension uses half of itself. */
const smooth = curveCardinal.tension(1 - 3 * TENSION);

const NARROW = 500;
const TIME_LABEL_WIDTH = 48;

interface RateDrawing {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  ticks: { value: number; y: number }[];
  limits: { label: string; y: number; labelX: number; labelY: number; anchor: "start" | "end" }[];
  zone: { y: number; height: number };
  points: (RatePoint & { x: number; y: number })[];
  line: string;
  area: string;
  times: { x: number; text: string }[];
}

/** Geometry of the speech rate chart in a box of this width. */
export function drawRate(data: readonly RatePoint[], width: number): RateDrawing {
  const isNarrow = width < NARROW;
  const height = isNarrow ? 210 : 264;
  const [left, top] = [34, 14];
  const right = width - (isNarrow ? 12 : 88);
  const bottom = height - 28;
  const highest = Math.max(AXIS_MAX, ...data.map(({ rate }) => rate));
  const axisMax = Math.ceil(highest / AXIS_STEP) * AXIS_STEP;
  const y = scaleLinear([0, axisMax], [bottom, top]);
  const first = data[0]?.time ?? 0;
  const last = data.at(-1)?.time ?? 0;
  // Centre a single point.
  const x = scaleLinear(first < last ? [first, last] : [first - 1, first + 1], [left, right]);
  const points = data.map((point) => ({ ...point, x: x(point.time), y: y(point.rate) }));
  const shape = line<(typeof points)[number]>(
    (point) => point.x,
    (point) => point.y,
  ).curve(smooth);
  const filled = area<(typeof points)[number]>(
    (point) => point.x,
    bottom,
    (point) => point.y,
  ).curve(smooth);
  const shown = Math.max(1, Math.ceil((points.length * TIME_LABEL_WIDTH) / Math.max(1, right - left)));
  const limit = (label: string, value: number, offset: number) => ({
    label,
    y: y(value),
    labelX: isNarrow ? right - 4 : right + 10,
    labelY: y(value) + (isNarrow ? offset : 4),
    anchor: isNarrow ? ("end" as const) : ("start" as const),
  });
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    ticks: y.ticks(axisMax / AXIS_STEP).map((value) => ({ value, y: y(value) })),
    limits: [limit(ORAL_TEXT.highLimit, HIGH_LIMIT, -8), limit(ORAL_TEXT.lowLimit, LOW_LIMIT, 17)],
    zone: { y: y(HIGH_LIMIT), height: y(LOW_LIMIT) - y(HIGH_LIMIT) },
    points,
    line: shape(points) ?? "",
    area: filled(points) ?? "",
    times: points
      .filter((_, index) => index % shown === 0)
      .map((point) => ({ x: point.x, text: formatTime(point.time) })),
  };
}

/** « 20s », in the specification's format. */
export const formatTime = (timeSec: number): string => `${Math.round(timeSec)}s`;

/** Text of the tooltip: the rate, and whether it is above or below the optimal zone. */
export function describeRate(rate: number): string {
  const value = Math.round(rate);
  const words = `${value} mots/min`;
  if (value > HIGH_LIMIT) return `${words} - Débit trop rapide`;
  return value < LOW_LIMIT ? `${words} - Débit trop lent` : words;
}

/** The nearest point to the pointer along the time axis. */
export function nearestPoint(points: readonly { x: number }[], x: number): number {
  let nearest = 0;
  for (const [index, point] of points.entries())
    if (Math.abs(point.x - x) < Math.abs(points[nearest]!.x - x)) nearest = index;
  return nearest;
}
