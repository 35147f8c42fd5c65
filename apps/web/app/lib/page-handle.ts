/** What a page declares to its layout (`export const handle`). */
export interface PageHandle {
  /**
   * When the scripts of a server-rendered page start. `later`: the page works without them, and they wait for the
   * visitor's first interaction. `painted`: after the first paint.
   */
  start?: "later" | "painted";
}
