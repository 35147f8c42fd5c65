import { type SyntaxSentence, syntaxOf } from "../language/syntax.ts";
import type { Place } from "../report.ts";
import type { PitchReading } from "./pitch-reading.ts";

const words = (text: string) => new Set(text.split(" "));

const SELF = words("je j' me m' moi mon ma mes mien mienne");
const US = words("nous notre nos nôtre");
/** Words that address somebody, or « on »: a sign of speech. */
const SPOKEN_TO = words("on vous votre vos");
/** Deictic words: the place and time of speaking. */
const HERE = words("ici là voilà voici aujourd'hui maintenant demain hier ça cela c'");
const GREETING = words("bonjour bonsoir merci salut mesdames messieurs madame monsieur");
/** Words by which a speaker carries on. */
const GOES_ON = words("et mais donc alors puis ensuite bon voilà parce car après oui non");
/** Sentences of at most this many words are like headings, notes or verse. */
const SHORT = 4;

/** What each sign is a share of (words, per hundred; sentences; finite verbs), and the value at which it saturates. */
const SIGNS = {
  self: { of: "words", most: 4 },
  us: { of: "words", most: 3 },
  here: { of: "words", most: 4 },
  greeting: { of: "words", most: 2 },
  spoken: { of: "words", most: 3 },
  pronouns: { of: "words", most: 20 },
  goesOn: { of: "sentences", most: 0.6 },
  prepositions: { of: "words", most: 25 },
  adjectives: { of: "words", most: 15 },
  names: { of: "words", most: 10 },
  longWords: { of: "words", most: 20 },
  pastHistoric: { of: "verbs", most: 1 },
  passives: { of: "words", most: 3 },
  clausesOfNouns: { of: "words", most: 5 },
  orders: { of: "sentences", most: 0.6 },
  infinitives: { of: "sentences", most: 0.6 },
  participles: { of: "sentences", most: 0.6 },
  opensOnNoun: { of: "sentences", most: 0.6 },
  openLines: { of: "words", most: 6 },
  brackets: { of: "words", most: 2 },
  symbols: { of: "words", most: 4 },
  semicolons: { of: "words", most: 1.5 },
  quotes: { of: "words", most: 3 },
  units: { of: "words", most: 4 },
} as const satisfies Record<string, { of: "words" | "sentences" | "verbs"; most: number }>;

export type PageSign = keyof typeof SIGNS;
export const PAGE_SIGNS = Object.keys(SIGNS) as PageSign[];

const IN_SOURCE: readonly (readonly [PageSign, RegExp])[] = [
  ["brackets", /\(/gu],
  ["symbols", /[[\]{}<>|=_#@*•→]/gu],
  ["semicolons", /;/gu],
  ["quotes", /[«“"]/gu],
  ["units", /\d ?(?:%|€|°|mm|cm|kg|g|ml|cl|km|m²|h|V|W)(?!\p{L})/gu],
  ["longWords", /\p{L}{10,}/gu],
  ["spoken", /(?<!\p{L})(?:euh|ben|bah|hein|quoi|voilà|bon|du coup|en fait|enfin)(?!\p{L})/giu],
];
/** A bullet at the start of a note. */
const BULLET = /(?<!\S)[-–•→] /gu;
const STOPPED = /[.!?…]\s*$/u;

/** How a text is written, as far as it tells a page from a speech. */
export interface PageReading {
  values: Record<PageSign, number>;
  /** The first place of each sign that can be quoted. */
  places: Partial<Record<PageSign, Place>>;
  /** First- and second-person words, « on » included, per 100 words. */
  speakers: number;
  /** 0 to 1: how far the text is made of notes, which are reported apart. */
  notes: number;
}

/** 0 at or below `from`, 1 at or above `to`, linear between. */
const ramp = (value: number, from: number, to: number) =>
  Math.max(0, Math.min(1, (value - from) / (to - from)));
const NOTES = { unverbed: [0.4, 0.55], bullets: [0.15, 0.35], short: [0.6, 0.8] } as const;

/** Measures the signs of a page and of a speech in a text. */
export function measurePage(reading: PitchReading): PageReading {
  const { content } = reading.input;
  const counts = Object.fromEntries(PAGE_SIGNS.map((sign) => [sign, 0])) as Record<PageSign, number>;
  const places: PageReading["places"] = {};
  const add = (sign: PageSign, place?: Place) => {
    counts[sign] += 1;
    if (place) places[sign] ??= place;
  };
  const all = { words: 0, sentences: 0, verbs: 0 };
  let withVerb = 0;
  let short = 0;
  let anybody = 0;
  for (const sentence of syntaxOf(reading.units)) {
    const read = readSentence(sentence, add);
    if (read.words === 0) continue;
    all.words += read.words;
    all.sentences += 1;
    all.verbs += read.verbs;
    if (read.hasVerb) withVerb += read.words;
    if (read.words <= SHORT) short += 1;
    anybody += read.anybody;
  }
  // « Agit » and a foreign word may look like the past historic: a single one does not count.
  counts.pastHistoric = Math.max(0, counts.pastHistoric - 1);
  for (const [sign, pattern] of IN_SOURCE) counts[sign] += content.match(pattern)?.length ?? 0;
  const lines = content.split(/\n+/u).filter((line) => line.trim() !== "");
  if (lines.length > 1) counts.openLines = lines.filter((line) => !STOPPED.test(line)).length;
  const values = Object.fromEntries(
    PAGE_SIGNS.map((sign) => {
      const { of, most } = SIGNS[sign];
      const scale = of === "words" ? 100 : 1;
      return [sign, Math.min(most, (scale * counts[sign]) / Math.max(1, all[of]))];
    }),
  ) as Record<PageSign, number>;
  const perSentence = (count: number) => count / Math.max(1, all.sentences);
  return {
    values,
    places,
    speakers: (100 * (counts.self + counts.us + anybody)) / Math.max(1, all.words),
    notes: Math.max(
      ramp(1 - withVerb / Math.max(1, all.words), ...NOTES.unverbed),
      ramp(perSentence(content.match(BULLET)?.length ?? 0), ...NOTES.bullets),
      ramp(perSentence(short), ...NOTES.short),
    ),
  };
}

/**
 * The signs of one sentence, how many words address somebody, and whether it has a conjugated verb or an instruction.
 */
function readSentence(
  { words: list }: SyntaxSentence,
  add: (sign: PageSign, place?: Place) => void,
): { words: number; verbs: number; anybody: number; hasVerb: boolean } {
  const said = list.filter(({ upos }) => upos !== "PUNCT");
  let verbs = 0;
  let anybody = 0;
  for (const [at, word] of said.entries()) {
    const { form, upos, feats, deprel, head, start, end } = word;
    const bare = form.toLowerCase().replaceAll("’", "'");
    const place = { start, end };
    if (SELF.has(bare)) add("self");
    if (US.has(bare)) add("us");
    if (SPOKEN_TO.has(bare)) anybody += 1;
    if (HERE.has(bare)) add("here");
    if (GREETING.has(bare)) add("greeting");
    if (upos === "PRON") add("pronouns");
    if (upos === "ADP") add("prepositions");
    if (upos === "ADJ") add("adjectives");
    if (upos === "PROPN") add("names");
    if (feats.includes("VerbForm=Fin")) {
      verbs += 1;
      if (feats.includes("Mood=Ind") && feats.includes("Tense=Past")) add("pastHistoric", place);
    }
    if (deprel.includes("pass")) {
      const verb = deprel.startsWith("aux") && head >= 0 ? list[head]! : null;
      add("passives", verb && verb.end > start ? { start, end: verb.end } : undefined);
    }
    if (deprel.startsWith("acl")) add("clausesOfNouns");
    if (at > 0) continue;
    if (feats.includes("Mood=Imp")) add("orders", place);
    if (feats.includes("VerbForm=Inf")) add("infinitives", place);
    if (feats.includes("VerbForm=Part")) add("participles", place);
    if (GOES_ON.has(bare)) add("goesOn");
    if (upos === "NOUN" || upos === "PROPN") add("opensOnNoun");
  }
  const hasVerb = verbs > 0 || (said[0]?.feats.includes("VerbForm=Inf") ?? false);
  return { words: said.length, verbs, anybody, hasVerb };
}
