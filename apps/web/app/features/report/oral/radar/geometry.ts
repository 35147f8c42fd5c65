import { METRIC_SCORE_MAX } from "@app/contracts/limits";
import { shareOf } from "../../model.ts";

export interface Criterion {
  label: string;
  value: number;
}

interface RadarAxis extends Criterion {
  x: number;
  y: number;
  end: { x: number; y: number };
  labelX: number;
  labelY: number;
  anchor: "start" | "middle" | "end";
}

interface RadarDrawing {
  width: number;
  height: number;
  centre: { x: number; y: number };
  axes: RadarAxis[];
  rings: string[];
  shape: string;
}

const RADIUS_MAX = 146;
/** A square's sides are closer to the centre than its corners, so it can be larger. */
const SQUARE_RADIUS_MAX = 200;
/** Space beside the outline for the longest label. */
const LABEL_ROOM = 72;
const RINGS = [2, 4, 6, 8, METRIC_SCORE_MAX];

/** Geometry of a radar chart of criteria from 0 to 10; four criteria go in the corners, where long labels fit. */
export function drawRadar(criteria: readonly Criterion[], width: number): RadarDrawing {
  const count = criteria.length;
  const isSquare = count === 4;
  const stretch = isSquare ? Math.SQRT2 : 1;
  const radius = Math.max(
    40,
    Math.min(isSquare ? SQUARE_RADIUS_MAX : RADIUS_MAX, (width / 2 - LABEL_ROOM) * stretch),
  );
  const turn = isSquare ? -0.75 * Math.PI : -0.5 * Math.PI;
  const reach = radius / stretch;
  const centre = { x: width / 2, y: reach + 44 };
  const at = (index: number, share: number) => {
    const angle = (index / count) * 2 * Math.PI + turn;
    const round = (value: number) => Math.round(value * 10) / 10;
    return {
      x: round(centre.x + Math.cos(angle) * share * radius),
      y: round(centre.y + Math.sin(angle) * share * radius),
    };
  };
  const outline = (shareAt: (index: number) => number) =>
    criteria
      .map((_, index) => at(index, shareAt(index)))
      .map(({ x, y }) => `${x},${y}`)
      .join(" ");
  const axes = criteria.map((criterion, index) => {
    const end = at(index, 1);
    const isAbove = end.y < centre.y;
    const side = Math.abs(end.x - centre.x) < 1 || isSquare ? 0 : Math.sign(end.x - centre.x);
    return {
      ...criterion,
      ...at(index, shareOf(criterion.value)),
      end,
      labelX: end.x + side * 10,
      labelY: end.y + (isAbove ? -26 : 22),
      anchor: side === 0 ? ("middle" as const) : side > 0 ? ("start" as const) : ("end" as const),
    };
  });
  return {
    width,
    height: 2 * reach + 92,
    centre,
    axes,
    rings: RINGS.map((value) => outline(() => shareOf(value))),
    shape: outline((index) => shareOf(criteria[index]!.value)),
  };
}
