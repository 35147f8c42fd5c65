/**
 * How the server hands a page its Content-Security-Policy nonce: a header of the request that it passes to the
 * renderer (`request.headers.get(NONCE_HEADER)`). A header of that name from outside never gets through.
 */
export const NONCE_HEADER = "x-page-nonce";
