import type { SyntaxSentence } from "../../language/syntax.ts";
import type { TextUnits } from "../../language/units.ts";
import type { Range } from "../edits/remove-ranges.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

const BOUND = /^(?:obj|iobj|obl:arg|xcomp|nmod|amod|ccomp|nummod|flat|fixed)/;
const SAYING = /^(?:dis|dit|disait|disais|disent|demande|répond|dire)$/;
const PLACED = /^(?:dedans|dehors|devant|derrière|dessus|dessous|ici|ensemble|surtout|loin|partout)$/i;

/**
 * Whether a dependent group is a parenthesis, with more complements after it: « il vous faut, pour la pâte, trois œufs
 * ».
 */
function isParenthesis(words: SyntaxSentence["words"], above: number, top: number): boolean {
  const isUnder = (at: number) => {
    let place = at;
    for (let steps = 0; steps < 12 && place >= 0 && place !== top; steps += 1) place = words[place]!.head;
    return place === top;
  };
  let last = top;
  for (let at = top; at < words.length; at += 1) if (words[at]!.upos !== "PUNCT" && isUnder(at)) last = at;
  if (words[last + 1]?.form !== ",") return false;
  return words.some(({ head, deprel }, at) => at > last && head === above && GOES_ON.test(deprel));
}
const GOES_ON = /^(?:obj|iobj|obl|xcomp|ccomp|nmod|acl|amod|advmod)/;

const RELATIVE = /^(?:qu[e']|dont)$/;
const INFINITIVE_OPENS = /^(?:de|d'|à|pour)$/;
const AT_ONCE = /^(?:obl|advmod|acl$|advcl)/;
const HELD = /^(?:det|case|mark|aux|cop|nsubj|expl|advmod|cc)/;

const LIST_PREPOSITIONS = /^(?:d'|du|de|des|à|au|aux|pour|avec|sans|chez|dans|sur|par|en)$/;
/** Longest item of a list looked for, in tokens. */
const ITEM_TOKENS = 6;

/**
 * « un lampadaire, d'un dépôt sauvage, euh, d'un trou », « de rester avec nous, euh, de jouer »: the next item of a
 * list.
 */
function goesOnList(tokens: TextUnits["tokens"], comma: number, next: number): boolean {
  const { norm } = tokens[next]!;
  if (!LIST_PREPOSITIONS.test(norm) || !tokens[next + 1]) return false;
  const isVerb = (at: number) => /(?:er|ir|re|oir)$/.test(tokens[at]?.norm ?? "");
  for (let at = comma - 2; at >= Math.max(0, comma - ITEM_TOKENS); at -= 1) {
    if (tokens[at]!.norm === norm && tokens[at]!.sentence === tokens[next]!.sentence)
      return isVerb(at + 1) ? isVerb(next + 1) : tokens[at - 1]?.text === ",";
    if (tokens[at]!.text === ",") return false;
  }
  return false;
}

/** « la vie elle augmente, euh, le loyer, l'essence, tout ça »: an intransitive verb, then a list. */
export const listsWhatMoves = (before: string, after: string): boolean =>
  MOVES.test(before) && LISTS.test(after);
const MOVES = regexInLines("iu")`
  (?<![\p{L}])(?:elles?|ils?|ça|tout|prix|coûts?|factures?|charges?|vie) (?:
    augmente|baisse|monte|grimpe|explose|flambe|diminue|change|bouge
  )(?:nt)?[\s,]{0,3}$
`;
const LISTS = /^(?:les?|la|l['’]) ?\p{L}{1,20},? (?:les?|la|l['’]|et l)/iu;
const LONGEST_CLAUSE = 40;
const LONGEST_LIST = 60;

/**
 * « vous vous coupez pas, euh, la lame elle s'arrête »: a noun group taken up by a pronoun starts a clause; without the
 * comma, it would read as the object of the verb before.
 */
function opensOnGroup(words: SyntaxSentence["words"], right: number): boolean {
  const noun = words[right]?.upos === "DET" && !ASKS.test(words[right].form) ? words[right].head : -1;
  if (noun <= right || noun > right + LONGEST_NAMED) return false;
  const next = words[noun + 1]?.form === "," ? words[noun + 2] : words[noun + 1];
  return TAKES_UP.test(next?.form ?? "");
}
/** « quelle coiffure ils pouvaient nous faire »: an indirect question, no clause of its own. */
const ASKS = /^quel/i;
const LONGEST_NAMED = 3;
const TAKES_UP = /^(?:ils?|elles?|ça|c['’])$/i;

const HOW_MANY = /^(?:environ|presque|quasiment|à peu près|un peu)(?![\p{L}])/iu;

/** Words that start a clause, and (`OPENS_ON_CLAUSE`) words that introduce one. */
const BEGINS_CLAUSE = /^(?:moi|parce|je|j'|il|elle|on|ils|elles|c'|ça|enfin|y|non|oui|là|faut)$/;
const OPENS_ON_CLAUSE =
  /^(?:et|puis|mais|donc|que|qu'|parce|quand|lorsque?|si|où|comme|puisque?|dont|ce|alors)$/;

const GREETS =
  /(?<![\p{L}])(?:bonjour|bonsoir|salut|coucou)(?: (?:à (?:tous|toutes|vous)|tout le monde|madame|monsieur|messieurs|mesdames))?$/iu;

/** Consecutive tics, with or without commas between them. */
interface Run extends Range {
  tics: Range[];
  /** Index of its sentence. */
  sentence: number;
}

/** Groups the tics of a text, given in order, into runs. */
export function runsOf({ source, sentences }: TextUnits, tics: readonly Range[]): Run[] {
  const runs: Run[] = [];
  let sentence = 0;
  for (const tic of tics) {
    while (sentence < sentences.length - 1 && sentences[sentence]!.end <= tic.start) sentence += 1;
    const last = runs.at(-1);
    if (
      last?.sentence === sentence &&
      tic.start - last.end < LONGEST_BETWEEN &&
      /^[\s,]*$/.test(source.slice(last.end, tic.start))
    ) {
      last.tics.push(tic);
      last.end = Math.max(last.end, tic.end);
    } else runs.push({ start: tic.start, end: tic.end, tics: [tic], sentence });
  }
  return runs;
}
const LONGEST_BETWEEN = 6;

/**
 * « l'internat, en fait, travaille »: whether the word before a place is the subject of the verb after it, or of its
 * auxiliary.
 */
export function isSubjectBefore({ words }: SyntaxSentence, from: number, to: number): boolean {
  const left = words.findLastIndex(({ start, upos }) => start < from && upos !== "PUNCT");
  const right = words.findIndex(({ start, upos }) => start >= to && upos !== "PUNCT");
  if (left < 0 || right < 0 || !/^(?:VERB|AUX)$/.test(words[right]!.upos)) return false;
  const { head, deprel, upos } = words[left]!;
  const verb = /^(?:aux|cop)/.test(words[right]!.deprel) ? words[right]!.head : right;
  return head === verb && deprel.startsWith("nsubj") && /^(?:NOUN|PROPN)$/.test(upos);
}

/**
 * « de couleur, euh, vert »: cuts the commas around a hesitation with it when the syntax ties the words on both sides.
 */
export function widener(units: TextUnits, syntax: readonly SyntaxSentence[]): (run: Range) => Range {
  const tokenAt = new Map(units.tokens.map(({ start }, index) => [start, index]));
  return (run) => {
    const first = tokenAt.get(run.start);
    if (first === undefined) return run;
    const { tokens } = units;
    const { sentence } = tokens[first]!;
    let after = first;
    while (tokens[after] && tokens[after]!.start < run.end) after += 1;
    const hasBefore = tokens[first - 1]?.text === "," && tokens[first - 1]!.sentence === sentence;
    const hasAfter = tokens[after]?.text === ",";
    const next = tokens[hasAfter ? after + 1 : after];
    // « il s'est fait euh, attaquer »: a comma on one side is enough.
    const isInside = hasBefore || (hasAfter && tokens[first - 1]?.sentence === sentence);
    if (!isInside || !next || next.sentence !== sentence || next.kind === "punctuation") return run;
    const from = hasBefore ? first - 1 : first;
    // « Bonjour, euh, le salaire minimum… »: the comma after a greeting stays.
    if (
      hasBefore &&
      GREETS.test(units.source.slice(Math.max(0, tokens[from]!.start - 24), tokens[from]!.start))
    )
      return run;
    // « un peu de, euh, c'est normal », « depuis, euh, tous mes clients je leur fais »: a new clause starts, so the
    // comma stays.
    const previous = tokens[from - 1]?.norm ?? "";
    if (BEGINS_CLAUSE.test(next.norm) && !OPENS_ON_CLAUSE.test(previous)) return run;
    if (hasBefore && goesOnList(tokens, from, after + Number(hasAfter))) return run;
    // « Personne, hein, comme de juste »: a parenthesis.
    if (next.norm === "comme" && hasBefore) return run;
    if (previous === "depuis" && /^(?:tou(?:te?s?|s)|[mtsn]es|les?|la|l')$/.test(next.norm)) return run;
    const { words } = syntax[sentence]!;
    const right = words.findIndex(({ start }) => start >= next.start);
    if (hasBefore && opensOnGroup(words, right)) return run;
    const said = units.source.slice(Math.max(0, run.start - LONGEST_CLAUSE), tokens[from]!.start);
    if (hasBefore && listsWhatMoves(said, units.source.slice(next.start, next.start + LONGEST_LIST)))
      return run;
    const left = words.findLastIndex(({ start, upos }) => start < tokens[from]!.start && upos !== "PUNCT");
    if (right < 0 || left < 0) return run;
    let top = right;
    for (let steps = 0; steps < 12 && words[top]!.head >= right; steps += 1) top = words[top]!.head;
    const { head, deprel } = words[top]!;
    // « des seringues, euh, un jour un chat », « il y en a un, euh, Kévin »: an addition after a noun, not its
    // complement.
    const isBeside =
      (deprel.startsWith("nmod") && /^(?:DET|NUM|PRON|ADV)$/.test(words[right]!.upos)) ||
      (deprel.startsWith("flat") && !/^(?:PROPN|NOUN)$/.test(words[left]!.upos));
    // « je suis montée, euh, dedans »: an adverbial of place, time or purpose right after its word.
    const isSaidAtOnce =
      head === left &&
      AT_ONCE.test(deprel) &&
      (words[right]!.upos === "ADP" || PLACED.test(words[right]!.form)) &&
      !isParenthesis(words, left, top);
    // « au bar, euh, qu'on m'avait indiqué »: a relative clause right after its noun.
    const isRelative =
      head === left && deprel === "acl:relcl" && words[left]!.upos === "NOUN" && RELATIVE.test(next.norm);
    // « content d'avoir, euh, de travailler »: a false start.
    const isAgain =
      INFINITIVE_OPENS.test(next.norm) &&
      words[left - 1]?.form.toLowerCase().charAt(0) === next.norm.charAt(0) &&
      words[left - 1]?.upos === "ADP" &&
      words[left]!.upos === "VERB" &&
      words[right + 1]?.upos === "VERB";
    // « ça coûte, euh, cinq mille euros », « je faisais, euh, à peu près quarante »: a quantity, which the parser often
    // attaches wrongly.
    const isCounted =
      hasBefore &&
      /^(?:VERB|AUX)$/.test(words[left]!.upos) &&
      (words[right]!.upos === "NUM" || HOW_MANY.test(units.source.slice(next.start, next.start + 16)));
    const isBound =
      (head <= left && head >= 0 && BOUND.test(deprel) && !isBeside && !isAgain) ||
      isSaidAtOnce ||
      isCounted ||
      isRelative;
    const isHeld = words[left]!.head >= right && HELD.test(words[left]!.deprel);
    // « Amadeus, euh, Galileo »: two names in a list or a single name; the comma is needed to tell.
    const areNames = words[left]!.upos === "PROPN" && words[right]!.upos === "PROPN";
    // « avec un requin euh, un événement grave »: an apposition.
    const isSaidOf =
      !hasBefore && /^(?:NOUN|PROPN|INTJ)$/.test(words[left]!.upos) && words[right]!.upos === "DET";
    // « il me dit, euh, d'accord »: direct speech; « Laura, une collègue, euh, de venir »: the comma closes an
    // apposition.
    const isTold =
      (SAYING.test(previous) && !next.norm.startsWith("qu")) || words[left]!.deprel.startsWith("appos");
    // « les horaires, euh, deux heures, quatre heures »: a list.
    const isListed = words[left]!.upos === "NOUN" && words[right]!.upos === "NUM";
    if ((!isBound && !isHeld) || areNames || isSaidOf || isTold || isListed) return run;
    return { start: tokens[from]!.start, end: hasAfter ? tokens[after]!.end : run.end };
  };
}
