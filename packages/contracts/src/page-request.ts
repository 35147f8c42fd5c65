/**
 * How the server hands a page its Content-Security-Policy nonce: a header of the request that it passes to the
 * renderer (`request.headers.get(NONCE_HEADER)`). A header of that name from outside never gets through.
 */
export const NONCE_HEADER = "x-page-nonce";

/** What the server's own API answers to a page that it renders. */
export interface PageAnswer {
  status: number;
  body: unknown;
}
/** Requests a path below `/api` with the session of the visitor of the page, in the same process. */
export type AskApi = (path: string) => Promise<PageAnswer>;
/** Under this key the server puts an `AskApi` in the router's context. */
export const ASK_API = "ask-api";

/**
 * Hash of the style element that the waveform library inserts for the height that we use: the only style unknown to the
 * build steps. A test of the player checks it against the installed version.
 */
export const WAVEFORM_STYLE_SHA256 = "fF0LBso7Nz75zaFRDBUefBDvPe19hjaiDnnc8lt+2Js=";
