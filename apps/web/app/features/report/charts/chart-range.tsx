interface ChartRangeProps {
  label: string;
  count: number;
  /** Index of the current value; null before keyboard use. */
  index: number | null;
  /** The value in words. */
  describe: (index: number) => string;
  onMove: (index: number | null) => void;
  /** Index selected when the keyboard enters the chart. */
  entry?: number;
  /** For a chart that scrolls sideways: stays in its visible part. */
  isInLane?: boolean;
  /** Called on Enter or space. */
  onChoose?: (index: number) => void;
}

/**
 * Keyboard access to a chart: a single tab stop, arrows move between values, each is described in words. Ignores the
 * pointer.
 */
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
