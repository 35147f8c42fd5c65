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
  /** On Enter or on the space bar. */
  onChoose?: (index: number) => void;
}

/** The keyboard of a chart: one stop, arrows from one value to the next, each said in words. A pointer passes through. */
export function ChartRange({ label, count, index, describe, onMove, entry = 0, onChoose }: ChartRangeProps) {
  if (count === 0) return null;
  const value = Math.min(count - 1, Math.max(0, index ?? entry));
  return (
    <input
      type="range"
      className="chart-range"
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
