import { showPlace } from "../../claims/context/places.ts";
import type { PitchText } from "../../pitch.ts";
import type { AdviceCode, Claim, Place } from "../../report.ts";
import type { SpeechForm } from "../../roles/read-form.ts";
import { checked, type Checked } from "../grounding/checked.ts";
import { isSoundProposal, isSoundRemark } from "../grounding/check-remark.ts";
import { findQuoteIn } from "../grounding/find-quote.ts";
import { GROUNDING } from "../grounding/parameters.ts";
import { readSource, type Source } from "../grounding/source.ts";
import { MENDED, ruleOf } from "./reading-codes.ts";

/** A remark of a model on a text, not yet checked. */
interface ModelRemark {
  /** A name of the closed lists. */
  what: string;
  /** Words of the text, identities restored; empty for something missing. */
  quote: string;
  text: string;
}

/** A model's reading of the whole text, not yet checked. */
export interface ModelWhole {
  who: string;
  /** What kind of speech it is. */
  form: SpeechForm;
  carries: ModelRemark[];
  holds: ModelRemark[];
  first: { code: AdviceCode; quote: string; text: string; say: string };
  /** 0 to 10. */
  mark: number;
}

/** A wording proposed by the model. */
export interface Proposal extends Place {
  /** The proposed words. The offsets of the place are those of the words to replace, both 0 where there are none. */
  say: string;
}

export interface WholeReading {
  /** Who asks what of whom, in a sentence; null where the model's sentence may not be shown. */
  who: string | null;
  /** The form that the model recognised; null where it gives none. */
  form: SpeechForm | null;
  /** The model's own mark, 0 to 10. */
  mark: number;
  claims: Omit<Claim, "id" | "metric">[];
  proposal: Proposal | null;
  /** Number of quotes that the model gave, and of those found in the text. */
  quotes: { given: number; found: number };
}

const MARK_MAX = 10;
const MOST_OF_A_KIND = 3;
/** Rules whose remarks may stand without a quote, since they concern the whole text. */
const OF_THE_WHOLE = new Set(["offTopic", "twoVoices", "repetition", "cutText", "link"]);

/** The model reads words only: it cannot judge how they were said. */
const OF_THE_SOUND: AdviceCode = "change_delivery";

/**
 * Checks a reading: quotes must be in the text word for word, remarks must add no fact and say nothing of the person. A
 * remark that fails is dropped; a reading with mostly unfound quotes is refused as a whole.
 */
export function checkWhole(pitch: PitchText, reading: ModelWhole): Checked<WholeReading> {
  const source = readSource(pitch);
  const { mark, first } = reading;
  const faults: string[] = [];
  if (!Number.isFinite(mark) || mark < 0 || mark > MARK_MAX)
    faults.push(`« mark » est un nombre de 0 à ${MARK_MAX}.`);
  const given = [...reading.carries, ...reading.holds, first]
    .map(({ quote }) => quote)
    .filter((quote) => quote.trim() !== "");
  const lost = given.filter((quote) => locate(source, quote) === null);
  if (lost.length > GROUNDING.unfoundShare.value * given.length)
    faults.push(
      ...lost.map((quote) => `« ${quote.slice(0, 60)} » n'est pas dans le texte, mot pour mot.`).slice(0, 4),
    );
  const remarks = [
    ...reading.carries.slice(0, MOST_OF_A_KIND).map((remark) => read(source, remark, "credit")),
    ...reading.holds.slice(0, MOST_OF_A_KIND).map((remark) => read(source, remark, "fault")),
    readAdvice(source, first),
  ].filter((claim) => claim !== null);
  const place = locate(source, first.quote);
  const say = tidy(first.say);
  const who = tidy(reading.who);
  return checked(
    {
      form: reading.form === "unknown" ? null : reading.form,
      who: isSoundRemark(source, who) ? who : null,
      mark,
      claims: remarks,
      proposal: isSoundProposal(source, say) ? { start: 0, end: 0, ...place, say } : null,
      quotes: { given: given.length, found: given.length - lost.length },
    },
    faults,
  );
}

function locate({ normal }: Source, quote: string): Place | null {
  return quote.length <= GROUNDING.evidenceCharacters.value ? findQuoteIn(normal, quote) : null;
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/ ?([:;!?»])/g, "\u00a0$1")
    .replace(/« ?/g, "«\u00a0");

function read(
  source: Source,
  { what, quote, text }: ModelRemark,
  kind: "credit" | "fault",
): WholeReading["claims"][number] | null {
  const place = locate(source, quote);
  const { rule, part } = ruleOf(what);
  const said = tidy(text);
  if (!isSoundRemark(source, said)) return null;
  if (!place) {
    // Praise needs a quote; a remark on something missing has none.
    if (kind === "credit" || quote.trim() !== "") return null;
    if (rule !== "part" && !OF_THE_WHOLE.has(rule) && rule !== "request" && rule !== "closing") return null;
  }
  const isMissing = kind === "fault" && !place && (rule === "part" || rule === "request");
  return {
    kind: isMissing ? "missing" : kind,
    rule,
    ...(part && { part }),
    quotes: place ? [place] : [],
    evidence: place ? [{ rule: "reading", ...place }] : [],
    text: withQuote(source, said, place),
  };
}

function readAdvice(
  source: Source,
  { code, quote, text }: ModelWhole["first"],
): WholeReading["claims"][number] | null {
  const said = tidy(text);
  if (code === OF_THE_SOUND || !isSoundRemark(source, said)) return null;
  const place = locate(source, quote);
  return {
    kind: "advice",
    ...MENDED[code],
    code,
    quotes: place ? [place] : [],
    evidence: place ? [{ rule: "reading", ...place }] : [],
    text: withQuote(source, said, place),
  };
}

/** « Le gant est un moment que l'on voit : « c'est le gant de mon père ». » */
function withQuote({ content }: Source, said: string, place: Place | null): string {
  const line = withoutStop(said);
  if (!place || said.includes("«")) return `${line}${/[!?»]$/u.test(line) ? "" : "."}`;
  // Only one colon a sentence.
  return `${line}${said.includes(":") ? "." : "\u00a0:"} ${showPlace(content, place)}.`;
}

const STOPS = new Set([" ", "\u00a0", ".", ":"]);

function withoutStop(text: string): string {
  let end = text.length;
  while (end > 0 && STOPS.has(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}
