import type { Claim, ClaimRule } from "../report.ts";
import { advise, listAdvice } from "./advice/advise.ts";
import { adviseOnYourPart } from "./advice/advise-on-your-part.ts";
import { cardOf } from "./context/cards.ts";
import { isOfBroken } from "./signs/broken-text.ts";
import { listHeard, tellHeardWhole } from "./telling/tell-heard-whole.ts";
import type { ClaimContext, Draft } from "./context/claim-context.ts";
import { isWorthTelling } from "./worth/is-worth-telling.ts";
import { listKept, tellOneLine } from "./telling/tell-kept.ts";
import { tellCards } from "./telling/tell-cards.ts";
import { tellLived } from "./telling/tell-told.ts";
import { tellOpening } from "./telling/tell-opening.ts";
import { tellParts } from "./telling/tell-parts.ts";
import { tellProofs } from "./telling/tell-proofs.ts";
import { tellRequest } from "./telling/tell-request.ts";
import { tellWhole } from "./telling/tell-whole.ts";
import { tellWords } from "./telling/tell-words.ts";
import { sumParts } from "./parts/sum-parts.ts";

/** Under this validity the text is no pitch: only that is told. */
const NOT_A_PITCH = 0.5;

/** What is told of a text before anything is advised. */
function tellFirst(context: ClaimContext): Draft[] {
  const worth = tellAll(context).filter(
    (draft) => isWorthTelling(context, draft) && !isOnlyOfAll(context, draft),
  );
  return onOneCard(context, withoutContradictions(worth));
}

/** Of who is asked for their own part of what « on » did, it is not said that they told what they did. */
const isOnlyOfAll = (context: ClaimContext, { kind, part, quotes }: Draft): boolean =>
  kind === "credit" && part === "action" && quotes.length === 0 && adviseOnYourPart(context).length > 0;

/** A place that two rules find wrong is told on the card of the first. */
function onOneCard({ labels }: ClaimContext, drafts: readonly Draft[]): Draft[] {
  const faults = drafts.filter(({ kind, rule }) => kind === "fault" && !IN_PASSING.has(rule));
  return drafts.map((draft) => {
    if (!faults.includes(draft)) return draft;
    const before = faults.slice(0, faults.indexOf(draft)).find((other) => isAtOnePlace(draft, other));
    const metric = before && cardOf(before, labels);
    return metric ? { ...draft, metric } : draft;
  });
}

/** All that might be said of a text: what of it is said is weighed. */
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

/** All that a report says of a text, each with what it rests on; the first advice is the first thing to do. */
export function makeClaims(context: ClaimContext): Claim[] {
  const kept = tellFirst(context);
  const isPitch = context.validity >= NOT_A_PITCH;
  const advice = advise(context, kept);
  const cards = isPitch ? cardsOf(context, kept, advice) : [];
  const parts = isPitch ? sumParts(context, kept) : [];
  const heard = isPitch ? tellHeardWhole(context, kept) : [];
  return name([...kept, ...heard, ...parts, ...cards, ...advice], context);
}

/** What the cards say besides: it is weighed as it was learnt, then told for what it is. */
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

/** What is counted or marks a place of the telling blames nobody. */
const ONLY_SHOWN = new Set(["discourseMarker", "turn"]);

/** What a card finds wrong is a fault like any other; an excuse takes nothing from what its sentence says. */
function asFault(draft: Draft): Draft {
  const signs = draft.evidence.map(({ rule }) => rule);
  const isCounted = signs.length > 0 && signs.every((sign) => ONLY_SHOWN.has(sign));
  if (draft.kind !== "measure" || draft.rule !== "whole" || isCounted) return draft;
  return { ...draft, kind: "fault", rule: signs.includes("excuse") ? "hedge" : "whole" };
}

/**
 * The claims that a rewriting rests on. What the cards say besides changes nothing in most texts: it is told when asked for.
 */
export function claimsToRewrite(context: ClaimContext): { claims: Claim[]; cards: () => Claim[] } {
  const kept = tellFirst(context);
  const advice = advise(context, kept);
  const isPitch = context.validity >= NOT_A_PITCH;
  return {
    claims: name([...kept, ...advice], context),
    cards: () => (isPitch ? name(cardsOf(context, kept, advice), context) : []),
  };
}

/** What names a word of a sentence, and takes nothing from what the sentence says. */
const IN_PASSING = new Set<ClaimRule>(["filler", "hedge", "spelling", "repair"]);

/**
 * No sentence is both praised and blamed; what is praised is not missing; nothing is said twice in the same words. Where the
 * text breaks off or is not its speaker's, nothing is praised; elsewhere a praise takes the fault away.
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

/** What a part called missing would contradict. */
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

/** Rules that speak of several places of one text: the words of the place tell one claim from another. */
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
 * Each claim with its name and its card. What is said once of a text is named by what it says (`credit-part-problem`), what
 * may be said of several places by their words too (`fault-hedge-je-pense`), so that one name stands for the same thing in
 * every version of a pitch.
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
