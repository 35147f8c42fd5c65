import { isGap } from "../../content/blanks.ts";
import type { PitchReading, SentenceReading } from "../../content/pitch-reading.ts";
import { FUNCTION_WORDS } from "../../language/lexicons/function-words.ts";
import { readNumberWord } from "../../language/numbers.ts";
import { contentStems } from "../../language/stems.ts";
import type { Sentence, TextUnits } from "../../language/units.ts";
import { type Claim, type Edit, type EditKind, LEFT_OUT, TAKES_LEAVE } from "../../report.ts";
import type { SentenceRoles } from "../../roles/read-roles.ts";
import type { QuestionKind } from "../../roles/question-kind.ts";
import type { Family, Role } from "../../roles/role-names.ts";
import type { Ground } from "../edits/ground.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import {
  isCommonplace,
  isSlogan,
  isUnmissed,
  isWornEnd,
  onlyEnds,
  onlyPlans,
  onlySearches,
  saysNothing,
} from "./idle-lines.ts";
import { leansBack } from "./leans-back.ts";
import { REASONS } from "../edits/reasons.ts";
import type { Range } from "../edits/remove-ranges.ts";
import { lengthExcuse, losesThread, onlyExcuses } from "../words/strip-excuses.ts";
import { onlyAnnounces, weakEnds } from "../words/weak-ends.ts";
import { INVITES, metaSentences } from "../../language/strip-fillers.ts";

/** The edit that cuts a whole sentence, with the white space before the next one unless a paragraph ends there. */
export function sentenceEdit(
  units: TextUnits,
  sentence: Sentence,
  kind: EditKind,
  reason: string = REASONS[kind],
): Edit {
  const { source, sentences } = units;
  const next = sentences[sentence.index + 1];
  const between = next ? source.slice(sentence.end, next.start) : "";
  const end = next && !between.includes("\n") ? next.start : sentence.end;
  return { id: "", kind, start: sentence.start, end, replacement: "", reason };
}

/** Largest share of the text's words that may be cut with whole sentences. */
const MOST_DROPPED = 0.35;
/** The same for sentences without content: more would leave a text made of them almost empty. */
const MOST_EMPTY = 0.25;
/** Sentences without content: of a text made of them, its author should write another. */
const MOST_SLOGANS = 3;
const FEWEST_LEFT = 3;

/** Whether a sentence needs nothing from the one before: « il faut » leans on nobody. */
const standsAfter = (next: Sentence | undefined): boolean =>
  next !== undefined && (!leansBack(next) || /^il (?:faut|y a|est)(?![\p{L}])/iu.test(next.text));

/** The sentences to cut whole, by index. */
export function dropSentences(
  reading: PitchReading,
  { roles, claims, cards, lineHeard, keepsTurns = false }: Ground,
  said: ReadonlyMap<number, string>,
  joined: ReadonlySet<number>,
): Map<number, Edit> {
  const { original, input } = reading;
  const dropped = new Map<number, Edit>();
  const drop = (index: number, kind: EditKind, reason: string = REASONS[kind]) => {
    if (!dropped.has(index))
      dropped.set(index, sentenceEdit(original, original.sentences[index]!, kind, reason));
  };
  const isIn = (sentence: Sentence, { start, end }: Range) => sentence.start >= start && sentence.end <= end;
  for (const sentence of original.sentences) {
    if (reading.instructions.some((other) => isIn(sentence, other))) drop(sentence.index, "instruction");
    else if (reading.duplicates.some((other) => isIn(sentence, other)) && !saysMore(original, sentence))
      drop(sentence.index, "repeated");
  }
  // In a toast or a story, « je ne suis pas doué pour les discours » is part of the charm.
  if (input.pitchType !== "perso")
    for (const index of metaSentences(original, ({ text }) => /\d/.test(text)))
      if (!isTakenBack(original.sentences[index + 1]) && !isAnswer(original, index, input.question))
        drop(index, "aside");
  if (input.pitchType !== "perso")
    for (const { index, text } of original.sentences.slice(FEWEST_LEFT)) {
      const excuse = lengthExcuse(text);
      if (excuse !== null && !/\p{L}/u.test(text.slice(0, excuse.start).replace(SAYS_NOTHING, "")))
        drop(index, "aside", REASONS.excuse);
    }

  const isToKeep = claims.some(({ code }) => code === "keep_as_is");
  const isKept = keepsTurns || isToKeep;
  if (original.punctuated && !isKept && input.pitchType !== "perso")
    for (const sentence of original.sentences.slice(0, 2))
      if (onlyAnnounces(original, sentence) && standsAfter(original.sentences[sentence.index + 1]))
        drop(sentence.index, "opening");
  if (
    original.punctuated &&
    !isKept &&
    input.pitchType !== "perso" &&
    original.sentences.length > FEWEST_LEFT
  )
    for (const { index, text } of original.sentences) {
      const next = original.sentences[index + 1];
      if (!next || LEANS_ON_NOUN.test(next.text)) continue;
      if (ONLY_LEADS.test(text)) drop(index, "opening");
    }
  const [opening, second] = original.sentences;
  if (opening && second && input.pitchType !== "perso" && original.sentences.length > FEWEST_LEFT)
    if (PRAISES_QUESTION.test(opening.text) && !joined.has(1) && !LEANS_ON_NOUN.test(second.text))
      drop(0, "aside");
  const asks = (last: Sentence) =>
    input.pitchType !== "produit" ||
    roles.some((one) => one.end < last.end && Math.max(one.roles.request, one.families.asked) > ASKS);
  if (original.punctuated && !isKept && original.sentences.length > FEWEST_LEFT)
    for (const index of weakEnds(original, asks, input.pitchType === "perso"))
      drop(index, "aside", REASONS.weakEnd);

  // Cut the closing remarks before which the report says to stop.
  const leaves = claims.flatMap(({ evidence }) => evidence.filter(({ rule }) => rule === TAKES_LEAVE));
  for (const { index, end, words, text } of original.sentences) {
    const isLeave = words <= SHORT && leaves.some((leave) => leave.start < end && end <= leave.end);
    if (!isLeave || isTakenBack(original.sentences[index + 1]) || SAYS_MORE.test(text) || INVITES.test(text))
      continue;
    if (!SAID_LAST.test(original.sentences[index - 1]?.text ?? "")) drop(index, "aside");
  }

  // Cut what the report says to leave out, unless the next sentence refers to it.
  for (const { code, evidence } of claims)
    for (const { rule, start, end } of evidence) {
      const sentence = rule === LEFT_OUT && original.sentences.find((one) => isIn(one, { start, end }));
      if (!sentence || sentence.words > LONGEST_LEFT_OUT) continue;
      if (joined.has(sentence.index) || joined.has(sentence.index + 1)) continue;
      if (code !== "drop_irrelevant" && GIVES_REASON.test(sentence.text)) continue;
      if (holdsOwnFigure(reading, sentence)) continue;
      const next = original.sentences[sentence.index + 1];
      if (next && (LEANS_ON_NOUN.test(next.text) || INSTANCE.test(next.text))) continue;
      // In a toast or a story, a digression is welcome; « enfin, elle n'habite pas là » refers back to the sentence.
      if (code === "drop_irrelevant" && (input.pitchType === "perso" || (next && TAKES_UP.test(next.text))))
        continue;
      if (code === "drop_irrelevant") drop(sentence.index, "aside", REASONS.detour);
      else dropped.set(sentence.index, withoutExample(original, sentence, next));
    }

  const rolesAt = new Map(roles.map((role) => [role.end, role]));
  const readingAt = new Map(reading.sentences.map((sentence) => [sentence.sentence.end, sentence]));
  const worn = claims.filter(({ kind, rule }) => kind === "fault" && rule === "cliche");
  // Keep what the report praises, and what its advice asks to illustrate with an example.
  let held: readonly Range[] | undefined;
  const isHeld = (sentence: Sentence) => {
    held ??= [...claims, ...(cards?.() ?? [])]
      .filter(
        ({ kind, rule }) => kind === "credit" || (kind === "advice" && (rule === "proof" || rule === "part")),
      )
      .flatMap(({ quotes }) => quotes);
    return held.some(({ start, end }) => start < sentence.end && sentence.start < end);
  };
  // In a toast or a story, a commonplace may be what brings everybody together; a last line closes, however worn.
  // A text with a gap to fill in is a rewriting: what is to be told there may be what its lines lack.
  const hasGap = original.sentences.some(({ text }) => isGap(text));
  const mayBeSlogan = !isKept && input.pitchType !== "perso" && !ASK_FOR_WORDS.has(reading.questionKind);
  /** Commonplaces of which the listener is less sure: cut after the others, as far as the text can spare them. */
  const likely: Sentence[] = [];
  const idleKind = (sentence: Sentence, found: SentenceReading, does: SentenceRoles): EditKind | null => {
    if (!original.punctuated || hasGap || isToKeep) return null;
    if (mayBeSlogan && onlyPlans(found, does)) return "opening";
    const next = original.sentences[sentence.index + 1];
    const isEnd = !next && onlyEnds(found, does);
    const isSearch = isEnd || onlySearches(found, does);
    const isBare = mayBeSlogan && saysNothing(found, does);
    if (!isSearch && !isBare) return null;
    const heard = lineHeard?.(sentence.end);
    if (!heard) return null;
    if (isSearch) return isUnmissed(heard, isEnd) ? "aside" : null;
    if (next && isSlogan(heard)) return "empty";
    const before = original.sentences[sentence.index - 1];
    const isIdle = next
      ? isCommonplace(reading, found, does, next, heard)
      : isWornEnd(reading, found, does, before && rolesAt.get(before.end), heard);
    if (isIdle) likely.push(sentence);
    return null;
  };
  let words = 0;
  let slogans = 0;
  const dropIfSpared = (sentence: Sentence, kind: EditKind, excuses: boolean) => {
    const { index } = sentence;
    if (isHeld(sentence)) return;
    if (kind === "empty" && takesUpQuestion(sentence, input.question)) return;
    if (kind === "aside" && isAnswer(original, index, input.question)) return;
    // « bonsoir je vais pas être longue »: in a transcript, the greeting is in the same sentence and would be cut too.
    if (!original.punctuated && GREETS.test(sentence.text)) return;
    const isLast = original.sentences.length - dropped.size <= FEWEST_LEFT;
    // The stricter limit does not apply to the first sentence: one trite opening is safe to cut.
    const most = kind === "empty" && index > 0 ? MOST_EMPTY : MOST_DROPPED;
    if (isLast || words + sentence.words > most * original.wordCount) return;
    const next = original.sentences.slice(index + 1).find((other) => !dropped.has(other.index));
    // « Pardon, j'avais noté des trucs. Donc… »: without the excuse, « donc » or a pronoun would refer to nothing.
    // « Je vais vous parler du tri. Tout d'abord, c'est un geste… »: « c'est » stands for what is announced.
    if (next && kind === "opening" && TAKES_UP_TOPIC.test(next.text)) return;
    if (next && (kind === "aside" ? LEANS_ON_NOUN.test(next.text) : leansBack(next))) return;
    // « Où j'en étais ? Oui. »: cut the answer with the question.
    if (kind === "aside" && next && /^(?:ah )?oui[\s.,!…]*$/iu.test(next.text)) drop(next.index, "aside");
    if (kind === "empty" && (slogans += 1) > MOST_SLOGANS) return;
    words += sentence.words;
    drop(index, kind, excuses ? REASONS.excuse : REASONS[kind]);
  };
  for (const sentence of original.sentences) {
    const found = readingAt.get(sentence.end);
    const does = rolesAt.get(sentence.end);
    if (!found || !does || dropped.has(sentence.index)) continue;
    const { index } = sentence;
    const isWhole = !joined.has(index) && !joined.has(index + 1);
    const excuses =
      isWhole &&
      (onlyExcuses(said.get(index)!) || isApology(sentence, found, does, input.pitchType === "perso"));
    const kind =
      excuses || (isWhole && losesThread(said.get(index)!))
        ? "aside"
        : isWhole
          ? (emptyKind(reading, sentence, found, does, worn, input.pitchType === "perso") ??
            idleKind(sentence, found, does))
          : null;
    if (kind !== null) dropIfSpared(sentence, kind, excuses);
  }
  for (const sentence of likely) dropIfSpared(sentence, "empty", false);
  return dropped;
}

/** « Dans cinq ans je me vois… », asked where one will be in five years: worn or not, it answers. */
function takesUpQuestion({ text }: Sentence, question: string | null | undefined): boolean {
  const asked = new Set((question ?? "").toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  const again = (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => asked.has(word));
  return new Set(again.filter((word) => !FUNCTION_WORDS.has(word) || readNumberWord(word) !== null)).size > 1;
}
/** « Mes qualités sont les suivantes. », « Et ce n'est pas tout ! »: only says that more comes. */
const ONLY_LEADS = regexInLines("iu")`
  ^(?:
    (?:mes|voici mes|nos) (?:\p{L}{3,14} ){1,3}sont (?:donc )?les suivante?s|et ce n['’]est pas tout|je m['’]explique|
    (?:laissez|permettez)[- ]moi (?:de )?(?:vous )?expliquer|la raison est (?:très )?simple
  )\s?[.!]\s{0,3}$
`;
/** « C'est une très bonne question. » */
const PRAISES_QUESTION = regexInLines("iu")`
  ^(?:alors,? )?(?:
    c['’]est une (?:très )?(?:bonne|excellente|vaste) question|(?:très )?bonne question|
    (?:merci|je vous remercie) (?:de|pour) (?:cette|votre) (?:\p{L}{3,12} )?question
  )\s?[.!…]{0,3}\s{0,3}$
`;
/** Chance that a sentence asks for something, so that an offer to answer questions is not the only request. */
const ASKS = 0.5;
const SAYS_NOTHING = /(?<![\p{L}])(?:voilà|bon|euh|donc|et|bref|enfin)(?![\p{L}])/giu;

/** Whether a sentence holds a figure that the text gives nowhere else. */
function holdsOwnFigure({ sentences }: PitchReading, { start, end }: Range): boolean {
  const quotes = sentences.flatMap(({ figures }) => figures);
  const isInside = (figure: Range) => figure.start >= start && figure.end <= end;
  return quotes
    .filter(isInside)
    .some(({ quote }) => !quotes.some((other) => !isInside(other) && other.quote === quote));
}

/** « C'est tout, hein. Si, il y a un parking »: the next sentence contradicts the closing remark. */
const isTakenBack = (next: Sentence | undefined) =>
  next !== undefined &&
  /^(?:ah |euh |oh |ha )?(?:si|non)(?: si)?(?=[ ,.…!])(?! (?:vous|tu|on|ça|jamais))|^ou (?:à peu près|presque)(?![\p{L}])/iu.test(
    next.text,
  );
/** « et j'ai dit | voilà c'est tout papa »: « c'est tout » is reported speech, not the speaker's closing. */
const SAID_LAST =
  /(?<![\p{L}])(?:dit|dis|disait|disais|répond\p{L}{0,5}|demand\p{L}{1,3})(?: \p{L}{1,12})?[\s:,]*$/iu;
/** « Quel est votre principal défaut ? »: questions to which an excuse is an answer. */
const ASKS_FAULT = regexInLines("iu")`
  (?<![\p{L}])(?:
    défauts?|faiblesses?|échecs?|échoué\p{L}*|points? (?:faibles?|à améliorer)|axes? d['’]amélioration|
    difficultés?|erreurs?|limites?
  )(?![\p{L}])
`;
/** « J'y travaille depuis deux ans »: « y » refers to the excuse before. */
const WORKS_ON_IT =
  /^(?:[\p{L}'’]+,? ){0,3}(?:[jmts]['’]y|(?:je|on|nous|vous) (?:n['’])?y)(?! va(?:is)?(?![\p{L}]))(?![\p{L}])/iu;

/** Whether an excuse answers the question, or the next sentence refers to it. */
const isAnswer = ({ sentences }: TextUnits, index: number, question: string | null | undefined) =>
  (ASKS_FAULT.test(question ?? "") && !SEARCHES.test(sentences[index]!.text)) ||
  WORKS_ON_IT.test(sentences[index + 1]?.text ?? "");
/** « Qu'est-ce que je peux dire d'autre »: the speaker looks for words; it answers no question. */
const SEARCHES = /(?<![\p{L}])qu['’]est[- ]ce que je (?:\p{L}{2,10} ){1,2}dire(?![\p{L}])/iu;

/** « voilà c'est tout papa j'ai fermé la barrière »: in a transcript another clause may follow. */
const SAYS_MORE = /(?<![\p{L}])c['’]est tout(?:,? [\p{L}'’-]+){4}/iu;
/** « … parce qu'une bibliothèque, ça vit »: a sentence with a reason is kept. */
const GIVES_REASON = /(?<![\p{L}])(?:parce qu|car |puisqu)/iu;

/**
 * « Je pensais vous dire ce que j'ai appris. … ce que j'ai appris sur vous. »: whether it completes a recent unfinished
 * sentence.
 */
function saysMore({ sentences }: TextUnits, { index, text }: Sentence): boolean {
  const whole = bareText(text);
  return sentences
    .slice(Math.max(0, index - RETRIES), index)
    .some(
      (other) => whole.length > bareText(other.text).length && whole.startsWith(`${bareText(other.text)} `),
    );
}
/** Number of sentences back in which the unfinished one is looked for. */
const RETRIES = 5;
const bareText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();

/** Words; a longer sentence holds something else too, or is several sentences run together. */
const LONGEST_LEFT_OUT = 34;
const EXAMPLE = /^par exemple,? ?(?=\p{L})/iu;

/** Cuts a sentence, and the « par exemple » of the next one, which illustrated it. */
function withoutExample(original: TextUnits, sentence: Sentence, next: Sentence | undefined): Edit {
  const edit = sentenceEdit(original, sentence, "empty");
  const example = next && EXAMPLE.exec(next.text)?.[0];
  if (!next || !example) return edit;
  const first = next.start + example.length;
  return { ...edit, end: first + 1, replacement: original.source.charAt(first).toUpperCase() };
}

const TAKES_UP_TOPIC = regexInLines("iu")`
  ^(?:(?:tout d['’]abord|d['’]abord|en effet|déjà|alors|donc|et),? )?
    (?:il (?:est|faut) [^,.;]{3,40} qu(?:e |['’]))?(?:c['’](?:est|était)|ce n['’]est|cela|ça)(?![\p{L}])
`;
const GREETS = /^(?:euh |alors |donc )?(?:bonjour|bonsoir|salut|merci)(?![\p{L}])/iu;
const TAKES_UP = /^(?:euh,? )?(?:enfin(?! bref)|mais c['’]|c['’]est pour (?:dire|donner))(?![\p{L}])/iu;
/** « Il… », « Peut-être ont-elles… », « Ah si,… »: the sentence refers to something said before. */
const LEANS_ON_NOUN = regexInLines("iu")`
  ^(?:
    (?:ils?|elles?|celui|celle|ceux|celles|son|sa|ses|leurs?)(?![\p{L}])|(?:ah si|si,|non,)(?![\p{L}])|
    [^,.!?]{0,24}-(?:t-)?(?:ils?|elles?)(?![\p{L}])
  )
`;
/** « J'ai notamment participé… »: an example of the sentence before. */
const INSTANCE = /^(?:[\p{L}'’]+ ){0,4}(?:notamment|en particulier)(?![\p{L}])/iu;
const POLITE = /^(?:excus|pardon)/i;

const FEELS = /(?<![\p{L}])(?:dure?|difficile|émue?|larmes|pleure\p{L}*|cœur)(?![\p{L}])/iu;
const APOLOGY = regexInLines("iu")`
  ^(?:(?:euh|non|oui|bon|ah|ben|et|mais)[ ,.…]+){0,4}
    (?:pardon|désolée?|excusez[ -]moi|je m['’]excuse|je (?:ne )?sais pas (?:si (?:ça|c['’]est)|trop ce que))
    (?![\p{L}])
`;

/** « mais bon j'ai sauvé le contrat »: content after « mais » and its fillers. */
const SAYS_AFTER_BUT = regexInLines("iu")`
  (?<![\p{L}])mais,? (?:(?:bon|voilà?|enfin|euh|bref|hein|quoi)(?![\p{L}])[\s,.…]*)*
    (?!(?:bon|voilà?|enfin|euh|bref|hein|quoi)(?![\p{L}]))\p{L}.{3}
`;

/** « Pardon, je stresse un peu »: an apology without content, which only draws attention to the stress. */
function isApology(
  { text, words }: Sentence,
  { figures, names, calls, isQuestion }: SentenceReading,
  { families, roles }: SentenceRoles,
  isPersonal: boolean,
): boolean {
  // A strength, a weakness or a remedy answers the question, however modest its wording: keep it.
  if (Math.max(roles.strength, roles.weakness, roles.remedy) >= LIMITS.answers) return false;
  // At a farewell, « je suis désolée, c'est plus dur que je ne pensais » expresses a feeling: keep it.
  if (isPersonal && FEELS.test(text)) return false;
  if (!APOLOGY.test(text.slice(0, 120)) || words > SHORT || isQuestion) return false;
  // « Je ne sais pas si c'est une qualité mais je ne me plains pas »: it has content.
  if (SAYS_AFTER_BUT.test(text) || /(?<![\p{L}])si c['’]est ça qu/iu.test(text)) return false;
  // « Excusez-moi » is an imperative but no request.
  const asks = calls.some(({ quote }) => !POLITE.test(quote));
  if (figures.length > 0 || names.length > 0 || asks || /[«»"“”]/.test(text)) return false;
  return Math.max(families.evidence, families.lived, families.need) < LIMITS.apology;
}

const FACTS: readonly Family[] = ["evidence", "lived", "need", "explained"];
const LIMITS = { noise: 0.75, asserted: 0.7, facts: 0.3, apology: 0.6, announce: 0.5, answers: 0.4 };
const SHORT = 16;
const LONGEST_EMPTY = 24;
/** Number of first sentences that count as the opening. */
const OPENING = 2;

/** Why a sentence may be cut: no content, an excuse, or an announcement of what follows; null to keep it. */
function emptyKind(
  reading: PitchReading,
  sentence: Sentence,
  found: SentenceReading,
  { families, roles }: SentenceRoles,
  worn: readonly Claim[],
  isPersonal: boolean,
): EditKind | null {
  const most = (names: readonly Family[]) => Math.max(...names.map((name) => families[name]));
  // « À chacun, désormais, de s'emparer de cet outil »: a request in the infinitive.
  const orders = /^à (?:chacune?|vous|nous|toi)(?=[ ,][^.]{0,60}(?<![\p{L}])d(?:e |['’])\p{L}{2,})/iu.test(
    sentence.text,
  );
  const asks = found.calls.length > 0 || families.asked > 0.3 || found.isQuestion || orders;
  const holds = found.figures.length > 0 || found.names.length > 0 || asks;
  if (holds || /[«»"“”]|\b(?:pas|(?<!plus que )jamais|aucune?|rien|sans)\b/.test(sentence.text)) return null;
  if (isAnnouncement(reading, sentence)) return "opening";
  if (most(FACTS) > LIMITS.facts || isPersonal) return null;
  const role = (name: Role) => roles[name];
  const greets =
    /^(?:(?:euh|bon|ben|alors|et)[\s,.…]+)*(?:(?:re)?bonjour|bonsoir|salut|coucou|merci|chers?|chères?)(?![\p{L}])/iu.test(
      sentence.text,
    );
  // « Je dis bonjour, je m'excuse, je note et je répare »: a list of actions, not an excuse.
  const acts = found.actions.length > 1 || (sentence.text.match(FIRST_PERSON)?.length ?? 0) > 2;
  if (
    role("apology") > LIMITS.apology &&
    sentence.words <= SHORT &&
    !greets &&
    !acts &&
    OF_ITSELF.test(sentence.text)
  )
    return "aside";
  // « … parce qu'il y a la sécurité »: a reason.
  if (
    sentence.words > LONGEST_EMPTY ||
    /\b(?:parce qu|car|puisque|grâce à|l['’]idée|le but|l['’]objectif|le principe)/i.test(sentence.text)
  )
    return null;
  const isWorn = worn.some(({ quotes }) =>
    quotes.some(({ start, end }) => start < sentence.end && sentence.start < end),
  );
  // What somebody likes, did or lacks is personal, however common: keep it.
  if (found.actions.length > 0 || OWN.test(sentence.text)) return null;
  const isFrame = families.frame > 0.3 || families.self > 0.4 || families.offer > 0.3;
  // After the opening, a cliché is only flagged by the report: its author should replace it.
  if (isWorn && sentence.index < OPENING && families.asserted > LIMITS.asserted && !isFrame) return "empty";
  return null;
}

/** Questions that common words answer: « je suis courageux » is the quality that was asked for. */
const ASK_FOR_WORDS: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  "strengths",
  "weaknesses",
  "leaving",
  "salary",
  "future",
  "drive",
]);

const FIRST_PERSON = /(?<![\p{L}])(?:je |j['’])/giu;
/** Words of an excuse or of a remark on the speech; « on a un chef et une pianiste » has none. */
const OF_ITSELF = regexInLines("iu")`
  désol|pardon|excus|oublié|répond|à l['’]aise|préparé|exprime|pourquoi je vous|
  (?<![\p{L}])(?:long(?:ue)?|stress\p{L}*|trac|discours|question)(?![\p{L}])
`;

const OWN = regexInLines("iu")`
  (?<![\p{L}])(?:j['’]aim|j['’]ai(?![\p{L}])|je vois|défaut|envie|ambition|métier)|
  (?<![\p{L}])(?:mon|ma|mes) (?:famille|ami|parent|enfant|mari|femme|copine)
`;

const ANNOUNCES = regexInLines("iu")`
  ^(?:(?:alors|donc|bonjour|bonsoir|euh|et|moi|aujourd['’]hui)[ ,]+){0,4}je (?:
    vais|voudrais|souhaite|souhaiterais|viens
  ) (?:donc )?vous (?:parler|présenter|raconter|expliquer)(?![\p{L}])
`;

/** « Je vais vous parler de mon parcours »: an opening whose content words all come again later. */
function isAnnouncement({ original }: PitchReading, sentence: Sentence): boolean {
  if (sentence.index > 1 || !ANNOUNCES.test(sentence.text.slice(0, 120)) || sentence.words > 20) return false;
  const later = new Set(
    original.sentences.slice(sentence.index + 1).flatMap((other) => contentStems(original, other)),
  );
  const said = contentStems(original, sentence).filter(
    (stem) => !/^(?:parle|present|racont|expliqu|vais|alors|bonjou)/.test(stem),
  );
  return original.sentences.length > 3 && said.every((stem) => later.has(stem));
}
