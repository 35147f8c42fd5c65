import type { SentenceReading } from "../../content/pitch-reading.ts";
import { type ClaimContext, isOffer, type Option } from "../context/claim-context.ts";
import { isComplete, placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { isCutAtHead, MOST_UNMARKED, mostOfFamilies, mostOfRoles, surest } from "../signs/pick-sentence.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import { asksLoosely } from "../telling/find-wish.ts";
import { isPrecise } from "../telling/tell-request.ts";
import { asksForSteps } from "./advise-on-steps.ts";
import { DIAGNOSED } from "./diagnosed.ts";

/** Up to this quality, where the best line stands is the first thing to change. */
const FAIR = 0.62;

/** What listeners wait for: the one lived line, the request, an example, a person. */
export function adviseOnThePoint(context: ClaimContext): Option[] {
  if (context.quality >= FAIR || context.content.evidence.isNoted) return [];
  return [
    beginWithWhatYouSaw(context),
    beginWithTheRequest(context),
    beginWithWhoNeedsIt(context),
    showWhoUsesIt(context),
    giveAnExample(context),
    tellOneMoment(context),
  ].filter((option) => option !== null);
}

const FEWEST_WORDS = 6;
const NOISY = 0.3;

const isQuotable = (context: ClaimContext, one: SentenceReading): boolean =>
  isComplete(one) &&
  one.sentence.words >= FEWEST_WORDS &&
  !one.isQuestion &&
  !one.isLoose &&
  !isCutAtHead(context, one) &&
  !signsOf(context.content, one).restart &&
  context.roles.family(one, "noise") < NOISY &&
  (context.content.reading.units.punctuated || one.sentence.words <= MOST_UNMARKED);

function quoteOf({ content }: ClaimContext, one: SentenceReading) {
  const text = content.reading.input.content;
  const quoted = placeToQuote(text, one, undefined, SHORT_QUOTE);
  const tie = BEFORE_THAT.exec(text.slice(quoted.start, quoted.end))?.[0].length ?? 0;
  const place = { start: quoted.start + tie, end: quoted.end };
  return { place, shown: showPlace(text, place) };
}

/** « Avant cela, »: of what was said before. */
const BEFORE_THAT = /^(?:avant (?:ça|cela)|à ce moment-là|à cette époque) ?,\s/iu;

const startOf = ({ content }: ClaimContext, one: SentenceReading): number =>
  one.sentence.start / Math.max(1, content.reading.input.content.length);

const MINE = /(?<![\p{L}])(?:je(?![\p{L}])|j['’]|m['’]a(?![\p{L}])|m(?:a|on) \p{L}+)/iu;
/** « Ma question », « mon exposé », « j’ai choisi ce sujet »: of the speech, not of a life. */
const OF_THE_SPEECH = regexInLines("iu")`
  (?<![\p{L}])(?:
    m(?:a|on) (?:question|exposé|sujet|présentation|problématique|projet|produit|avis|propos|intervention|discours|thèse|plan|parcours|expérience|profil|candidature|formation|stage)|
    j['’]ai (?:choisi|pensé|décidé|essayé|souhaité|consulté|vu (?:sur|votre)|lu (?:votre|sur)|découvert|appris|toujours|été (?:séduite?|attirée?|impressionnée?|intéressée?))|je (?:vais|voudrais|souhaite|tiens|suis|pense|crois|trouve)(?![\p{L}])|
    m['’]a (?:toujours|beaucoup|immédiatement|permis|amenée?|donné envie)
  )(?![\p{L}])
`;
const TOLD = ["scene", "quote", "action", "situation", "problem"] as const;
/** What happened to a speaker who explains is often read as a fact or as an example. */
const OF_LIFE = [...TOLD, "example", "facts", "emotion"] as const;
const LIVED = 0.4;
const EARLY = 0.25;
/** With more of them, the text tells a story already. */
const FEW_LIVED = 2;
const STATED = 0.4;

/** A line of the speaker's own life, in the past, in a text that otherwise only explains or asserts. */
function beginWithWhatYouSaw(context: ClaimContext): Option | null {
  const { content, form, sentences } = context;
  const isOf = form.name === "exposition" || form.name === "persuasion";
  if (!isOf || !content.reading.units.punctuated || asksLoosely(context)) return null;
  const lived = sentences.filter((one) => {
    const { past } = signsOf(content, one);
    const { text } = one.sentence;
    return (
      past &&
      MINE.test(text) &&
      !OF_THE_SPEECH.test(text) &&
      mostOfRoles(context, one, form.name === "exposition" ? OF_LIFE : TOLD) >= LIVED
    );
  });
  // A moment begins with its first sentence, not with its best one.
  const first = lived[0] && startOfMoment(context, lived[0]);
  if (!first || lived.length > FEW_LIVED || !isQuotable(context, first) || startOf(context, first) < EARLY)
    return null;
  const before = sentences.slice(0, sentences.indexOf(first));
  const isToldBefore = before.some((one) => mostOfRoles(context, one, ["scene", "quote", "action"]) >= LIVED);
  if (isToldBefore || mostOfFamilies(context, first, ["asserted"]) >= STATED || leans(first)) return null;
  const { place, shown } = quoteOf(context, first);
  return {
    code: "open_with_scene",
    rule: "opening",
    worth: DIAGNOSED,
    quotes: [place],
    text: `Commencez par ${shown}\u00a0: vous l’avez vécu, et cela se voit. Ce que vous dites avant s’écoutera mieux après.`,
  };
}
const YOU = /(?<![\p{L}])(?:vous|votre|vos)(?![\p{L}])/iu;

/** The earliest of the sentences in the past that lead to this one and need nothing before them. */
function startOfMoment(context: ClaimContext, one: SentenceReading): SentenceReading {
  const { content, sentences } = context;
  let first = one;
  for (let at = sentences.indexOf(one) - 1; at >= 0; at -= 1) {
    const before = sentences[at]!;
    const { text } = before.sentence;
    const isOfLife = signsOf(content, before).past && !OF_THE_SPEECH.test(text) && !YOU.test(text);
    if (!isOfLife || mostOfFamilies(context, before, ["asserted", "frame"]) >= STATED) break;
    first = before;
  }
  return first;
}

/** « Elle en jetait la moitié », « c’était ma question »: needs what comes before. */
const LEANS = regexInLines("iu")`
  ^[\s,«]{0,3}(?:
    elles?|ils?|lui|ça|cela|c['’]|ce|cette|cet|ces|y |en (?:effet|fait)|donc|mais|et|puis|d['’]ailleurs|par exemple|
    après|pourtant|là|celui|celle|aussi|car|ensuite|enfin|alors|d['’]où|son|sa|ses|leurs?
  )(?![\p{L}])
`;
const leans = ({ sentence }: SentenceReading): boolean => LEANS.test(sentence.text);

const ASKED = 0.6;
const LATE = 0.6;
const GENERAL = 2;

/** What is asked of those who listen, said after a first half that any speaker could have said. */
function beginWithTheRequest(context: ClaimContext): Option | null {
  const { content, form, sentences } = context;
  if (form.name !== "persuasion" || !content.reading.units.punctuated) return null;
  const asks = (one: SentenceReading) => mostOfRoles(context, one, ["request", "proposal"]) >= ASKED;
  const asked = sentences.find((one) => asks(one));
  if (!asked || startOf(context, asked) < LATE || !isPrecise(asked) || !isQuotable(context, asked))
    return null;
  const before = sentences.slice(0, sentences.indexOf(asked));
  const general = before.filter(
    (one) => mostOfRoles(context, one, ["claim", "cliche", "message"]) >= 0.5 && one.figures.length === 0,
  );
  const isTold = before.some((one) => mostOfRoles(context, one, ["scene", "quote", "proof"]) >= 0.5);
  if (general.length < GENERAL || isTold || leans(asked)) return null;
  const { place, shown } = quoteOf(context, asked);
  return {
    code: "make_request",
    rule: "request",
    worth: DIAGNOSED,
    quotes: [place],
    text: `Dites dès le début ${shown}\u00a0: jusque-là, on se demande où vous voulez en venir. Gardez ensuite la raison qui les touche, eux.`,
  };
}

const NEEDED = 0.5;
/** The same for what happened to somebody who is named: such a sentence often plays several roles. */
const SEEN = 0.3;
const SOON = 0.12;
/** Somebody in particular: « un artisan n’a pas que ça à faire » is nobody. */
const PERSON = regexInLines("iu")`
  (?<![\p{L}])(?:m\. \p{Lu}|mme|madame|monsieur|m(?:on|a) (?:père|mère|grand[- ]\p{L}+|fils|fille|sœur|frère|voisine?|oncle|tante))(?![\p{L}])
`;
/** In words: a shorter quotation shows nobody yet. */
const FEWEST_SHOWN = 8;
const MOST_WORDS = 30;
/** « Une équipe », a greeting or a name on a card: no person of the story. */
const NAMES_ITSELF =
  /(?<![\p{L}])(?:je m['’]appelle|nous sommes|fondée?s? (?:en|par)|bonjour|bonsoir|cordialement)(?![\p{L}])/iu;

/** A product presented before the one person who had the need, named later in passing. */
function beginWithWhoNeedsIt(context: ClaimContext): Option | null {
  const { content, form, sentences, roles } = context;
  if (form.name !== "product" || !isOffer(context) || !content.reading.units.punctuated) return null;
  const holder = sentences.find(
    (one) =>
      mostOfRoles(context, one, ["problem", "proof", "quote", "scene"]) >=
        (PERSON.test(one.sentence.text) && signsOf(content, one).event ? SEEN : NEEDED) &&
      (PERSON.test(one.sentence.text) || (roles.of(one, "quote") >= NEEDED && one.names.length > 0)) &&
      (signsOf(content, one).past || signsOf(content, one).reported) &&
      !NAMES_ITSELF.test(one.sentence.text),
  );
  if (!holder || startOf(context, holder) < SOON || !isQuotable(context, holder) || leans(holder))
    return null;
  const before = sentences.slice(0, sentences.indexOf(holder));
  const isOffered = before.some((one) => mostOfRoles(context, one, ["solution", "self_intro"]) >= 0.5);
  const wasNeeded = before.some(
    (one) =>
      mostOfRoles(context, one, ["problem", "scene", "quote", "stake"]) >= 0.4 &&
      // « Je pense que c’est un vrai besoin » shows nobody.
      mostOfRoles(context, one, ["claim", "cliche"]) < 0.6,
  );
  if (!isOffered || wasNeeded) return null;
  const text = content.reading.input.content;
  const place = placeToQuote(text, holder, undefined, MOST_WORDS);
  const shown = showPlace(text, place);
  if (shown.split(/\s+/u).length < FEWEST_SHOWN) return null;
  return {
    code: "state_problem",
    rule: "opening",
    worth: DIAGNOSED,
    quotes: [place],
    text: `Commencez par ${shown}\u00a0: une personne que l’on voit, avant ce que vous vendez.`,
  };
}

/** Below this quality, an offer lacks its request as well. */
const TOLD_ENOUGH = 0.18;
const OFFERED = 0.7;
const NOBODY = 0.3;
const SERVES = regexInLines("iu")`
  (?<![\p{L}])(?:
    pour (?:les|des|la|le|l['’]|tous|ceux|celles|vous|que (?:les|vous|chacun))|clients?|utilisateurs?|utilisatrices?|personnes?|gens|familles?|parents|enfants|
    vous|votre|vos|tu|habitants?|élèves|patients?|aidants?|salariés?|équipes|entreprises|commerçants?|artisans?|agriculteurs?|jeunes|seniors|étudiants?|particuliers|professionnels
  )(?![\p{L}])
`;

/** A product of which everything is told but who uses it: by its words, by its roles, and no person is named. */
function showWhoUsesIt(context: ClaimContext): Option | null {
  const { form, sentences } = context;
  if (form.name !== "product" || !form.isSure || !isOffer(context) || context.quality < TOLD_ENOUGH)
    return null;
  if (surest(context, { roles: ["customer", "problem", "quote", "scene", "stake"] }) >= NOBODY) return null;
  const served = sentences.filter(
    (one) =>
      SERVES.test(one.sentence.text) &&
      mostOfRoles(context, one, ["greeting", "thanks", "request", "close", "vague_request"]) < 0.3,
  );
  if (served.length > 0 || sentences.some((one) => KIN.test(one.sentence.text))) return null;
  const offered = sentences.find(
    (one) => context.roles.of(one, "solution") >= OFFERED && isQuotable(context, one),
  );
  if (!offered) return null;
  const { place, shown } = quoteOf(context, offered);
  return {
    code: "name_customer",
    rule: "part",
    part: "customer",
    worth: DIAGNOSED,
    quotes: [place],
    text: `${shown}\u00a0: on ne voit pas encore pour qui. Montrez d’abord une personne\u00a0: ce qu’elle fait aujourd’hui sans vous, et ce qui change avec vous.`,
  };
}

/** « Je l’ai mise à mon père »: somebody uses it. */
const KIN = regexInLines("iu")`
  (?<![\p{L}])(?:
    m(?:on|a|es) (?:
      père|mère|sœur|soeur|frère|fils|fille|enfants|mari|femme|voisine?s?|grand[- ]\p{L}+|oncle|tante|cousine?|
      amie?s?|copine?s?|collègues?
    )|
    quelqu['’]un|on me|m['’](?:a|ont) (?:dit|demandé)
  )(?![\p{L}])
`;

const EXPLAINED = 0.3;
const MOST_SHOWN = 0.25;
/** « Par exemple », « imaginez », « comme un ballon »: something is made seen. */
const SHOWS = regexInLines("iu")`
  (?<![\p{L}])(?:
    par exemple|exemples?|imagin\p{L}+|prenez|prenons|disons|comme (?:si|un|une|quand|dans|le|la|les|chez)|c['’]est un peu|pensez|regardez|quand (?:vous|on|tu)|si (?:vous|on|tu|je)|vous (?:l['’]|la |le |les |en )?\p{L}+ez|
    je|j['’]|ma|mon|mes
  )(?![\p{L}])
`;
const EXPLAINS_MUCH = 2;

/** An explanation where nothing can be seen: no event, no example, nobody of whom it speaks. */
function giveAnExample(context: ClaimContext): Option | null {
  const { content, form, sentences } = context;
  if (form.name !== "exposition" || !form.isSure || asksForSteps(context)) return null;
  if (surest(context, { roles: ["example", "scene", "quote", "action"] }) >= MOST_SHOWN) return null;
  const told = sentences.filter(
    (one) => mostOfRoles(context, one, ["greeting", "thanks", "plan", "close", "thesis_question"]) < 0.4,
  );
  if (told.some((one) => signsOf(content, one).reported || SHOWS.test(one.sentence.text))) return null;
  const explained = told.filter(
    (one) => context.roles.of(one, "explanation") >= EXPLAINED && isQuotable(context, one),
  );
  // The hardest to see: the one with the longest words.
  const [hardest] = explained.toSorted((one, other) => weightOf(other) - weightOf(one));
  if (explained.length < EXPLAINS_MUCH || !hardest) return null;
  const { place, shown } = quoteOf(context, hardest);
  return {
    code: "add_example",
    rule: "part",
    part: "example",
    worth: DIAGNOSED,
    quotes: [place],
    text: `Après ${shown}, donnez un exemple que chacun connaît\u00a0: une chose que l’on tient, que l’on mange ou que l’on paie, avec son nombre.`,
  };
}
const weightOf = ({ sentence: { text, words } }: SentenceReading): number => text.length / Math.max(1, words);

const PRAISED = 0.4;

/** A tribute made of praise: it names what the person is like, and no moment when it was seen. */
function tellOneMoment(context: ClaimContext): Option | null {
  const { content, form, sentences } = context;
  if (form.name !== "tribute" || !form.isSure) return null;
  const isLived = sentences.some((one) => {
    const signs = signsOf(content, one);
    return (
      signs.reported ||
      (signs.event && mostOfRoles(context, one, ["scene", "action", "quote", "situation", "humour"]) >= 0.3)
    );
  });
  if (isLived) return null;
  let best: SentenceReading | null = null;
  let most = PRAISED;
  for (const one of sentences) {
    const chance = mostOfRoles(context, one, ["tribute", "claim"]);
    if (
      chance >= most &&
      isQuotable(context, one) &&
      one.sentence.words <= SHORT_QUOTE &&
      OF_THEM.test(one.sentence.text) &&
      mostOfRoles(context, one, ["thanks", "wish", "close", "greeting", "occasion"]) < 0.5
    )
      [best, most] = [one, chance];
  }
  if (!best) return null;
  const { place, shown } = quoteOf(context, best);
  return {
    code: "add_example",
    rule: "part",
    part: "anecdote",
    worth: DIAGNOSED,
    quotes: [place],
    text: `Après ${shown}, racontez le jour où vous l’avez vu\u00a0: où vous étiez, ce qui s’est dit. Personne d’autre ne peut le dire.`,
  };
}
/** « Tu as toujours été », « elle est », « toujours souriante »: what somebody is like. */
const OF_THEM = /(?<![\p{L}])(?:tu|t['’]as|elle|il|vous|toujours|sa|son|ton|ta)(?![\p{L}])/iu;
