import { onlyBlames } from "./advice/advise-on-what-hurts.ts";
import type { Claim, ClaimRule } from "../report.ts";
import { advise, listAdvice } from "./advice/advise.ts";
import { adviseOnYourPart } from "./advice/advise-on-your-part.ts";
import { cardOf } from "./context/cards.ts";
import { isOfBroken } from "./signs/broken-text.ts";
import { listHeard, tellHeardWhole } from "./telling/tell-heard-whole.ts";
import type { ClaimContext, Draft } from "./context/claim-context.ts";
import { isWorthTelling } from "./worth/is-worth-telling.ts";
import { listKept, tellOneLine } from "./telling/tell-kept.ts";
import { showWords } from "./telling/show-words.ts";
import { tellCards } from "./telling/tell-cards.ts";
import { tellLived } from "./telling/tell-told.ts";
import { tellOpening } from "./telling/tell-opening.ts";
import { tellParts } from "./telling/tell-parts.ts";
import { tellProofs } from "./telling/tell-proofs.ts";
import { tellRequest } from "./telling/tell-request.ts";
import { tellWhole } from "./telling/tell-whole.ts";
import { tellWords } from "./telling/tell-words.ts";
import { sumParts } from "./parts/sum-parts.ts";

/** Below this validity the text is not a pitch: the report says only that. */
const NOT_A_PITCH = 0.5;

/** The claims about the text, made before any advice. */
function tellFirst(context: ClaimContext): Draft[] {
  const worth = tellAll(context).filter(
    (draft) => isWorthTelling(context, draft) && !isOnlyOfAll(context, draft),
  );
  return onOneCard(context, withoutPraiseOfBlame(context, withoutContradictions(worth)));
}

/** When advice asks for the speaker's own part of what « on » did, do not also praise the action. */
const isOnlyOfAll = (context: ClaimContext, { kind, part, quotes }: Draft): boolean =>
  kind === "credit" && part === "action" && quotes.length === 0 && adviseOnYourPart(context).length > 0;

/** Nothing is praised of a quarrel told against the others only. */
const withoutPraiseOfBlame = (context: ClaimContext, drafts: readonly Draft[]): Draft[] => {
  const isBlame = onlyBlames(context);
  return drafts.filter(({ kind }) => kind !== "credit" || !isBlame);
};

/** When two rules find a fault at the same place, both go on the card of the first. */
function onOneCard({ labels }: ClaimContext, drafts: readonly Draft[]): Draft[] {
  const faults = drafts.filter(({ kind, rule }) => kind === "fault" && !IN_PASSING.has(rule));
  return drafts.map((draft) => {
    if (!faults.includes(draft)) return draft;
    const before = faults.slice(0, faults.indexOf(draft)).find((other) => isAtOnePlace(draft, other));
    const metric = before && cardOf(before, labels);
    return metric ? { ...draft, metric } : draft;
  });
}

/** Everything that might be said of a text: later weighed to choose what is said. */
export function listSayings(context: ClaimContext): Draft[] {
  const told = tellAll(context);
  const kept = withoutContradictions(told);
  return [
    ...told,
    ...tellCards(context, kept, [], () => true),
    ...listKept(context),
    ...listHeard(context),
    ...listAdvice(context, kept),
  ];
}

function tellAll(context: ClaimContext): Draft[] {
  const whole = tellWhole(context);
  return context.validity < NOT_A_PITCH
    ? [...whole, ...tellWords(context).filter(({ rule }) => rule === "filler" || rule === "repetition")]
    : [
        ...whole,
        ...tellOpening(context),
        ...tellParts(context),
        ...tellProofs(context),
        ...tellLived(context),
        ...tellRequest(context),
        ...tellWords(context),
      ];
}

/** All that a report says of a text, each claim with its evidence; the first advice is the first thing to do. */
export function makeClaims(context: ClaimContext): Claim[] {
  const kept = tellFirst(context);
  const isPitch = context.validity >= NOT_A_PITCH;
  const advice = advise(context, kept);
  const cards = isPitch ? cardsOf(context, kept, advice) : [];
  const heard = isPitch ? tellHeardWhole(context, [...kept, ...cards], advice) : [];
  const parts = isPitch ? sumParts(context, kept, [...heard, ...cards, ...advice]) : [];
  const all = withoutPraiseOfBlame(context, [...kept, ...heard, ...parts, ...cards, ...advice]);
  return name(showWords(context, all), context);
}

/**
 * Further claims of the cards: weighed in the form in which the weights were fitted, then relabelled as faults where
 * they blame.
 */
function cardsOf(context: ClaimContext, told: readonly Draft[], advice: readonly Draft[]): Draft[] {
  const cards = tellCards(context, told, advice)
    .filter((draft) => isWorthTelling(context, draft))
    .map(asFault);
  const isShown = [...told, ...cards, ...advice].some(
    ({ rule, quotes }) => rule !== "filler" && quotes.length > 0,
  );
  if (advice[0]?.code === "keep_as_is" && !isShown) cards.push(...tellOneLine(context));
  return withoutContradictions([...told, ...cards]).filter((draft) => !told.includes(draft));
}

/** Signs that only count or locate something, without blaming. */
const ONLY_SHOWN = new Set(["discourseMarker", "turn"]);

/**
 * A negative remark of a card becomes a fault; an apology becomes a hedge, which leaves the rest of its sentence
 * untouched.
 */
function asFault(draft: Draft): Draft {
  const signs = draft.evidence.map(({ rule }) => rule);
  const isCounted = signs.length > 0 && signs.every((sign) => ONLY_SHOWN.has(sign));
  if (draft.kind !== "measure" || draft.rule !== "whole" || isCounted) return draft;
  return { ...draft, kind: "fault", rule: signs.includes("excuse") ? "hedge" : "whole" };
}

/** The claims that a rewriting uses. The further claims of the cards rarely change it, so they are made on demand. */
export function claimsToRewrite(context: ClaimContext): { claims: Claim[]; cards: () => Claim[] } {
  const kept = tellFirst(context);
  const advice = advise(context, kept);
  const isPitch = context.validity >= NOT_A_PITCH;
  // Where the whole is heard as clichés, an example is asked for.
  const heard = isPitch ? tellHeardWhole(context, kept) : [];
  return {
    claims: name([...kept, ...heard, ...advice], context),
    cards: () => (isPitch ? name(cardsOf(context, kept, advice), context) : []),
  };
}

/** Rules about one word, compatible with praise of the sentence. */
const IN_PASSING = new Set<ClaimRule>(["filler", "hedge", "spelling", "repair"]);

/**
 * No sentence is both praised and blamed, nothing praised is reported missing, and nothing is said twice in the same
 * words. Praise gives way to a defect that makes the text unusable, and removes any other fault.
 */
function withoutContradictions(drafts: readonly Draft[]): Draft[] {
  const broken = drafts.filter((draft) => draft.kind === "fault" && isOfBroken(draft));
  const isBroken = (draft: Draft) => broken.some((fault) => meets(draft, fault));
  const credits = drafts.filter((draft) => draft.kind === "credit" && !isBroken(draft));
  const told = new Set<string>();
  return drafts.filter((draft) => {
    if (draft.kind === "credit" && (told.has(draft.text) || isBroken(draft))) return false;
    told.add(draft.text);
    if (draft.kind === "missing")
      return !credits.some((credit) => SAME[draft.part ?? draft.rule]?.includes(credit.part ?? credit.rule));
    if (draft.kind !== "fault" || IN_PASSING.has(draft.rule)) return true;
    return !credits.some((credit) => meets(draft, credit));
  });
}

const isAtOnePlace = (one: Draft, other: Draft): boolean =>
  one.quotes.some((quote) =>
    other.quotes.some(({ start, end }) => quote.start === start && quote.end === end),
  );

const meets = (one: Draft, other: Draft): boolean =>
  one.quotes.some((quote) => other.quotes.some(({ start, end }) => quote.start < end && start < quote.end));

/** Rules whose praise contradicts reporting a part as missing. */
const SAME: Record<string, readonly string[]> = {
  proof: ["bestProof", "proof"],
  request: ["request"],
  action: ["action"],
  result: ["result"],
  anecdote: ["scene"],
  example: ["scene", "action", "bestProof"],
  achievement: ["action", "bestProof", "proof"],
  achievements: ["action", "bestProof", "proof"],
  emotion: ["emotion"],
  story_or_facts: ["scene", "bestProof", "proof"],
  effect: ["scene"],
  situation: ["scene"],
};

/** Rules that apply to several places of one text: the quoted words distinguish the claims. */
const BY_PLACE = new Set<ClaimRule>([
  "filler",
  "hedge",
  "jargon",
  "cliche",
  "proof",
  "repair",
  "repetition",
  "longSentence",
  "graderInstruction",
  "whole",
  "heard",
]);
const NAMED_WORDS = 5;

/**
 * Gives each claim its name and its card. A claim made once per text is named by what it says (`credit-part-problem`),
 * one that may occur at several places also by the quoted words (`fault-hedge-je-pense`), so that a name means the same
 * in every version of a pitch.
 */
function name(drafts: readonly Draft[], context: ClaimContext): Claim[] {
  const { content } = context.content.reading.input;
  const seen = new Map<string, number>();
  return drafts.map((draft) => {
    const metric = cardOf(draft, context.labels);
    const { kind, rule, part, code, device, form, quotes } = draft;
    const [first] = quotes;
    const place =
      BY_PLACE.has(rule) && kind !== "advice" && first ? content.slice(first.start, first.end) : "";
    const about = kind === "advice" ? [code] : [rule, part ?? device, slug(form ?? place)];
    const plain = [kind, ...about].filter(Boolean).join("-");
    const count = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, count);
    const { metric: _own, ...rest } = draft;
    return { id: count === 1 ? plain : `${plain}-${count}`, metric, ...rest };
  });
}

const slug = (words: string): string =>
  (
    words
      .slice(0, 200)
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .slice(0, NAMED_WORDS)
    .join("-");
