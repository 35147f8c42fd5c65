const SENTENCE_END = /([.!?…]+["»”)]*)( |$)/g;

/** Marks pauses and melody in a text to be read aloud. */
export function addIntonation(perfectPitch: string): string {
  return perfectPitch.replace(
    SENTENCE_END,
    (_, stop: string, space: string) => `${stop}${stop.includes("?") ? " ↗" : " ↘"} //${space}`,
  );
}

/** Takes the marks away. */
export function stripIntonation(marked: string): string {
  return marked.replace(/ [↗↘] \/\//g, "");
}
