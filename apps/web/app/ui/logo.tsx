const BARS = [
  { x: 1, y: 10, height: 6 },
  { x: 6.3, y: 6, height: 14 },
  { x: 11.6, y: 1.5, height: 23, warm: true },
  { x: 16.9, y: 7, height: 12 },
  { x: 22.2, y: 10.5, height: 5 },
];

export function Logo({ name }: { name: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 font-display text-[min(1.0625rem,5vw)] font-[650] tracking-[-.02em]">
      <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true" className="flex-none">
        {BARS.map(({ x, y, height, warm }) => (
          <rect
            key={x}
            x={x}
            y={y}
            width="3.6"
            height={height}
            rx="1.8"
            className={warm ? "fill-warm" : "fill-accent"}
          />
        ))}
      </svg>
      <span className="truncate">{name}</span>
    </span>
  );
}
