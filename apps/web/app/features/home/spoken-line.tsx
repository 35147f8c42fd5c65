import type { Bar, LineShape, Sound, Utterance } from "./voice-line.ts";
import { drawLine } from "./voice-line.ts";

const FILL: Record<Bar["sound"], string> = {
  word: "fill-c1",
  filler: "fill-c4",
  longPause: "fill-c2",
  shortPause: "fill-c3",
  rest: "fill-c-muted",
};
const STAGGER_MS = 6;
const TEXT_CLASS: Partial<Record<Sound, string>> = { filler: "fill-c4 line-through decoration-[1.5px]" };
const rounded = (value: number) => Math.round(value * 10) / 10;

interface Props {
  utterances: readonly Utterance[];
  shape: LineShape;
  /** Of the words above the bars. */
  fontSize: number;
  /** Heights of the drawing: the words' baseline, the middle of the bars, the whole. */
  baseline: number;
  middle: number;
  height: number;
  className?: string;
}

/** Words and bars in one drawing, so that they scale together and nothing is measured in the browser. */
export function SpokenLine({ utterances, shape, fontSize, baseline, middle, height, className }: Props) {
  return (
    <svg
      viewBox={`0 0 ${shape.width} ${height}`}
      className={`overflow-visible ${className}`}
      aria-hidden="true"
    >
      {utterances.map(
        ({ text, from, sound }) =>
          text && (
            <text
              key={text}
              x={rounded(from * shape.width)}
              y={baseline}
              fontSize={fontSize}
              className={`font-voice ${TEXT_CLASS[sound] ?? "fill-text"}`}
            >
              {text}
            </text>
          ),
      )}
      {drawLine(utterances, shape).map((bar, index) => (
        <rect
          key={bar.x}
          x={rounded(bar.x - shape.barWidth / 2)}
          y={rounded(middle - bar.height / 2)}
          width={shape.barWidth}
          height={rounded(bar.height)}
          rx={shape.barWidth / 2}
          opacity={rounded(bar.opacity * 10) / 10}
          className={`origin-center animate-speak [transform-box:fill-box] ${FILL[bar.sound]}`}
          style={{ animationDelay: `${index * STAGGER_MS}ms` }}
        />
      ))}
    </svg>
  );
}
