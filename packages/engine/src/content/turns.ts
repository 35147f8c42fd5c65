import type { Place } from "../report.ts";
import { regexInLines } from "../language/regex-in-lines.ts";

/** A speaking turn of a dialogue, starting at the mark before it. */
export interface Turn extends Place {
  /** Where the words begin, after « Recruteur : » or the dash. */
  from: number;
  /** True for the turns of the person who asks the questions. */
  asks: boolean;
}

/** A speaker's label at the head of a line: « Q : », « Marie : », « Le recruteur : ». */
const LABELLED = /^[ \t]*((?:[Ll][ea] \p{L}|[Ll]['’]\p{L}|\p{Lu})[\p{L}.-]{0,19}(?: \d)?) ?: ?(?=\S)/u;
/** Headings of the parts of one speech, not names of speakers. */
const HEADS_A_PART = regexInLines("u")`
  ^(?:l[ea] |l['’])?(?:
    avant|après|hier|aujourd['’]hui|demain|maintenant|constats?|actions?|problèmes?|solutions?|objectifs?|
    résultats?|situation|tâche|contexte|besoin|offre|enjeu|idée|preuve|exemple|cause|effet|conséquence|
    avantages?|inconvénients?|forces?|faiblesses?|qualités?|défauts?|matin|soir|jour|nuit|été|hiver|passé|
    présent|avenir|futur|début|fin|coût|prix|gain|défi|leçon|bilan|demande
  )$
`;
const DASHED = /^[ \t]*[—–-] ?(?=\S)/u;
const ENDS = /[.!?…»"”)]\s*$/u;
const ASKS = /\?[»"” ]*$/u;
const ENOUGH_TURNS = 4;
/** Least share of dialogue lines: a story quotes only a few, a dialogue is nearly all turns. */
const MOST_LINES = 0.7;
const ENOUGH_ANSWERED = 2;

/** Whether one of the two speakers asks and the other answers. */
export const isInterview = (turns: readonly Turn[]): boolean => turns.some(({ asks }) => asks);

/** The turns of two speakers, recognised by the names before them or by questions and answers after dashes. */
export function findTurns(text: string): Turn[] {
  const lines = Array.from(text.matchAll(/[^\r\n]+/gu), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  })).filter(({ text: line }) => line.trim() !== "");
  return byLabel(lines) ?? byDash(lines) ?? [];
}

interface Line extends Place {
  text: string;
}

function byLabel(lines: readonly Line[]): Turn[] | null {
  const labelled = lines.flatMap((line) => {
    const label = LABELLED.exec(line.text);
    return label ? [{ line, name: label[1]!.toLowerCase(), from: line.start + label[0].length }] : [];
  });
  const names = new Set(labelled.map(({ name }) => name));
  // « Situation : », « Action : » are headings of one speech; only two names that come back are two speakers.
  if ([...names].some((name) => HEADS_A_PART.test(name))) return null;
  if (names.size !== 2 || labelled.length < ENOUGH_TURNS) return null;
  const [one = ""] = names;
  const ofOne = labelled.filter(({ name }) => name === one).length;
  if (Math.min(ofOne, labelled.length - ofOne) < 2) return null;
  const asked = labelled.filter(({ line }) => ASKS.test(line.text));
  const asker = asked[0]?.name;
  const isOneAsking = asked.length >= ENOUGH_ANSWERED && asked.every(({ name }) => name === asker);
  return labelled.map(({ line: { start, end }, from, name }) => ({
    start,
    end,
    from,
    asks: isOneAsking && name === asker,
  }));
}

function byDash(lines: readonly Line[]): Turn[] | null {
  const dashed = lines.flatMap((line) => {
    const dash = DASHED.exec(line.text);
    return dash ? [{ ...line, from: line.start + dash[0].length }] : [];
  });
  if (dashed.length < ENOUGH_TURNS || dashed.length < MOST_LINES * lines.length) return null;
  const answered = dashed.filter(
    ({ text }, at) => ASKS.test(text) && dashed[at + 1] && !ASKS.test(dashed[at + 1]!.text),
  ).length;
  if (answered < ENOUGH_ANSWERED || !dashed.every(({ text }) => ENDS.test(text))) return null;
  // Where all questions fall on the turns of one speaker, all turns of that speaker count as asking.
  const asked = dashed.flatMap(({ text }, at) => (ASKS.test(text) ? [at % 2] : []));
  const inTurn = asked.every((side) => side === asked[0]);
  return dashed.map(({ start, end, from, text }, at) => ({
    start,
    end,
    from,
    asks: inTurn ? at % 2 === asked[0] : ASKS.test(text),
  }));
}
