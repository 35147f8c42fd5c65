import { ER_STEMS, IRREGULAR_FINITE } from "./lexicons/finite-verbs.ts";
import { foldWord } from "./tokenize.ts";

/** What the reading of verbs needs of a token. */
interface Word {
  norm: string;
  fold: string;
  kind: string;
}

const STEMS = new Set(ER_STEMS.map(foldWord));
const IRREGULAR_FOLDED = new Set(Array.from(IRREGULAR_FINITE, foldWord));
/** Endings of the simple tenses of -er verbs, accent-free, longest first. */
const ENDINGS =
  "eraient eriez erions erait erais eront erons erez eras erai era aient iez ions ait ais ent ons ez es e a".split(
    " ",
  );
const SUBJECTS = new Set("je j' tu il elle on ils elles qui ça cela c' ce".split(" "));
const CLITICS = new Set("ne n' me m' te t' se s' le la l' les lui leur y en nous vous".split(" "));
const NOUN_MARKERS = new Set(
  "un une le la les l' du des de d' au aux cet cette ces mon ma mes ton ta tes son sa ses notre votre nos vos leur leurs chaque en à par pour sans sur quel quelle deux trois".split(
    " ",
  ),
);
const NEVER = new Set(
  "ce que qui les des elle elles une le la de je me te se ne votre notre même elles comme contre quatre autre autres entre entre être semaine semaines personne personnes entreprise entreprises équipe équipes france place".split(
    " ",
  ),
);

/**
 * True for a token that is very likely a finite verb: a known form, or the form after a subject pronoun; a noun with
 * the same letters (« une marche », « le travail ») is not one. A heuristic, right about nine times in ten.
 */
export function isFiniteVerbAt(tokens: readonly Word[], index: number): boolean {
  const token = tokens[index];
  if (!token || token.kind !== "word" || token.norm.length === 0) return false;
  const previous = tokens[index - 1]?.norm ?? "";
  const subject = followsSubject(tokens, index);
  if (
    IRREGULAR_FINITE.has(token.norm) ||
    (token.norm === token.fold && IRREGULAR_FOLDED.has(token.fold) && subject)
  ) {
    if (token.norm === "a" || token.norm === "est" || token.norm === "ai") return true;
    return (
      subject ||
      !NOUN_MARKERS.has(previous) ||
      (CLITICS.has(previous) && !["fait", "part", "produit", "sens", "suivi", "offre"].includes(token.norm))
    );
  }
  if (NEVER.has(token.norm) || CLITICS.has(token.norm)) return false;
  const regular = isRegularForm(token.fold);
  if (subject) return regular || /(?:e|es|s|x|t|d|ons|ez|ent|a|ai)$/.test(token.fold);
  if (token.norm.endsWith("ez")) return token.norm.length > 4 && token.norm !== "assez";
  return regular && !NOUN_MARKERS.has(previous) && !/(?:es|a)$/.test(token.fold);
}

function isRegularForm(fold: string): boolean {
  for (const ending of ENDINGS) {
    if (fold.endsWith(ending) && STEMS.has(fold.slice(0, -ending.length))) return true;
  }
  return false;
}

function followsSubject(tokens: readonly Word[], index: number): boolean {
  let at = index - 1;
  for (let steps = 0; steps < 3 && at >= 0; steps += 1) {
    const norm = tokens[at]!.norm;
    if (SUBJECTS.has(norm)) return true;
    if ((norm === "nous" || norm === "vous") && /(?:ons|ez|mes|tes)$/.test(tokens[index]!.fold)) return true;
    if (!CLITICS.has(norm)) return false;
    at -= 1;
  }
  return false;
}
