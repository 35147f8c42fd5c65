const HEIGHT_MAX_PX = 320;
/** Less is no list any more: it then goes under its field, and the page scrolls to it. */
const HEIGHT_MIN_PX = 132;
const GAP_PX = 12;

interface Room {
  above: boolean;
  /** In pixels, at most. */
  height: number;
}

export const FULL_ROOM: Room = { above: false, height: HEIGHT_MAX_PX };

/** Under a field, or above it where the window ends too soon. The header covers the top of the window. */
export function findRoom(field: Element, wanted: number): Room {
  const { top, bottom } = field.getBoundingClientRect();
  // A keyboard on the screen takes its part of the window.
  const end = globalThis.visualViewport?.height ?? innerHeight;
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const below = end - bottom - GAP_PX;
  const above = top - Math.max(header, 0) - GAP_PX;
  const needed = Math.min(wanted, HEIGHT_MAX_PX);
  const isAbove = below < needed && above > below;
  const height = Math.min(isAbove ? above : below, HEIGHT_MAX_PX);
  return height < HEIGHT_MIN_PX ? FULL_ROOM : { above: isAbove, height };
}
