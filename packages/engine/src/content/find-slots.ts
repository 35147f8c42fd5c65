import { compileForms, findPhrases, type PhraseSet } from "../language/phrases.ts";
import { spanOf, type Span } from "../language/spans.ts";
import type { FormPart, Slot } from "./expected-form.ts";
import { findImpliedParts } from "./implied-parts.ts";
import type { PitchReading, SentenceReading } from "./pitch-reading.ts";
import type { FirstPersonAction } from "./verbs.ts";
import { PERSO_CUES } from "./slots/perso.ts";
import { PRODUIT_CUES } from "./slots/produit.ts";
import { RH_CUES } from "./slots/rh.ts";
import { RESULT_CUES } from "./slots/result.ts";

/** Where a part of the expected form was found. */
interface SlotHit {
  sentence: SentenceReading;
  /** The words that show the part. */
  span: Span;
  /** 0 to 1: a cue in a substantial sentence counts more. */
  credit: number;
}

export interface SlotReading {
  part: FormPart;
  hits: SlotHit[];
  /** 0 to 1, saturating over the hits. */
  coverage: number;
  /**
   * Where it stands, 0 (opening) to 1 (end), from its first hits for an early part and its last hits for a late one.
   */
  position: number | null;
}

const CUES: Partial<Record<Slot, PhraseSet<true>>> = Object.fromEntries(
  Object.entries({ ...PRODUIT_CUES, ...RH_CUES, ...PERSO_CUES, result: RESULT_CUES }).map(([slot, forms]) => [
    slot,
    compileForms(forms),
  ]),
);

/** A sentence with fewer words, or without a verb, cannot be a part alone. */
const SHORTEST_PART = 4;
/**
 * A sentence credits at most this many parts (one more when it is long): one that names all the parts develops none.
 */
const PARTS_PER_SENTENCE = 2;
const LONG_SENTENCE = 22;
/** Coverage saturates: one full hit gives .69, two .91. */
const COVERAGE_SCALE = 0.85;
/** A part counts as found from this coverage on: about half a developed sentence. */
export const FOUND_COVERAGE = 0.4;
/** Closing words before this share of the speech are not a closing. */
const CLOSING_FROM = 0.6;

/** « Je devais servir tout le monde à l'heure »: an expected result is not a result. */
const EXPECTED = /(?:^|[\s,])(?:je devais|nous devions|il fallait|mon objectif|l['’]objectif|la mission) /iu;
const CAREER = /(?:^|[\s,])(?:pendant|durant) \S+ (?:ans|années)(?![\p{L}])/iu;

/** Finds each part of the expected form in the pitch. */
export function findSlots(reading: PitchReading, form: readonly FormPart[]): SlotReading[] {
  const bySentence = new Map<number, SentenceReading>(
    reading.sentences.map((sentence) => [sentence.index, sentence]),
  );
  const { units } = reading;
  const candidates: { part: FormPart; hit: SlotHit }[] = [];
  for (const part of form) {
    for (const span of spansOf(reading, part.slot)) {
      const sentence = bySentence.get(span.sentence);
      // « on a fait ce qu'il fallait » is not a task.
      if (units.tokens[span.firstToken - 1]?.norm === "qu'") continue;
      if (!sentence || !mayHold(reading, sentence, part.slot)) continue;
      // « j'ai construit pendant huit ans les outils d'une mutuelle » tells a career, not the product.
      if (part.slot === "solution" && CAREER.test(sentence.sentence.text)) continue;
      if (part.slot === "result" && EXPECTED.test(sentence.sentence.text)) continue;
      if (part.slot === "traction" && /\bje m['’]appelle\b/i.test(sentence.sentence.text)) continue;
      candidates.push({ part, hit: { sentence, span, credit: creditOf(sentence, part.slot) } });
    }
  }
  const kept = keepTwoPerSentence(candidates);
  return form.map((part, rank) => {
    const hits = kept.filter((candidate) => candidate.part === part).map(({ hit }) => hit);
    return summarise(part, hits, reading, rank >= form.length / 2);
  });
}

function spansOf(reading: PitchReading, slot: Slot): Span[] {
  const { units } = reading;
  const actions = (keep: (action: FirstPersonAction) => boolean = () => true) =>
    reading.sentences.flatMap((sentence) => {
      return sentence.actions
        .filter(keep)
        .map((action) => spanOf(units, action.firstToken, action.endToken, slot));
    });
  const lexical = CUES[slot] ? findPhrases(units, CUES[slot]) : [];
  const calls = () => reading.sentences.flatMap((sentence) => sentence.calls.filter((call) => !call.diluted));
  switch (slot) {
    case "action":
      return actions();
    case "example":
      return [
        ...actions((action) => !action.isGeneric),
        ...reading.sentences.flatMap((sentence) => [...sentence.figures, ...sentence.names]),
      ];
    case "demande":
    case "cloture":
      return [...lexical, ...calls()];
    case "opening":
      return [...lexical, ...calls(), ...questionSpans(reading).slice(-1)];
    case "questions":
      return questionSpans(reading);
    case "justification":
      return [...lexical, ...actions((action) => !action.isGeneric)];
    case "range":
      return lexical.filter((span) => holdsDigits(reading, span.sentence));
    default:
      return [...lexical, ...findImpliedParts(reading, slot)];
  }
}

function holdsDigits(reading: PitchReading, index: number): boolean {
  const sentence = reading.units.sentences[index];
  return sentence !== undefined && /\d/.test(sentence.text);
}

function questionSpans(reading: PitchReading): Span[] {
  return reading.sentences
    .filter((sentence) => sentence.isQuestion)
    .map(({ sentence }) => spanOf(reading.units, sentence.firstToken, sentence.endToken, "question"));
}

function mayHold(reading: PitchReading, sentence: SentenceReading, slot: Slot): boolean {
  if (slot === "cloture") return sentence.index >= CLOSING_FROM * (reading.units.sentences.length - 1);
  if (slot === "adresse" || slot === "remerciement") return true;
  return (
    !sentence.isLoose &&
    sentence.sentence.words >= SHORTEST_PART &&
    (sentence.hasVerb || sentence.figures.length > 0)
  );
}

function creditOf(sentence: SentenceReading, slot: Slot): number {
  if (slot === "adresse" || slot === "remerciement") return 0.9;
  const { substance } = sentence;
  if (slot === "emotion" || slot === "message" || slot === "cloture" || slot === "lesson") {
    return substance < 0.4 ? substance : Math.max(0.6, substance);
  }
  if (slot === "action") return sentence.actions.every((action) => action.isGeneric) ? 0.25 : 0.6;
  if (slot === "example")
    return sentence.actions.some((action) => !action.isGeneric) ? substance : substance / 2;
  return substance;
}

function keepTwoPerSentence(
  candidates: { part: FormPart; hit: SlotHit }[],
): { part: FormPart; hit: SlotHit }[] {
  const perSentence = new Map<number, Map<FormPart, { part: FormPart; hit: SlotHit }[]>>();
  for (const candidate of candidates) {
    const parts = perSentence.get(candidate.hit.sentence.index) ?? new Map<FormPart, typeof candidates>();
    const list = parts.get(candidate.part);
    if (!list) parts.set(candidate.part, [candidate]);
    else if (candidate.part.slot === "action") list.push(candidate);
    perSentence.set(candidate.hit.sentence.index, parts);
  }
  const told = new Map<FormPart, number>();
  for (const parts of perSentence.values()) {
    for (const part of parts.keys()) told.set(part, (told.get(part) ?? 0) + 1);
  }
  // Prefer the part that no other sentence holds: « je souhaite rejoindre votre unité » is a project before it is a
  // proof.
  const isOnly = (part: FormPart) => (told.get(part) === 1 ? 1 : 0);
  return [...perSentence.values()].flatMap((parts) => {
    return [...parts.values()]
      .sort(
        (left, right) =>
          isOnly(right[0]!.part) - isOnly(left[0]!.part) || right[0]!.part.weight - left[0]!.part.weight,
      )
      .slice(
        0,
        PARTS_PER_SENTENCE +
          (parts.values().next().value![0]!.hit.sentence.sentence.words > LONG_SENTENCE ? 1 : 0),
      )
      .flat();
  });
}

function summarise(part: FormPart, found: SlotHit[], reading: PitchReading, isLate: boolean): SlotReading {
  const hits = found.sort((left, right) => left.span.start - right.span.start);
  const total = hits.reduce((sum, hit) => sum + hit.credit, 0);
  return {
    part,
    hits,
    coverage: 1 - Math.exp(-total / COVERAGE_SCALE),
    position: total > 0 ? placeOf(isLate ? hits.toReversed() : hits, reading) : null,
  };
}

/** Mean position of the hits, each weighing half of the one before, so that later repeats hardly count. */
function placeOf(hits: readonly SlotHit[], reading: PitchReading): number {
  const last = Math.max(1, reading.units.sentences.length - 1);
  let place = 0;
  let weights = 0;
  for (const [rank, hit] of hits.slice(0, 8).entries()) {
    const weight = hit.credit / 2 ** rank;
    place += weight * (hit.sentence.index / last);
    weights += weight;
  }
  return place / weights;
}
