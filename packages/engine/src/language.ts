// Cuts French text into tokens and sentences, and reads its numbers.
export { combineNumberWords, readNumberWord } from "./language/numbers.ts";
export { readText } from "./language/read-text.ts";
