import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Width on the server and before the first measurement. */
const DEFAULT_WIDTH = 720;

/** The width of a box in pixels: charts are drawn at that width, not scaled, so that their texts keep their size. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const box = useRef<E>(null);
  const [width, setWidth] = useState(DEFAULT_WIDTH);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
