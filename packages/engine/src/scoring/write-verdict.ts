import type { PitchType } from "../pitch.ts";
import {
  type AdviceCode,
  type Claim,
  type ClaimPart,
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
 * Verdicts only for an answer that is off its question, gives its salary away or runs an employer down. Needs of other
 * texts gave no good verdict: of 13 on unseen texts, readers found six false and two useful.
 */
const NEED: Partial<Record<AdviceCode, string>> = {
  answer_the_question: "à ramener à la question posée",
  drop_hedges: "à dire sans excuses ni précautions",
  // Somebody who leaves a job tends to tell what they flee.
  drop_irrelevant: "à tourner vers ce que vous cherchez",
};

/**
 * Parts that make no verdict: any listener notices them, their words lean on what precedes, or, of the whole text, they
 * are too often wrong (« On comprend comment cela marche » of a political speech).
 */
const UNTOLD = new Set<ClaimPart>([
  "who",
  "path",
  "strength",
  "team",
  "close",
  "occasion",
  "thanks_or_wish",
  "openness",
  "example",
  "effect",
  "explanation",
  "conclusion",
  "link_with_job",
  "business_model",
]);
/** « On entend le problème et on comprend ce que vous proposez »: more would be a list. */
const MOST_PARTS = 2;

/** The parts that come across, first those that no card quotes; null where none is sure. */
function partsIn(claims: readonly Claim[]): string | null {
  // « On comprend ce que vous proposez » is not said beside words that nobody will understand.
  const isForInitiates = claims.some(({ kind, rule }) => kind === "fault" && rule === "jargon");
  const there = claims.filter(
    ({ kind, rule, part }) =>
      kind === "credit" &&
      rule === "part" &&
      part &&
      !UNTOLD.has(part) &&
      !(isForInitiates && part === "solution"),
  );
  const told = there
    .toSorted((one, other) => one.quotes.length - other.quotes.length)
    .slice(0, MOST_PARTS)
    .toSorted((one, other) => there.indexOf(one) - there.indexOf(other));
  return told.length > 0 ? told.map(({ text }) => wordsIn(text)).join(" et ") : null;
}

/** What the first advice is about, in a few words: the verdict of a text of which nothing else is sure. */
const WORK_ON: Record<Exclude<AdviceCode, "keep_as_is">, string> = {
  open_with_scene: "le début",
  open_with_figure: "le début",
  shorten_opening: "le début",
  state_problem: "le problème que vous réglez",
  state_solution: "ce que vous proposez",
  name_customer: "les personnes à qui cela s’adresse",
  show_difference: "ce qui vous distingue",
  add_proof: "la preuve de ce que vous dites",
  quantify_result: "le résultat obtenu",
  name_a_witness: "quelqu’un qui peut le confirmer",
  tell_your_part: "votre part à vous",
  tell_result: "la façon dont cela a fini",
  tell_lesson: "ce que vous en avez tiré",
  link_to_job: "ce qui vous relie à ce poste",
  answer_the_question: "la réponse à la question posée",
  make_request: "la demande",
  make_request_precise: "la demande",
  end_stronger: "la fin",
  cut_length: "le choix de ce que vous gardez",
  one_idea_per_sentence: "les phrases trop longues",
  link_ideas: "ce qui relie vos idées",
  reorder: "l’ordre de ce que vous dites",
  explain_jargon: "les mots de métier",
  drop_cliches: "les formules toutes faites",
  drop_hedges: "les mots qui affaiblissent ce que vous dites",
  drop_fillers: "les mots qui reviennent sans rien dire",
  warm_up: "le ton",
  add_example: "un exemple à raconter",
  correct_spelling: "l’orthographe",
  finish_sentences: "les phrases à finir",
  drop_irrelevant: "ce qui peut être retiré",
  change_delivery: "la façon de le dire",
};

/**
 * What the whole is said to be where a reader would say nothing sure of it: the parts that come across; else what the
 * first advice is about. The highest and the lowest score were told here before: readers learnt nothing from it.
 */
function tellParts(claims: readonly Claim[]): string {
  const parts = partsIn(claims);
  if (!parts) {
    const first = claims.find(({ kind }) => kind === "advice")?.code;
    return first && first !== "keep_as_is"
      ? `À travailler d’abord\u00a0: ${WORK_ON[first]}`
      : "Rien de sûr à dire de l’ensemble";
  }
  const end = claims.find(
    ({ kind, rule, form }) => kind === "fault" && rule === "heard" && OF_THE_ENDS.has(form ?? ""),
  );
  return begin(end ? `${parts}, mais ${wordsIn(end.text)}` : parts);
}

/** Under this validity the text is not judged as a pitch. */
const NOT_A_PITCH = 0.5;

/**
 * The opening sentence of the report: what a reader would say of the whole, or what costs an answer most. The focus is
 * the metric of the first advice card; the strength is the best other metric that the text illustrates.
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
  // Prefer a strength that some passage shows to one with no evidence, or only with lacks.
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
  const isOfTheEnds = claims.every((claim) => !isOfTheWhole(claim) || OF_THE_ENDS.has(claim.form ?? ""));
  if (isOfTheEnds || !heard) return tellParts(claims);
  // « C’est précis » alone tells its author nothing to do.
  const isPraise = claims.every((claim) => !isOfTheWhole(claim) || claim.kind === "credit");
  return first?.code && !NO_HEADLINE.has(first.code) && isPraise && heard.split(" ").length <= BARE
    ? `${begin(heard)}\u00a0; à travailler d’abord\u00a0: ${WORK_ON[first.code]}`
    : begin(heard);
}

/** In words: a praise so short says nothing by itself. */
const BARE = 4;
/** The one says nothing of where to look, the other is of little weight in a verdict. */
const NO_HEADLINE = new Set<AdviceCode>(["change_delivery", "drop_fillers"]);

/** Remarks on how it begins or ends: readers found them beside the point as the only verdict. */
const OF_THE_ENDS = new Set(["endsBadly", "opensBadly"]);

/** A remark on the whole speech, or a line that shows what one says (« À garder, c’est précis : … »). */
const isOfTheWhole = ({ rule, kind, form }: Claim) =>
  (rule === "heard" && kind !== "advice") || (kind === "credit" && form === "precise");

/** « À garder, c’est précis : « … ». » without the line that shows it. */
const wordsIn = (text: string): string => {
  const words = text.replace(/^À garder, /u, "").replace(/\u00a0:.*|\.$/su, "");
  return `${words[0]!.toLowerCase()}${words.slice(1)}`;
};

/** What a reader would say of the whole speech, praise first; null where nothing is sure. */
function heardIn(claims: readonly Claim[]): string | null {
  const heard = claims.filter(isOfTheWhole);
  const isKept = claims.find(({ kind }) => kind === "advice")?.code === "keep_as_is";
  const wordsOf = (kind: Claim["kind"]) =>
    heard
      .filter((claim) => claim.kind === kind)
      .map(({ text }) => wordsIn(text))
      .join(" et ");
  // Do not blame in the same sentence a text that is to be kept.
  const said = [wordsOf("credit"), isKept ? "" : wordsOf("fault")].filter((words) => words !== "");
  return said.length > 0 ? said.join(", mais ") : null;
}

const begin = (words: string) => `${words[0]!.toUpperCase()}${words.slice(1)}`;
/** « Gardez ce texte », qualified where some card still asks for a change. */
function keptButFor(claims: readonly Claim[]): string {
  const small = claims.filter(
    ({ kind, rule }) => (kind === "fault" && !UNHEARD.has(rule)) || (kind === "measure" && rule === "whole"),
  ).length;
  const last = small === 0 ? "" : small === 1 ? ", à un détail près" : ", à quelques détails près";
  return `Gardez ce texte${last}`;
}
/** Not counted as details: fillers are counted apart, and faults of the whole are not told of a kept text. */
const UNHEARD = new Set<ClaimRule>(["filler", "heard"]);
