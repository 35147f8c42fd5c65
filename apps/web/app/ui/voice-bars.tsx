interface Props {
  /** From 0 to 10 each. */
  levels: readonly number[];
  className?: string;
}

/** A few voice bars as decoration, the product's motif. Colour and height come from the class. */
export function VoiceBars({ levels, className = "h-[22px] text-c1" }: Props) {
  return (
    <span aria-hidden="true" className={`inline-flex items-center gap-[2.5px] ${className}`}>
      {levels.map((level, index) => (
        <span
          // Bars are identified by their order.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className="w-[3.5px] flex-none rounded-[3px] bg-current"
          style={{ height: `${Math.max(level, 1.6) * 10}%` }}
        />
      ))}
    </span>
  );
}
