import type { SentenceReading } from "../../content/pitch-reading.ts";
import { findTradeWords } from "../../content/trade-words.ts";
import type { ClaimRule, Place } from "../../report.ts";
import { type ClaimContext, type Draft, signOf, wholeSentence } from "../context/claim-context.ts";
import { isCutAtHead } from "../signs/pick-sentence.ts";
import { placeToQuote, showPlace } from "../context/places.ts";
import { fillersToBlame } from "../../language/strip-fillers.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import { findSpellingFaults } from "../signs/spelling-faults.ts";
import { heardChance } from "../listener/listener.ts";
import { isUnprepared } from "../signs/unprepared.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { EMPTY, HEARD_TIMES, MAY_LINK } from "./tell-tics.ts";
import { cutInTwo } from "../signs/cut-in-two.ts";
import { count, enumerate } from "../context/wording.ts";

/** Remarks on wording: fillers, hedges, jargon, clichés, sentences too long to follow. */
export function tellWords(context: ClaimContext): Draft[] {
  return [
    ...tellFillers(context),
    ...tellHedges(context),
    ...tellJargon(context),
    ...tellCliches(context),
    ...tellLongSentences(context),
    ...tellRepetitions(context),
    ...tellRestarts(context),
    ...tellEmptyVerdicts(context),
    ...tellSpelling(context),
  ];
}

/** Also words of quantity: « un peu de sel », « assez grand ». */
const CONVICTION = /^\s*(?:profondément|fermement|sincèrement|vraiment)/iu;
const SOFT = /^(?:un peu|un petit peu|peut-être|assez|plutôt|pas mal|plus ou moins|presque)$/iu;
const LIMITS = { hedge: 0.3, soft: 0.8, cliche: 0.5, clicheAlone: 0.74, personal: 0.6, personalAlone: 0.9 };

/** What is true of a filler at these places, and what to do about it. */
function tellFiller(form: string, times: number, content: string): string {
  const said = `«\u00a0${form}\u00a0»`;
  if (MAY_LINK.has(form))
    return times < HEARD_TIMES
      ? `${said}\u00a0: dites la phrase sans lui, et ne le gardez que s’il manque.`
      : `${said} revient souvent\u00a0: ne gardez que ceux dont la phrase a besoin.`;
  const counted = EMPTY.has(form) ? countForm(content, form) : times;
  return counted <= 1
    ? `${said} ne dit rien ici.`
    : `${said} revient ${count(counted, "fois", "fois")} sans rien dire.`;
}

/** Occurrences as a whole word, ignoring case. */
function countForm(content: string, form: string): number {
  return (content.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word === form).length;
}

/** One claim per filler, with each place where it is used as one. */
function tellFillers({ content: { reading } }: ClaimContext): Draft[] {
  const byForm = new Map<string, Place[]>();
  for (const { form, start, end } of fillersToBlame(reading.original, reading.fillers)) {
    const places = byForm.get(form);
    if (places) places.push({ start, end });
    else byForm.set(form, [{ start, end }]);
  }
  return Array.from(byForm, ([form, quotes]): Draft => {
    return {
      kind: "fault",
      rule: "filler",
      form,
      quotes,
      evidence: quotes.map((place) => ({ rule: "discourseMarker", ...place })),
      text: tellFiller(form, quotes.length, reading.input.content),
    };
  }).sort((one, other) => other.quotes.length - one.quotes.length);
}

/** Hedges about what follows; « je dirais » answers a question, and « ça pourrait être » is an honest guess. */
const DOUBTS = regexInLines("iu")`
  ^(?:
    je (?:pense|crois|suppose|sais pas si|ne sais pas si)|il me semble|à mon avis|peut-être|en principe|
    normalement|j['’]espère|plus ou moins|j['’]essaie
  )
`;
/** « Je sais pas si je viens demain »: the speaker really does not know. */
const WHETHER = /si$/iu;
const OWN_PLANS = /^ ?(?:je|j['’]|on)(?![\p{L}])/iu;
/** In a story or an explanation, a hedge is part of the truth. */
const NO_HEDGES = new Set(["told", "tribute", "exposition", "questions", "unknown"]);

function tellHedges(context: ClaimContext): Draft[] {
  if (NO_HEDGES.has(context.form.name)) return [];
  const { content } = context.content.reading.input;
  const found = context.sentences.flatMap((sentence) => {
    const claims = context.roles.family(sentence, "asserted") + context.roles.family(sentence, "asked");
    if (claims < LIMITS.hedge) return [];
    const isWeakening = ({ quote, end }: { quote: string; end: number }) =>
      !(WHETHER.test(quote) && OWN_PLANS.test(content.slice(end, end + 5))) &&
      (!SOFT.test(quote) || claims > LIMITS.soft) &&
      !CONVICTION.test(content.slice(end, end + 20));
    return sentence.hedges
      .filter((hedge) => DOUBTS.test(hedge.quote) && isWeakening(hedge))
      .map(({ start, end }) => ({ sentence, place: { start, end } }));
  });
  // A single hedge is a nuance.
  if (found.length < ENOUGH_HEDGES) return [];
  const sentences = new Set(found.map(({ sentence }) => sentence));
  const shown = [...sentences].slice(0, MOST_SHOWN).map((sentence) => {
    const { place } = found.find((each) => each.sentence === sentence)!;
    return showPlace(content, placeToQuote(content, sentence, place, SHORT_SIGN));
  });
  return [
    {
      kind: "fault",
      rule: "hedge",
      quotes: found.map(({ place }) => place),
      evidence: found.flatMap(({ sentence, place }) => [
        { rule: "hedge", ...place },
        signOf("role.hedge", sentence),
      ]),
      text: `Des précautions font douter de ce que vous affirmez\u00a0: ${enumerate(shown)}.`,
    },
  ];
}
const ENOUGH_HEDGES = 2;
/** Number of places quoted in one remark. */
const MOST_SHOWN = 2;
/** In words: shorter quotes, around a word that is the point. */
const SHORT_SIGN = 14;

/** Acronyms and trade words, for an audience outside the trade. */
function tellJargon({ content: { reading } }: ClaimContext): Draft[] {
  const { content } = reading.input;
  const places = findTradeWords(reading);
  if (places.length === 0) return [];
  const shown = places.slice(0, MOST_TRADE_SHOWN).map((place) => showPlace(content, place));
  return [
    {
      kind: "fault",
      rule: "jargon",
      quotes: [...places],
      evidence: places.flatMap((place) => [
        { rule: /\p{Ll}/u.test(content.slice(place.start, place.end)) ? "tradeWord" : "acronym", ...place },
        { rule: "audience", ...place },
      ]),
      text: `${enumerate(shown)} ne diront rien à qui n’est pas du métier.`,
    },
  ];
}
const MOST_TRADE_SHOWN = 3;

function tellCliches(context: ClaimContext): Draft[] {
  const { content } = context;
  return context.sentences.flatMap((sentence): Draft[] => {
    const chance = context.roles.of(sentence, "cliche");
    const told = (said: string) => `Beaucoup d’autres pourraient dire ${said}.`;
    const [worn = sentence.jargon[0]] = sentence.cliches;
    const isAsserted = context.roles.family(sentence, "asserted") >= LIMITS.clicheAlone;
    // What people say of their life is no slogan, even if others have said it.
    const isPersonal = content.reading.input.pitchType === "perso";
    const [listed, alone] = isPersonal
      ? [LIMITS.personal, LIMITS.personalAlone]
      : [LIMITS.cliche, LIMITS.clicheAlone];
    if (worn ? chance < listed : chance < alone || !isAsserted) return [];
    // A restart or a fragment is no cliché, unless it contains a known one.
    if (!worn && (signsOf(content, sentence).restart || isCutAtHead(context, sentence))) return [];
    const place = placeToQuote(content.reading.input.content, sentence, worn);
    return [fault(context, "cliche", sentence, place, told)];
  });
}

/** In words: a longer written sentence loses its listener. */
const LONG_WORDS = 42;
const CLEAR = 0.5;

function tellLongSentences(context: ClaimContext): Draft[] {
  const { units, input } = context.content.reading;
  // In a transcript, full stops are the transcriber's choice.
  if (!units.punctuated || isUnprepared(context)) return [];
  // When the whole is clear, a long sentence can be followed too.
  if (heardChance(context, "clear") >= CLEAR) return [];
  const long = context.sentences
    .filter(({ sentence }) => sentence.words > LONG_WORDS && !/[;:]|[«"“]|\n/.test(sentence.text))
    .toSorted((a, b) => b.sentence.words - a.sentence.words);
  return long.slice(0, 1).map((sentence): Draft => {
    const place = { start: sentence.sentence.start, end: sentence.sentence.end };
    const cut = cutInTwo(context, sentence);
    const start = placeToQuote(input.content, sentence);
    return {
      kind: "fault",
      rule: "longSentence",
      quotes: [place],
      evidence: [signOf("words", sentence)],
      text: cut
        ? `La phrase qui commence par ${cut.begins} est trop longue pour être suivie à l’oreille\u00a0: coupez-la avant ${cut.resumes}.`
        : `La phrase qui commence par ${showPlace(input.content, start)} est trop longue pour être suivie à l’oreille.`,
    };
  });
}

/** Empty adjectives used instead of what was seen: fine once, a fault when repeated. */
const VERDICT = regexInLines("giu")`
  (?<![\p{L}'’-])(?:
    super(?: (?:bien|beau|belle|sympa|cool|gentil|gentille|bon|bonne))?|sympas?|cool|génial(?:es?)?|géniaux|
    trop bien|incroyables?|magnifiques?|extraordinaires?|formidables?|horribles?|fantastiques?|merveilleux|
    merveilleuses?|mignon(?:ne)?s?|impressionnante?s?
  )(?![\p{L}-])
`;
const ENOUGH_VERDICTS = 3;

/** Places of these adjectives. */
export const findVerdicts = (content: string): Place[] =>
  Array.from(content.matchAll(VERDICT), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The adjectives that come back, quoted. */
function tellEmptyVerdicts({ content: { reading } }: ClaimContext): Draft[] {
  const places = findVerdicts(reading.input.content);
  if (places.length < ENOUGH_VERDICTS) return [];
  const shown = [
    ...new Map(
      places.map((place) => [reading.input.content.slice(place.start, place.end).toLowerCase(), place]),
    ).values(),
  ];
  const words = shown.slice(0, 3).map((place) => showPlace(reading.input.content, place));
  return [
    {
      kind: "fault",
      rule: "superlative",
      quotes: places,
      evidence: places.map((place) => ({ rule: "verdict", ...place })),
      text: `${enumerate(words)}\u00a0: on sait que cela vous a plu ou déplu, pas ce que vous avez vu.`,
    },
  ];
}

/** The same word twice in a row: « de, de rendre ». */
const AGAIN = /(?<![\p{L}])(\p{L}[\p{L}’']{0,20})(?:,? (euh,? )?)\1(?![\p{L}])/giu;
/** « soit vous, vous laissez passer », « elle, elle dort », « très, très bien »: said twice on purpose. */
const ON_PURPOSE = regexInLines("iu")`
  ^(?:vous|nous|moi|toi|lui|elles?|eux|très|trop|non|oui|si|tout|bien|jamais|plus|loin|vite|beaucoup)$
`;
/** « je vais vous, vous présenter »: before an infinitive the pronoun is one and the same, begun twice. */
const BEFORE_INFINITIVE = /^,? (?:euh,? )?(?:(?:en|y|le|la|les) )?\p{L}{1,20}(?:er|ir|re|oir)(?![\p{L}])/iu;

/** The words that a sentence begins twice while it looks for the next one; null where all are repeated on purpose. */
function findAgain(text: string): { start: number; end: number } | null | undefined {
  let isOnPurpose = false;
  for (const { 0: said, 1: word = "", 2: hesitation, index } of text.matchAll(AGAIN)) {
    const end = index + said.length;
    if (hesitation || !ON_PURPOSE.test(word) || BEFORE_INFINITIVE.test(text.slice(end, end + 40)))
      return { start: index, end };
    isOnPurpose = true;
  }
  return isOnPurpose ? null : undefined;
}
const RESTART = 0.85;
/** Fewer restarts are normal in speech. */
const ENOUGH_RESTARTS = 3;

/** Restarts in spoken sentences, where role and syntax agree. */
function tellRestarts(context: ClaimContext): Draft[] {
  const { content } = context.content.reading.input;
  const found = context.sentences.filter(
    (sentence) =>
      context.roles.of(sentence, "repair") >= RESTART &&
      signsOf(context.content, sentence).restart &&
      findAgain(sentence.sentence.text) !== null,
  );
  if (found.length < ENOUGH_RESTARTS) return [];
  const shown = found.flatMap((sentence): string[] => {
    const { start, end } = wholeSentence(sentence);
    const again = findAgain(content.slice(start, end));
    if (!again) return [];
    const sign = { start: start + again.start, end: start + again.end };
    return [showPlace(content, placeToQuote(content, sentence, sign, SHORT_SIGN))];
  });
  if (shown.length < MOST_SHOWN) return [];
  return [
    {
      kind: "fault",
      rule: "repair",
      quotes: found.map((sentence) => wholeSentence(sentence)),
      evidence: found.flatMap((sentence) => [
        signOf("role.repair", sentence),
        signOf("reparandum", sentence),
      ]),
      text: `Des mots sont dits deux fois, le temps de trouver la suite\u00a0: ${enumerate(shown.slice(0, MOST_SHOWN))}. Laissez un silence là où le mot ne vient pas.`,
    },
  ];
}

const MOST_SPELLING = 6;

/** Unambiguous spelling faults, in one claim. */
function tellSpelling({ content: { reading } }: ClaimContext): Draft[] {
  const { content } = reading.input;
  const places = findSpellingFaults(reading).slice(0, MOST_SPELLING);
  if (places.length === 0) return [];
  // « Je fait » and « je fait » count as one fault.
  const once = new Map(places.map((place) => [content.slice(place.start, place.end).toLowerCase(), place]));
  const shown = [...once.values()].slice(0, 3).map((place) => showPlace(content, place));
  return [
    {
      kind: "fault",
      rule: "spelling",
      quotes: places,
      evidence: places.map((place) => ({ rule: "spelling", start: place.start, end: place.end })),
      text: `À relire, pour l’orthographe ou l’accord\u00a0: ${enumerate(shown)}.`,
    },
  ];
}

/** Two sentences that share at least this share of their words are the same. */
const SAME_WORDS = 0.75;

/** A sentence repeated in the same words; one on the same subject only does not count. */
function tellRepetitions({ content: { reading }, form }: ClaimContext): Draft[] {
  // Directions are repeated on purpose.
  if (form.name === "directions") return [];
  const { content } = reading.input;
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
  return reading.duplicates.slice(0, 3).flatMap((sentence): Draft[] => {
    const own = wordsOf(sentence.text);
    const isSame = reading.original.sentences.some(({ start, text }) => {
      if (start >= sentence.start) return false;
      const other = wordsOf(text);
      let shared = 0;
      for (const word of own) if (other.has(word)) shared += 1;
      return shared / (own.size + other.size - shared) >= SAME_WORDS;
    });
    if (!isSame) return [];
    return [
      {
        kind: "fault",
        rule: "repetition",
        quotes: [{ start: sentence.start, end: sentence.end }],
        evidence: [{ rule: "duplicateSentence", start: sentence.start, end: sentence.end }],
        text: `Vous le dites deux fois\u00a0: ${showPlace(content, sentence)}.`,
      },
    ];
  });
}

function fault(
  { content }: ClaimContext,
  rule: ClaimRule,
  sentence: SentenceReading,
  { start, end }: Place,
  tell: (said: string) => string,
): Draft {
  return {
    kind: "fault",
    rule,
    quotes: [{ start, end }],
    evidence: [{ rule, start, end }, signOf(`role.${rule}`, sentence)],
    text: tell(showPlace(content.reading.input.content, { start, end })),
  };
}
