/** What a page says of itself to the layout around it (`export const handle`). */
export interface PageHandle {
  /**
   * When the scripts of a page that was rendered before they came start. `later`: the page can be read and left without
   * them, and they wait for the visitor's first sign of life. `painted`: once the page has been painted.
   */
  start?: "later" | "painted";
}
