import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Width on the server and before the first measure. */
const DEFAULT_WIDTH = 720;

/** The width of a box in pixels: a chart is drawn for it, never scaled, so that its texts keep their size. */
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
