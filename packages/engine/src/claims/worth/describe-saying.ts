import { logOdds } from "../listener/log-odds.ts";
import { PITCH_TYPES } from "../../pitch.ts";
import type { Place } from "../../report.ts";
import { FAMILIES, ROLES } from "../../roles/role-names.ts";
import type { ClaimContext, Draft } from "../context/claim-context.ts";
import { HEARD_LABELS, type HeardLabel, heardChance, LINE_LABELS, lineChance } from "../listener/listener.ts";
import { isComplete } from "../context/places.ts";
import { SENTENCE_SIGNS, signsOf } from "../signs/sentence-signs.ts";

/** A sentence that the report might say. */
export type Saying = Pick<Draft, "kind" | "rule" | "part" | "code" | "form" | "text"> & {
  quotes?: readonly Place[];
  /** How useful its rule makes it, 0 to 1; for the advice to keep the text, the worth of the best change proposed. */
  worth?: number;
};

/**
 * Groups weighed separately: praise and blame of the whole, praise of a place, a remark, the advice to keep the text,
 * any other advice.
 */
export const SAYING_GROUPS = ["praise", "blame", "credit", "remark", "keep", "advice"] as const;
export type SayingGroup = (typeof SAYING_GROUPS)[number];

export function groupOf({ kind, rule, code }: Saying): SayingGroup {
  if (kind === "advice") return code === "keep_as_is" ? "keep" : "advice";
  if (rule === "heard") return kind === "credit" ? "praise" : "blame";
  return kind === "credit" ? "credit" : "remark";
}

const TURN_WORDS = 4;
/** The first words of a sentence, with quotes emptied: « Vous finissez sur «» ». */
export function turnOf(text: string, words = TURN_WORDS): string {
  const said = text.replace(/«[^«»]*»/gu, "«»").match(/«»|[\p{L}\p{N}’'-]+/gu) ?? [];
  return said.slice(0, words).join(" ");
}

/** What a sentence is about, by the names used in claims. */
export const subjectOf = ({ rule, code, form, part }: Saying): string =>
  [rule, code ?? (rule === "heard" ? form : undefined), part].filter(Boolean).join(" ");

const SUREST = 0.997;
const logit = (chance: number) => logOdds(chance, SUREST);

/** Features of the text: the listener's labels, how likely it is off topic, its scores, its length, its form. */
export function describeText(context: ClaimContext): number[] {
  const { content, form, quality, scored } = context;
  const { reading } = content;
  const notes = scored.map(({ score }) => score);
  return [
    ...HEARD_LABELS.map((label) => logit(heardChance(context, label))),
    logit(content.evidence.offTopic?.chance ?? 0),
    quality,
    Math.min(...notes),
    Math.max(...notes),
    Math.log(1 + reading.words),
    Number(reading.units.punctuated),
    Number(form.asks),
    ...PITCH_TYPES.map((type) => Number(type === reading.input.pitchType)),
  ];
}

/** The listener's labels that make some advice more useful, and some less. */
export const TELLING: readonly HeardLabel[] = [
  "complains",
  "aggressive",
  "boasts",
  "excuses",
  "recites",
  "rambles",
  "flat",
  "jargon",
  "moving",
  "precise",
  "missesPoint",
  "lacksRequest",
  "shows",
  "anybodys",
  "opensBadly",
  "endsBadly",
  "keep",
  "advise moment",
  "advise cut",
  "advise tone",
  "advise open",
  "advise end",
];
const TOLD_AT = TELLING.map((label) => HEARD_LABELS.indexOf(label));

/** The values of `describeText` for the labels of `TELLING`, in their order. */
export const tellingOf = (text: readonly number[]): number[] => TOLD_AT.map((at) => text[at]!);

const MOST_FIGURES = 2;
/** Names of the values of `describePlace`, in their order. */
const PLACE_VALUES: readonly string[] = [
  ...LINE_LABELS.map((label) => `line ${label}`),
  ...LINE_LABELS.map((label) => `line ${label} under the likeliest`),
  ...FAMILIES.map((family) => `line ${family}`),
  ...ROLES.map((role) => `line ${role}`),
  ...SENTENCE_SIGNS.map((sign) => `line ${sign}`),
  "line",
  "line log words",
  "line complete",
  "line question",
  "line place",
  "line first",
  "line last",
  "line figures",
];
const NO_PLACE: readonly number[] = PLACE_VALUES.map(() => 0);

const likeliest = new WeakMap<ClaimContext, number[]>();
/** For each label, the highest chance among the sentences of a text: computed once, so that the whole stays linear. */
function mostOf(context: ClaimContext): number[] {
  let most = likeliest.get(context);
  if (!most) {
    most = LINE_LABELS.map((label) =>
      Math.max(...context.sentences.map((sentence) => lineChance(context, sentence, label))),
    );
    likeliest.set(context, most);
  }
  return most;
}

const described = new WeakMap<ClaimContext, Map<number, readonly number[]>>();

/** Features of the first sentence that is quoted, in the order of `PLACE_VALUES`; empty without a quote. */
export function describePlace(context: ClaimContext, [place]: readonly Place[] = []): readonly number[] {
  const at = place
    ? context.sentences.findIndex(({ sentence }) => place.start < sentence.end && sentence.start < place.end)
    : -1;
  if (at < 0) return NO_PLACE;
  let known = described.get(context);
  if (!known) described.set(context, (known = new Map()));
  let values = known.get(at);
  if (!values) known.set(at, (values = describeSentence(context, at)));
  return values;
}

function describeSentence(context: ClaimContext, at: number): readonly number[] {
  const { sentences, roles, content } = context;
  const said = sentences[at]!;
  const chances = LINE_LABELS.map((label) => lineChance(context, said, label));
  const signs = signsOf(content, said);
  return [
    ...chances.map(logit),
    ...mostOf(context).map((most, k) => chances[k]! - most),
    ...FAMILIES.map((family) => logit(roles.family(said, family))),
    ...ROLES.map((role) => logit(roles.of(said, role))),
    ...SENTENCE_SIGNS.map((sign) => Number(signs[sign])),
    1,
    Math.log(1 + said.sentence.words),
    Number(isComplete(said)),
    Number(said.isQuestion),
    at / sentences.length,
    Number(at === 0),
    Number(at === sentences.length - 1),
    Math.min(MOST_FIGURES, said.figures.length),
  ];
}

/** How likely a listener would say the same of the whole text, as log-odds; 0 for claims of other rules. */
export const ownLogit = (context: ClaimContext, { rule, kind, form }: Saying): number =>
  rule === "heard" && kind !== "advice" && form ? logit(heardChance(context, form as HeardLabel)) : 0;
