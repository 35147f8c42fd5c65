/** What follows an impersonal « il », which refers to nothing before it; one pattern a row. */
export const IMPERSONAL_VERBS = [
  "n['’]y ",
  "y ",
  "ne faut ",
  "faut ",
  "faudrait ",
  "fallait ",
  "a (?:plu|neigé|fallu)",
  "s['’]agit ",
  "(?:est|était) (?:\\d|midi|minuit|tôt|tard|temps|vrai|clair|important|nécessaire|essentiel|possible|impossible|difficile|facile|utile)",
  "(?:fait|faisait) (?:très |trop |si |)(?:beau|chaud|froid|nuit|jour|gris|frais|lourd)",
].join("|");
