import type { ClaimPart, ClaimRule } from "../../report.ts";
import type { ClaimContext, Draft } from "../context/claim-context.ts";
import { bestRequest } from "../signs/find-request.ts";
import { mostOfRoles } from "../signs/pick-sentence.ts";
import { strongestOf } from "../parts/part-signs.ts";
import { type Worth, worthOf } from "./worth.ts";

/** What is so, whoever reads it: words that are there, a text that is not whole. */
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
 * It is said from the first chance on that it is useful, up to the other one that it is wrong. Of 60 texts never seen,
 * readers of two reports on each found wrong nine praises of 100 under it and five of 18 up to .15, two remarks of 26 and five
 * of 14 (record 360).
 */
const SAID = { useful: 0.4, wrong: 0.1 };

/** A part is called missing on the word of two models: this one, and the chance that the part is filled (record 376). */
const WRONG_OF_MISSING = 0.15;

/** A part that is only said to be there shows no words and is counted among the others: it is to be likelier wrong than right. */
const WRONG_OF_COUNTED = 0.7;
/**
 * Where three signs doubt it, it is not counted: its best sentence hardly plays it, its author would hardly find it useful, and
 * might well find it wrong. Of 34 such, readers found 25 wrong and one useful; the sixty annotated texts hold none of them.
 */
const DOUBTED = { wrong: 0.4, useful: 0.3, played: 0.5 };

/**
 * Said without words of the text, where readers would sooner find it wrong, or nothing comes near: that one understands an offer which its best
 * sentence only praises, and that a request is heard where no sentence makes one by its mood and person (« la première séance
 * est offerte »). Of 36 such lines that readers judged 23 were wrong, ten empty.
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

/** What is still to be filled in, or opens the lines of two persons, is told so: it is not praised beside. */
function isOfNoSpeech({ content }: ClaimContext, { quotes }: Draft): boolean {
  const { blanks, turns } = content.reading;
  return [...blanks, ...turns.slice(0, 2)].some(({ start, end }) =>
    quotes.some((quote) => quote.start < end && start < quote.end),
  );
}

/** Whether the author of a text would find that it is so, and worth being told. */
export function isWorthTelling(context: ClaimContext, draft: Draft): boolean {
  if (draft.kind === "credit" && isOfNoSpeech(context, draft)) return false;
  const isCounted = draft.rule === "part" && draft.kind === "credit" && draft.quotes.length === 0;
  // What a reader of the text has said of its sentences leaves nothing in doubt.
  const isGiven = draft.rule === "part" && context.content.hasGivenRoles;
  const isExcuse = draft.evidence.some(({ rule }) => rule === "excuse");
  if (SURE.has(draft.rule) || isGiven || isExcuse) return true;
  const worth = worthOf(context, draft);
  const { useful, wrong } = worth;
  if (isCounted) {
    const played = strongestOf(context, draft.part!)?.chance ?? 0;
    const isDoubted = wrong > DOUBTED.wrong && useful < DOUBTED.useful && played < DOUBTED.played;
    return wrong <= WRONG_OF_COUNTED && !isDoubted && !isIdle(context, draft.part!, worth);
  }
  const isMissingPart = draft.rule === "part" && draft.kind === "missing";
  return useful >= SAID.useful && wrong <= (isMissingPart ? WRONG_OF_MISSING : SAID.wrong);
}
