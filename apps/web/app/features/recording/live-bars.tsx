import { useEffect, useRef } from "react";
import type { LevelFeed } from "./level-feed.ts";

const REACH = 24;
const BARS = Array.from({ length: 2 * REACH + 1 }, (_, index) => index);
const REST_PERCENT = 5;

/**
 * The microphone's level over time: the newest bar at the centre, older ones moving outwards. Static without a feed.
 */
export function LiveBars({ levels }: { levels: LevelFeed | null }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bars = [...(row.current?.children ?? [])] as HTMLElement[];
    const recent: number[] = [];
    const draw = () => {
      for (const [index, bar] of bars.entries()) {
        const height = recent[Math.abs(index - REACH)] ?? 0;
        bar.style.height = `${REST_PERCENT + (100 - REST_PERCENT) * height}%`;
      }
    };
    draw();
    return levels?.subscribe((height) => {
      recent.unshift(height);
      recent.length = Math.min(recent.length, REACH + 1);
      draw();
    });
  }, [levels]);
  return (
    <div
      ref={row}
      aria-hidden="true"
      className={`flex h-24 w-full max-w-120 items-center justify-between transition-colors duration-200 md:h-32 ${
        levels ? "text-c1" : "text-c-muted"
      }`}
    >
      {BARS.map((index) => (
        <span
          key={index}
          className="min-w-px max-w-[3px] flex-1 rounded-full bg-current md:max-w-[5px]"
          style={{ height: `${REST_PERCENT}%` }}
        />
      ))}
    </div>
  );
}
