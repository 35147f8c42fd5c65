// French text cut into tokens and sentences, and its numbers read.
export { combineNumberWords, readNumberWord } from "./language/numbers.ts";
export { readText } from "./language/read-text.ts";
