import { isFiniteVerbAt } from "./finite-verbs.ts";
import { readNumberWord } from "./numbers.ts";
import type { RawToken } from "./tokenize.ts";

/** A spoken sentence is seldom shorter or longer than this; outside, a cut costs. */
const SHORTEST = 5;
const COMFORTABLE = 18;
const LONGEST = 60;
const TINY_COST = 2.5;
const SHORT_COST = 1;
const VERBLESS_COST = 2;
const LONG_COST = 0.3;
/** Strength of a place that can never open a sentence. */
const NEVER = -9;
/** What one more sentence costs: a cut needs a reason. */
const CUT_COST = 1;

const words = (text: string) => new Set(text.trim().split(/\s+/));

const HESITATIONS = words("euh heu euhm hum hm hmm mmh ben bah beh hein");
/** Marks of speech that come anywhere and end nothing. */
const MARKERS = new Set(["du coup", "en fait", "en gros", "au final"]);
/** « nous nous retrouvons », « vous vous souvenez », « très très »: said twice on purpose. */
const MAY_REPEAT = words("nous vous très oui non merci bien plus tout si");
const GREETINGS = words("bonjour bonsoir salut merci voilà");
const SUBJECTS = words("je j' il elle ils elles on ça c' cela tu");
const OPENERS = words(
  "salut donc alors mais ensuite enfin bref voilà maintenant aujourd'hui désormais résultat bonjour bonsoir salut puis bon d'abord premièrement deuxièmement finalement",
);
/** Words that hold what follows: no sentence begins right after them. */
const HOLDERS = words(
  `bon que qu' qui quoi dont où quand si comme lorsque lorsqu' puisque puisqu' parce car et ou mais donc or alors puis ensuite ne n'
de d' à en pour par avec sans sur sous dans chez vers entre contre depuis pendant dès jusque jusqu' ce c' j' je tu il elle on nous
vous ils elles me m' te t' se s' le la les l' un une des du au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur
leurs cet cette ces moi toi lui aujourd'hui maintenant enfin voilà bref est suis sont était sommes êtes a ai as avons avez ont
très plus moins trop si aussi tout toute tous toutes même chaque quel quelle quels quelles pas jamais combien comment pourquoi
plusieurs quelques bonjour d'abord abord premièrement finalement merci là ici est-ce selon comme y ni soit quoique afin malgré
peut peux doit va vais vont veut faut fait peuvent doivent`,
);
const DETERMINERS = words(
  "le la les l' un une notre nos votre vos mon ma mes ce cette ces leur leurs chaque",
);
const INVERTED = words("vous tu il elle on nous ils elles");
const TIME_HEADS = words("en dans depuis pendant l' il chaque au après");
const FRONTED = words("avec depuis dans en après pour chez grâce à au sans pendant");
const TIME_UNITS = words(
  "an ans mois semaine semaines jour jours année années heure heures janvier février mars avril mai juin juillet août septembre octobre novembre décembre matin soir lundi mardi mercredi jeudi vendredi samedi dimanche dernier dernière passé passée début départ",
);
const AUXILIARIES = words("ai as a avons avez ont avait avaient avais est sont suis était");
const PARTICIPLE = /(?:é|ée|és|ées|u|ue|us|ues)$/;
const OBJECT_VERB = /(?:ons|ez|mes|tes|ions|iez)$/;

/**
 * Adds sentence ends to a transcript without stops. Every place gets a strength from the words around it (a subject,
 * a linking word, a greeting, a thank-you…); the cuts with the best total are kept, sentences without a verb or of
 * fewer than 5 or more than 18 words costing something. Linear: a sentence never exceeds 40 words.
 */
export function guessEnds(raw: readonly RawToken[], ends: Set<number>): void {
  const kept = fluentTokens(raw);
  const fluent = kept.map((index) => raw[index]!);
  let from = 0;
  for (let at = 0; at < kept.length; at += 1) {
    const isEnd = at + 1 === kept.length || hasEndWithin(ends, kept[at]! + 1, kept[at + 1]!);
    if (!isEnd) continue;
    // Hesitations and first tries belong to the sentence that they prepare.
    for (const cut of bestCuts(fluent, from, at + 1)) ends.add(kept[cut - 1]! + 1);
    from = at + 1;
  }
}

/** « pour euh les étudiants », « on a on a eu »: what the sentence is once hesitations and first tries are left out. */
function fluentTokens(raw: readonly RawToken[]): number[] {
  const said: number[] = [];
  for (let index = 0; index < raw.length; index += 1) {
    const { norm } = raw[index]!;
    if (HESITATIONS.has(norm)) continue;
    if (MARKERS.has(`${norm} ${raw[index + 1]?.norm ?? ""}`)) {
      index += 1;
      continue;
    }
    said.push(index);
  }
  return said.filter((_, at) => ![3, 2, 1].some((size) => isSaidAgain(raw, said, at, size)));
}

/** Whether the words from here on, `size` of them or fewer, are those that follow: the first try of a stumble. */
function isSaidAgain(raw: readonly RawToken[], said: readonly number[], at: number, size: number): boolean {
  for (let first = Math.max(0, at - size + 1); first <= at; first += 1) {
    let same = true;
    for (let step = 0; step < size && same; step += 1) {
      const left = raw[said[first + step] ?? -1];
      const right = raw[said[first + size + step] ?? -1];
      same =
        left?.kind === "word" &&
        left.norm === right?.norm &&
        (size > 1 || HOLDERS.has(left.norm)) &&
        !MAY_REPEAT.has(left.norm);
    }
    if (same) return true;
  }
  return false;
}

function hasEndWithin(ends: ReadonlySet<number>, from: number, to: number): boolean {
  for (let at = from; at <= to; at += 1) if (ends.has(at)) return true;
  return false;
}

/** Best cuts inside one stretch, by dynamic programming over its tokens. */
function bestCuts(raw: readonly RawToken[], from: number, to: number): number[] {
  const count = to - from;
  if (count <= SHORTEST * 2) return [];
  const wordsBefore = [0];
  const verbsBefore = [0];
  for (let step = 0; step < count; step += 1) {
    wordsBefore.push(wordsBefore[step]! + (raw[from + step]!.opensWord ? 1 : 0));
    verbsBefore.push(
      verbsBefore[step]! +
        (isFiniteVerbAt(raw, from + step) || GREETINGS.has(raw[from + step]!.norm) ? 1 : 0),
    );
  }
  const best = [0];
  const back = [0];
  for (let end = 1; end <= count; end += 1) {
    const gain = end === count ? 0 : strength(raw, from + end, from) - CUT_COST;
    let top = -Infinity;
    let at = Math.max(0, end - 1);
    for (let start = end - 1; start >= 0; start -= 1) {
      const length = wordsBefore[end]! - wordsBefore[start]!;
      if (length > LONGEST && top > -Infinity) break;
      const cost = lengthCost(length) + (verbsBefore[end] === verbsBefore[start] ? VERBLESS_COST : 0);
      const score = best[start]! - cost;
      if (score > top) {
        top = score;
        at = start;
      }
    }
    best.push(top + gain);
    back.push(at);
  }
  const cuts: number[] = [];
  for (let end = back[count]!; end > 0; end = back[end]!) cuts.push(from + end);
  return cuts;
}

function lengthCost(length: number): number {
  if (length < 3) return TINY_COST;
  if (length < SHORTEST) return SHORT_COST;
  return length > COMFORTABLE ? LONG_COST * (length - COMFORTABLE) : 0;
}

/** How much a sentence seems to begin at this token: −9 never, 0 unlikely, 3 surely. */
function strength(raw: readonly RawToken[], index: number, from: number): number {
  const token = raw[index]!;
  const previous = raw[index - 1]!;
  const next = raw[index + 1];
  if (token.kind === "punctuation" || previous.norm.endsWith("'")) return NEVER;
  if (isNumber(token) && isNumber(previous)) return NEVER;
  if (token.start === previous.end + 1 && previous.kind !== "punctuation" && isHyphenated(token, previous))
    return NEVER;
  const afterComma = previous.kind === "punctuation" ? 1 : 0;
  if (token.norm === "merci") {
    if (isHeld(previous) || /^(?:dire|dit|dis)$/.test(previous.norm)) return NEVER;
    // « … avec une quiche merci Odile »: the last word of a speech stands alone.
    return index + 3 >= raw.length ? 6 : 2.6;
  }
  // « et voilà donc »: one link in three words.
  if (previous.norm === "voilà" && /^(?:et|mais|donc|bon)$/.test(raw[index - 2]?.norm ?? "")) return NEVER;
  if (OPENERS.has(token.norm)) return isHeld(previous) ? NEVER : openerStrength(raw, index) + afterComma;
  if (token.norm === "et") return startAfterAnd(raw, index) + afterComma;
  if (HOLDERS.has(previous.norm)) return NEVER;
  if (token.norm === "est-ce" || (token.norm === "est" && next?.norm === "ce")) return 2.6;
  if (SUBJECTS.has(token.norm)) return subjectStrength(raw, index, from) + afterComma;
  if (token.norm === "moi" || token.norm === "nous" || token.norm === "vous")
    return pronounStrength(raw, index) + afterComma;
  if (INVERTED.has(next?.norm ?? "") && OBJECT_VERB.test(token.norm) && token.norm.length > 4) return 2.2;
  if (token.norm.endsWith("ez") && token.norm.length > 4 && isFiniteVerbAt(raw, index)) return 2;
  if (token.norm === "ce" && opensCleft(raw, index))
    return startsCleft(raw, index) ? 2.2 + afterComma : NEVER;
  if (DETERMINERS.has(token.norm) && (nounThenVerb(raw, index) || isDislocated(raw, index + 2)))
    return nounStrength(raw, index, from) + afterComma;
  if (TIME_HEADS.has(token.norm) && timeThenSubject(raw, index)) return 2;
  return afterComma === 1 ? -1 : -5;
}

function isHyphenated(token: RawToken, previous: RawToken): boolean {
  return token.before === "none" && previous.before !== undefined && INVERTED.has(token.norm);
}

function isNumber(token: RawToken): boolean {
  return token.kind === "number" || readNumberWord(token.norm) !== null;
}

/** Held by the word before: « que merci », « et donc »; a greeting or a « voilà » holds nothing. */
function isHeld(previous: RawToken): boolean {
  return HOLDERS.has(previous.norm) && !GREETINGS.has(previous.norm);
}

/** A determiner that opens « les livraisons arrivaient »; not the object of a verb right before it. */
function nounStrength(raw: readonly RawToken[], index: number, from: number): number {
  if (isDislocated(raw, index + 2)) return 2.4;
  if (isVerbal(raw, index - 1) || followsFronted(raw, index, from)) return -4;
  if (announcesThat(raw, index)) return 2.6;
  return followsTimePhrase(raw, index, from) ? -4 : 1.4;
}

/** « le problème c'est que », « la mission c'était de »: a noun group taken up by « c' ». */
function announcesThat(raw: readonly RawToken[], index: number): boolean {
  for (let at = index + 2; at <= index + 5; at += 1) {
    const token = raw[at];
    if (!token || token.kind !== "word") return false;
    if (token.norm === "c'") return true;
    if (HOLDERS.has(token.norm) && token.norm !== "plus") return false;
  }
  return false;
}

/** « c' » after « le problème », « la mission »: it takes up the noun group right before. */
function takesUpNoun(raw: readonly RawToken[], index: number, from: number): boolean {
  for (let at = index - 2; at >= Math.max(from, index - 5); at -= 1) {
    if (!DETERMINERS.has(raw[at]!.norm)) continue;
    const before = raw[at - 1];
    const isFree =
      at === from ||
      before === undefined ||
      OPENERS.has(before.norm) ||
      before.norm === "et" ||
      (!HOLDERS.has(before.norm) && !isVerbal(raw, at - 1) && !isParticiple(raw, at - 1));
    return isFree && announcesThat(raw, at);
  }
  return false;
}

/** « j'ai acheté le pain c'est bon »: the noun group is an object. */
function isParticiple(raw: readonly RawToken[], index: number): boolean {
  return PARTICIPLE.test(raw[index]?.norm ?? "") && AUXILIARIES.has(raw[index - 1]?.norm ?? "");
}

/** « ce que j'en retiens c'est… »: a cleft, one sentence with the « c'est » that comes. */
function opensCleft(raw: readonly RawToken[], index: number): boolean {
  return ["que", "qu'", "qui"].includes(raw[index + 1]?.norm ?? "");
}

/** A cleft that a « c'est » closes, and not the object of « savoir », « demande ». */
function startsCleft(raw: readonly RawToken[], index: number): boolean {
  if (!opensCleft(raw, index) || isVerbal(raw, index - 1)) return false;
  for (let at = index + 3; at <= index + 12; at += 1) {
    if (raw[at]?.norm === "c'") return true;
  }
  return false;
}

function isVerbal(raw: readonly RawToken[], index: number): boolean {
  return isFiniteVerbAt(raw, index) || /(?:er|ir|oir|dre|tre|ire)$/.test(raw[index]?.norm ?? "");
}

function closesCleft(raw: readonly RawToken[], index: number, from: number): boolean {
  for (let at = index - 2; at >= Math.max(from, index - 10); at -= 1) {
    if (raw[at]!.norm === "ce" && opensCleft(raw, at)) return true;
  }
  return false;
}

function openerStrength(raw: readonly RawToken[], index: number): number {
  const token = raw[index]!;
  const next = raw[index + 1];
  if (token.norm === "bon") return next && (SUBJECTS.has(next.norm) || OPENERS.has(next.norm)) ? 2 : -3;
  // « c'est donc », « il y a aujourd'hui », « aujourd'hui » at the end of a clause: it opens when a clause follows.
  const clause =
    next !== undefined &&
    (SUBJECTS.has(next.norm) ||
      DETERMINERS.has(next.norm) ||
      ["nous", "vous", "merci", "moi", "si", "quand", "il"].includes(next.norm) ||
      (["pour", "en", "d'"].includes(next.norm) && subjectWithin(raw, index + 2)) ||
      OPENERS.has(next.norm) ||
      next.norm.endsWith("ez"));
  return clause ? 2.4 : 0.3;
}

function startAfterAnd(raw: readonly RawToken[], index: number): number {
  const next = raw[index + 1]?.norm ?? "";
  if (next === "puis" || next === "donc" || next === "alors" || next === "là" || next === "ensuite") return 2;
  if (next === "voilà") return 2.2;
  if (
    SUBJECTS.has(next) ||
    ((next === "nous" || next === "vous") &&
      (startsClause(raw, index + 1) || raw[index + 2]?.norm === "on")) ||
    next === "moi"
  )
    return 0.9;
  if (FRONTED.has(next))
    return subjectWithin(raw, index + 2) || nounClauseWithin(raw, index + 2) ? 1.6 : NEVER;
  if (next === "si" || next === "quand") return 1.6;
  if (isDislocated(raw, index + 3)) return 2;
  return DETERMINERS.has(next) && nounThenVerb(raw, index + 1) ? 0.6 : NEVER;
}

function subjectStrength(raw: readonly RawToken[], index: number, from: number): number {
  const base = raw[index]!.norm === "cela" || raw[index]!.norm === "ça" ? 1.8 : 2.4;
  if (isDislocated(raw, index) || followsCondition(raw, index, from)) return -4;
  if (raw[index]!.norm === "c'" && (closesCleft(raw, index, from) || takesUpNoun(raw, index, from)))
    return -4;
  return followsTimePhrase(raw, index, from) || followsFronted(raw, index, from) ? -2 : base;
}

/** « et avec mon associé on… »: a complement put before its subject. */
function followsFronted(raw: readonly RawToken[], index: number, from: number): boolean {
  for (let at = index - 1; at >= Math.max(from, index - 7); at -= 1) {
    if (isFiniteVerbAt(raw, at)) return false;
    const { norm } = raw[at]!;
    if ((FRONTED.has(norm) || TIME_UNITS.has(norm)) && raw[at - 1]?.norm === "et") return true;
  }
  return false;
}

/** « les industriels | ils ont », « la machine | je la vends »: the noun group belongs to the pronoun that follows. */
function isDislocated(raw: readonly RawToken[], index: number): boolean {
  const pronoun = raw[index]?.norm ?? "";
  const takesUp = /^(?:ils?|elles?)$/.test(pronoun);
  const isFronted = /^(?:je|on)$/.test(pronoun) && /^(?:le|la|les|l')$/.test(raw[index + 1]?.norm ?? "");
  if (!takesUp && !isFronted) return false;
  const noun = raw[index - 1];
  const before = raw[index - 3];
  if (!noun || noun.kind !== "word" || /^(?:qu['e]|qui|dont|où)/.test(noun.norm)) return false;
  if (!DETERMINERS.has(raw[index - 2]?.norm ?? "")) return false;
  if (!before) return true;
  return (
    /^(?:et|mais|que)$/.test(before.norm) || (!HOLDERS.has(before.norm) && !isFiniteVerbAt(raw, index - 3))
  );
}

/** « et si vous avez une cantine | je peux… »: the main clause of a condition put first. */
function followsCondition(raw: readonly RawToken[], index: number, from: number): boolean {
  let verbs = 0;
  for (let at = index - 1; at >= Math.max(from, index - 12); at -= 1) {
    // « l'équipe » is no form of « équiper ».
    if (isFiniteVerbAt(raw, at) && !DETERMINERS.has(raw[at - 1]?.norm ?? "")) verbs += 1;
    const isIf =
      raw[at]!.norm === "si" ||
      raw[at]!.norm === "s'" ||
      raw[at]!.norm === "quand" ||
      raw[at]!.norm === "lorsque";
    const opens =
      at === from ||
      TIME_UNITS.has(raw[at - 1]!.norm) ||
      /^(?:et|mais|donc|alors|puis|parce|que)$/.test(raw[at - 1]?.norm ?? "");
    if (isIf && opens) return verbs === 1;
  }
  return false;
}

function subjectWithin(raw: readonly RawToken[], index: number): boolean {
  for (let at = index; at <= index + 5; at += 1) {
    if (SUBJECTS.has(raw[at]?.norm ?? "") || raw[at]?.norm === "nous") return true;
  }
  return false;
}

/** « et chez madame Castéran la facture est passée »: a noun and its verb after what stands first. */
function nounClauseWithin(raw: readonly RawToken[], index: number): boolean {
  for (let at = index + 1; at <= index + 4; at += 1) {
    if (
      DETERMINERS.has(raw[at]?.norm ?? "") &&
      !HOLDERS.has(raw[at - 1]?.norm ?? "") &&
      nounThenVerb(raw, at)
    )
      return true;
  }
  return false;
}

function pronounStrength(raw: readonly RawToken[], index: number): number {
  const next = raw[index + 1]?.norm ?? "";
  if (raw[index]!.norm === "moi")
    return next === "je" || next === "j'" || next === "c'" || next === "ce" ? 2.4 : -3;
  if (raw[index]!.norm === "nous" && next === "on") return 2.4;
  return startsClause(raw, index) ? 2.2 : -3;
}

function startsClause(raw: readonly RawToken[], index: number): boolean {
  let at = index + 1;
  while (
    at < index + 4 &&
    ["ne", "n'", "le", "la", "les", "l'", "y", "en", "nous", "vous", "lui", "leur"].includes(
      raw[at]?.norm ?? "",
    )
  )
    at += 1;
  return OBJECT_VERB.test(raw[at]?.norm ?? "");
}

/** « les autres logiciels prévoient »: a finite verb two to five words after the determiner, no link in between. */
function nounThenVerb(raw: readonly RawToken[], index: number): boolean {
  for (let at = index + 2; at <= index + 6; at += 1) {
    const token = raw[at];
    if (!token || token.kind === "punctuation") return false;
    if (["que", "qu'", "qui", "et", "ou", "mais", "où", "dont", "pour", "parce"].includes(token.norm))
      return false;
    if (isFiniteVerbAt(raw, at)) return true;
  }
  return false;
}

/** « en mars j'ai… », « il y a deux ans nous… »: a time phrase followed by a subject. */
function timeThenSubject(raw: readonly RawToken[], index: number): boolean {
  if (raw[index]!.norm === "il" && raw[index + 1]?.norm !== "y") return false;
  for (let at = index + 1; at <= index + 5; at += 1) {
    const token = raw[at];
    if (!token) return false;
    if (!TIME_UNITS.has(token.norm) && token.kind !== "number") continue;
    const next = raw[at + 1]?.norm ?? "";
    if (SUBJECTS.has(next) || DETERMINERS.has(next) || next === "nous") return true;
  }
  return false;
}

function followsTimePhrase(raw: readonly RawToken[], index: number, from: number): boolean {
  const previous = raw[index - 1]!;
  if (!TIME_UNITS.has(previous.norm) && previous.kind !== "number") return false;
  for (let at = index - 2; at >= Math.max(from, index - 6); at -= 1) {
    if (TIME_HEADS.has(raw[at]!.norm) && timeThenSubject(raw, at)) return true;
  }
  return false;
}
