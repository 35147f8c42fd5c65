import type { SentenceReading } from "../../content/pitch-reading.ts";
import { type ClaimContext, signOf } from "../context/claim-context.ts";
import { mostOfFamilies, mostOfRoles, type Unshown } from "../signs/pick-sentence.ts";
import { heardChance, lineChance } from "../listener/listener.ts";
import { isComplete, placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import type { Lack } from "./tell-lacks.ts";
import { openingSentences } from "./tell-opening.ts";

const LIKELY = 0.5;
/** In words: an opening sentence must be understood at once. */
const WORDS = { least: 5, most: 26 };

/** Apologies: « Je suis désolée, je suis pas très forte pour raconter » */
const EXCUSES = regexInLines("iu")`
  (?<![\p{L}])(?:
    pardon|excus|désolé|pas (?:très |trop |bien )?(?:doué|forte?|l['’]habitude|à l['’]aise|préparé)|
    (?:un peu |très |c['’]est )bête|stress|trac(?![\p{L}])|
    je (?:ne )?sais pas (?:trop )?(?:par où|quoi dire|comment)|première fois que je|
    je vais (?:essayer|faire (?:court|vite|de mon mieux))
  )
`;
/** « Des erreurs, on en fait tous »: true of everybody, says nothing of anybody. */
const OF_ALL = regexInLines("iu")`
  (?<![\p{L}])(?:
    on (?:a|en fait|est|sait|fait|peut|ne peut|doit) tous|tout le monde|chacun|de nos jours|
    il est (?:important|essentiel|nécessaire|primordial)|il faut (?:toujours|savoir|dire)|par définition|
    en général|de manière générale|dans (?:la vie|notre métier|ce métier|tout métier)
  )(?![\p{L}])
`;
/** First words that refer to what was said before. */
const LEANS = regexInLines("iu")`
  ^[\s,«"“-]{0,4}(?:
    (?:
      et|mais|donc|alors|puis|car|ensuite|après|sinon|sauf|parce|d['’]ailleurs|en fait|voilà|bon|euh|ben|
      bah|enfin|cependant|pourtant|et puis|du coup
    )[\s,]{1,3}
  ){0,3}(?:
    il|elle|ils|elles|ça|sa|c['’]|ce|cela|ceci|lui|leur|leurs|celui|celle|ceux|celles|y|en|la même|le même|
    dont|son|sa|ses|qui|que|qu['’]|où
  )(?![\p{L}])
`;
/** A third person who must have been named before. */
const THIRD =
  /^(?:[\p{L}’'-]{1,20},? ){0,5}(?:qu['’])?(?:il|ils|elle|elles|lui|celles?|ceux|l['’]autre)(?![\p{L}])/iu;
const TIED =
  /^[\s,]{0,3}(?:et|ou|mais|donc|car|parce|sinon|sauf|d['’]ailleurs|cependant|pourtant|aussi|ensuite|après)(?![\p{L}])/iu;

/** Whether the sentence refers to something or somebody named before it. */
const leansOnOthers = ({ sentence: { text } }: SentenceReading): boolean =>
  LEANS.test(text) || TIED.test(text);

/** Whether the speech could begin with this sentence: complete, short, and understood without what precedes. */
export function mayBegin(
  context: ClaimContext,
  sentence: SentenceReading | undefined,
): sentence is SentenceReading {
  // Without punctuation, sentence boundaries are guesses.
  if (!context.content.reading.units.punctuated) return false;
  if (!sentence || sentence.isQuestion || !isComplete(sentence)) return false;
  const { words, text } = sentence.sentence;
  return (
    words >= WORDS.least &&
    words <= WORDS.most &&
    !leansOnOthers(sentence) &&
    !THIRD.test(text) &&
    !signsOf(context.content, sentence).restart &&
    sentence.hedges.length === 0 &&
    context.roles.family(sentence, "noise") < LIKELY / 2 &&
    mostOfFamilies(context, sentence, ["asserted"]) < LIKELY
  );
}

/** Whether the sentence says something that is not true of everybody, so that a speech may begin with it. */
export const tellsAtOnce = (context: ClaimContext, sentence: SentenceReading): boolean =>
  !OF_ALL.test(sentence.sentence.text) &&
  mostOfFamilies(context, sentence, ["lived", "evidence", "need", "self", "offer"]) >= LIKELY;

/**
 * In words; lower than the limit for complete sentences: « excusez-moi bonjour madame on est du lycée » already says
 * who speaks.
 */
const LONGEST_UNMARKED = 12;
/** Number of first sentences in which a false start is looked for. */
const HEAD = 3;

/** Below this chance that readers would hear an apology, a polite phrase is not one. */
const EXCUSED = 0.2;

/** A first sentence that only apologises, and the next one if the speech can begin with it. */
export function startsExcused(
  context: ClaimContext,
): { sentence: SentenceReading; next: SentenceReading | null } | null {
  const { sentences } = context;
  if (heardChance(context, "excuses") < EXCUSED) return null;
  const at = sentences.slice(0, HEAD).findIndex(
    (sentence) =>
      EXCUSES.test(sentence.sentence.text) &&
      sentence.sentence.words >= 4 &&
      lineChance(context, sentence, "drop") >= LIKELY &&
      // Without punctuation, a long sentence holds more than its apology.
      (context.content.reading.units.punctuated || sentence.sentence.words <= LONGEST_UNMARKED) &&
      mostOfRoles(context, sentence, ["apology", "filler_only"]) >= LIKELY / 2,
  );
  const sentence = sentences[at];
  if (!sentence) return null;
  const next = sentences[at + 1];
  return { sentence, next: mayBegin(context, next) && tellsAtOnce(context, next) ? next : null };
}

/** The speech begins with an apology: begin with the next sentence, or just leave the apology out. */
export function startUnexcused(context: ClaimContext, unshown: Unshown): Lack | null {
  const found = startsExcused(context);
  if (!found || !unshown.has(found.sentence) || !isComplete(found.sentence)) return null;
  const next = found.next && unshown.has(found.next) ? found.next : null;
  const { content } = context.content.reading.input;
  const shown = next ? [found.sentence, next] : [found.sentence];
  const places = shown.map((each) => placeToQuote(content, each, undefined, SHORT_QUOTE));
  const [said, begun] = places.map((place) => showPlace(content, place));
  for (const each of shown) unshown.take(each);
  return {
    hears: `Vous vous excusez avant d’avoir commencé\u00a0: ${said}.`,
    todo: begun ? `Commencez à ${begun}.` : "Commencez sans cela.",
    quotes: places,
    evidence: [signOf("opening", found.sentence), signOf("role", shown.at(-1)!)],
  };
}

/** The first sentence is a commonplace and the next one says something: begin with the latter. */
export function startOver(context: ClaimContext, unshown: Unshown): Lack | null {
  const { sentences } = context;
  for (const [at, sentence] of sentences.slice(0, HEAD).entries()) {
    const { text, words } = sentence.sentence;
    if (words < 4 || !unshown.has(sentence) || !isComplete(sentence)) continue;
    const isOfAll =
      OF_ALL.test(text) &&
      !signsOf(context.content, sentence).past &&
      context.roles.family(sentence, "lived") < LIKELY / 2;
    if (!isOfAll) continue;
    const next = sentences[at + 1];
    if (!mayBegin(context, next) || !tellsAtOnce(context, next) || !unshown.has(next)) return null;
    const { content } = context.content.reading.input;
    const places = [sentence, next].map((each) => placeToQuote(content, each, undefined, SHORT_QUOTE));
    const [said, begun] = places.map((place) => showPlace(content, place));
    unshown.take(sentence);
    unshown.take(next);
    return {
      hears: `${said}\u00a0: c’est vrai de tout le monde.`,
      todo: `Commencez à ${begun}.`,
      quotes: places,
      evidence: [signOf("opening", sentence), signOf("role", next)],
    };
  }
  return null;
}

const NEED = 0.6;

/** A product pitch that presents the product first and states later who has the problem. */
export function needComesLate(context: ClaimContext, unshown: Unshown): Lack | null {
  if (context.form.name !== "product") return null;
  const opening = openingSentences(context);
  const [first] = opening;
  if (
    !first ||
    !unshown.has(first) ||
    opening.some((each) => mostOfFamilies(context, each, ["need", "lived"]) >= LIKELY / 2)
  )
    return null;
  const after = opening.at(-1)!.index;
  const found = context.sentences.find((sentence) => {
    const signs = signsOf(context.content, sentence);
    return (
      sentence.index > after &&
      mayBegin(context, sentence) &&
      unshown.has(sentence) &&
      context.roles.family(sentence, "need") >= NEED &&
      (signs.somebody || signs.past || sentence.figures.length > 0)
    );
  });
  if (!found) return null;
  const { content } = context.content.reading.input;
  const place = placeToQuote(content, found);
  unshown.take(found);
  return {
    hears: `Ce qui ne va pas vient après la présentation\u00a0: ${showPlace(content, place)}.`,
    todo: "Commencez par là.",
    quotes: [place],
    evidence: [signOf("family.need", found), signOf("opening", first)],
  };
}
