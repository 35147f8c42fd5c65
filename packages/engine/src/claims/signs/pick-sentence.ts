import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { Place } from "../../report.ts";
import type { ClaimContext, Draft } from "../context/claim-context.ts";
import { isComplete } from "../context/places.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { signsOf } from "./sentence-signs.ts";
import type { Family, Role } from "../context/role-signs.ts";

const FEWEST_WORDS = 5;
const MOST_WORDS = 34;
/** In words. Without punctuation, sentence boundaries are guesses: only a short sentence is surely complete. */
export const MOST_UNMARKED = 14;
/** A sentence with a higher chance of noise is a poor example. */
const NOISY = 0.35;

/** The sentences that no claim of the report quotes yet: none is quoted twice. */
export class Unshown {
  readonly #context: ClaimContext;
  readonly #shown: Place[];
  readonly #longest: number;

  constructor(context: ClaimContext, told: readonly Draft[]) {
    this.#context = context;
    this.#longest = context.content.reading.units.punctuated ? MOST_WORDS : MOST_UNMARKED;
    this.#shown = told.flatMap(({ rule, quotes }) => (IN_PASSING.has(rule) ? [] : quotes));
  }

  has({ sentence: { start, end } }: SentenceReading): boolean {
    return !this.#shown.some((place) => place.start < end && start < place.end);
  }

  take({ sentence: { start, end } }: SentenceReading): void {
    this.#shown.push({ start, end });
  }

  /** The sentence with the highest score, at least `least`; it must be complete and short enough to quote. */
  pick(score: (sentence: SentenceReading) => number, least: number): SentenceReading | null {
    let best: SentenceReading | null = null;
    let most = least;
    for (const sentence of this.#context.sentences) {
      const { words } = sentence.sentence;
      if (words < FEWEST_WORDS || words > this.#longest || !isComplete(sentence) || !this.has(sentence))
        continue;
      if (this.#context.roles.family(sentence, "noise") > NOISY || isCutAtHead(this.#context, sentence))
        continue;
      const found = score(sentence);
      if (found < most) continue;
      best = sentence;
      most = found;
    }
    return best;
  }
}

/**
 * « que les grandes surfaces ne veulent pas… »: without punctuation, a boundary may fall in the middle of a sentence.
 */
export const isCutAtHead = ({ content }: ClaimContext, { sentence }: SentenceReading): boolean =>
  !content.reading.units.punctuated && INSIDE.test(sentence.text);
const INSIDE = /^[\s,]{0,3}(?:que|qu['’]|qui|dont|où|de|des|du|pour|en)(?![\p{L}])/iu;

/** Rules about one word of a sentence, not about the sentence itself. */
const IN_PASSING: ReadonlySet<string> = new Set(["filler", "spelling"]);

export const mostOfRoles = ({ roles }: ClaimContext, sentence: SentenceReading, names: readonly Role[]) =>
  Math.max(0, ...names.map((name) => roles.of(sentence, name)));

export const mostOfFamilies = (
  { roles }: ClaimContext,
  sentence: SentenceReading,
  names: readonly Family[],
) => Math.max(0, ...names.map((name) => roles.family(sentence, name)));

/** The highest chance, over the sentences, of any of these roles or families. */
export const surest = (
  context: ClaimContext,
  { roles = [], families = [] }: { roles?: readonly Role[]; families?: readonly Family[] },
): number =>
  Math.max(
    0,
    ...context.sentences.map((sentence) =>
      Math.max(mostOfRoles(context, sentence, roles), mostOfFamilies(context, sentence, families)),
    ),
  );

/** Roles of a sentence that asks: never treat it as an unsupported claim. */
const ASKING: readonly Role[] = ["request", "vague_request", "next_step", "question_to_audience"];
const ASKS = 0.3;

/** How likely a sentence makes a claim without showing anything, 0 to 1. */
export function claimsOnly(context: ClaimContext, sentence: SentenceReading): number {
  if (sentence.isQuestion || mostOfRoles(context, sentence, ASKING) > ASKS) return 0;
  return (
    context.roles.family(sentence, "asserted") -
    context.roles.family(sentence, "evidence") / 2 -
    context.roles.family(sentence, "lived") / 2
  );
}

const COURTESY: readonly Role[] = ["thanks", "wish", "close", "greeting"];
/** Needs no proof: a personal taste, what others say, courtesy. */
const NO_CLAIM = regexInLines("iu")`
  (?<![\p{L}])(?:
    j['’](?:aime|adore|aimerais)|je (?:préf[èé]re|déteste|fai[st] (?:du|de la|de l['’])|joue|regarde|lis)|
    (?:me|m['’]) ?(?:pla[iî]t|intéresse)|on (?:me|nous) dit|je vous (?:adresse|écri[st]|prie|sollicite)|
    ma candidature|(?:votre|cette|la) question|
    question (?:tout à fait )?(?:légitime|intéressante|pertinente)|y répondre
  )(?![\p{L}])
`;
/** From this chance on, the next sentence supports the claim. */
const SHOWN_NEXT = 0.5;

const positions = new WeakMap<readonly SentenceReading[], Map<SentenceReading, number>>();

/** The next sentence. Positions are indexed once per text, since each sentence of a long text asks for it. */
function nextOf({ sentences }: ClaimContext, sentence: SentenceReading): SentenceReading | undefined {
  let known = positions.get(sentences);
  if (!known) {
    known = new Map(sentences.map((each, at) => [each, at]));
    positions.set(sentences, known);
  }
  return sentences[(known.get(sentence) ?? sentences.length) + 1];
}

/** How likely a sentence makes a claim that neither it nor the next sentence supports, 0 to 1. */
export function bareClaim(context: ClaimContext, sentence: SentenceReading): number {
  if (NO_CLAIM.test(sentence.sentence.text) || mostOfRoles(context, sentence, COURTESY) > ASKS) return 0;
  // What one would do cannot be shown yet.
  if (signsOf(context.content, sentence).wished) return 0;
  const claimed = claimsOnly(context, sentence);
  if (claimed <= 0) return 0;
  return isShownNext(context, sentence) ? 0 : claimed;
}

/**
 * Whether the next sentence tells what happened or gives a proof, by its roles or by who did what with a name or
 * figure.
 */
export function isShownNext(context: ClaimContext, sentence: SentenceReading): boolean {
  const next = nextOf(context, sentence);
  if (!next) return false;
  if (mostOfFamilies(context, next, ["evidence", "lived"]) >= SHOWN_NEXT) return true;
  const signs = signsOf(context.content, next);
  return signs.event && signs.iActed && (next.figures.length > 0 || next.names.length > 0);
}

/** An empty last sentence: only then propose another end. */
export const isWeakEnd = (context: ClaimContext, last: SentenceReading) =>
  claimsOnly(context, last) > WEAK_END ||
  context.roles.family(last, "noise") > WEAK_END ||
  mostOfRoles(context, last, ["claim", "cliche", "filler_only", "apology", "vague_request"]) > WEAK_END;
const WEAK_END = 0.3;

/** The last sentence of the speech itself: a letter's signature does not count. */
export function lastSaid({ content, sentences }: ClaimContext): SentenceReading | undefined {
  const last = sentences.at(-1);
  const isSignature =
    last !== undefined &&
    content.reading.units.punctuated &&
    last.sentence.terminator === "" &&
    !signsOf(content, last).finite;
  return isSignature ? sentences.at(-2) : last;
}
