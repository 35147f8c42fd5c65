import type { Bar, LineShape, Sound, Utterance } from "./voice-line.ts";
import { drawLine } from "./voice-line.ts";

const STROKE: Record<Bar["sound"], string> = {
  word: "stroke-c1",
  filler: "stroke-c4",
  longPause: "stroke-c2",
  shortPause: "stroke-c3",
  rest: "stroke-c-muted",
};
/** Bars animated together: one animation per bar would keep a phone busy. */
const GROUP = 9;
const STAGGER_MS = 54;
const TEXT_CLASS: Partial<Record<Sound, string>> = { filler: "fill-c4 line-through decoration-[1.5px]" };
const rounded = (value: number) => Math.round(value * 10) / 10;

interface Props {
  utterances: readonly Utterance[];
  shape: LineShape;
  /** Font size of the words above the bars. */
  fontSize: number;
  /** Heights in the drawing: baseline of the words, middle of the bars, total. */
  baseline: number;
  middle: number;
  height: number;
  className?: string;
}

/** Words and bars in one SVG, so that they scale together without measuring in the browser. */
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
      {groupBars(drawLine(utterances, shape)).map((bars, index) => (
        <g
          key={bars[0]!.x}
          className="origin-center animate-speak [transform-box:fill-box]"
          style={{ animationDelay: `${index * STAGGER_MS}ms` }}
        >
          {joinAlike(bars).map(({ sound, opacity, alike }) => (
            <path
              key={alike[0]!.x}
              d={alike.map((bar) => drawBar(bar, middle, shape.barWidth)).join("")}
              strokeWidth={shape.barWidth}
              strokeLinecap="round"
              opacity={opacity}
              className={STROKE[sound]}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

const groupBars = (bars: readonly Bar[]): Bar[][] =>
  Array.from({ length: Math.ceil(bars.length / GROUP) }, (_, index) =>
    bars.slice(index * GROUP, (index + 1) * GROUP),
  );

/** Neighbouring bars of the same look are joined in one path. */
function joinAlike(bars: readonly Bar[]) {
  const runs: { sound: Bar["sound"]; opacity: number; alike: Bar[] }[] = [];
  for (const bar of bars) {
    const opacity = rounded(bar.opacity * 10) / 10;
    const last = runs.at(-1);
    if (last?.sound === bar.sound && last.opacity === opacity) last.alike.push(bar);
    else runs.push({ sound: bar.sound, opacity, alike: [bar] });
  }
  return runs;
}

/** Round line caps add the bar's width to its length. */
const drawBar = ({ x, height }: Bar, middle: number, width: number): string => {
  const length = Math.max(0.01, height - width);
  return `M${rounded(x)} ${rounded(middle - length / 2)}v${Math.max(0.01, rounded(length))}`;
};
