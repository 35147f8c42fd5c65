const HEIGHT_MAX_PX = 320;
/** A shorter list is useless: it then goes under its field, and the page scrolls to it. */
const HEIGHT_MIN_PX = 132;
const GAP_PX = 12;

interface Room {
  above: boolean;
  /** Maximal height in pixels. */
  height: number;
}

export const FULL_ROOM: Room = { above: false, height: HEIGHT_MAX_PX };

/** Under a field, or above it if there is no room below. The header covers the top of the window. */
export function findRoom(field: Element, wanted: number): Room {
  const { top, bottom } = field.getBoundingClientRect();
  // An on-screen keyboard covers part of the window.
  const end = globalThis.visualViewport?.height ?? innerHeight;
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const below = end - bottom - GAP_PX;
  const above = top - Math.max(header, 0) - GAP_PX;
  const needed = Math.min(wanted, HEIGHT_MAX_PX);
  const isAbove = below < needed && above > below;
  const height = Math.min(isAbove ? above : below, HEIGHT_MAX_PX);
  return height < HEIGHT_MIN_PX ? FULL_ROOM : { above: isAbove, height };
}
