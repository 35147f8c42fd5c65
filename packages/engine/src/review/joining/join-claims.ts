import { cardOf } from "../../claims/context/cards.ts";
import { isGiven } from "../../claims/advice/given.ts";
import type { AdviceCode, Claim, ContentMetricLabel, Place } from "../../report.ts";
import type { WholeReading } from "./check-whole.ts";

type Said = WholeReading["claims"][number];

const MOST_ADVICE = 4;
/** Faults of single words: the sentence around them may still be praised. */
const OF_WORDS = new Set(["filler", "hedge"]);
/** Names of rules and parts that mean the same. */
const SAME: readonly (readonly string[])[] = [
  ["proof", "bestProof", "result", "achievement", "achievements", "story_or_facts"],
  ["request", "next_step"],
  ["action", "task"],
  ["scene", "anecdote", "situation", "example", "story_or_facts"],
  ["emotion"],
  ["closing", "close", "conclusion", "thanks_or_wish"],
  ["why_this_job", "link_with_job", "contribution", "link_with_me"],
];

/**
 * Merges the claims of a reader and of the engine: first the reader's, then those of the engine that do not contradict
 * them. Where one praises a place that the other blames, or hears a part that the other misses, the reader prevails;
 * the first advice is the reader's.
 */
export function joinClaims(
  engine: readonly Claim[],
  reader: readonly Said[],
  labels: readonly ContentMetricLabel[],
): Claim[] {
  const own = name(agree(reader), labels);
  const isKept = own.some(({ code }) => code === "keep_as_is");
  const first = own.find(({ kind }) => kind === "advice");
  const ids = new Set(own.map(({ id }) => id));
  const texts = new Set(own.map(({ text }) => text));
  const added = engine.filter((claim) => {
    if (ids.has(claim.id) || texts.has(claim.text)) return false;
    // The reader's remarks on the parts replace the engine's summary of them.
    if (claim.kind === "measure" && claim.rule === "part" && own.some(({ rule }) => rule === "part"))
      return false;
    if (claim.kind === "advice") {
      if (first && (isKept || claim.code === "keep_as_is" || claim.code === first.code)) return false;
      return !own.some(
        (said) => said.kind === "credit" && (isGiven(claim.code!, [said]) || meets(said, claim)),
      );
    }
    return !own.some(
      (said) =>
        contradicts(said, claim) || repeats(said, claim) || blames(said, claim) || replaces(said, claim),
    );
  });
  const facts = [...own, ...added].filter(({ kind }) => kind !== "advice");
  const credits = facts.filter(({ kind }) => kind === "credit");
  const advice = [...own, ...added]
    .filter(({ kind }) => kind === "advice")
    .filter((claim) => claim === first || !credits.some((credit) => isGiven(claim.code!, [credit])))
    .slice(0, MOST_ADVICE);
  const asked = first?.code;
  // Do not praise what the first advice asks to change.
  const praised = facts.filter(
    (claim) =>
      claim.kind !== "credit" ||
      !((asked && isGiven(asked, [claim])) || (first && DROPS.has(first.code!) && meets(first, claim))),
  );
  return [...praised, ...advice];
}

/** Advice to drop a passage: that passage is not praised. */
const DROPS = new Set<AdviceCode>(["drop_irrelevant", "drop_cliches"]);

/** If a reader both praises and blames one place, keep the first remark. */
function agree(said: readonly Said[]): Said[] {
  const kept: Said[] = [];
  for (const claim of said)
    if (
      !kept.some(
        (other) => contradicts(other, claim) || (claim.kind !== "advice" && other.text === claim.text),
      )
    )
      kept.push(claim);
  return kept;
}

type Told = Pick<Claim, "kind" | "rule" | "part" | "quotes">;

function contradicts(one: Told, other: Told): boolean {
  const pair = [one.kind, other.kind];
  if (!pair.includes("credit") || pair.every((kind) => kind === "credit") || pair.includes("advice"))
    return false;
  if (pair.includes("missing")) return isSame(one, other);
  return (
    pair.includes("fault") &&
    meets(one, other) &&
    ![one, other].some(({ kind, rule }) => kind === "fault" && OF_WORDS.has(rule))
  );
}

/** « La nouvelle est si couverte que beaucoup ne l’entendront pas » contradicts « La nouvelle est dite ». */
function blames(said: Told, claim: Told): boolean {
  return said.kind === "fault" && claim.kind === "credit" && claim.rule === "part" && isSame(said, claim);
}

/** If the reader proposes another opening or closing, do not advise keeping the present one. */
function replaces(said: Told, { kind, evidence }: Claim): boolean {
  const isEnd = said.rule === "opening" || said.rule === "closing";
  return (
    said.kind === "advice" && isEnd && kind === "credit" && evidence.some(({ rule }) => rule === said.rule)
  );
}

/** Drop the engine's claim where the reader has the same remark on the same part or rule. */
function repeats(one: Told, other: Told): boolean {
  if (one.kind !== other.kind || one.kind === "advice") return false;
  return nameOf(one) === nameOf(other) && !OF_WORDS.has(one.rule);
}

const nameOf = ({ rule, part }: Told) => part ?? rule;
const isSame = (one: Told, other: Told) => {
  const [left, right] = [nameOf(one), nameOf(other)];
  return left === right || SAME.some((group) => group.includes(left) && group.includes(right));
};
const meets = (one: Pick<Claim, "quotes">, other: Pick<Claim, "quotes">) =>
  one.quotes.some((left) => other.quotes.some((right) => overlap(left, right)));
const overlap = (one: Place, other: Place) => one.start < other.end && other.start < one.end;

function name(said: readonly Said[], labels: readonly ContentMetricLabel[]): Claim[] {
  const seen = new Map<string, number>();
  return said.map((claim) => {
    const { kind, rule, part, code } = claim;
    const plain = [kind, ...(kind === "advice" ? [code] : [rule, part])].filter(Boolean).join("-");
    const count = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, count);
    return { id: count === 1 ? plain : `${plain}-${count}`, metric: cardOf(claim, labels), ...claim };
  });
}
