import { syntaxOf } from "../../language/syntax.ts";
import { findDependents } from "../../reading/find-dependents.ts";
import { isPastParticiple } from "../../reading/past-participle.ts";
import type { SyntaxSentence } from "../../reading/read-sentence.ts";
import type { ContentReading } from "../../content/content-values.ts";
import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { Place } from "../../report.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** Syntactic features of a sentence; the role model is trained on its words instead. */
export interface SentenceSigns {
  /** A finite verb in the past: « il a levé », « elle attendait ». */
  past: boolean;
  /** Something happened once: « elle a poussé le canoë », not « elle avait les cheveux courts ». */
  event: boolean;
  /** The speaker acts: « j’ai monté », « on a refait », « nous avons ouvert ». */
  iActed: boolean;
  /** Somebody else is the subject of a verb, or a proper name is present. */
  somebody: boolean;
  /** A moment or a place: « à la résidence », « le troisième soir ». */
  setting: boolean;
  /** An imperative, a conditional put to the listener, « je vous propose », « il nous faut ». */
  asks: boolean;
  /** Reported speech: a verb of saying with a quotation or « que ». */
  reported: boolean;
  /** Restarts on the same words, or breaks off. */
  restart: boolean;
  finite: boolean;
  /** The main verb is a conditional: « la troisième étape serait de diriger un chantier ». */
  wished: boolean;
}

export const SENTENCE_SIGNS = [
  "past",
  "event",
  "iActed",
  "somebody",
  "setting",
  "asks",
  "reported",
  "restart",
  "finite",
  "wished",
] as const satisfies readonly (keyof SentenceSigns)[];

const read = new WeakMap<object, Map<number, SentenceSigns>>();

export function signsOf({ reading }: ContentReading, sentence: SentenceReading): SentenceSigns {
  let known = read.get(reading);
  if (!known) {
    known = new Map();
    read.set(reading, known);
  }
  let signs = known.get(sentence.index);
  if (!signs) {
    signs = findSigns(syntaxOf(reading.units)[sentence.index], sentence);
    known.set(sentence.index, signs);
  }
  return signs;
}

const MOMENT = regexInLines("iu")`
  (?<![\p{L}])(?:
    lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|nuit|midi|hier|veille|lendemain|janvier|
    février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|été|hiver|printemps|
    automne|noël|pâques|rentrée|jour|heures?|minutes?|semaines?|mois|année|an|ans|moment|fois|première|
    dernier|dernière|\d{1,2} ?h(?: ?\d\d)?|(?:19|20)\d\d
  )(?![\p{L}])
`;
/** Names a day, a season, a year, an hour or a number of times. */
export const isDated = ({ sentence }: SentenceReading): boolean => MOMENT.test(sentence.text.normalize());

const SAYING = new Set(
  "dire demander répondre crier écrire avouer raconter expliquer murmurer lancer souffler annoncer confier hurler".split(
    " ",
  ),
);
const MINE = new Set(["je", "j'", "j’", "on", "nous"]);
const OTHERS = new Set(["il", "elle", "ils", "elles", "lui", "tu", "quelqu'un", "personne", "qui"]);
const LISTENER = /(?<![\p{L}'’-])(?:vous|tu|te|t['’]|toi|votre|vos|ton|ta|tes)(?![\p{L}])/iu;
const PROPOSES = regexInLines("iu")`
  (?<![\p{L}])(?:je|on|nous) (?:vous |te |t['’])?
    (?:propose|demande|invite|attend|laisse|souhait|voudr|aimer|(?:re)?cherch|sollicit|compt|besoin|prie)|
  (?:avons|ai|a|avez) besoin|il (?:me|nous|nous en|m['’]en|vous) (?:faut|faudrait|manque)|
  ce qu['’]il (?:me|nous) (?:faut|manque)|ça vous (?:va|irait|dit)|
  (?:sont|êtes) (?:invité|prié|attendu|convié)|
  (?:pouvez|pourriez|voulez|accept\p{L}{1,5}|pourrions|seriez)-(?:vous|nous)
`;

/** « Si je vous donne ce nombre et que je vous demande de le couper en deux »: a hypothesis, not a request. */
const SUPPOSED =
  /(?<![\p{L}])(?:si (?=(?:je|j['’]|on|nous|elles?|l['’]on)(?![\p{L}]))|s['’](?=ils? ))[^,;:.!?…]{1,240}/giu;
/** « Si je vous demande une heure, c’est que… »: a request all the same. */
const MEANT = /^, ?c['’]est(?![\p{L}])/iu;

const suppositionsIn = (text: string): Place[] =>
  Array.from(text.matchAll(SUPPOSED), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  })).filter(({ end }) => !MEANT.test(text.slice(end, end + 8)));

const withoutPlaces = (text: string, places: readonly Place[]): string =>
  places.toReversed().reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);

/** Whether every request of a sentence is only hypothetical. */
export function onlySupposes({ sentence: { text } }: SentenceReading): boolean {
  const supposed = suppositionsIn(text);
  return (
    supposed.some(({ start, end }) => PROPOSES.test(text.slice(start, end))) &&
    !PROPOSES.test(withoutPlaces(text, supposed))
  );
}

/**
 * « Si vous avez des questions je peux y répondre », « nous restons à votre disposition », « la première séance est
 * offerte »: the speaker offers something to the listener.
 */
const OFFERED = regexInLines("iu")`
  (?<![\p{L}])(?:je|on|nous) (?:peux|peut|pouvons|pourrais|pourrions) (?:y |vous )
    (?:laisser|montrer|répondre|expliquer)|
  pourra vous (?:faire|montrer|expliquer)|
  rest(?:e|ons) (?:[\p{L}]{4,15} )?(?:à (?:votre|vos) (?:entière )?(?:disposition|écoute)|disponibles?)|
  (?:est|sont|reste(?:nt)?) (?:offert|gratuit)e?s?(?![\p{L}])
`;
/**
 * With more than an offer, the sentence may be a request: « et vous pouvez venir voir la machine », « prenez la carte
 * », « et serions ravis de travailler avec vous ».
 */
const MORE_THAN_OFFERED = regexInLines("iu")`
  (?<![\p{L}])(?:
    ser(?:ais|ions)|vous (?:pouvez|pourriez|pourrez|venez|passez|prenez|donnez|voyez|appelez|signez)|
    (?!avez|auriez|voulez|voudriez|souhaitez|savez|allez|chez|assez|nez)[\p{L}]{1,12}ez(?![\p{L}])
  )
`;

/** Whether a sentence only offers something and asks nothing of anybody. */
export const onlyOffers = ({ sentence: { text }, isQuestion }: SentenceReading): boolean =>
  OFFERED.test(text) && !isQuestion && !PROPOSES.test(text) && !MORE_THAN_OFFERED.test(text);

/** « Il ne disait rien », « il le disait pas »: no words are reported. */
const SAID_NOTHING = regexInLines("iu")`
  (?<![\p{L}])(?:di[ts]|dis(?:ais|ait|aient)|répond(?:ait|aient|u)|parl(?:ait|aient|é)) (?:pas|rien|plus|jamais)
    (?![\p{L}])|
  (?<![\p{L}])(?:ai|as?|ont) (?:pas|rien|plus|jamais) (?:dit|répondu|parlé)(?![\p{L}])
`;

/** Whether a sentence says that something was not said, without quoting anybody. */
export const saysNothing = ({ sentence: { text } }: SentenceReading): boolean =>
  SAID_NOTHING.test(text) && !/[«"“]/u.test(text);

function findSigns(
  syntax: SyntaxSentence | undefined,
  { sentence, names, calls, isQuestion }: SentenceReading,
): SentenceSigns {
  const words = syntax?.words ?? [];
  // Unicode: an accent may be a separate character.
  const text = sentence.text.normalize();
  let past = false;
  let event = false;
  let iActed = false;
  let somebody = names.length > 0;
  let reported = /[«"“]/.test(text);
  let restart = /(?:…|\.\.\.)\s*$/.test(text) && sentence.words < 12;
  let finite = false;
  let setting = MOMENT.test(text);
  let imperative = false;
  let wished = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const { upos, feats, deprel, lemma, head } = word;
    if (deprel === "reparandum") restart = true;
    if (upos === "ADP" && head >= 0 && (words[head]!.upos === "PROPN" || words[head]!.deprel === "obl:mod"))
      setting = true;
    if (upos === "PROPN" && at > 0) somebody = true;
    if (upos !== "VERB" && upos !== "AUX") continue;
    if (feats.includes("VerbForm=Fin")) finite = true;
    // « Je dirais que je suis sérieuse » states that she is: no wish.
    if (
      feats.includes("Mood=Cnd") &&
      !SAYING.has(lemma) &&
      (deprel === "root" || (/^(?:aux|cop)/.test(deprel) && words[head]?.deprel === "root"))
    )
      wished = true;
    if (
      feats.includes("Mood=Imp") &&
      feats.includes("VerbForm=Fin") &&
      /ez$|ons$|^(?:viens|prends|garde|reste|dis)$/i.test(word.form)
    )
      imperative = true;
    const dependents = findDependents(words, at).map((dependent) => words[dependent]!);
    const compound = isPastParticiple(word) && dependents.some((other) => other.upos === "AUX");
    const isPast =
      feats.includes("Tense=Imp") ||
      (feats.includes("VerbForm=Fin") && feats.includes("Tense=Past")) ||
      compound;
    if (isPast) past = true;
    const told = feats.includes("VerbForm=Fin") && feats.includes("Tense=Past");
    const wasDone = dependents.some(
      (other) =>
        other.upos === "AUX" && (other.feats.includes("Tense=Pres") || other.feats.includes("Tense=Past")),
    );
    if (upos === "VERB" && ((compound && wasDone) || told)) event = true;
    if (SAYING.has(lemma) && isPast) reported = true;
    for (const subject of dependents) {
      if (!subject.deprel.startsWith("nsubj")) continue;
      const form = subject.form.toLowerCase();
      if (MINE.has(form)) iActed ||= isPast && upos === "VERB";
      else if (OTHERS.has(form) || subject.upos === "PROPN" || (subject.upos === "NOUN" && isPast))
        somebody = true;
    }
  }
  const supposed = suppositionsIn(sentence.text);
  const isSupposed = ({ start }: { start: number }) =>
    supposed.some((place) => sentence.start + place.start <= start && start < sentence.start + place.end);
  const asks =
    imperative ||
    PROPOSES.test(withoutPlaces(sentence.text, supposed).normalize()) ||
    (isQuestion && LISTENER.test(text)) ||
    calls.some((call) => !call.diluted && !isSupposed(call));
  return { past, event, iActed, somebody, setting, asks, reported, restart, finite, wished };
}
