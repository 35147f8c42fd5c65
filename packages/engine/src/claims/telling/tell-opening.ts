import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { OpeningDevice, Place } from "../../report.ts";
import { type ClaimContext, type Draft, isOffer, signOf } from "../context/claim-context.ts";
import { placeToQuote, showPlace } from "../context/places.ts";
import type { Role } from "../context/role-signs.ts";
import { saysNothing, signsOf } from "../signs/sentence-signs.ts";
import { isBroken } from "../signs/unprepared.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** Forms that a scene may open; directions need none. */
export const OPENED_BY_SCENE: ReadonlySet<string> = new Set(["product", "told", "tribute", "persuasion"]);

/** In words: length of greetings, thanks and preliminaries that may come before the opening. */
const PROTOCOL_WORDS = 60;
const COURTESY = 16;
/** A higher threshold, since a product is more often presented than told as a story. */
const PRODUCT_SCENE = 0.8;
const PROTOCOL_ROLES: readonly Role[] = ["greeting", "thanks", "apology", "filler_only", "plan"];
const LIMITS = {
  protocol: 0.5,
  scene: 0.65,
  question: 0.6,
  contrast: 0.6,
  quote: 0.6,
  flat: 0.52,
  flatStory: 0.9,
};

/** The first meaningful sentences, after greetings and preliminaries. */
export function openingSentences(context: ClaimContext): SentenceReading[] {
  let words = 0;
  let first = 0;
  for (const [at, sentence] of context.sentences.entries()) {
    // « Bonjour, on veut ouvrir une salle de jeux »: a long greeting already says something.
    const isProtocol =
      sentence.sentence.words <= COURTESY &&
      PROTOCOL_ROLES.some((role) => context.roles.of(sentence, role) >= LIMITS.protocol);
    if (!isProtocol || words + sentence.sentence.words > PROTOCOL_WORDS) break;
    words += sentence.sentence.words;
    first = at + 1;
  }
  return context.sentences.slice(first, first + 2);
}

export function tellOpening(context: ClaimContext): Draft[] {
  const opening = openingSentences(context);
  const [first] = opening;
  if (!first || context.content.reading.words < 25) return [];
  // Do not praise an opening with a low score.
  const note = context.scored.find(({ label }) => label === "Accroche")?.score ?? POOR_NOTE;
  const found = note >= POOR_NOTE ? deviceOf(context, opening) : null;
  const text = context.content.reading.input.content;
  if (found) {
    const place = placeToQuote(text, found.sentence, found.sign);
    const isLater = found.device === "scene" && found.sentence !== context.sentences[0];
    const heard = isLater ? SOON : HEARD[found.device];
    return [
      {
        kind: "credit",
        rule: "opening",
        device: found.device,
        quotes: [place],
        evidence: [signOf(`role.${found.device}`, found.sentence), { rule: "opening", ...place }],
        text: `${heard}\u00a0: ${showPlace(text, place)}.`,
      },
    ];
  }
  return tellFlatOpening(context, opening);
}

/** For a scene that comes after a first sentence. */
const SOON = "On y est très vite";
export const HEARD: Record<OpeningDevice, string> = {
  scene: "On y est dès les premiers mots",
  figure: "Le premier chiffre retient l’attention",
  question: "La question du début fait chercher la réponse",
  contrast: "Le début prend à contre-pied",
  quote: "On entend une voix dès le début",
  address: "Vous parlez tout de suite à quelqu’un",
  promise: "Le début donne envie de la suite",
  humour: "Le début fait sourire",
  none: "Le début",
};

interface Device {
  device: OpeningDevice;
  sentence: SentenceReading;
  sign?: Place;
}

function deviceOf(context: ClaimContext, opening: readonly SentenceReading[]): Device | null {
  const isProduct = isOffer(context);
  // A list of questions to an employer: the first one is no opening device.
  const asksOnly = context.form.name === "questions";
  for (const sentence of opening) {
    const signs = signsOf(context.content, sentence);
    const of = (role: Role) => context.roles.of(sentence, role);
    if (
      !TAKES_UP.test(sentence.sentence.text) &&
      !isBroken(context, sentence) &&
      of("scene") >= (isProduct ? PRODUCT_SCENE : LIMITS.scene) &&
      (signs.somebody || signs.past) &&
      (signs.setting || signs.past)
    )
      return { device: "scene", sentence };
    if (of("quote") >= LIMITS.quote && signs.reported && !saysNothing(sentence))
      return { device: "quote", sentence };
    if (
      of("contrast") >= LIMITS.contrast &&
      /(?<![\p{L}])(?:mais|pourtant|et pas|non pas|au lieu)(?![\p{L}])/iu.test(sentence.sentence.text)
    )
      return { device: "contrast", sentence };
    if (
      !asksOnly &&
      sentence.isQuestion &&
      sentence.sentence.words >= FEWEST_ASKED &&
      of("question_to_audience") >= LIMITS.question &&
      !IN_PASSING.test(sentence.sentence.text)
    )
      return { device: "question", sentence };
  }
  return null;
}

/** « Le souvenir ? »: a shorter question only repeats somebody else's. */
const FEWEST_ASKED = 4;
const POOR_NOTE = 5;
/** « Vous êtes bien madame X ? », « vous allez me dire, c’est quoi ? »: not a real question to the audience. */
const IN_PASSING = regexInLines("iu")`
  (?<![\p{L}])(?:
    vous êtes bien|vous allez (?:me )?dire|(?:vous |tu )?m['’]entend|[çs]a va(?![\p{L}])|comment allez|
    c['’]est quoi|allô|(?:tout le monde|vous) (?:est|êtes) (?:là|prêts?)
  )
`;

/** « Et ça enchaîne sur une scène où… »: refers to something that the listener does not know. */
const TAKES_UP = /^[\s,]{0,3}(?:et|mais|donc|puis|ensuite|après) (?:ça|cela|là)(?![\p{L}])/iu;

const FLAT_ROLES: readonly Role[] = ["claim", "cliche", "empty_figure", "plan"];

/**
 * An opening that anybody could say. Two sentences must agree, and an interview’s « je m’appelle » is never reported.
 */
function tellFlatOpening(context: ClaimContext, opening: readonly SentenceReading[]): Draft[] {
  const [first, second] = opening;
  if (!first || !OPENED_BY_SCENE.has(context.form.name)) return [];
  const flatness = (sentence: SentenceReading | undefined) =>
    sentence ? Math.max(...FLAT_ROLES.map((role) => context.roles.of(sentence, role))) : 0;
  const lived = opening.some((sentence) => context.roles.family(sentence, "lived") > 0.3);
  const flat = context.form.name === "told" ? LIMITS.flatStory : LIMITS.flat;
  if (lived || flatness(first) < flat || flatness(second) < LIMITS.flat / 2) return [];
  const text = context.content.reading.input.content;
  const place = placeToQuote(text, first);
  return [
    {
      kind: "fault",
      rule: "opening",
      device: "none",
      quotes: [place],
      evidence: [signOf("role.claim", first), ...(second ? [signOf("role.claim", second)] : [])],
      text: `Le début pourrait être celui de beaucoup d’autres\u00a0: ${showPlace(text, place)}.`,
    },
  ];
}
