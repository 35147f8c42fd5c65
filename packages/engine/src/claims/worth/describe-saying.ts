import { logOdds } from "../listener/log-odds.ts";
import { PITCH_TYPES } from "../../pitch.ts";
import type { Place } from "../../report.ts";
import { FAMILIES, ROLES } from "../../roles/role-names.ts";
import type { ClaimContext, Draft } from "../context/claim-context.ts";
import { HEARD_LABELS, type HeardLabel, heardChance, LINE_LABELS, lineChance } from "../listener/listener.ts";
import { isComplete } from "../context/places.ts";
import { SENTENCE_SIGNS, signsOf } from "../signs/sentence-signs.ts";

/** Something that might be said of a text. */
export type Saying = Pick<Draft, "kind" | "rule" | "part" | "code" | "form" | "text"> & {
  quotes?: readonly Place[];
  /** How much the rule that advises it makes of it, 0 to 1; of the advice to keep the text, the most that a rule would change. */
  worth?: number;
};

/**
 * What is told apart when it is weighed: praise and blame of the whole, praise of a place, a remark, the advice to keep the
 * text, any other advice.
 */
export const SAYING_GROUPS = ["praise", "blame", "credit", "remark", "keep", "advice"] as const;
export type SayingGroup = (typeof SAYING_GROUPS)[number];

export function groupOf({ kind, rule, code }: Saying): SayingGroup {
  if (kind === "advice") return code === "keep_as_is" ? "keep" : "advice";
  if (rule === "heard") return kind === "credit" ? "praise" : "blame";
  return kind === "credit" ? "credit" : "remark";
}

const TURN_WORDS = 4;
/** The words with which a sentence begins, whatever it quotes: « Vous finissez sur «» ». */
export function turnOf(text: string, words = TURN_WORDS): string {
  const said = text.replace(/«[^«»]*»/gu, "«»").match(/«»|[\p{L}\p{N}’'-]+/gu) ?? [];
  return said.slice(0, words).join(" ");
}

/** What a sentence is about, in the names of claims. */
export const subjectOf = ({ rule, code, form, part }: Saying): string =>
  [rule, code ?? (rule === "heard" ? form : undefined), part].filter(Boolean).join(" ");

const SUREST = 0.997;
const logit = (chance: number) => logOdds(chance, SUREST);

/**
 * What is known of the text of which something is said: what a listener would tell of it, how likely it leaves its
 * question, its notes, its length, its kind.
 */
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

/** What a listener tells of a text that makes one advice worth more, and another less. */
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
/** How likely the likeliest sentence of a text is to be told each label: asked for once, so that all stays linear. */
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

/** What is known of the sentence that is quoted first, in the order of `PLACE_VALUES`; nothing where none is. */
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

/** How surely a listener would say of the whole what is said of it; 0 of anything else. */
export const ownLogit = (context: ClaimContext, { rule, kind, form }: Saying): number =>
  rule === "heard" && kind !== "advice" && form ? logit(heardChance(context, form as HeardLabel)) : 0;
