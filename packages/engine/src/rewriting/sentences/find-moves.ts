import type { PitchReading, SentenceReading } from "../../content/pitch-reading.ts";
import { opensOnAnaphor } from "../../language/cohesion.ts";
import { readNumberWord } from "../../language/numbers.ts";
import { readText } from "../../language/read-text.ts";
import { contentStems } from "../../language/stems.ts";
import type { Sentence } from "../../language/units.ts";
import type { Edit } from "../../report.ts";
import type { SentenceRoles } from "../../roles/read-roles.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { leansBack } from "./leans-back.ts";
import { REASONS } from "../edits/reasons.ts";

/** Lowest index of a sentence to move first: the first two are the opening already. */
const EARLIEST_MOVED = 2;
const DULL_OPENING =
  /^(?:bonjour|bonsoir|salut|je m'appelle|je me présente|moi c'est|je vais vous (?:parler|présenter))/i;

/** Sentences to move in a product pitch: a ratio or a question to the start, the request to the end. */
export function findMoves(
  reading: PitchReading,
  roles: readonly SentenceRoles[],
  left: readonly Sentence[],
): Edit[] {
  if (reading.input.pitchType !== "produit" || !reading.original.punctuated || left.length < 4) return [];
  return [...proofUp(reading, left), ...requestLast(reading, roles, left)];
}

/** Before a dull opening (« Bonjour, je m'appelle… »), puts the first self-contained ratio or question. */
function proofUp(reading: PitchReading, left: readonly Sentence[]): Edit[] {
  const first = left[0]!;
  // « Bonjour, comment allez-vous ? »: it must stay first.
  if (!DULL_OPENING.test(first.text.replaceAll("’", "'")) || first.terminator === "?") return [];
  const reach = Math.ceil(reading.sentences.length * 0.7);
  const named = nameSaid(left);
  // A sentence with a name that is only explained later cannot come first.
  const hook = reading.sentences
    .slice(1, reach)
    .find(
      (sentence) => standsAlone(sentence) && (named === undefined || !sentence.sentence.text.includes(named)),
    );
  // A question in the second sentence is early enough, and the next one may answer it.
  if (!hook || hook.index < EARLIEST_MOVED || isTakenUp(reading, hook)) return [];
  const moved = left.find(({ end }) => end === hook.sentence.end);
  return moved ? [move(reading, moved, first.start, "proofUp")] : [];
}

/** « Sillon est une application… », « Sillon, c'est un… »: a definition, and the name that it defines. */
const SAYS_WHAT_IT_IS = /^(\p{Lu}[\p{L}\d'’-]{2,30})(?:,? c['’]est| est) (?:une?|la|le|l['’])/u;
/** Number of first sentences in which such a definition is looked for. */
const SAID_EARLY = 4;

/** The first name that is defined. */
function nameSaid(left: readonly Sentence[]): string | undefined {
  const said = left.slice(0, SAID_EARLY).map(({ text }) => SAYS_WHAT_IT_IS.exec(text)?.[1]);
  return said.find((name) => name !== undefined);
}

const REQUEST = 0.6;
const LEAVE = regexInLines("i")`
  ^(?:
    merci|je vous remercie|nous vous remercions|bien cordialement|cordialement|au revoir|à bientôt|
    bonne (?:journée|soirée)|voilà
  )
`;
/** A request among this many last sentences counts as last already. */
const LAST_SENTENCES = 2;

/** Moves an early request, if it is the only one, to the end, before the closing words. */
function requestLast(
  reading: PitchReading,
  roles: readonly SentenceRoles[],
  left: readonly Sentence[],
): Edit[] {
  const rolesAt = new Map(roles.map((role) => [role.end, role]));
  const asks = reading.sentences.filter(({ sentence, calls }) => {
    const does = rolesAt.get(sentence.end);
    return (
      does !== undefined &&
      (does.roles.request > REQUEST || (calls.length > 0 && does.families.asked > REQUEST))
    );
  });
  const [only] = asks;
  if (!only || asks.length !== 1 || only.isQuestion || only.calls.length === 0) return [];
  const at = left.findIndex(({ end }) => end === only.sentence.end);
  // The first sentence says what the text is about: « Monsieur, je sollicite un prêt de… ».
  if (at < 1 || at >= left.length - LAST_SENTENCES - 1) return [];
  const leave = left.findIndex(({ text }, index) => index >= left.length - 2 && LEAVE.test(text));
  const to = leave < 0 ? left.length : leave;
  // Not near the end, where nothing is gained, nor when it refers back or the next sentence explains it.
  if (to - at < 3 || leans(only) || isTakenUp(reading, only)) return [];
  const moved = left[at]!;
  return [move(reading, moved, left[to]?.start ?? left.at(-1)!.end, "requestLast")];
}

function move(
  { original }: PitchReading,
  sentence: Sentence,
  to: number,
  kind: "proofUp" | "requestLast",
): Edit {
  const next = original.sentences[sentence.index + 1];
  const between = next ? original.source.slice(sentence.end, next.start) : "";
  const end = next && !between.includes("\n") ? next.start : sentence.end;
  return { id: "", kind, start: sentence.start, end, replacement: "", reason: REASONS[kind], to };
}

/**
 * Whether a sentence must not move alone: the next one refers to it or repeats a word, or a verbless one leads to it.
 */
function isTakenUp({ sentences, original }: PitchReading, { index, sentence }: SentenceReading): boolean {
  const next = sentences[index + 1];
  const before = sentences[index - 1];
  if (before && !before.hasVerb) return true;
  if (!next) return false;
  // « Même les difficiles. Surtout eux. », « Aucune compétence n'est requise. »: it depends on the one before.
  if (!next.hasVerb || /^aucune? /iu.test(next.sentence.text)) return true;
  const [first = ""] = contentStems(original, next.sentence);
  return leansBack(next.sentence) || contentStems(original, sentence).includes(first);
}

const LINKS = regexInLines("iu")`
  ^(?:
    et|mais|donc|alors|ensuite|puis|enfin|or|car|ainsi|du coup|bref|sinon|pourquoi|parce|en fait|résultat|
    cela|ça|ce|cet|cette|ces|leurs?|son|sa|ses
  )(?![\p{L}])|
  ^c['’]
`;
const POINTS_BACK = regexInLines("iu")`
  (?<![\p{L}'’-])(?:
    c['’](?:est|était)|(?:vous|nous|on|tu|je) en|j['’]en|ils?|elles?|cela|ça|celui|celle|ceux|celles|y|
    leurs?|lui|son|sa|ses|ce|cet|cette|ces|là|ainsi|donc|aussi|le tout
  )(?![\p{L}])
`;

/** Whether a sentence has a conjunction or an anaphor that depends on the sentences before. */
function leans({ sentence: { text } }: SentenceReading): boolean {
  return LINKS.test(text) || POINTS_BACK.test(text) || opensOnAnaphor(readText(text));
}

const COUNT =
  "\\d{1,6}|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent";
/** « 62 agriculteurs sur 70 », « un lycéen sur cinq »: a ratio of people or things. */
const SHARE = new RegExp(
  `(?<![\\p{L}\\d])(${COUNT}) (?!jours?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaines?|mois|ans?|années?|heures?|fois|cas |euros?|mètres?|places?)\\p{L}{3,20}s? sur ((?:${COUNT})(?:-\\p{L}{2,9}){0,3})(?! (?:ans?|années?|mois|semaines?|jours?|heures?|mètres?|centimètres?|kilomètres?|hectares?|étages?|pages?|sites?|communes?|pays|départements?|régions?|villes?|chantiers?|équipes?|projets?)(?![\\p{L}]))(?![\\p{L}\\d-])`,
  "iu",
);
const countOf = (said = "") =>
  /^\d/.test(said) ? Number(said) : (readNumberWord(said.toLowerCase()) ?? Number.NaN);
/** « 14 techniciens sur 3 »: not a ratio, since the whole must exceed the part. */
function saysShare(text: string): boolean {
  const [, part, whole] = SHARE.exec(text) ?? [];
  return countOf(whole) > countOf(part);
}

const SELLS = /\b(?:marge|commission|prix|tarif|coûts?|coûte|abonnement|chiffre d['’]affaires)/i;

/** Whether a sentence is short, holds a ratio, a percentage or a question, and does not depend on the one before. */
function standsAlone(sentence: SentenceReading): boolean {
  const { text, words } = sentence.sentence;
  if (words < 6 || words > 25 || !sentence.hasVerb || sentence.calls.length > 0) return false;
  // The speaker's prices and margins are no hook, nor what holds only « si l'audit confirme les 35 % ».
  if (SELLS.test(text) || (!sentence.isQuestion && /(?<![\p{L}])(?:si|s['’]ils?) /iu.test(text)))
    return false;
  const strong = sentence.figures.some(({ kind }) => kind === "percent") || saysShare(text);
  if ((!strong && !sentence.isQuestion) || leans(sentence)) return false;
  return !/\b(?:je|j['’]|moi|nous|notre|nos|mon|ma|mes)\b/i.test(text);
}
