/** Endings of nouns that tell their gender. */
const FEMININE = /(?:tion|sion|aison|ance|ence|ure|erie)$/iu;
const MASCULINE = /(?:ment|age|conseil|suivi|contrôle|service)$/iu;

/** The gender of a noun in lower case, where its ending tells it; null elsewhere. */
export function genderOf(noun: string): "f" | "m" | null {
  if (/^(?:accueil|encaissement|droit|code|logiciel|secteur)$/u.test(noun)) return "m";
  return FEMININE.test(noun) ? "f" : MASCULINE.test(noun) && noun !== "image" ? "m" : null;
}
