import type { TextUnits } from "./units.ts";
import { regexInLines } from "./regex-in-lines.ts";

const PAIRS = new Map([
  ["«", "»"],
  ["“", "”"],
  ['"', '"'],
]);

/** Whether each token stands inside quotation marks opened and closed in one paragraph. */
export function quotedTokens(units: TextUnits): Uint8Array {
  const quoted = new Uint8Array(units.tokens.length);
  let open = -1;
  let closing = "";
  units.tokens.forEach((token, at) => {
    const paragraph = units.sentences[token.sentence]!.paragraph;
    const openParagraph = open < 0 ? paragraph : units.sentences[units.tokens[open]!.sentence]!.paragraph;
    if (paragraph !== openParagraph) open = -1;
    if (open >= 0 && token.text.startsWith(closing)) {
      quoted.fill(1, open, at + 1);
      open = -1;
    } else if (open < 0 && PAIRS.has(token.text.charAt(0))) {
      open = at;
      closing = PAIRS.get(token.text.charAt(0))!;
    }
  });
  return quoted;
}

/** Verbs of reported speech: « il m'a dit : », « elle répond : », « les gens nous demandent : ». */
const SAID = regexInLines("")`
  ^(?:
    dit|disait|disent|disaient|répond|répondu|répondait|demande|demandé|demandait|demandent|lance|lancé|
    crie|crié|répète|répété|écrit|répliqué
  )$
`;
/** Subjects that include the speaker, so that the speech is not somebody else's; « on s'est dit » too. */
const OWN = /^(?:je|j'|nous|s')$/;
/** How many words may follow the verb, « m'a dit un jour à la caisse : », and precede it. */
const AFTER_SAID = 5;
const BEFORE_SAID = 6;

/**
 * Whether each token is reported speech: inside quotation marks, or after « il m'a dit : » up to the end of the
 * sentence.
 */
export function toldTokens(units: TextUnits): Uint8Array {
  const told = quotedTokens(units);
  const { tokens, sentences } = units;
  tokens.forEach(({ text, sentence }, at) => {
    if (text === ":" && saysOfAnother(units, at)) told.fill(1, at + 1, sentences[sentence]!.endToken);
  });
  return told;
}

/** Whether the clause before a colon introduces somebody else's words. */
function saysOfAnother({ tokens, sentences }: TextUnits, colon: number): boolean {
  const first = sentences[tokens[colon]!.sentence]!.firstToken;
  let verb = colon - 1;
  while (verb > first && verb > colon - 1 - AFTER_SAID && !SAID.test(tokens[verb]!.norm)) {
    if (tokens[verb]!.kind === "punctuation") return false;
    verb -= 1;
  }
  if (verb <= first || !SAID.test(tokens[verb]!.norm)) return false;
  for (let at = verb - 1; at >= Math.max(first, verb - BEFORE_SAID); at -= 1) {
    if (tokens[at]!.kind === "punctuation") break;
    if (OWN.test(tokens[at]!.norm)) return isObject(tokens, at, verb);
  }
  return true;
}

/** « nous avons dit », « nous disons »: the verb agrees, so « nous » is the subject. */
const AGREES = /ons$/u;

/** « il nous a dit »: « nous » is an object between subject and verb. */
const isObject = (tokens: TextUnits["tokens"], at: number, verb: number): boolean =>
  tokens[at]!.norm === "nous" &&
  at > 0 &&
  verb - at < 3 &&
  !AGREES.test(tokens[at + 1]!.norm) &&
  tokens[at - 1]!.kind === "word" &&
  !OWN.test(tokens[at - 1]!.norm);
