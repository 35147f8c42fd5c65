import { type HeardMark, STOP_FROM, WRITTEN_FROM } from "./hear-marks.ts";
import { isFiniteVerbAt } from "./token-tags.ts";
import type { Sentence, TextUnits, Token } from "./units.ts";
import { regexInLines } from "./regex-in-lines.ts";
import { markAfter } from "./quiet-marks.ts";

/**
 * « quand il pleut | je reste », « ce que je fais | c'est du pain »: a clause that starts so needs a main clause after
 * it.
 */
const WAITS = regexInLines("i")`
  ^(?:(?:et|mais|donc|alors|puis|sinon|euh) )*(?:
    le jour où |chaque fois qu|la fois où |quand|lorsqu(?:e |['’])|si |comme |puisqu(?:e |['’])|
    ce (?:que? |qui |qu['’])
  )
`;
const SUBJECTS = new Set("je j' tu il elle on nous vous ils elles c' ça ce y".split(" "));
const CLITICS = new Set("il elle ils elles c' ça ce".split(" "));
/** Words that can start a complete sentence without a verb. */
const SAID_ALONE = regexInLines("iu")`
  ^(?:
    bonjour|bonsoir|salut|merci|voilà|oui|non|si|bref|bon|bien|pardon|santé|bravo|au revoir|personne|jamais|
    rien|pareil|tant (?:mieux|pis)|dommage
  )(?![\p{L}])
`;
const TIC = /^(?:euh+|heu|hum|bon|ben|bah|bé|enfin|hein|quoi|là|ah|oh)$/;
const LINK = /^(?:et|mais|donc|alors|puis|après|voilà|ensuite|sinon)$/;
/** A conjunction or a tic: the clause starts after it. */
const isIdle = ({ norm }: Token) => TIC.test(norm) || LINK.test(norm);

/** « c'est-à-dire que quand je fais quelque chose | j'aime bien »: as `WAITS`, at the end of a sentence. */
const WAITS_LAST =
  /(?<![\p{L}])(?:que (?:quand|si|lorsque)|et (?:le jour où|chaque fois qu(?:e|['’]))) [^,]{1,60}$/iu;

/** Whether the last clause of a sentence is subordinate to what follows. */
function waitsForVerb(
  units: TextUnits,
  marks: readonly HeardMark[],
  { start, end, text, firstToken, endToken }: Sentence,
  next: Token,
): boolean {
  if (LINK.test(next.norm)) return false;
  if (SUBJECTS.has(next.norm) && WAITS_LAST.test(text)) return true;
  const heard = marks.findLast((mark) => mark.end > start && mark.end < end && mark.any >= WRITTEN_FROM);
  const from = heard ? heard.end - start : 0;
  const clause = text.slice(from).replace(/^[\s,]+/, "");
  if (!WAITS.test(clause) || /^comme ça/i.test(clause)) return false;
  if (SUBJECTS.has(next.norm)) return true;
  const words = wordsOf(units, firstToken, endToken).filter(({ token }) => token.start >= start + from);
  return words.filter(({ isVerb }) => isVerb).length === 1;
}

/** « parce qu' | que | si | quand »: words whose clause needs its own verb. */
const SUBORDINATES = new Set("que qu' qui si quand lorsque lorsqu' puisque puisqu' comme dont où".split(" "));
/** Longest clause looked for, in words. */
const CLAUSE_TOKENS = 12;

/** The tokens of a sentence without its commas, and whether each is a conjugated verb. */
function wordsOf({ tokens }: TextUnits, from: number, to: number) {
  const words: { token: Token; isVerb: boolean }[] = [];
  for (let at = from; at < to; at += 1)
    if (tokens[at]!.kind !== "punctuation")
      words.push({ token: tokens[at]!, isVerb: isFiniteVerbAt(tokens, at) });
  return words;
}

/** « et sur un ton », « et un matin dans les vestiaires »: words of a place or a time. */
const PLACES =
  /^(?:à|au|aux|en|dans|chez|sur|sous|pour|avec|après|avant|pendant|depuis|matin|soir|jour|nuit|lendemain|fois)$/;

const SAYS = /^(?:dit|dis|disait|disais|disent|disaient|répond|répondu)$/;
const SAYERS =
  /^(?:qui|ai|as|a|ont|avons|avait|avais|me|m'|te|t'|lui|nous|vous|leur|elle|il|ils|elles|on|je|j')$/;
const OPENS = /^(?:si|quand|je|j'|on|tu|nous|vous|moi)$/;

/**
 * Whether the words before a sentence start cannot end there: « y en a qui ont dit que le syndicat | il avait rien fait
 * », « et le plus vieux | il avait onze mois », « au bout de sept ans | l'anode est mangée ».
 */
function isLeftOpen(units: TextUnits, { firstToken, endToken }: Sentence, next: Token): boolean {
  const words = wordsOf(units, firstToken, endToken);
  // « … et j'ai dit | voilà papa »: direct speech follows.
  if (
    SAYS.test(words.at(-1)?.token.norm ?? "") &&
    words.slice(-4, -1).some(({ token }) => SAYERS.test(token.norm))
  )
    return true;
  if (!words.some(({ isVerb }) => isVerb)) return !saysAlone(words);
  if (next.norm === "c'" && announces(words)) return true;
  let verbs = 0;
  // « et en cuisine | si tu travailles seul »: a place or a time belongs to the next clause.
  let isPlace = false;
  for (const { token, isVerb } of words.slice(-CLAUSE_TOKENS).toReversed()) {
    if (isVerb) verbs += 1;
    if (SUBORDINATES.has(token.norm)) return verbs === 0 && !LINK.test(next.norm);
    // « … et le plus vieux | il »: the pronoun takes up the noun before it, which is its subject.
    if (/^(?:et|mais|donc|alors|euh|ben)$/.test(token.norm))
      return verbs === 0 && (CLITICS.has(next.norm) || (isPlace && OPENS.test(next.norm)));
    isPlace ||= PLACES.test(token.norm);
  }
  return false;
}

/** « et ce qu'on voudrait | c'est trouver un local »: a relative « ce que… » whose « c'est » comes next. */
function announces(words: readonly { token: Token }[]): boolean {
  const norms = words.slice(-CLAUSE_TOKENS).map(({ token }) => token.norm);
  const at = norms.findLastIndex(
    (norm, index) =>
      norm === "ce" && RELATIVE.test(norms[index + 1] ?? "") && BEFORE_ANNOUNCED.test(norms[index - 1] ?? ""),
  );
  return at >= 0 && !norms.slice(at).includes("c'");
}
const RELATIVE = /^(?:que|qu'|qui|dont)$/;
const BEFORE_ANNOUNCED = /^(?:|et|mais|donc|alors|puis|tout|euh|or|sinon|après|là|parce|car)$/;

/** Whether words without a verb make a sentence: « donc euh merci de nous recevoir », « et voilà quoi ». */
function saysAlone(words: readonly { token: Token }[]): boolean {
  const first = words.find(
    ({ token }) => !TIC.test(token.norm) && !/^(?:et|mais|donc|alors)$/.test(token.norm),
  );
  return first === undefined || SAID_ALONE.test(first.token.norm);
}

/**
 * Whether a sentence cannot stand alone and only continues the one before: « enfin d'un navire », « celle de la maison
 * aux volets gris, qui… ».
 */
function isTail(units: TextUnits, marks: readonly HeardMark[], sentence: Sentence): boolean {
  const words = wordsOf(units, sentence.firstToken, sentence.endToken);
  const first = words.findIndex(({ token }) => !isIdle(token));
  if (first < 0 || saysAlone(words)) return false;
  const own = words.slice(first);
  if (!own.some(({ isVerb }) => isVerb)) return true;
  const [opening, second] = [own[0]!.token.norm, own[1]?.token.norm ?? ""];
  const isRelative = opening === "ce" && /^(?:que|qu'|qui)$/.test(second);
  if (!isRelative && !/^(?:celui|celle|ceux|celles)$/.test(opening)) return false;
  // « … sur un tableau | ce qu'on n'avait jamais eu avant »: up to the next mark, its only verb is that of its relative
  // clause.
  const heard = marks.find(({ any, end }) => any >= WRITTEN_FROM && end > own[0]!.token.end);
  const end = Math.min(heard?.end ?? sentence.end, sentence.end);
  const verbs = own.filter(({ token, isVerb }) => isVerb && token.end <= end).length;
  const after = units.tokens.find(({ start, kind }) => start >= end && kind !== "punctuation")?.norm ?? "";
  return verbs <= Number(isRelative) && !CLITICS.has(after);
}

/**
 * Why a sentence start is uncertain: low probability, incomplete words before it, or words after it that cannot stand
 * alone.
 */
type Doubt = "unheard" | "open" | "tail";

/**
 * Sentences of an unpunctuated transcript whose start is uncertain: a full stop there could cut a clause, so a comma or
 * nothing is written instead. Gives the reason by sentence index; empty for a punctuated text.
 *
 * @param marks punctuation marks predicted without the hesitations
 */
export function unsureStarts(units: TextUnits, marks: readonly HeardMark[]): Map<number, Doubt> {
  const unsure = new Map<number, Doubt>();
  if (units.punctuated) return unsure;
  const { sentences, source, tokens } = units;
  for (const sentence of sentences) {
    const { index, start, firstToken } = sentence;
    const before = sentences[index - 1];
    if (!before || source.slice(before.end, start).includes("\n") || before.terminator !== "") continue;
    let at = firstToken;
    while (at < sentence.endToken - 1 && TIC.test(tokens[at]!.norm)) at += 1;
    const next = tokens[at]!;
    const mark = markAfter(marks, before);
    if (waitsForVerb(units, marks, before, next) || isLeftOpen(units, before, next))
      unsure.set(index, "open");
    else if (isTail(units, marks, sentence)) unsure.set(index, "tail");
    else if (!mark || mark.any < WRITTEN_FROM || mark.stop < STOP_FROM) unsure.set(index, "unheard");
  }
  return unsure;
}
