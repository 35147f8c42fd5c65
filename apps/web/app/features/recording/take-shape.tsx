const BARS = 64;
const REST_PERCENT = 8;

/** The peak of each part, relative to the highest peak. */
function gather(peaks: Float32Array): number[] {
  const top = Math.max(0.05, ...peaks);
  return Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / BARS);
    const to = Math.floor(((bar + 1) * peaks.length) / BARS);
    return Math.max(0, ...peaks.subarray(from, to)) / top;
  });
}

/** A take as bars, with the played part coloured. Decorative: the slider over it gives the position. */
export function TakeShape({ peaks, share }: { peaks: Float32Array; share: number }) {
  return (
    <span aria-hidden="true" className="flex h-12 items-center justify-between gap-px">
      {gather(peaks).map((height, index) => (
        <span
          // Bars are identified by their order.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={`min-w-px max-w-[3px] flex-1 rounded-full ${index / BARS < share ? "bg-c1" : "bg-c-muted"}`}
          style={{ height: `${REST_PERCENT + (100 - REST_PERCENT) * height}%` }}
        />
      ))}
    </span>
  );
}
