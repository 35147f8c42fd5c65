import { useEffect, useRef } from "react";
import { PITCH_TEXT } from "./messages.ts";

const BARS = Array.from({ length: 41 }, (_, index) => ({
  index,
  // A fixed relief, taller in the middle.
  height:
    18 + 82 * Math.sin((Math.PI * (index + 1)) / 42) ** 1.4 * (0.55 + 0.45 * Math.abs(Math.sin(index * 1.7))),
}));
const SWEEP_MS = 32;

/** Bars that sweep as speech runs. No percentage: nobody knows one. */
export function PitchProgress() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex min-h-[calc(100dvh-12rem)] flex-col items-center justify-center gap-9 text-center">
      <div aria-hidden="true" className="flex h-28 items-center gap-[5px] text-c1 md:h-40 md:gap-[7px]">
        {BARS.map(({ index, height }) => (
          <span
            key={index}
            className="w-[3.5px] animate-sweep rounded-full bg-current md:w-[5px]"
            style={{ height: `${height}%`, animationDelay: `${index * SWEEP_MS}ms` }}
          />
        ))}
      </div>
      <h1 ref={title} tabIndex={-1} className="text-h2 outline-none">
        {PITCH_TEXT.progress}
      </h1>
    </div>
  );
}
