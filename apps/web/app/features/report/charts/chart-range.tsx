interface ChartRangeProps {
  label: string;
  count: number;
  /** What is shown now, null before the keyboard came. */
  index: number | null;
  /** What the arrows lead to, in words. */
  describe: (index: number) => string;
  onMove: (index: number | null) => void;
  /** Where the keyboard enters the chart. */
  entry?: number;
  /** In a lane that scrolls sideways: it stays in the part in sight. */
  isInLane?: boolean;
  /** On Enter or on the space bar. */
  onChoose?: (index: number) => void;
}

/** Keyboard access to a chart: one tab stop, arrows move between values, each has a text. It ignores the pointer. */
export function ChartRange(props: ChartRangeProps) {
  const { label, count, index, describe, onMove, entry = 0, isInLane = false, onChoose } = props;
  if (count === 0) return null;
  const value = Math.min(count - 1, Math.max(0, index ?? entry));
  return (
    <input
      type="range"
      className={`pointer-events-none m-0 opacity-0 ${isInLane ? "sticky inset-0 h-full w-[min(100%,60px)]" : "absolute inset-0 size-full"}`}
      aria-label={label}
      aria-valuetext={describe(value)}
      min={0}
      max={count - 1}
      step={1}
      value={value}
      onChange={(event) => onMove(Number(event.target.value))}
      onFocus={() => onMove(value)}
      onBlur={() => onMove(null)}
      onKeyDown={(event) => {
        if (!onChoose || (event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        onChoose(value);
      }}
    />
  );
}
