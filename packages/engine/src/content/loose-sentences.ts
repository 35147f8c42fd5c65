import { IMPERSONAL_VERBS } from "./lexicons/impersonal-verbs.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { readNumberWord } from "../language/numbers.ts";
import { readText } from "../language/read-text.ts";
import { stemWord } from "../language/stems.ts";
import { foldWord } from "../language/tokenize.ts";
import type { Sentence, TextUnits } from "../language/units.ts";
import type { PitchText } from "../pitch.ts";
import { findScenes } from "./openings.ts";
import { isProof } from "./proofs.ts";
import type { SentenceReading } from "./pitch-reading.ts";

const words = (text: string) => new Set(text.split(/\s+/));
/** Speaker, listener, place, back-reference: a sentence with one of them is tied to the speech. */
const PRESENT = words(
  "je j' me m' moi mon ma mes nous notre nos on vous votre vos tu te t' toi ton ta tes ici merci bonjour bonsoir cela ça imaginez regardez pensez prenez voyez écoutez souvenez-vous figurez-vous",
);
/** Words that refer to something said before. */
const ANAPHORS = words(
  "il elle ils elles cela ceci cette cet ces celui-ci celle-ci ceux-ci celles-ci leur leurs",
);
/** First words that refer back to the sentence before. */
const TAKES_UP = new Set([
  ...ANAPHORS,
  ...words("ce c' ça lui son sa ses tous toutes chacun chacune là mais donc car or pourtant"),
]);
/** Impersonal « il faut », « il y a », « il est temps », « il faisait froid » refer to nothing said before. */
const IMPERSONAL = new RegExp(`^il (?:${IMPERSONAL_VERBS})`, "iu");
/** Times and everyday verbs occur in any text: sharing one does not tie two sentences. */
const LIGHT = new Set(
  Array.from(
    words(
      `minute heure journée jour semaine mois année matin midi soir soirée nuit lundi mardi mercredi jeudi vendredi samedi
dimanche dernier dernière prochain prochaine dizaine reste rester resté passe passer passé vient venir venu commence
commencer commencé arrive arriver arrivé prend prendre pris mettre mis donne donner donné trouve trouver trouvé devient
devenir devenu part partir parti demande demander demandé pourtant`,
    ),
    (word) => stemWord(foldWord(word)),
  ),
);

/** With this many facts tied by shared words, the others are trusted to be tied by meaning. */
const ENOUGH_OWN_FACTS = 3;
/** Sentences that may hold the hook. */
const OPENING = 2;
/** Most substance that a loose sentence may have. */
const LOOSE_SUBSTANCE = 0.2;
/** Characters of the objective and question that are read: both are one line. */
const ASKED_LENGTH = 500;

/**
 * Marks the facts and opening scenes that share no word with the pitch: a precise sentence on another subject is not a
 * proof, a hook or a part. Only words are compared, which misses ties of meaning; a pitch with enough facts that are
 * tied is therefore trusted for the others.
 */
export function markLooseSentences(
  units: TextUnits,
  sentences: SentenceReading[],
  input: Pick<PitchText, "target" | "question">,
): SentenceReading[] {
  const loose = findLooseSentences(units, sentences, input);
  const own = sentences.filter((sentence) => !loose.has(sentence.index) && isProof(sentence)).length;
  if (own >= ENOUGH_OWN_FACTS) return sentences;
  return sentences.map((sentence) =>
    loose.has(sentence.index)
      ? { ...sentence, isLoose: true, substance: Math.min(LOOSE_SUBSTANCE, sentence.substance) }
      : sentence,
  );
}

/** Linear: the words of each sentence are counted once. */
function findLooseSentences(
  units: TextUnits,
  sentences: readonly SentenceReading[],
  { target, question }: Pick<PitchText, "target" | "question">,
): Set<number> {
  const asked = new Set([...themeOfText(target), ...themeOfText(question)]);
  const themes = sentences.map(({ sentence }) => new Set(themeOf(units, sentence)));
  const said = new Map<string, number>();
  for (const theme of themes) for (const stem of theme) said.set(stem, (said.get(stem) ?? 0) + 1);
  const scenes = new Set(findScenes(units).map((scene) => scene.sentence));
  const isLoose = (reading: SentenceReading, at: number) => {
    const { sentence, figures, names, calls, isQuestion } = reading;
    const [previous, next] = [sentences[at - 1], sentences[at + 1]];
    const tellsFact = figures.length + names.length > 0 || (at < OPENING && scenes.has(sentence.index));
    const isAddressed = isQuestion || calls.length > 0 || holds(units, sentence, PRESENT);
    const follows = previous?.isQuestion || (previous && opensOn(units, sentence, TAKES_UP));
    const isFollowed = next && opensOn(units, next.sentence, ANAPHORS);
    if (!tellsFact || isAddressed || follows || isFollowed) return false;
    return ![...themes[at]!].some((stem) => said.get(stem)! > 1 || asked.has(stem));
  };
  return new Set(sentences.filter(isLoose).map(({ index }) => index));
}

/** Stems of what a sentence is about: its content words, without numbers and everyday words. */
function themeOf(units: TextUnits, sentence: Sentence): string[] {
  return tokensOf(units, sentence)
    .filter((token) => token.kind === "word" && token.norm.length > 2)
    .filter((token) => !isFunctionWord(token, units.accented) && readNumberWord(token.norm) === null)
    .map((token) => stemWord(token.fold))
    .filter((stem) => !LIGHT.has(stem));
}

function themeOfText(text: string | null | undefined): string[] {
  const units = readText((text ?? "").slice(0, ASKED_LENGTH));
  return units.sentences.flatMap((sentence) => themeOf(units, sentence));
}

function holds(units: TextUnits, sentence: Sentence, forms: ReadonlySet<string>): boolean {
  return tokensOf(units, sentence).some((token) => forms.has(token.norm));
}

function opensOn(units: TextUnits, sentence: Sentence, forms: ReadonlySet<string>): boolean {
  const first = tokensOf(units, sentence).find((token) => token.kind === "word");
  return first !== undefined && forms.has(first.norm) && !IMPERSONAL.test(sentence.text.normalize("NFC"));
}

function tokensOf(units: TextUnits, { firstToken, endToken }: Sentence) {
  return units.tokens.slice(firstToken, endToken);
}
