const LIST_ITEM = /^[ \t]*(?:[-–—•*·▪●]|\d+[.)])[ \t]/gm;
const ENOUGH_ITEMS = 3;

/** Whether a text is a list of notes, half of whose sentences or more are items. */
export function areNotes(text: string, sentences: number): boolean {
  const items = text.match(LIST_ITEM)?.length ?? 0;
  return items >= ENOUGH_ITEMS && items >= sentences / 2;
}
