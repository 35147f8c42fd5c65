import type { SentenceReading } from "../content/pitch-reading.ts";
import { tokenize } from "../language/tokenize.ts";
import { writeGap } from "./gaps.ts";

const QUANTIFIERS = new Set(
  "plein beaucoup énormément plusieurs nombreux nombreuses divers diverses tas".split(" "),
);
const NOT_COUNTED = new Set(
  "temps fois choses chose gens années ans trucs mois jours autres bons bonnes petits petites grands grandes mots mains moments problèmes points".split(
    " ",
  ),
);
const VOWEL = /^[aàâeéèêëiîïoôuùûœh]/i;

/** « plein d'artisans » → « [À compléter : combien d'artisans] »; null when nothing countable is left vague. */
export function askHowMany(text: string): string | null {
  const tokens = tokenize(text);
  for (const [index, token] of tokens.entries()) {
    const isMuch = token.norm === "mal" && tokens[index - 1]?.norm === "pas";
    if (!QUANTIFIERS.has(token.norm) && !isMuch) continue;
    const next = tokens[index + 1];
    const isLinked = next?.norm === "de" || next?.norm === "d'";
    const noun = isLinked ? tokens[index + 2] : next;
    if (
      !noun ||
      noun.kind !== "word" ||
      !/[sx]$/.test(noun.norm) ||
      noun.norm.length < 4 ||
      NOT_COUNTED.has(noun.norm)
    )
      continue;
    return writeGap(`combien ${VOWEL.test(noun.text) ? "d'" : "de "}${noun.text.toLowerCase()}`);
  }
  return null;
}

/** « unique sur le marché » without a figure → « [À compléter : la preuve de « unique »] ». */
export function askForProof(sentence: SentenceReading): string | null {
  const claim = sentence.superlatives.find((hit) => !hit.form.endsWith("_"));
  if (!claim || sentence.figures.length > 0) return null;
  return writeGap(`la preuve de « ${claim.quote.toLowerCase()} »`);
}
