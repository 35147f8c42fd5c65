import type { PitchReading, SentenceReading } from "../content/pitch-reading.ts";
import { findFillers } from "../language/fillers.ts";
import type { FigureKind } from "../language/figures.ts";
import { countWords, type PitchType } from "../pitch.ts";
import { readText } from "../language/read-text.ts";
import type { Hook, HookType } from "../report.ts";
import { cleanSentence } from "./clean-sentence.ts";
import { writeGap } from "./gaps.ts";
import { LOWEST_VALIDITY } from "./perfect-pitch.ts";
import { fillerRanges } from "./strip-fillers.ts";
import { capitalize, uncapitalize } from "./remove-ranges.ts";

/** A moment, at the start of a sentence. */
const SCENE =
  /^(?:\S{1,40},? )?(?:un (?:jour|soir|matin|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi)|(?:ce|cette) (?:jour|matin|soir|nuit)-là|une nuit|il y a (?:\S{1,40} ){1,2}(?:ans|mois|semaines)|en (?:\S{1,40} )?(?:19|20)\d\d|le \d{1,2} \S{1,40}|le premier|l'(?:an|hiver|été|automne) dernier|l'année dernière|la (?:semaine|nuit) dernière|je me souviens|tu avais (?:\S{1,40} )?ans|j'avais (?:\S{1,40} )?ans)(?![\p{L}])/iu;
const CONTRAST = /\b(?:contrairement|pourtant|alors que|au lieu d|en revanche|là où|mais pas|et non)/i;
const LEANS =
  /^(?:il|elle|ils|elles|ce|c'|cela|ça|cet|cette|ces|son|sa|ses|leur|leurs|celui|celle|ceux|y|en effet|cependant|pourtant|et|mais|donc|ensuite|puis|enfin|alors|résultat|d'où|aussi|ainsi|parce)\b/i;
/** « six clubs l'utilisent »: what « l' » stands for was said before. */
const LEANS_INSIDE = /^(?:\S{1,40} ){1,6}cela |\bl['’](?:utilis|ont|a |emploi|achèt|adopt)/;
/** « On le balance », « j'en ai vendu »: the pronoun stands for something that was said before. */
const LEANS_ON_OBJECT =
  /^(?:\S+, )?(?:je |j['’]|tu |on |nous |vous )(?:ne |n['’])?(?:les? |la |l['’]|en |y |lui |leur )(?!(?:jour|soir|matin|fait))/i;
const THIRD_PERSON =
  /(?<![\p{L}'’-])(?:ils?|elles?)(?![\p{L}])(?! (?:y a|faut|fallait|existe|est \d|était \d|pleut|pleuvait|neigeait))/iu;
/** Something that a pronoun can stand for: a noun group, a number, a name. */
const NOUN_GROUP =
  /(?<![\p{L}])(?:les?|la|l['’]|un|une|des|du|mon|ma|mes|ton|ta|tes|notre|nos|votre|vos|son|sa|ses|ce|cet|cette|ces|chaque|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)(?![\p{L}])|\d|(?<!^)(?<!« )\p{Lu}\p{Ll}/u;
const DULL =
  /^je (?:vais|devais|m'appelle|suis|pense|crois|dirais|voudrais)\b|^bonjour|^merci|^(?:ah|oh|non|oui|voilà|bref)\b|^après,|^\p{L}{1,40} (?:pourtant|aussi|donc)\b|^l['’](?:idée|objectif)\b|^le (?:but|principe|projet)\b/iu;
/** What the speaker earns or asks strikes nobody. */
const EARNS = /^(?:nous|je|on) (?:gagn|factur|prélev|pren|vend|coût|touch)/i;
const MOST_CANDIDATES = 40;
const LONGEST = 30;
const SHORTEST = 5;
const SHORTEST_QUOTE = 4;
/** A first sentence that holds a figure was written to open. */
const WRITTEN_TO_OPEN = 1.5;
/** An opening that asks « Saviez-vous que » wants a plain statement: a determiner or a figure first. */
const STATEMENT =
  /^(?:un|une|le|la|les|l'|des|chaque|plus|près|en|dans|\d|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|cent|mille|aucun|aucune)\b|^l'/i;

type Writer = (sentences: readonly Candidate[], used: Set<number>) => string | null;

interface Candidate {
  index: number;
  text: string;
  reading: SentenceReading;
}

const TEMPLATES: Record<Exclude<HookType, "chiffre">, string> = {
  question: `Savez-vous ${writeGap("ce que votre public ignore et que vous avez constaté")} ?`,
  histoire: `${writeGap("le jour et le lieu")}, ${writeGap("ce que vous avez vu ou entendu ce jour-là")}.`,
  contraste: `On croit souvent que ${writeGap("l'idée reçue")}. En réalité, ${writeGap("ce que vous avez constaté")}.`,
  citation: `« ${writeGap("une phrase que l'on vous a vraiment dite")} »`,
};
const FIGURE_TEMPLATES: Record<PitchType, string> = {
  produit: `${writeGap("un chiffre qui surprend, avec son unité")} : voilà ce que cela coûte aujourd'hui.`,
  rh: `${writeGap("un résultat chiffré dont vous êtes fier ou fière")} : voilà ce que j'ai changé.`,
  perso: `${writeGap("un nombre d'années, de jours ou de personnes")} : voilà ce que nous avons partagé.`,
};

const WRITERS: Record<HookType, Writer> = {
  question: (sentences, used) => {
    const asked = sentences.find(
      (sentence) =>
        sentence.reading.isQuestion && !used.has(sentence.index) && !isClosing(sentence, sentences),
    );
    if (asked) return take(asked, used);
    const stated = sentences.find(
      (sentence) =>
        !used.has(sentence.index) &&
        figureWeight(sentence) >= 2 &&
        sentence.reading.figures.some(({ kind }) => isWorthKnowing(kind)) &&
        isStatement(sentence.text),
    );
    return stated ? askWhetherKnown(take(stated, used)) : null;
  },
  chiffre: (sentences, used) => {
    let best: Candidate | null = null;
    for (const sentence of sentences) {
      if (used.has(sentence.index) || sentence.reading.isQuestion || sentence.reading.calls.length > 0)
        continue;
      if (figureWeight(sentence) >= 2 && (!best || figureWeight(sentence) > figureWeight(best)))
        best = sentence;
    }
    return best ? take(best, used) : null;
  },
  histoire: (sentences, used) =>
    takeFirst(sentences, used, (sentence) => SCENE.test(sentence.text) && !sentence.reading.isQuestion),
  contraste: (sentences, used) => takeFirst(sentences, used, (sentence) => CONTRAST.test(sentence.text)),
  citation: (sentences, used) => takeFirst(sentences, used, ({ text }) => quotesWords(text)),
};

/** What opens best for each type of pitch, first the surest. */
const PREFERRED: Record<PitchType, HookType[]> = {
  produit: ["chiffre", "question", "contraste", "histoire", "citation"],
  rh: ["histoire", "chiffre", "contraste", "citation", "question"],
  perso: ["citation", "histoire", "contraste", "question", "chiffre"],
};
const TEMPLATE_ORDER: Record<PitchType, HookType[]> = {
  produit: ["chiffre", "question", "contraste"],
  rh: ["histoire", "chiffre", "contraste"],
  perso: ["histoire", "citation", "question"],
};

/**
 * Three ways to open, of three different types, said with sentences of the pitch; a bracketed template stands where
 * the pitch has no fact of the kind, or is no pitch (validity under .35). No number and no name that the pitch lacks.
 */
export function writeHooks(reading: PitchReading, validity: number): Hook[] {
  const { pitchType } = reading.input;
  const sentences = validity < LOWEST_VALIDITY ? [] : candidates(reading);
  const used = new Set<number>();
  const hooks: Hook[] = [];
  for (const type of PREFERRED[pitchType]) {
    if (hooks.length === 3) break;
    const text =
      WRITERS[type](sentences, used) ?? (type === "citation" ? quotedWords(sentences, reading) : null);
    if (text) hooks.push({ type, text });
  }
  for (const type of [...TEMPLATE_ORDER[pitchType], ...PREFERRED[pitchType]]) {
    if (hooks.length === 3) break;
    if (!hooks.some((hook) => hook.type === type))
      hooks.push({ type, text: type === "chiffre" ? FIGURE_TEMPLATES[pitchType] : TEMPLATES[type] });
  }
  return hooks;
}

const SHORTEST_QUOTATION = 8;

/** Two marks with eight characters between them, and somewhere between an opening and the last closing one two gaps. */
function quotesWords(text: string): boolean {
  const lastClosing = Math.max(text.lastIndexOf("»"), text.lastIndexOf('"'));
  const words = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => index + word.length);
  let opening = -1;
  let isLong = false;
  let isParted = false;
  let word = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (at === words[word]! - 1) {
      const next = words[word + 1];
      isParted ||= opening >= 0 && next !== undefined && lastClosing > next;
      word += 1;
    }
    const mark = text[at];
    if (mark === "»" || mark === '"') {
      isLong ||= opening >= 0 && at - opening > SHORTEST_QUOTATION;
      opening = mark === '"' ? at : -1;
    } else if (mark === "«" && opening < 0) opening = at;
  }
  return isLong && isParted;
}

/** Words that somebody said, alone: the sentence that brings them may lean on the one before. */
function quotedWords(sentences: readonly Candidate[], reading: PitchReading): string | null {
  if (sentences.length === 0) return null;
  const quoted = reading.sentences.flatMap(({ sentence }) => {
    const said = Array.from(sentence.text.matchAll(/«([^«»]*)»/g), ([, inside = ""]) => inside.trim()).find(
      (words) => words.length >= 12 && words.length <= 160 && !words.includes("\n"),
    );
    return said && countWords(said) >= SHORTEST_QUOTE ? [said] : [];
  })[0];
  return quoted ? `«\u00a0${capitalize(quoted)}\u00a0»` : null;
}

/** Sentences that can be said first: short enough, whole, leaning on nothing before them, with a fact of some kind. */
function candidates(reading: PitchReading): Candidate[] {
  const { original, input } = reading;
  const cuts = fillerRanges(original, findFillers(original));
  const found: Candidate[] = [];
  for (const sentence of reading.sentences) {
    if (found.length >= MOST_CANDIDATES) break;
    const { start, end, words } = sentence.sentence;
    if (words < SHORTEST || words > LONGEST || !sentence.hasVerb || sentence.superlatives.length > 0)
      continue;
    const source = original.source.slice(start, end);
    const hasFact =
      sentence.figures.length > 0 ||
      sentence.isQuestion ||
      /[«"]/.test(source) ||
      CONTRAST.test(source) ||
      SCENE.test(source);
    if (!hasFact) continue;
    const inside = cuts
      .filter((cut) => cut.start >= start && cut.end <= end)
      .map((cut) => ({ start: cut.start - start, end: cut.end - start }));
    const pieces = cleanSentence(source, inside, input.pitchType, original.punctuated);
    const text = capitalize((pieces[0] ?? "").replace(/^\p{Lu}\p{L}+ ?: /u, ""));
    if (text === "" || pieces.length !== 1 || DULL.test(text) || leansOnBefore(text)) continue;
    // A doubt opens nothing; what the speaker asks for comes last.
    if (sentence.hedges.length > 0 || (sentence.calls.length > 0 && !sentence.isQuestion)) continue;
    found.push({ index: sentence.index, text, reading: sentence });
  }
  return found;
}

function leansOnBefore(text: string): boolean {
  if (LEANS.test(text) || LEANS_INSIDE.test(text) || LEANS_ON_OBJECT.test(text)) return true;
  const pronoun = THIRD_PERSON.exec(text);
  return pronoun !== null && !NOUN_GROUP.test(text.slice(0, pronoun.index));
}

const KIND_WEIGHT: Record<FigureKind, number> = {
  percent: 5,
  ratio: 2,
  money: 3,
  quantity: 1,
  duration: 1,
  date: 0,
  plain: 0,
};
const LARGE = 10;

/** How much the figures of a sentence strike: a share or a sum most, a large count more than « deux associés ». */
function figureWeight(sentence: Candidate): number {
  const weights = sentence.reading.figures.map(({ kind, value }) => {
    return (
      KIND_WEIGHT[kind] +
      (kind === "quantity" && (value ?? 0) >= LARGE ? 2 : 0) +
      (kind === "duration" && (value ?? 0) >= LARGE ? 1 : 0)
    );
  });
  const opens = sentence.index === 0 && weights.length > 0 ? WRITTEN_TO_OPEN : 0;
  const dull = EARNS.test(sentence.text) ? 3 : 0;
  return Math.max(0, ...weights) - dull + 0.4 * Math.min(3, weights.length) + opens - sentence.index / 100;
}

/** A share, a sum or a count can surprise; an hour or a date cannot. */
function isWorthKnowing(kind: FigureKind): boolean {
  return kind === "percent" || kind === "ratio" || kind === "money" || kind === "quantity";
}

function isStatement(text: string): boolean {
  return (
    STATEMENT.test(text) &&
    !/^\S+(?: \S+)? ?: /.test(text) &&
    /[.!]$/.test(text) &&
    !/\?|\b(?:je|j'|nous|mon|ma|mes|notre|nos)\b/i.test(text)
  );
}

function isClosing(sentence: Candidate, sentences: readonly Candidate[]): boolean {
  return sentence.index > 2 && sentence === sentences.at(-1);
}

function take(sentence: Candidate, used: Set<number>): string {
  used.add(sentence.index);
  return sentence.text;
}

function takeFirst(
  sentences: readonly Candidate[],
  used: Set<number>,
  fits: (sentence: Candidate) => boolean,
): string | null {
  const found = sentences.find(
    (sentence) => !used.has(sentence.index) && sentence.reading.calls.length === 0 && fits(sentence),
  );
  return found ? take(found, used) : null;
}

/** « Chaque semaine, une boulangerie jette… » → « Saviez-vous que, chaque semaine, une boulangerie jette… ? » */
function askWhetherKnown(statement: string): string {
  const head = statement.split(/ ?[:;] /)[0] ?? statement;
  const body = uncapitalize(
    (countWords(head) >= SHORTEST ? head : statement).replace(/(?<![.!\s])[.!\s]+$/, ""),
  );
  const first = readText(body.slice(0, 60)).tokens[0]?.norm ?? "";
  const fronted = /^(?:chaque|en|dans|depuis|aujourd'hui)$/.test(first) && body.includes(",");
  const elides = /^(?:un|une|aucun|aucune|en|aujourd'hui)$/.test(first) || /^[aeiouéèê]/i.test(body);
  const link = fronted ? "que, " : elides && !/^(?:onze|huit)/.test(first) ? "qu'" : "que ";
  return `Saviez-vous ${link}${body} ?`;
}
