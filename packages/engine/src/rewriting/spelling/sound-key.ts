const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/œ/g, "e"],
  [/oe/g, "e"],
  [/ç/g, "s"],
];
const LATER: readonly (readonly [RegExp, string])[] = [
  [/ph/g, "f"],
  [/ch/g, "$"],
  [/h/g, ""],
  [/sc(?=[eiy])/g, "s"],
  [/c(?=[eiy])/g, "s"],
  [/qu|q|c|k/g, "k"],
  [/g(?=[eiy])/g, "j"],
  [/j[e](?=[ao])/g, "j"],
  [/ti(?=on|el|en)/g, "si"],
  [/e?au/g, "o"],
  [/([b-df-hj-np-tv-z$])\1/g, "$1"],
  [/[ae]y(?=[aeiou])/g, "ei"],
  [/y/g, "i"],
  [/[ae]i(?=n)/g, "i"],
  [/[ae]i/g, "e"],
  [/m(?=[bp])/g, "n"],
  [/en(?![eaiou]|$)/g, "an"],
  [/z/g, "s"],
];

/**
 * How a word sounds, roughly: two spellings of one sound give the same key (« assosiation », « association »). The
 * endings that tell number, person or gender stay apart.
 */
export function soundKey(word: string): string {
  let key = word.toLowerCase();
  for (const [pattern, sound] of SOUNDS) key = key.replace(pattern, sound);
  key = key.normalize("NFD").replace(/\p{M}/gu, "");
  for (const [pattern, sound] of LATER) key = key.replace(pattern, sound);
  return key;
}

/** A word without accents, cedillas and ligatures. */
export const bareForm = (word: string): string =>
  word.toLowerCase().replaceAll("œ", "oe").normalize("NFD").replace(/\p{M}/gu, "");
