/** What a page says of itself to the layout around it (`export const handle`). */
export interface PageHandle {
  /** The page can be read and left without its scripts: they wait for the visitor's first sign of life. */
  start?: "later";
}
