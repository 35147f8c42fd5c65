import { readNumberWord } from "../../language/numbers.ts";
import { isFiniteVerbAt } from "../../language/token-tags.ts";
import type { Sentence, TextUnits } from "../../language/units.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import type { Insertion } from "./marks.ts";

/** Fewest words before a breath, and (`LEFT_AFTER_BREATH`) fewest words left after it. */
const BREATH_AFTER = 6;
const LEFT_AFTER_BREATH = 3;
/** Words; a shorter opening is a greeting. */
const SHORTEST_HOOK = 5;
/** « Je vais vous parler de… »: an announcement has no content to let sink in, so no long pause follows. */
const ANNOUNCES = regexInLines("iu")`
  ^(?:
    (?:bonjour|bonsoir|alors|donc|bon|voilà|euh|aujourd['’]hui|ce (?:soir|matin)|moi)[\p{L} ]{0,30},? ){0,2}(?:
    je (?:vais|voudrais|veux|souhaite|viens|tenais à|suis (?:là|ici) pour)|j['’]aimerais|nous allons|on va|
    permettez-moi de
  ) (?:(?:donc|d['’]abord|un peu|tout d['’]abord) )?(?:vous |te )?
    (?:parler|présenter|raconter|expliquer|dire (?:deux|quelques) mots|faire une présentation)(?![\p{L}])
`;
/** From this many words, the voice rises at the comma after a group. */
const CONTINUATION = 4;

/** Words before which a breath is possible: it never separates an article from its noun or a pronoun from its verb. */
const BREATH_BEFORE = new Set(
  "et mais parce car donc pour afin avec sans depuis pendant quand lorsque lorsqu' puis alors ainsi après avant malgré grâce jusqu' tandis".split(
    " ",
  ),
);
/** These often belong to the group before: a breath before them needs more words (`LATE_AFTER`). */
const LATE = new Set("pour avec sans depuis pendant après avant jusqu' quand".split(" "));
const LATE_AFTER = 9;
/** « plutôt que | dans », « ou | parce que »: no breath between these words and the next. */
const CALLS_NEXT = new Set(
  "que qu' de d' à au aux ou et mais où qui dont si très plus moins pas comme est sont était c' y en".split(
    " ",
  ),
);
/** « sauf que », « il faut bien que »: no breath before « que » in a compound conjunction. */
const BEFORE_THAT = new Set(
  "sauf bien plutôt alors tandis dès tant ainsi avant après afin pour vu tel telle autant aussi même sans quoi fait encore surtout fallait faut ce".split(
    " ",
  ),
);
const HOLDS = new Set("que qu' parce où qui dont et mais ou de d' à".split(" "));
/** After this many words without a breath, one is also possible before a relative pronoun. */
const OUT_OF_BREATH = 13;
const WH_WORDS = new Set(
  "qui que qu' quoi quel quelle quels quelles comment pourquoi où quand combien lequel laquelle lesquels lesquelles".split(
    " ",
  ),
);

/** Breaths, pauses and melody of the sentences that are spoken. */
export function placeMelody(units: TextUnits, sentences: readonly Sentence[]): Insertion[] {
  const marks: Insertion[] = [];
  const hook = sentences.findIndex((sentence) => sentence.words >= SHORTEST_HOOK);
  for (const [order, sentence] of sentences.entries()) {
    marks.push(...placeBreaths(units, sentence));
    const arrow = rises(units, sentence) ? " ↗" : " ↘";
    const isLast = order === sentences.length - 1;
    const isOpening = order === hook && !ANNOUNCES.test(sentence.text);
    const pause = isLast ? "" : isOpening ? " ///" : " //";
    if (endsOpen(units, sentence.end)) marks.push({ at: sentence.end, text: arrow + pause, rank: 1 });
  }
  return marks;
}

/** Marks go only before white space or at the end, where they cannot be confused with the text. */
function endsOpen(units: TextUnits, at: number): boolean {
  return at >= units.source.length || /\s/.test(units.source.charAt(at));
}

/** Yes-no questions rise; questions with a question word and statements fall. */
function rises(units: TextUnits, sentence: Sentence): boolean {
  if (sentence.terminator !== "?") return false;
  const words = units.tokens
    .slice(sentence.firstToken, Math.min(sentence.endToken, sentence.firstToken + 5))
    .filter((token) => token.kind === "word")
    .map((token) => token.norm);
  const opensOnEstCe = words[0] === "est" || words[0] === "est-ce";
  return opensOnEstCe || !words.slice(0, 3).some((word) => WH_WORDS.has(word));
}

function placeBreaths(units: TextUnits, sentence: Sentence): Insertion[] {
  const marks: Insertion[] = [];
  let since = 0;
  let left = sentence.words;
  for (let index = sentence.firstToken; index < sentence.endToken; index += 1) {
    const token = units.tokens[index]!;
    const previous = units.tokens[index - 1];
    const opens = index > sentence.firstToken && previous !== undefined && token.start > previous.end;
    const isBreath =
      opens &&
      previous.kind !== "punctuation" &&
      since >= BREATH_AFTER &&
      left >= LEFT_AFTER_BREATH &&
      mayBreathe(units, index, since);
    if (isBreath && endsOpen(units, previous.end)) {
      marks.push({ at: previous.end, text: " /", rank: 1 });
      since = 0;
    }
    if (token.opensWord) {
      since += 1;
      left -= 1;
    }
    // « parce que, moi, je »: no breath after such a word, despite the comma.
    const isPausing =
      token.kind === "punctuation" && /^[,;:]$/.test(token.text) && !HOLDS.has(previous?.norm ?? "");
    if (isPausing && left > 0 && since > 1 && endsOpen(units, token.end)) {
      marks.push({
        at: token.end,
        text: since >= CONTINUATION && token.text === "," ? " ↗ /" : " /",
        rank: 1,
      });
      since = 0;
    }
  }
  return marks;
}

const OPENS_PURPOSE = regexInLines("u")`
  ^(?:
    que|qu'|ne|n'|le|la|les|l'|un|une|des|mon|ma|mes|notre|nos|votre|vos|son|sa|ses|leurs?|ce|cet|cette|ces|
    se|s'|me|m'|y|en|\p{L}{2,}(?:er|ir|re)
  )$
`;
const RELATIVES = new Set("qui que qu' dont où".split(" "));
const RELATIVE_WORDS = 9;

/** « un arbre qui pousse sans eau »: whether a place is in a relative clause, which is said in one breath. */
function isInRelative({ tokens }: TextUnits, index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - RELATIVE_WORDS); at -= 1) {
    if (tokens[at]!.kind === "punctuation") return false;
    if (RELATIVES.has(tokens[at]!.norm)) return true;
  }
  return false;
}

/** Whether a breath is possible before a word: a linking word, or « et » if a clause follows. */
function mayBreathe(units: TextUnits, index: number, since: number): boolean {
  const token = units.tokens[index]!;
  if (token.kind !== "word") return false;
  const before = units.tokens[index - 1]?.norm ?? "";
  if (since >= OUT_OF_BREATH && RELATIVES.has(token.norm) && !isInRelative(units, index))
    return !BREATH_BEFORE.has(before) && !CALLS_NEXT.has(before) && !BEFORE_THAT.has(before);
  if (!BREATH_BEFORE.has(token.norm)) return false;
  if (BREATH_BEFORE.has(before) || CALLS_NEXT.has(before)) return false;
  // « un camion pour Limoges » is one group; « pour livrer », « pour la ville » may follow a breath.
  if (token.norm === "pour" && !OPENS_PURPOSE.test(units.tokens[index + 1]?.norm ?? "")) return false;
  // « même | quand c'est plein »: the adverb is said with what it stresses.
  if (/^(?:même|surtout|juste|seulement|sauf|plutôt)$/.test(before)) return false;
  if (LATE.has(token.norm) && (since < LATE_AFTER || isInRelative(units, index))) return false;
  if (token.norm !== "et") return true;
  // « deux mille vingt et un »: one number.
  if (/^(?:un|une|onze)$/.test(units.tokens[index + 1]?.norm ?? "") && readNumberWord(before) !== null)
    return false;
  return [2, 3, 4].some((step) => isFiniteVerbAt(units.tokens, index + step));
}
