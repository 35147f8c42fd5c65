import { inWords } from "../claims/wording.ts";
import { toldOnCard } from "../claims/write-card.ts";
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

/** What stands out, from the first credit of this order that the report makes. */
const PRAISE: readonly [ClaimRule, string][] = [
  ["bestProof", "Des faits qui convainquent"],
  ["scene", "Un moment que l’on voit"],
  ["opening", "Un début qui retient"],
  ["action", "Des gestes que l’on voit"],
  ["quotation", "Une voix que l’on entend"],
  ["request", "Une demande nette"],
  ["result", "Un résultat que l’on retient"],
  ["emotion", "Une parole qui touche"],
];
/** What is said of a text in which nothing stands out, where the mean of its notes is surely high or low. */
const GOOD = { from: 7.2, words: "Un bon texte" };
const POOR = { under: 4.5, words: "Un point de départ" };
/** From this mean on what is praised is told alone. */
const FAIR = 6.6;

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

function needOf(code: AdviceCode, rule: ClaimRule): string {
  if (rule === "notes") return ", à ouvrir et à finir par cœur";
  // One sentence too many is no need of the whole.
  if (code === "drop_irrelevant" && rule === "whole") return "";
  // Who leaves tells what they flee.
  if (code === "drop_irrelevant" && rule === "part") return ", à tourner vers ce que vous cherchez";
  const need = NEED[code];
  return need ? `, ${need}` : "";
}

/** Under this validity the text is no pitch. */
const NOT_A_PITCH = 0.5;

/**
 * The opening sentence of the report: its surest praise, and its first advice. The metric to work on first is the card
 * of that advice, the strength the highest of the others that the text shows.
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
  // Of a text that breaks off, nobody has heard what it asks.
  const isCut = claims.some(({ rule }) => rule === "cutText");
  const isLost = costsMost(claims);
  const praised = isLost ? null : praiseOf(isCut ? claims.filter(({ rule }) => rule !== "request") : claims);
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
  const mean = metrics.reduce((sum, { score }) => sum + score, 0) / metrics.length;
  const kept = keptButFor(claims);
  const need =
    first?.code === "keep_as_is"
      ? `\u00a0: ${kept.toLowerCase()}`
      : first?.code
        ? needOf(first.code, first.rule)
        : "";
  const heard = heardIn(claims, mean);
  const isKept = first?.code === "keep_as_is" && !praised;
  // Praised beside what it needs, a text that is not surely good was praised wrongly eleven times of fourteen.
  const stands = need === "" || first?.code === "keep_as_is" || mean >= GOOD.from ? praised : null;
  const words = stands ?? (isLost || mean < POOR.under ? POOR.words : mean >= GOOD.from ? GOOD.words : null);
  const sentence =
    validity < NOT_A_PITCH
      ? "Ce texte ne peut pas encore être évalué comme un pitch."
      : heard && !isLost
        ? first?.code === "keep_as_is"
          ? `${kept}\u00a0: ${heard}.`
          : begin(`${heard}.`)
        : isKept
          ? `${kept}.`
          : words
            ? `${words}${need}.`
            : `${countFound(claims, metrics)}.`;
  return {
    sentence: tellClaims([{ text: sentence }]),
    strength: { label: strength.label, score: strength.score },
    focus: { label: focus.label, score: focus.score },
  };
}

/** How it begins or ends is no verdict alone: readers found « la fin retombe » true and empty. */
const OF_THE_ENDS = new Set(["endsBadly", "opensBadly"]);

/**
 * What a reader would tell of the whole speech, praise first. Null where nothing is sure, where a text that is not surely good
 * would only be praised, and where a kept one would only be blamed.
 */
function heardIn(claims: readonly Claim[], mean: number): string | null {
  const heard = claims.filter(({ rule }) => rule === "heard");
  const blames = heard.filter(({ kind }) => kind === "fault");
  const isKept = claims.find(({ kind }) => kind === "advice")?.code === "keep_as_is";
  const wordsOf = (kind: Claim["kind"]) =>
    heard
      .filter((claim) => claim.kind === kind)
      .map(({ text }) => `${text[0]!.toLowerCase()}${text.slice(1, -1)}`)
      .join(" et ");
  const [praised, blamed] = [wordsOf("credit"), wordsOf("fault")];
  if (isKept) return praised || null;
  if (blamed === "") return mean >= FAIR && praised !== "" ? praised : null;
  if (praised === "" && blames.every(({ form }) => OF_THE_ENDS.has(form!))) return null;
  return [praised, blamed].filter((words) => words !== "").join(", mais ");
}

/**
 * What a report found in a text that is neither surely good nor surely poor: how good it is in words, and what it needs as a
 * whole, readers found false of half of such texts.
 */
function countFound(claims: readonly Claim[], metrics: readonly Scored[]): string {
  const told = metrics.map(({ label }) => toldOnCard(claims, label));
  const isCredit = ({ kind }: Claim) => kind === "credit";
  const kept = told.flat().filter(isCredit).length;
  // A card asks for one thing, whatever it says to explain it.
  const asking = told.filter((card) => card.some((claim) => !isCredit(claim))).length;
  const asked =
    asking + claims.filter((claim) => claim.kind === "advice" && !claim.metric && !isTrial(claim)).length;
  if (kept === 0 && asked === 0) return "Rien de sûr à dire de l’ensemble";
  const keeps = `${inWords(kept)} ${kept === 1 ? "chose" : "choses"} à garder`;
  if (asked === 0) return begin(`${keeps}, rien de net à changer`);
  return begin(
    kept === 0
      ? `${inWords(asked)} ${asked === 1 ? "chose" : "choses"} à changer`
      : `${keeps}, ${inWords(asked)} à changer`,
  );
}
const begin = (words: string) => `${words[0]!.toUpperCase()}${words.slice(1)}`;
/** To say a text to somebody changes nothing of it. */
const isTrial = ({ code }: Claim) => code === "change_delivery";

/** « Gardez ce texte », and no more than that is so where a card asks for something beside it. */
function keptButFor(claims: readonly Claim[]): string {
  const small = claims.filter(
    ({ kind, rule }) => (kind === "fault" && !UNHEARD.has(rule)) || (kind === "measure" && rule === "whole"),
  ).length;
  const last = small === 0 ? "" : small === 1 ? ", à un détail près" : ", à quelques détails près";
  return `Gardez ce texte${last}`;
}
/** Tics are counted and told apart. */
const UNHEARD = new Set<ClaimRule>(["filler"]);

function praiseOf(claims: readonly Claim[]): string | null {
  const [, words = null] =
    PRAISE.find(([rule]) => claims.some((claim) => claim.kind === "credit" && claim.rule === rule)) ?? [];
  return words;
}
