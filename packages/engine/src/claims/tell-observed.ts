import type { SentenceReading } from "../content/pitch-reading.ts";
import type { ContentMetricLabel, Evidence, Place } from "../report.ts";
import { type ClaimContext, signOf } from "./claim-context.ts";
import { claimsOnly, mostOfFamilies, mostOfRoles, surest, type Unshown } from "./pick-sentence.ts";
import { isComplete, placeToQuote, SHORT_QUOTE, showPlace } from "./places.ts";
import type { Role } from "./role-signs.ts";
import type { SpeechForm } from "./speech-form.ts";
import { isDated, signsOf } from "./sentence-signs.ts";
import { openingSentences } from "./tell-opening.ts";
import { proofStrength } from "./tell-proofs.ts";

/**
 * What is so of a text whatever one thinks of it: counted, or read word for word. Told on a card where no judgement is sure
 * enough, so that the person learns something true rather than nothing.
 */
export interface Observed {
  hears: string;
  /** What to do about it, said where the note of the card is low. */
  todo: string;
  quotes: Place[];
  evidence: Evidence[];
}

interface Looking {
  context: ClaimContext;
  unshown: Unshown;
  /** Names of what was observed already: none is told twice. */
  said: Set<string>;
  /** The note of the card is low. */
  isLow: boolean;
}

type Observer = (looking: Looking) => Observed | null;

const TOLD_FORMS = new Set(["told", "story", "tribute"]);
/** Forms where a plan may be announced. */
const UNLED = new Set(["questions", "directions", "unknown"]);
const ANNOUNCED = new Set(["exposition", "announcement", "questions", "unknown"]);
const FEWEST_WORDS = 4;
const LIKELY = 0.5;

function once(name: string, observe: Observer): Observer {
  return (looking) => {
    if (looking.said.has(name)) return null;
    const found = observe(looking);
    if (found) looking.said.add(name);
    return found;
  };
}

const isShowable = (sentence: SentenceReading | undefined): sentence is SentenceReading =>
  sentence !== undefined && sentence.sentence.words >= FEWEST_WORDS && isComplete(sentence);

function showing(
  { context }: Looking,
  sentence: SentenceReading,
  tell: (said: string) => string,
  todo: string,
  longest = SHORT_QUOTE,
  sign?: Place,
): Observed {
  const { content } = context.content.reading.input;
  const place = placeToQuote(content, sentence, sign, longest);
  return {
    hears: tell(showPlace(content, place)),
    todo,
    quotes: [place],
    evidence: [signOf("place", sentence)],
  };
}

/** The last letter of a sentence: what is quoted for its end holds it. */
const endOf = ({ sentence: { start, text } }: SentenceReading): Place => {
  const end = start + text.trimEnd().length;
  return { start: Math.max(start, end - 2), end };
};

const PRESENTING =
  /(?<![\p{L}])(?:je vais|je (?:voudrais|souhaite|viens|tenais)|nous allons|on va)(?: (?:donc|euh|aujourd['’]hui))? (?:vous |te )?(?:à vous )?(?:présenter|parler|raconter|expliquer)(?![\p{L}])/iu;

/** « Je vais vous présenter… »: the subject is announced, not begun. */
const announced = once("announced", (looking) => {
  const { context, unshown, isLow } = looking;
  if (!isLow || ANNOUNCED.has(context.form.name)) return null;
  const found = context.sentences.slice(0, 2).find(({ sentence }) => PRESENTING.test(sentence.text));
  if (!isShowable(found) || !unshown.has(found)) return null;
  unshown.take(found);
  return showing(
    looking,
    found,
    (said) => `Vous annoncez ce que vous allez dire\u00a0: ${said}.`,
    "Commencez par le dire.",
  );
});

/** Words that a listener sits through before anything happens. */
const LONG_WAIT = 35;

/** In a story, the sentence where something first happens. */
const firstEvent = once("firstEvent", (looking) => {
  const { context, unshown } = looking;
  if (!TOLD_FORMS.has(context.form.name)) return null;
  let words = 0;
  for (const sentence of context.sentences) {
    const signs = signsOf(context.content, sentence);
    const happens = mostOfRoles(context, sentence, ["scene", "action"]) >= LIKELY && signs.event;
    if (happens && isShowable(sentence) && !signs.restart && unshown.has(sentence)) {
      if (words < LONG_WAIT || sentence === context.sentences.at(-1)) return null;
      unshown.take(sentence);
      return showing(
        looking,
        sentence,
        (said) => `Il se passe quelque chose à partir de ${said}\u00a0: ce qui précède prépare.`,
        "Essayez de commencer là.",
      );
    }
    words += sentence.sentence.words;
  }
  return null;
});

/** « Bonjour à tous, on m’a demandé une recette »: what follows the greeting is what is heard. */
const GREETS =
  /^\s*(?:bonjour|bonsoir|salut|coucou|mesdames|messieurs|madame|monsieur|chers?|chères?|mes chers?)(?![\p{L}])/iu;

/** The first words, as they are heard. */
const firstWords = once("firstWords", (looking) => {
  const { context, unshown, isLow } = looking;
  const [first] = openingSentences(context);
  if (!isShowable(first) || !unshown.has(first)) return null;
  unshown.take(first);
  const isFirst = first === context.sentences[0];
  return showing(
    looking,
    first,
    (said) =>
      isFirst ? `On entend d’abord ${said}.` : `Une fois les politesses passées, on entend d’abord ${said}.`,
    isLow ? "Cette phrase donne-t-elle envie de la suivante\u00a0?" : "",
    SHORT_QUOTE,
    GREETS.test(first.sentence.text) ? endOf(first) : undefined,
  );
});

const REQUESTING: readonly Role[] = ["request", "vague_request", "next_step"];
const NO_REQUEST = 0.3;

/** A speech that owes a request and ends without one. */
const endsUnasked = once("endsUnasked", (looking) => {
  const { context, unshown, isLow } = looking;
  const last = context.sentences.at(-1);
  if (!isLow || !context.form.asks || !isShowable(last) || !unshown.has(last)) return null;
  const isAsked =
    surest(context, { roles: REQUESTING }) > NO_REQUEST ||
    context.sentences.some((sentence) => signsOf(context.content, sentence).asks);
  if (isAsked) return null;
  unshown.take(last);
  return showing(
    looking,
    last,
    (said) => `Vous finissez sur ${said}, sans avoir rien demandé.`,
    "Dites ce que vous attendez, de qui, et pour quand.",
    SHORT_QUOTE,
    endOf(last),
  );
});

const lastWords = once("lastWords", (looking) => {
  const { context, unshown } = looking;
  const last = context.sentences.at(-1);
  if (!isShowable(last) || !unshown.has(last)) return null;
  unshown.take(last);
  return showing(
    looking,
    last,
    (said) => `On reste sur ${said}.`,
    "Qui vient de l’entendre sait-il ce que vous attendez\u00a0?",
    SHORT_QUOTE,
    endOf(last),
  );
});

/** Where a story turns, in the words that people turn it with. */
const TURN =
  /^[\s,]*(?:(?:et|mais|puis|donc|bah|ben|euh|bon|alors)[\s,]+){0,3}(?:sauf que|tout [àa] coup|tout d['’]un coup|d['’]un coup|soudain(?:ement)?|et là|là[\s,]|jusqu['’]au (?:jour|moment) où|à ce moment[- ]là|au même moment|c['’]est là qu)/iu;
/** It tells what comes next as often as what turns. */
const ONLY_NEXT = /^[\s,]*(?:(?:et|mais|puis|donc|bah|ben|euh|bon|alors)[\s,]+){0,3}(?:et là|là[\s,])/iu;

const turn = once("turn", (looking) => {
  const { context, unshown } = looking;
  if (!TOLD_FORMS.has(context.form.name)) return null;
  const found = context.sentences
    .slice(1)
    .find(
      (sentence) =>
        TURN.test(sentence.sentence.text) &&
        isShowable(sentence) &&
        sentence.sentence.words > FEWEST_WORDS + 1 &&
        signsOf(context.content, sentence).finite &&
        (!ONLY_NEXT.test(sentence.sentence.text) || signsOf(context.content, sentence).event) &&
        context.roles.family(sentence, "lived") >= LIKELY &&
        unshown.has(sentence),
    );
  if (!found) return null;
  unshown.take(found);
  return showing(
    looking,
    found,
    (said) => `C’est ici que l’histoire tourne\u00a0: ${said}.`,
    "Laissez un silence juste avant.",
  );
});

const SEARCHING =
  /(?<![\p{L}])(?:je (?:ne )?(?:sais|me souviens|me rappelle) (?:plus|pas)|il me semble|voil[àa]|c['’]est (?:à peu près )?(?:tout|ça))(?![\p{L}])/iu;
/** In fewer words a sentence is an aside. */
const CLEAN_WORDS = 6;
const ENOUGH_SENTENCES = 4;

/** From where to where a speech goes: two sentences side by side. */
const fromTo = once("fromTo", (looking) => {
  const { context } = looking;
  if (UNLED.has(context.form.name)) return null;
  const isClean = (sentence: SentenceReading) =>
    isShowable(sentence) &&
    sentence.sentence.words >= CLEAN_WORDS &&
    !sentence.isQuestion &&
    !SEARCHING.test(sentence.sentence.text) &&
    !signsOf(context.content, sentence).restart &&
    context.roles.family(sentence, "noise") < LIKELY &&
    mostOfRoles(context, sentence, ["close", "thanks", "greeting", "repair"]) < LIKELY;
  const first = openingSentences(context).find(isClean);
  const last = context.sentences.findLast(isClean);
  if (!isShowable(first) || !last || context.sentences.length < ENOUGH_SENTENCES || first === last)
    return null;
  if (context.sentences.indexOf(last) < context.sentences.length / 2) return null;
  const { content } = context.content.reading.input;
  const places = [
    placeToQuote(content, first, undefined, SHORT_QUOTE),
    placeToQuote(content, last, endOf(last), SHORT_QUOTE),
  ];
  const [from, to] = places.map((place) => showPlace(content, place));
  return {
    hears: `Vous partez de ${from} et vous arrivez à ${to}.`,
    todo: "Entend-on comment on passe de l’un à l’autre\u00a0?",
    quotes: places,
    evidence: [signOf("first", first), signOf("last", last)],
  };
});

const LONG_SENTENCE = 28;
const SHORT_SENTENCE = 22;

/** Sentences have a length where their writer put the stops. */
function isWritten({ content, form }: ClaimContext): boolean {
  const { units, fillers, input } = content.reading;
  const hesitates = fillers.some(({ form }) => form === "euh");
  return units.punctuated && !hesitates && form.name !== "told" && /[.!?…]\s+\p{Lu}/u.test(input.content);
}

const longest = once("longest", (looking) => {
  const { context, unshown, isLow } = looking;
  if (!isWritten(context)) return null;
  const words = context.sentences.map(({ sentence }) => sentence.words);
  const most = Math.max(0, ...words);
  const found = context.sentences[words.indexOf(most)];
  if (!found || context.sentences.length < ENOUGH_SENTENCES) return null;
  if (most <= SHORT_SENTENCE)
    return isLow
      ? null
      : {
          hears: "Vos phrases sont courtes\u00a0: on vous suit.",
          todo: "",
          quotes: [],
          evidence: [signOf("words", found)],
        };
  if (most < LONG_SENTENCE || !unshown.has(found) || !isLow) return null;
  unshown.take(found);
  return showing(
    looking,
    found,
    (said) => `Votre phrase la plus longue commence par ${said}\u00a0: l’oreille en perd le début.`,
    "Dites-la en deux fois.",
  );
});

/** A capital inside a sentence, or a number in words or digits. */
const NAMES_OR_COUNTS =
  /[\p{Ll},’'-] \p{Lu}\p{Ll}|\p{Lu}\p{Ll}{1,15},|\d|(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quinze|vingt|trente|quarante|cinquante|cent|mille)(?!\p{L})/u;

/** Neither a name, nor a number, nor a day. */
const nothingDated = once("nothingDated", ({ context, isLow }) => {
  const { sentences, content } = context;
  if (!isLow || sentences.length < ENOUGH_SENTENCES - 1 || content.reading.words < 40) return null;
  if (UNLED.has(context.form.name) || NAMES_OR_COUNTS.test(content.reading.input.content)) return null;
  const isBare = sentences.every(
    (sentence) =>
      sentence.names.length === 0 &&
      sentence.figures.length === 0 &&
      !isDated(sentence) &&
      !signsOf(content, sentence).reported,
  );
  return isBare
    ? {
        hears: "On n’entend ni nom, ni nombre, ni jour, ni parole de quelqu’un.",
        todo: "Mettez-en un, même un seul\u00a0: c’est ce que l’on retient.",
        quotes: [],
        evidence: [],
      }
    : null;
});

const SEEN = 0.65;
const LIVED = 0.5;
const LIVELY: readonly Role[] = ["scene", "action", "quote", "situation"];

/** What is told with somebody, somewhere, in the past: the passage that is pictured best. */
const pictured = once("pictured", (looking) => {
  const { context, unshown } = looking;
  const found = unshown.pick((sentence) => {
    const signs = signsOf(context.content, sentence);
    const isNamed = sentence.names.length > 0 || sentence.figures.length > 0 || signs.somebody;
    if (!(signs.event || signs.reported) || !isNamed || signs.restart || sentence.isQuestion) return 0;
    if (context.roles.family(sentence, "lived") < LIVED) return 0;
    if (claimsOnly(context, sentence) > 0.2 || mostOfRoles(context, sentence, ["off_topic", "apology"]) > 0.3)
      return 0;
    const detail = sentence.names.length > 0 || sentence.figures.length > 0 || signs.reported ? 0.1 : 0;
    return (
      Math.max(mostOfFamilies(context, sentence, ["lived"]), mostOfRoles(context, sentence, LIVELY)) +
      detail +
      Math.max(0, proofStrength(context, sentence)) / 10
    );
  }, SEEN);
  if (!found) return null;
  unshown.take(found);
  return showing(
    looking,
    found,
    (said) => `On se représente bien ce passage\u00a0: ${said}.`,
    TOLD_FORMS.has(context.form.name) ? "" : "Restez-y plus longtemps.",
    20,
  );
});

/** Of a story, the plan is where it goes from and to. */
const whereFrom: Observer = (looking) => (TOLD_FORMS.has(looking.context.form.name) ? fromTo(looking) : null);

/** What is looked for on each card, the most telling first. */
const OBSERVERS: Readonly<Record<ContentMetricLabel, readonly Observer[]>> = {
  Structure: [turn, whereFrom],
  Clarté: [longest],
  Cohérence: [turn, fromTo],
  Persuasion: [pictured, nothingDated],
  Accroche: [announced, firstEvent, firstWords],
  "Appel à l'action": [endsUnasked, lastWords],
  Pertinence: [],
  "Méthode STAR": [turn, pictured, nothingDated],
  "Exemples concrets": [pictured, nothingDated],
  Authenticité: [pictured, nothingDated],
};

/** The first thing that is surely so on this card, or null. */
export function observe(looking: Looking, label: ContentMetricLabel): Observed | null {
  for (const observer of OBSERVERS[label]) {
    const found = observer(looking);
    if (found) return found;
  }
  return null;
}

/** What is asked only of forms that owe it. */
export const WEIGHED_IF: Readonly<Record<string, (form: SpeechForm, context: ClaimContext) => boolean>> = {
  quoteShare: (_form, { content, sentences }) =>
    !sentences.some((sentence) => signsOf(content, sentence).reported || SAYS.test(sentence.sentence.text)),
  requestShare: ({ asks }) => asks,
  lateRequest: ({ asks }) => asks,
  needShare: ({ name }) => name === "product" || name === "persuasion",
  proofShare: ({ name }) => !UNPROVED.has(name),
  evidenceShare: ({ name }) => !UNPROVED.has(name),
  explainedShare: ({ name }) => !UNLED.has(name),
};
const SAYS = /(?<![\p{L}])(?:dit|disait|disent|répond|demande|demandait)(?![\p{L}])/iu;
const UNPROVED = new Set(["told", "tribute", "announcement", "questions", "directions", "unknown"]);

/** Counted on words and syntax: told from any low note. The others rest on roles, and are told of poor notes only. */
export const COUNTED: ReadonlySet<string> = new Set([
  "adverbialRate",
  "lexicalDiversity",
  "restartRate",
  "fillerRate",
  "firstFillers",
  "hedgeRate",
  "adjectiveRate",
  "abstractRate",
  "vagueRate",
]);

/** What took most from a note, as a plain sentence: the measure that costs most, and what it counts. */
export const WEIGHED: Readonly<Record<string, string>> = {
  claimShare: "vous affirmez plus que vous ne racontez",
  assertedShare: "vous affirmez plus que vous ne racontez",
  clicheShare: "d’autres que vous diraient plusieurs de ces phrases",
  sceneShare: "peu de phrases font voir un moment",
  livedShare: "peu de phrases disent ce que vous avez vécu",
  pastShare: "peu de verbes disent ce qui a eu lieu",
  proofShare: "peu de phrases disent un fait que l’on pourrait vérifier",
  evidenceShare: "peu de phrases disent un fait que l’on pourrait vérifier",
  namedActors: "peu de phrases disent qui fait quoi",
  needShare: "il est peu question de ceux à qui cela sert",
  explainedShare: "vous dites rarement pourquoi",
  adverbialRate: "il y a peu de « quand », de « parce que », de « pour que »",
  lexicalDiversity: "les mêmes mots reviennent",
  noiseShare: "plusieurs phrases repartent ou s’écartent",
  closingNoise: "la fin se perd",
  emptyShare: "plusieurs phrases n’apprennent rien",
  restartRate: "plusieurs phrases sont recommencées",
  fillerRate: "les mots d’attente sont nombreux",
  firstFillers: "les mots d’attente sont nombreux au début",
  hedgeRate: "les précautions sont nombreuses",
  abstractRate: "beaucoup de noms abstraits, peu de choses que l’on voit",
  adjectiveRate: "beaucoup d’adjectifs, peu de gestes",
  vagueRate: "beaucoup de mots vagues",
  quoteShare: "on n’entend parler personne d’autre que vous",
  requestShare: "la demande tient peu de place",
  lateRequest: "on n’entend pas de demande vers la fin",
  openingAsserted: "le début affirme sans rien montrer",
  openingLived: "rien ne se passe au début",
  closingAsserted: "la fin affirme sans rien montrer",
};
