import type { ContentReading } from "../content/content-values.ts";
import { applyCurve, up } from "../content/curves.ts";
import { isToBeRead, readsLikeAPage } from "../content/page-signs.ts";
import type { Family } from "../roles/role-names.ts";
import { type PageLikeness, readPage } from "./read-page.ts";
import { readRegister } from "./read-register.ts";
import { OFFERS_CURVE, type Register, SPEAKER_CURVE, TELLS_CURVE } from "./rubric.ts";

/** Registers in which nobody needs to say « je »: directions, explanations. */
const SPEAKS_OF_THINGS = new Set<Register>(["plain", "explained"]);
/** Weight of one point of `wordChoice` (0 to 10) beside shares of the sentences (0 to 1). */
const OF_WORDS = 0.1;
/** A single request shows that somebody is addressed; over this share of the text it gives orders, as a recipe does. */
const OF_REQUEST = 0.3;
const ORDERS_FROM = 0.3;
const OF_ORDERS = 2;
/** A data sheet has few verbs and few function words. Notes may lack them too, but they ask and offer more. */
const SHEET = { verbs: 0.35, joining: 0.3, less: 0.2 };

/** Taken off the signs of speech of a leaflet or a program: its offers and explanations are addressed to a reader. */
const LESS_OF_PRINT = 0.4;

interface SpeakerReading {
  /** 0 to 1: whether the text is somebody speaking to somebody. */
  spoken: number;
  /** How much it is written like a page; null where that was not measured. */
  likeness: PageLikeness | null;
}

/** A request to the public shows a speaker, whatever the style: probability of the surest request. */
const ASKS_CURVE = up(0.3, 0.6);
/** A text that is only written like a page is still judged: its author may read it aloud. */
const MOST_OF_A_PAGE = 0.6;
const SPOKEN: SpeakerReading = { spoken: 1, likeness: null };

/**
 * Whether the text is somebody speaking to somebody. A speech may be in the third person; a text written like a page is
 * not one, nor are orders, a data sheet, a contract or an article in which nobody says « je » or « vous ».
 */
export function readSpeaker(content: ContentReading): SpeakerReading {
  const { reading, form, evidence } = content;
  const { pitchType } = reading.input;
  // The writer has named the occasion on which it is spoken.
  const isNamed = pitchType === "perso" && (form.from === "fields" || form.from === "reader");
  // Notes and off-topic answers are reported elsewhere.
  if (isNamed || evidence.isNoted || evidence.isOffTopic) return SPOKEN;
  const isPrinted = isToBeRead(reading.sentences, reading.input.content);
  if (!isPrinted && SPEAKS_OF_THINGS.has(readRegister(content))) return SPOKEN;
  const likeness = reading.questionKind === "none" ? readPage(reading) : null;
  const page =
    MOST_OF_A_PAGE * (likeness?.page ?? 0) * (1 - applyCurve(ASKS_CURVE, mostOf(content, "asked")));
  return { spoken: Math.min(signsOfSpeakers(content, isPrinted), 1 - page), likeness };
}

/**
 * 0 to 1, low for orders, a data sheet, a contract or an article: from who says « je » or « vous » and what the
 * sentences do.
 */
function signsOfSpeakers(content: ContentReading, isPrinted: boolean): number {
  const { reading, evidence } = content;
  const speaks = applyCurve(SPEAKER_CURVE, evidence.validity.speakerRate);
  if (speaks === 1) return 1;
  const { verbShare, functionWordRatio } = evidence.validity;
  const isSheet = verbShare < SHEET.verbs && functionWordRatio < SHEET.joining;
  // What remains of a text once orders to the grader are removed is a speech only if it has the signs of one.
  const isDoubted = isSheet || isPrinted || reading.instructions.length > 0 || ordersOf(content) > 0;
  if (!isDoubted && !readsLikeAPage(reading.sentences)) return 1;
  const signs = signsOfSpeech(content) - (isSheet ? SHEET.less : 0) - (isPrinted ? LESS_OF_PRINT : 0);
  return Math.max(
    speaks,
    applyCurve(reading.input.pitchType === "produit" ? OFFERS_CURVE : TELLS_CURVE, signs),
  );
}

const mostOf = ({ roles }: ContentReading, family: Family): number =>
  roles.reduce((most, { families }) => Math.max(most, families[family]), 0);

const meanOf = ({ roles }: ContentReading, family: Family): number =>
  roles.reduce((sum, { families }) => sum + families[family], 0) / Math.max(1, roles.length);

/** Mean share of requests beyond what a speech usually has. */
const ordersOf = (content: ContentReading): number => Math.max(0, meanOf(content, "asked") - ORDERS_FROM);

function signsOfSpeech(content: ContentReading): number {
  const { reading, roles, values } = content;
  const mean = (family: Family) => meanOf(content, family);
  const own =
    reading.input.pitchType === "produit"
      ? mean("offer") + mean("need")
      : Math.max(mean("self"), mean("lived"), mean("explained"));
  const asked = Math.max(0, ...roles.map(({ families }) => families.asked));
  return own + OF_WORDS * values.wordChoice + OF_REQUEST * asked - OF_ORDERS * ordersOf(content);
}
