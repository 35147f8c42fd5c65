import type { AdviceCode, Claim, ClaimPart, ClaimRule, OpeningDevice } from "../report.ts";
import { ASK, ASK_PART } from "./advice/ask-for.ts";
import {
  AFTER,
  AFTER_OFFER,
  SEEN_ONCE,
  AFTER_PROJECT,
  ANSWERS,
  INSTEAD,
  INSTEAD_OF_JOB,
  LEAVE_OUT,
  OF_THEIR_FACTS,
} from "./telling/claim-kinds.ts";
import { PART_WORDS } from "./parts/parts-of-speech.ts";
import { READY_MADE_TEXTS } from "./telling/ready-made.ts";
import { HEARD } from "./telling/tell-opening.ts";

/** A sentence of the tables of claims: « $ » stands for a quote. */
interface ListedSentence {
  kind: Claim["kind"];
  rule: ClaimRule;
  part?: ClaimPart;
  device?: OpeningDevice;
  code?: AdviceCode;
  text: string;
}

const entries = <Key extends string, Value>(table: Partial<Record<Key, Value>>): [Key, Value][] =>
  Object.entries(table) as [Key, Value][];

/** Every sentence of the tables, whether or not some text calls for it. */
export function listSentences(): ListedSentence[] {
  const heard = entries(PART_WORDS).flatMap(([part, words]): ListedSentence[] => [
    ...[words.heard, ...Object.values(words.heardIn ?? {})].flatMap((text): ListedSentence[] => [
      { kind: "credit", rule: "part", part, text: `${text}.` },
      { kind: "credit", rule: "part", part, text: `${text}\u00a0: $.` },
    ]),
    { kind: "missing", rule: "part", part, text: words.missed },
  ]);
  const opened = entries(HEARD).map(([device, text]): ListedSentence => ({
    kind: "credit",
    rule: "opening",
    device,
    text: `${text}\u00a0: $.`,
  }));
  const asked = entries(ASK).map(([code, text]): ListedSentence => ({
    kind: "advice",
    rule: "part",
    code,
    text,
  }));
  const askedOfParts = entries(ASK_PART).flatMap(
    ([part, { text, alone, instead = alone }]): ListedSentence[] =>
      [text, alone, instead].map((one) => ({ kind: "advice", rule: "part", part, text: one })),
  );
  const ofClaims = [
    ...Object.values(ANSWERS).flat(),
    ...Object.values(AFTER),
    AFTER_OFFER,
    SEEN_ONCE,
    AFTER_PROJECT,
    ...Object.values(INSTEAD),
    ...Object.values(INSTEAD_OF_JOB),
    LEAVE_OUT,
    OF_THEIR_FACTS,
    ...READY_MADE_TEXTS,
  ].map((text): ListedSentence => ({ kind: "advice", rule: "cliche", text }));
  return [...heard, ...opened, ...asked, ...askedOfParts, ...ofClaims];
}
