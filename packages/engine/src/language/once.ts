// Re-exports the analysis cache for the parts of the engine that may not import from `reading`.
export { byWord, once } from "../reading/once.ts";
