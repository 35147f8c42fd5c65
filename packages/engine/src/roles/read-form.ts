import {
  DECIDER_WORDS,
  DEMONSTRATION_WORDS,
  EMPLOYER_SIGNS,
  FORM_SIGNS,
  FORM_WORDS,
  OFFER_WORDS,
  SELF_WORDS,
  POST_WORDS,
  SOLD_WORDS,
} from "./lexicons/speech-forms.ts";
import { asksAboutAThing, type QuestionKind } from "./question-kind.ts";
import type { SentenceRoles } from "./read-roles.ts";
import type { Role } from "./role-names.ts";
import type { SpeechContext } from "./speech-context.ts";

/** What kind of speech a text is. */
export type SpeechForm =
  | "presentation"
  | "answer"
  | "productPitch"
  | "demonstration"
  | keyof typeof FORM_WORDS
  | "unknown";

/** Every name of a form: a closed list. */
export const SPEECH_FORMS: readonly SpeechForm[] = [
  "presentation",
  "answer",
  "productPitch",
  "demonstration",
  ...(Object.keys(FORM_WORDS) as (keyof typeof FORM_WORDS)[]),
  "unknown",
];

export interface FormReading {
  form: SpeechForm;
  /** 0 to 1; under `SURE_FORM` a text is judged only by what all speeches share. */
  confidence: number;
  /** Where the form was found. */
  from: "reader" | "type" | "fields" | "text" | "nothing";
  /** The question of an interview. */
  questionKind: QuestionKind;
  /** The question asks to explain a thing. */
  isAboutAThing: boolean;
  /** A post is named in the question or the objective. */
  namesPost: boolean;
}

export const SURE_FORM = 0.6;
const FIELD_LENGTH = 500;

const matcher = (rows: readonly string[]) => new RegExp(rows.join("|"));
const BY_FIELDS = Object.entries(FORM_WORDS).map(
  ([form, rows]) => [form as keyof typeof FORM_WORDS, matcher(rows)] as const,
);
const DEMONSTRATION = matcher(DEMONSTRATION_WORDS);
const POST = matcher(POST_WORDS);
const DECIDERS = matcher(DECIDER_WORDS);
const OFFER = matcher(OFFER_WORDS);
const SELF = matcher(SELF_WORDS);
/** Forms that words such as « présenter » or « obtenir » show, unless they are about the speaker. */
const ABOUT_ONESELF = new Set<SpeechForm>(["explanation", "persuasion"]);
const SOLD = matcher(SOLD_WORDS);
const BY_SIGNS = Object.entries(FORM_SIGNS).map(([form, { least, rows }]) => ({
  form: form as keyof typeof FORM_SIGNS,
  least,
  signs: rows.map((row) => new RegExp(row)),
}));

function fold(text: string | null, length = FIELD_LENGTH): string {
  return (text ?? "")
    .slice(0, length)
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("’", "'")
    .replaceAll("œ", "oe");
}

/** A reader is trusted on the form as much as the fields of a pitch are. */
const READER_CONFIDENCE = 0.85;

/**
 * Reads the form of a speech from its fields, then from the roles of its sentences; may be "unknown".
 *
 * @param given the form that a reader of the text recognised, where there is one: it has priority
 * @param text its words: a text entered as a product pitch may show that it is another form
 */
export function readForm(
  context: SpeechContext,
  roles: readonly SentenceRoles[],
  given: SpeechForm | null = null,
  text = "",
): FormReading {
  const own = guessForm(context, roles, text);
  return given ? { ...own, form: given, confidence: READER_CONFIDENCE, from: "reader" } : own;
}

const TEXT_LENGTH = 20_000;
/** Forms for which a real offer may be mistaken: it announces news, explains how a dish is made, tells a story. */
const MAY_SELL = new Set<SpeechForm>(["announcement", "explanation", "story"]);

const EMPLOYER = Object.entries(EMPLOYER_SIGNS).map(([about, rows]) => ({
  about: about as keyof typeof EMPLOYER_SIGNS,
  signs: rows.map((row) => new RegExp(row)),
}));
const countOf = (signs: readonly RegExp[], text: string) => signs.filter((sign) => sign.test(text)).length;

/** The form that the text itself clearly shows, whatever pitch type was chosen. */
function formBySigns(text: string, audience: string | null): keyof typeof FORM_SIGNS | null {
  const folded = fold(text, TEXT_LENGTH).trim();
  const isSold = SOLD.test(folded);
  const told = BY_SIGNS.find(({ form, least, signs }) =>
    form === "persuasion"
      ? !isSold && countOf(signs, `${folded} ${fold(audience)}`) >= least
      : countOf(signs, folded) >= least,
  )?.form;
  return told === undefined || (MAY_SELL.has(told) && OFFER.test(folded)) ? null : told;
}

/** A talk about one’s pay or one’s leaving, entered as a product or without its question. */
function formToEmployer(text: string): Pick<FormReading, "form" | "questionKind"> | null {
  const folded = fold(text, TEXT_LENGTH);
  if (SOLD.test(folded)) return null;
  const told = EMPLOYER.find(({ signs }) => countOf(signs, folded) >= 2)?.about;
  if (told === "raise") return { form: "answer", questionKind: "salary" };
  return told ? { form: "announcement", questionKind: "none" } : null;
}

function guessForm(context: SpeechContext, roles: readonly SentenceRoles[], text: string): FormReading {
  const question = fold(context.question);
  const target = fold(context.target);
  const fields = `${question} | ${target}`;
  const { questionKind } = context;
  const isAboutAThing = context.pitchType === "rh" && asksAboutAThing(context.question ?? "");
  const base = { questionKind, isAboutAThing, namesPost: POST.test(fields) };
  if (context.pitchType === "rh") {
    if (questionKind === "introduction")
      return { ...base, form: "presentation", confidence: 0.95, from: "fields" };
    if (questionKind !== "none") return { ...base, form: "answer", confidence: 0.9, from: "fields" };
    const told = formToEmployer(text);
    if (told) return { ...base, ...told, confidence: 0.7, from: "text" };
    const introduced = share(roles, "self_intro") + share(roles, "path");
    return introduced > 0.25
      ? { ...base, form: "presentation", confidence: 0.6, from: "text" }
      : { ...base, form: "unknown", confidence: 0.3, from: "nothing" };
  }
  if (context.pitchType === "produit") {
    if (DEMONSTRATION.test(fields))
      return { ...base, form: "demonstration", confidence: 0.8, from: "fields" };
    const toEmployer = formToEmployer(text);
    if (toEmployer) return { ...base, ...toEmployer, confidence: 0.7, from: "text" };
    const told = formBySigns(text, context.audience);
    return told
      ? { ...base, form: told, confidence: 0.7, from: "text" }
      : { ...base, form: "productPitch", confidence: 0.8, from: "type" };
  }
  for (const field of [question, target])
    for (const [form, words] of BY_FIELDS)
      if (words.test(field) && !(ABOUT_ONESELF.has(form) && SELF.test(field)))
        return { ...base, form, confidence: 0.85, from: "fields" };
  if (!question && !target && DECIDERS.test(fold(context.audience)))
    return { ...base, form: "persuasion", confidence: 0.7, from: "fields" };
  return { ...base, ...formOfText(roles) };
}

function share(roles: readonly SentenceRoles[], role: Role): number {
  return roles.length === 0 ? 0 : roles.reduce((sum, { roles: told }) => sum + told[role], 0) / roles.length;
}

function formOfText(roles: readonly SentenceRoles[]): Pick<FormReading, "form" | "confidence" | "from"> {
  const most = (role: Role) => Math.max(0, ...roles.map(({ roles: told }) => told[role]));
  const lived = roles.reduce((sum, { families }) => sum + families.lived, 0) / Math.max(1, roles.length);
  const explained =
    roles.reduce((sum, { families }) => sum + families.explained, 0) / Math.max(1, roles.length);
  const guesses: [SpeechForm, number][] = [
    ["tribute", Math.min(0.7, share(roles, "tribute") * 3)],
    ["announcement", Math.min(0.7, most("news"))],
    ["persuasion", Math.min(0.7, most("proposal") * 0.6 + most("request") * 0.4)],
    ["story", Math.min(0.75, lived)],
    ["explanation", Math.min(0.7, explained * 1.5)],
  ];
  const [form, confidence] = guesses.reduce((best, other) => (other[1] > best[1] ? other : best));
  return confidence > 0.45
    ? { form, confidence, from: "text" }
    : { form: "unknown", confidence: 1 - confidence, from: "nothing" };
}
