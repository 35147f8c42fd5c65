// The rewriting from its accepted edits: light enough for a browser, which needs no reader of French for it.
export { countChanges, tellChanges } from "./rewriting/compose.ts";
