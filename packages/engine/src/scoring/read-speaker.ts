import type { ContentReading } from "../content/content-values.ts";
import { applyCurve, up } from "../content/curves.ts";
import { isToBeRead, readsLikeAPage } from "../content/page-signs.ts";
import type { Family } from "../roles/role-names.ts";
import { type PageLikeness, readPage } from "./read-page.ts";
import { readRegister } from "./read-register.ts";
import { OFFERS_CURVE, type Register, SPEAKER_CURVE, TELLS_CURVE } from "./rubric.ts";

/** Who shows the way or explains need not say « je ». */
const SPEAKS_OF_THINGS = new Set<Register>(["plain", "explained"]);
/** A point of the words, on a scale of ten, beside shares of the sentences. */
const OF_WORDS = 0.1;
/** A single request is a sign that somebody is spoken to; over this share of the text it gives orders, as a recipe does. */
const OF_REQUEST = 0.3;
const ORDERS_FROM = 0.3;
const OF_ORDERS = 2;
/** A data sheet has neither verbs nor the small words that join others; notes that have none either ask and offer more. */
const SHEET = { verbs: 0.35, joining: 0.3, less: 0.2 };

/** What a leaflet or a program has less: what it offers and explains, it does to who reads it. */
const LESS_OF_PRINT = 0.4;

interface SpeakerReading {
  /** 0 to 1: whether somebody says this to somebody. */
  spoken: number;
  /** How far it is made as a page is; null where it is told otherwise what it is. */
  likeness: PageLikeness | null;
}

/** Who asks the public for something speaks to it, in the style of a page or not: chance of the surest request. */
const ASKS_CURVE = up(0.3, 0.6);
/** What is only made as a page is still judged: its author may read it aloud. */
const MOST_OF_A_PAGE = 0.6;
const SPOKEN: SpeakerReading = { spoken: 1, likeness: null };

/**
 * Whether somebody says this to somebody. A speech may well be in the third person: what is made as a page is none, nor are
 * orders, a data sheet, a contract or an article in which nobody says « je » or « vous ».
 */
export function readSpeaker(content: ContentReading): SpeakerReading {
  const { reading, form, evidence } = content;
  const { pitchType } = reading.input;
  // Its writer has said on what occasion it is spoken.
  const isNamed = pitchType === "perso" && (form.from === "fields" || form.from === "reader");
  // Notes are told apart, and so is an answer off its question.
  if (isNamed || evidence.isNoted || evidence.isOffTopic) return SPOKEN;
  const isPrinted = isToBeRead(reading.sentences, reading.input.content);
  if (!isPrinted && SPEAKS_OF_THINGS.has(readRegister(content))) return SPOKEN;
  const likeness = reading.questionKind === "none" ? readPage(reading) : null;
  const page =
    MOST_OF_A_PAGE * (likeness?.page ?? 0) * (1 - applyCurve(ASKS_CURVE, mostOf(content, "asked")));
  return { spoken: Math.min(signsOfSpeakers(content, isPrinted), 1 - page), likeness };
}

/** Of orders, a data sheet, a contract, an article: 0 to 1, by who says « je » or « vous », and by what the sentences do. */
function signsOfSpeakers(content: ContentReading, isPrinted: boolean): number {
  const { reading, evidence } = content;
  const speaks = applyCurve(SPEAKER_CURVE, evidence.validity.speakerRate);
  if (speaks === 1) return 1;
  const { verbShare, functionWordRatio } = evidence.validity;
  const isSheet = verbShare < SHEET.verbs && functionWordRatio < SHEET.joining;
  // What is left of orders to the grader is not taken for a speech unless it has the signs of one.
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

/** How far a text gives orders beyond what a speech asks. */
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
