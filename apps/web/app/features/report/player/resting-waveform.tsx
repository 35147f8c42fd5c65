import type { OralPerformance } from "@app/contracts/report";
import { useWidth } from "../charts/use-width.ts";
import { BAR_WIDTH, drawBars, listMarks } from "./waveform-marks.ts";

const HEIGHT = 64;
const FILLS = { voice: "fill-c-muted", short: "fill-c3", long: "fill-c2", filler: "fill-c4" };

/** The waveform as static bars, without sound. */
export function RestingWaveform({ oral }: { oral: OralPerformance }) {
  const [box, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={box}>
      <svg
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block print:h-10 print:w-full"
        aria-hidden="true"
      >
        {drawBars(oral.waveform, listMarks(oral), oral.durationSec, width).map(({ x, height, kind }) => (
          <rect
            key={x}
            x={x}
            y={((1 - height) * HEIGHT) / 2}
            width={BAR_WIDTH}
            height={height * HEIGHT}
            rx={BAR_WIDTH / 2}
            className={FILLS[kind]}
          />
        ))}
      </svg>
    </div>
  );
}
