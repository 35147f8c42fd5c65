// What an analysis asks once, for the parts of the engine that do not reach into the reader.
export { once } from "../reading/once.ts";
