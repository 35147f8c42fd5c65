import type { ClaimPart, ClaimRule } from "../../report.ts";
import type { ClaimContext, Draft } from "../context/claim-context.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { heardChance } from "../listener/listener.ts";
import { bestRequest } from "../signs/find-request.ts";
import { mostOfRoles } from "../signs/pick-sentence.ts";
import { strongestOf } from "../parts/part-signs.ts";
import { type Worth, worthOf } from "./worth.ts";

/** Facts that do not depend on the reader: words that are present, a text that is incomplete. */
const SURE = new Set<ClaimRule>([
  "offTopic",
  "graderInstruction",
  "template",
  "twoVoices",
  "cutText",
  "notes",
  "readAloud",
  "filler",
  "repair",
  "spelling",
  "jargon",
  "repetition",
  "longSentence",
]);
/**
 * A claim is shown from this chance of being useful on, up to this chance of being wrong. On 60 unseen texts, two
 * readers of each report found wrong nine praises of 100 under .1 and five of 18 up to .15, two remarks of 26 and five
 * of 14 (record 360).
 */
const SAID = { useful: 0.4, wrong: 0.1 };

/**
 * A part is reported missing only when two models agree: this one, and the chance that the part is present (record
 * 376).
 */
const WRONG_OF_MISSING = 0.15;

/**
 * A part that is only listed as present quotes nothing and is one of several: drop it only when more likely wrong than
 * right.
 */
const WRONG_OF_COUNTED = 0.7;
/**
 * Lower limits for parts that readers deny most when no words are shown: of 121 told beyond them before, readers found 56
 * wrong, 53 empty and twelve useful. A request is told all the same where a sentence surely plays it.
 */
const WRONG_OF_PART: Partial<Record<ClaimPart, number>> = {
  proof: 0.3,
  anecdote: 0.3,
  request: 0.35,
  lesson: 0.35,
  example: 0.35,
  action: 0.35,
  emotion: 0.4,
  result: 0.4,
  situation: 0.4,
  link_with_job: 0.4,
  business_model: 0.45,
};
const PLAYED_SURELY = 0.83;
/**
 * Do not list a part when three signs doubt it: its best sentence hardly plays the role, its author would hardly find
 * it useful and might well find it wrong. Of 34 such parts, readers found 25 wrong and one useful; the sixty annotated
 * texts contain none.
 */
const DOUBTED = { wrong: 0.4, useful: 0.3, played: 0.5 };

/**
 * Limits under which two credits without a quote are dropped: « On comprend ce que vous proposez » when the best sentence of the
 * offer only praises it, and « Une demande s’entend » when no sentence asks by its mood and person (« la première séance est
 * offerte »). Of 36 such lines that readers judged, 23 were wrong and ten empty.
 */
const OF_WORDS = { useful: 0.3, wrong: 0.35, asserted: 0.2 };
const UNASKED = { useful: 0.25, wrong: 0.4, played: 0.35 };
function isIdle(context: ClaimContext, part: ClaimPart, { useful, wrong }: Worth): boolean {
  const strongest = strongestOf(context, part);
  if (part === "request")
    return (
      !bestRequest(context) &&
      ((useful < UNASKED.useful && wrong > UNASKED.wrong) || (strongest?.chance ?? 0) < UNASKED.played)
    );
  const best = part === "solution" ? strongest?.sentence : null;
  return (
    useful < OF_WORDS.useful &&
    wrong > OF_WORDS.wrong &&
    !!best &&
    best.figures.length === 0 &&
    mostOfRoles(context, best, ["claim", "cliche"]) > OF_WORDS.asserted
  );
}

/** Evidence that leaves no doubt: words that apologise, a result told by two numbers, words that are counted. */
const FACTS: ReadonlySet<string> = new Set(["excuse", "measuredChange", "discourseMarker"]);

/** Blanks still to fill in and lines of two speakers are reported as such: do not praise them too. */
function isOfNoSpeech({ content }: ClaimContext, { quotes }: Draft): boolean {
  const { blanks, turns } = content.reading;
  return [...blanks, ...turns.slice(0, 2)].some(({ start, end }) =>
    quotes.some((quote) => quote.start < end && start < quote.end),
  );
}

/** « Il nous faut 1 770 appels pour couvrir les frais »: what an offer needs to live, asked of nobody. */
const BREAKS_EVEN = regexInLines("iu")`
  (?<!\p{L})il (?:(?:nous|m['’]|me|en) ?){0,2}faut (?:donc )?[^.!?]{0,40}?pour (?:
    (?:nous |se |me )?(?:payer|couvrir|rembourser|amortir|équilibrer|rentabiliser|vivre|tenir)|être (?:rentable|à l['’]équilibre)|
    atteindre (?:l['’]équilibre|le seuil)
  )
`;
/** Whether the quoted request asks its listener for nothing, or a listener would say that it is vague. */
function asksForNothing(context: ClaimContext, { quotes }: Draft): boolean {
  const { content } = context.content.reading.input;
  const said = quotes.map(({ start, end }) => content.slice(start, end));
  if (quotes.length === 0) said.push(strongestOf(context, "request")?.sentence.sentence.text ?? "");
  if (said.some((words) => BREAKS_EVEN.test(words))) return true;
  const vague = heardChance(context, "asksVaguely");
  return quotes.length > 0 && vague >= ASKED_VAGUELY && vague > heardChance(context, "asksClearly");
}
const ASKED_VAGUELY = 0.5;

/** Whether the author of a text would find a claim true and worth knowing. */
export function isWorthTelling(context: ClaimContext, draft: Draft): boolean {
  if (draft.kind === "credit" && isOfNoSpeech(context, draft)) return false;
  if (draft.kind === "credit" && draft.part === "request" && asksForNothing(context, draft)) return false;
  const isCounted = draft.rule === "part" && draft.kind === "credit" && draft.quotes.length === 0;
  // The roles given by a reader of the text leave no doubt.
  const isGiven = draft.rule === "part" && context.content.hasGivenRoles;
  const isFact = draft.evidence.some(({ rule }) => FACTS.has(rule));
  if (SURE.has(draft.rule) || isGiven || isFact) return true;
  const worth = worthOf(context, draft);
  const { useful, wrong } = worth;
  if (isCounted) {
    const played = strongestOf(context, draft.part!)?.chance ?? 0;
    const isDoubted = wrong > DOUBTED.wrong && useful < DOUBTED.useful && played < DOUBTED.played;
    const isSurelyAsked = draft.part === "request" && played >= PLAYED_SURELY;
    const most = (!isSurelyAsked && WRONG_OF_PART[draft.part!]) || WRONG_OF_COUNTED;
    return wrong <= most && !isDoubted && !isIdle(context, draft.part!, worth);
  }
  const isMissingPart = draft.rule === "part" && draft.kind === "missing";
  return useful >= SAID.useful && wrong <= (isMissingPart ? WRONG_OF_MISSING : SAID.wrong);
}
