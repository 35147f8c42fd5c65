import type { SyntaxSentence } from "../reading/read-sentence.ts";
import { type Clause, findClauses } from "./clauses.ts";
import { type FigureHit, findFigures } from "./figures.ts";
import { syntaxOf } from "./syntax.ts";
import type { TextUnits } from "./units.ts";

/** What a figure counts and what is said of it. */
export interface FigureFacts {
  figure: FigureHit;
  /** Lemma of the noun that it counts: « quarante clients » → « client »; empty when none stands there. */
  counted: string;
  /** The verb that it stands with, nearest in its clause; null without one. */
  clause: Clause | null;
  /** « nous n'avons pas perdu deux clients ». */
  isNegated: boolean;
  /** The whole of which it is a share: « sept fois *sur dix* », « *12 % des* clients », « un tiers *de* ». */
  isShare: boolean;
  /** The other side of a change: « de quarante à neuf », « douze contre trente avant »; -1, or an index into the list. */
  changesWith: number;
}

/** « passer de quarante à neuf », « était à six, est à deux ». */
const CHANGE_VERBS = new Set(
  "passer descendre monter tomber réduire baisser augmenter grimper chuter ramener diminuer doubler tripler croître".split(
    " ",
  ),
);
const AGAINST = new Set(["contre", "avant", "auparavant", "depuis", "puis", "aujourd'hui", "maintenant"]);

/** The figures of a text in its order, each with its noun, its verb, its negation, and the figure that it is compared to. */
export function readFigureFacts(
  units: TextUnits,
  figures: readonly FigureHit[] = findFigures(units),
): FigureFacts[] {
  const clauses = Map.groupBy(findClauses(units), ({ sentence }) => sentence);
  const facts = figures.map((figure): FigureFacts => {
    const clause = nearestClause(clauses.get(figure.sentence) ?? [], figure);
    const { words } = syntaxOf(units)[figure.sentence]!;
    const isNegated = clause !== null && clause.isNegated && figure.start >= clause.start;
    return {
      figure,
      counted: countedNoun(words, figure),
      clause,
      isNegated,
      isShare: isShare(figure),
      changesWith: -1,
    };
  });
  pairChanges(units, facts);
  return facts;
}

/** The last verb before the figure in its sentence, else the first one after it. */
function nearestClause(clauses: readonly Clause[], figure: FigureHit): Clause | null {
  const before = clauses.findLast(({ start }) => start <= figure.start);
  return before ?? clauses[0] ?? null;
}

function countedNoun(words: SyntaxSentence["words"], figure: FigureHit): string {
  const first = words.findIndex(({ start, end }) => end > figure.start && start < figure.end);
  if (first < 0) return "";
  // « deux cents de nos clients », « 31 petites boulangeries »: the noun stands within three words.
  for (let at = first; at < Math.min(words.length, first + 6); at += 1) {
    const word = words[at]!;
    if (word.upos === "NOUN" && !/^(?:million|milliard|millier|centaine|dizaine)$/.test(word.lemma))
      return word.lemma;
    if (!/^(?:NUM|ADJ|DET|NOUN|SYM)$/.test(word.upos) && !/^(?:de|d')$/.test(word.lemma)) return "";
  }
  return "";
}

function isShare({ kind, unit }: FigureHit): boolean {
  return kind === "percent" || /^(?:tiers|quarts?|moitié)/.test(unit);
}

/** Two figures of one sentence, with a verb of change over them or « contre », « avant » between them. */
function pairChanges(units: TextUnits, facts: FigureFacts[]): void {
  for (let at = 1; at < facts.length; at += 1) {
    const [left, right] = [facts[at - 1]!, facts[at]!];
    if (left.figure.sentence !== right.figure.sentence || left.changesWith >= 0) continue;
    // « sept fois sur dix », « deux clients sur quarante ».
    if (
      right.figure.firstToken === left.figure.endToken + 1 &&
      units.tokens[left.figure.endToken]!.norm === "sur"
    ) {
      left.isShare = true;
      right.isShare = true;
      continue;
    }
    if (left.figure.kind === "date" || right.figure.kind === "date") continue;
    const between = units.tokens.slice(left.figure.endToken, right.figure.firstToken);
    const isFrom = /^(?:de|d')$/.test(units.tokens[left.figure.firstToken - 1]?.norm ?? "");
    const changes =
      left.clause !== null && left.clause === right.clause && CHANGE_VERBS.has(left.clause.lemma);
    const goes = isFrom && between.at(-1)?.norm === "à" && between.length <= 6;
    const isAgainst = between.length <= 6 && between.some(({ norm }) => AGAINST.has(norm));
    if (!(changes && between.some(({ norm }) => norm === "à")) && !(goes && changes) && !isAgainst) continue;
    left.changesWith = at;
    right.changesWith = at - 1;
  }
}
