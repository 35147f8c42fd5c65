import { formatNumber } from "../claims/context/wording.ts";
import { METRIC_TOPICS } from "../claims/metric-topics.ts";
import type { PitchType } from "../pitch.ts";
import {
  type AdviceCode,
  type Claim,
  type ClaimRule,
  type MetricLabel,
  tellClaims,
  type Verdict,
} from "../report.ts";
import { costsMost, isStrength } from "../verdict-notes.ts";

interface Scored {
  label: MetricLabel;
  score: number;
}

/**
 * What an answer needs that leaves its question, gives its sum away or runs an employer down. What other texts need first is
 * no verdict: of 13 such on texts never seen, readers found six false and two useful.
 */
const NEED: Partial<Record<AdviceCode, string>> = {
  answer_the_question: "à ramener à la question posée",
  drop_hedges: "à dire sans excuses ni précautions",
  // Who leaves tells what they flee.
  drop_irrelevant: "à tourner vers ce que vous cherchez",
};

/** Notes this near one another set nothing apart: their margin is as wide. */
const NEAR = 1;

/**
 * What is said of a speech of which nothing else is sure: what its notes are. That the lowest is what to work on first is not
 * said: readers found it false three times of four (record 365).
 */
function tellNotes(ranked: readonly Scored[]): string {
  const [highest, lowest] = [ranked[0]!.score, ranked.at(-1)!.score];
  const [top, bottom] = [formatNumber(highest), formatNumber(lowest)];
  if (top === bottom) return `Vos notes sont toutes à ${top} sur 10`;
  if (highest - lowest < NEAR)
    return `Vos notes sont proches, de ${bottom} à ${top} sur 10\u00a0: aucune ne se détache`;
  const topics = (score: number) => joinTopics(ranked.filter((one) => one.score === score));
  return `La note la plus haute est pour ${topics(highest)} (${top} sur 10), la plus basse pour ${topics(lowest)} (${bottom})`;
}

/** « le plan, le fil et le début » */
function joinTopics(scored: readonly Scored[]): string {
  const topics = scored.map(({ label }) => METRIC_TOPICS[label]);
  const last = topics.pop()!;
  return topics.length > 0 ? `${topics.join(", ")} et ${last}` : last;
}

/** Under this validity the text is no pitch. */
const NOT_A_PITCH = 0.5;

/**
 * The opening sentence of the report: what a reader would tell of the whole, or what costs an answer most. The metric to work on
 * first is the card of the first advice, the strength the highest of the others that the text shows.
 */
export function writeVerdict(
  metrics: readonly Scored[],
  claims: readonly Claim[],
  validity: number,
  pitchType: PitchType,
): Verdict {
  const ranked = [...metrics].sort((left, right) => right.score - left.score);
  const worst = ranked.at(-1)!;
  const first = claims.find(({ kind }) => kind === "advice");
  const focus = ranked.find(({ label }) => label === first?.metric) ?? worst;
  const others = ranked.filter(({ label }) => label !== focus.label);
  // A strength that something of the text shows before one of which nothing is told, or only what lacks.
  const shows = ({ label }: Scored) =>
    claims.some(({ metric, kind }) => metric === label && kind === "credit") &&
    !claims.some(
      ({ metric, kind, rule }) =>
        metric === label && rule !== "filler" && (kind === "fault" || kind === "missing"),
    );
  const strengths = others.filter((note) => isStrength(note, pitchType));
  const strength = strengths.find(shows) ?? strengths[0] ?? others[0]!;
  return {
    sentence: tellClaims([{ text: `${sentenceOf(claims, validity, ranked)}.` }]),
    strength: { label: strength.label, score: strength.score },
    focus: { label: focus.label, score: focus.score },
  };
}

function sentenceOf(claims: readonly Claim[], validity: number, ranked: readonly Scored[]): string {
  const notes = claims.find(
    ({ kind, rule, quotes }) => kind === "fault" && rule === "notes" && quotes.length > 0,
  );
  if (notes) return notes.text.slice(0, -1);
  if (validity < NOT_A_PITCH) return "Ce texte ne peut pas encore être évalué comme un pitch";
  const first = claims.find(({ kind }) => kind === "advice");
  const need = first?.code && costsMost(claims) ? NEED[first.code] : undefined;
  if (need) return begin(need);
  const heard = heardIn(claims);
  if (first?.code === "keep_as_is")
    return heard ? `${keptButFor(claims)}\u00a0: ${heard}` : keptButFor(claims);
  const isOfTheEnds = claims.every(({ rule, form }) => rule !== "heard" || OF_THE_ENDS.has(form ?? ""));
  return !isOfTheEnds && heard ? begin(heard) : tellNotes(ranked);
}

/** How it begins or ends says little of the whole: alone, readers found it beside the point. */
const OF_THE_ENDS = new Set(["endsBadly", "opensBadly"]);

/** What a reader would tell of the whole speech, praise first; null where nothing is sure. */
function heardIn(claims: readonly Claim[]): string | null {
  const heard = claims.filter(({ rule, kind }) => rule === "heard" && kind !== "advice");
  const isKept = claims.find(({ kind }) => kind === "advice")?.code === "keep_as_is";
  const wordsOf = (kind: Claim["kind"]) =>
    heard
      .filter((claim) => claim.kind === kind)
      .map(({ text }) => `${text[0]!.toLowerCase()}${text.slice(1, -1)}`)
      .join(" et ");
  // A kept text is not blamed in the same breath.
  const said = [wordsOf("credit"), isKept ? "" : wordsOf("fault")].filter((words) => words !== "");
  return said.length > 0 ? said.join(", mais ") : null;
}

const begin = (words: string) => `${words[0]!.toUpperCase()}${words.slice(1)}`;
/** « Gardez ce texte », and no more than that is so where a card asks for something beside it. */
function keptButFor(claims: readonly Claim[]): string {
  const small = claims.filter(
    ({ kind, rule }) => (kind === "fault" && !UNHEARD.has(rule)) || (kind === "measure" && rule === "whole"),
  ).length;
  const last = small === 0 ? "" : small === 1 ? ", à un détail près" : ", à quelques détails près";
  return `Gardez ce texte${last}`;
}
/** Tics are counted and told apart; what would be blamed in the whole is not told of a kept text. */
const UNHEARD = new Set<ClaimRule>(["filler", "heard"]);
