import type { PitchType } from "../pitch.ts";
import {
  type AdviceCode,
  type Claim,
  type ClaimRule,
  type MetricLabel,
  type Place,
  tellClaims,
  type Verdict,
} from "../report.ts";
import { costsMost, isStrength } from "../verdict-notes.ts";

interface Scored {
  label: MetricLabel;
  score: number;
}

/**
 * What a whole text needs, by its first advice. What is true of a word or of a sentence only is no verdict: readers found
 * « à dire avec des silences à la place des tics » false of all of eleven texts.
 */
const NEED: Partial<Record<AdviceCode, string>> = {
  open_with_scene: "à ouvrir sur un moment vécu",
  open_with_figure: "à ouvrir sur ce qui surprend",
  shorten_opening: "à commencer plus vite",
  state_solution: "à dire plus simplement ce que vous faites",
  name_customer: "à adresser à quelqu’un de précis",
  add_proof: "à appuyer sur un cas précis",
  quantify_result: "à mesurer",
  name_a_witness: "à faire dire par quelqu’un d’autre",
  tell_your_part: "à raconter avec ce que vous avez fait",
  tell_lesson: "à finir par ce que vous en gardez",
  answer_the_question: "à ramener à la question posée",
  make_request: "à finir par une demande",
  make_request_precise: "à finir par une demande précise",
  end_stronger: "à finir plus net",
  cut_length: "à resserrer sur un seul moment",
  reorder: "à remettre dans l’ordre",
  explain_jargon: "à dire avec les mots de votre public",
  drop_cliches: "à dire avec vos mots à vous",
  drop_hedges: "à dire sans excuses ni précautions",
  warm_up: "à dire avec plus de chaleur",
  add_example: "à illustrer d’un moment précis",
  correct_spelling: "à relire",
  finish_sentences: "à écrire jusqu’au bout",
  drop_irrelevant: "à resserrer sur votre sujet",
};

/** What is said of a speech of which nothing else is sure. */
const TOLD_BELOW = "Ce qui est à garder et ce qui est à changer se lit plus bas";

function needOf(code: AdviceCode, rule: ClaimRule, quotes: readonly Place[]): string | null {
  if (rule === "notes") return "à ouvrir et à finir par cœur";
  // Who leaves tells what they flee.
  if (code === "drop_irrelevant" && rule === "part") return "à tourner vers ce que vous cherchez";
  // What is asked of one line is no need of the whole.
  return quotes.length > 0 ? null : (NEED[code] ?? null);
}

/** Under this validity the text is no pitch. */
const NOT_A_PITCH = 0.5;

/**
 * The opening sentence of the report: what a reader would tell of the whole, or what it needs first. The metric to work on
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
    sentence: tellClaims([{ text: `${sentenceOf(claims, validity)}.` }]),
    strength: { label: strength.label, score: strength.score },
    focus: { label: focus.label, score: focus.score },
  };
}

function sentenceOf(claims: readonly Claim[], validity: number): string {
  if (validity < NOT_A_PITCH) return "Ce texte ne peut pas encore être évalué comme un pitch";
  const first = claims.find(({ kind }) => kind === "advice");
  const isLost = costsMost(claims);
  const heard = isLost ? null : heardIn(claims);
  if (first?.code === "keep_as_is")
    return heard ? `${keptButFor(claims)}\u00a0: ${heard}` : keptButFor(claims);
  const need = first?.code ? needOf(first.code, first.rule, isLost ? [] : first.quotes) : null;
  const isOfTheEnds = claims.every(({ rule, form }) => rule !== "heard" || OF_THE_ENDS.has(form ?? ""));
  return begin((isOfTheEnds ? (need ?? heard) : heard) ?? need ?? TOLD_BELOW);
}

/** How it begins or ends says little of the whole, where something else is to be said. */
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
