import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { ClaimContext, Option } from "../context/claim-context.ts";
import { isComplete, placeAfter, placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { findWords } from "../signs/find-words.ts";
import { isCutAtHead, MOST_UNMARKED, mostOfRoles, surest } from "../signs/pick-sentence.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import { DOES_SOMETHING } from "./advise-on-what-hurts.ts";
import { DIAGNOSED } from "./diagnosed.ts";

/** Up to this quality, what is missing from what is told is the first thing to say. */
const FAIR = 0.66;

/** What an answer on something done leaves half told, by tense, person and roles of its sentences. */
export function adviseOnTelling(context: ClaimContext): Option[] {
  const { pitchType } = context.content.reading.input;
  if (pitchType !== "rh" || context.quality >= FAIR) return [];
  return [
    sayI(context),
    sayWhatYouDid(context),
    tellOneCase(context),
    tellTheProgress(context),
    tellOneSuccess(context),
    keepOneQuality(context),
  ].filter((option) => option !== null);
}

const FEWEST_WORDS = 5;

const isQuotable = (context: ClaimContext, one: SentenceReading): boolean =>
  isComplete(one) &&
  one.sentence.words >= FEWEST_WORDS &&
  !one.isQuestion &&
  !isCutAtHead(context, one) &&
  !signsOf(context.content, one).restart &&
  (context.content.reading.units.punctuated || one.sentence.words <= MOST_UNMARKED);

/** The quotable sentence that most surely has one of these roles; null below `from`. */
function surestOf(
  context: ClaimContext,
  roles: Parameters<typeof mostOfRoles>[2],
  from: number,
  fits: (one: SentenceReading) => boolean = () => true,
): SentenceReading | null {
  let best: SentenceReading | null = null;
  let most = from;
  for (const one of context.sentences) {
    const chance = mostOfRoles(context, one, roles);
    if (chance >= most && isQuotable(context, one) && fits(one)) [best, most] = [one, chance];
  }
  return best;
}

function quoteOf({ content }: ClaimContext, one: SentenceReading) {
  const text = content.reading.input.content;
  const place = placeToQuote(text, one, undefined, SHORT_QUOTE);
  return { text, place, shown: showPlace(text, place) };
}

const I = /(?<![\p{L}])(?:je(?![\p{L}])|j['’]|moi(?![\p{L}]))/iu;
const WE = /(?<![\p{L}])(?:on|nous)(?![\p{L}])/giu;
const OURS = 3;
const DONE = 0.3;
/** « Un travail d’équipe » is what the question may ask. */
const OF_A_TEAM = /(?<![\p{L}])(?:équipe|collecti\p{L}+|ensemble|groupe)(?![\p{L}])/iu;
const OF_A_DEED = regexInLines("iu")`
  (?<![\p{L}])(?:réalisations?|réussites?|fière?|fiers?|succès|accompli\p{L}*|projets?|initiatives?|résolu\p{L}*|défi|conflit|difficile)(?![\p{L}])
`;

/** Something done that is told with « on » and never with « je ». */
function sayI(context: ClaimContext): Option | null {
  const { content, sentences } = context;
  const { questionKind, input } = content.reading;
  const question = input.question ?? "";
  if (OF_A_TEAM.test(question) || !(questionKind === "behavioural" || OF_A_DEED.test(question))) return null;
  const acts = sentences.filter((one) => signsOf(content, one).iActed && signsOf(content, one).event);
  if (acts.some(({ sentence }) => I.test(sentence.text))) return null;
  const said = acts.flatMap(({ sentence }) => [...sentence.text.matchAll(WE)]).length;
  const best = said >= OURS ? surestOf(context, ["action"], DONE, (one) => acts.includes(one)) : null;
  if (!best) return null;
  const { place, shown } = quoteOf(context, best);
  return {
    code: "tell_your_part",
    rule: "action",
    worth: DIAGNOSED,
    quotes: [place],
    text: `Vous dites «\u00a0on\u00a0» ou «\u00a0nous\u00a0», jamais «\u00a0j’ai\u00a0». Dans ${shown}, dites ce qui vient de vous\u00a0: votre idée, votre geste.`,
  };
}

/** « Je dirais que je suis rigoureuse, souriante et débrouillarde »: three qualities in a row. */
const THREE = regexInLines("iu")`
  (?<![\p{L}])(?:je suis|je me décrirais comme|c['’]est|qualités (?:sont|seraient)(?: :)?) (?:quelqu['’]un de |une personne )?
  (?:(?:très |assez |la |le |l['’]|ma |mon )?[\p{L}-]{4,20}, ){1,3}(?:très |assez |la |le |l['’]|ma |mon )?[\p{L}-]{4,20} et
    (?: (?:très |assez |plutôt |la |le |ma |mon )?| l['’])[\p{L}-]{4,20}(?![\p{L}])
`;
const SHOWS = 0.5;

/** Several qualities in a row, of which what is told shows one. */
function keepOneQuality(context: ClaimContext): Option | null {
  const { content, sentences } = context;
  if (content.reading.questionKind !== "strengths") return null;
  const [named] = findWords(context, THREE);
  if (!named || sentences.indexOf(named.sentence) > 1) return null;
  const told = sentences.filter(
    (one) =>
      one !== named.sentence &&
      signsOf(content, one).event &&
      (signsOf(content, one).iActed ||
        mostOfRoles(context, one, ["action", "scene", "example", "achievement"]) >= SHOWS),
  );
  const first = told.find((one) => isQuotable(context, one) && signsOf(content, one).iActed);
  if (!first) return null;
  // A second case stands elsewhere in the answer.
  const span = sentences.indexOf(told.at(-1)!) - sentences.indexOf(told[0]!);
  if (span > told.length) return null;
  const { text, place, shown } = quoteOf(context, first);
  const list = placeToQuote(text, named.sentence, named.place, SHORT_QUOTE);
  return {
    code: "drop_irrelevant",
    rule: "part",
    part: "strength",
    worth: DIAGNOSED,
    quotes: [list, place],
    text: `${showPlace(text, list)}\u00a0: vous en montrez une seule, avec ${shown}. Gardez celle-là, et laissez les autres ou donnez à chacune son moment.`,
  };
}

const OTHERS = 2;

/** An answer on oneself where all that happens is done by others. */
function sayWhatYouDid(context: ClaimContext): Option | null {
  const { content, form, sentences } = context;
  if (form.name !== "story" || content.reading.questionKind !== "behavioural") return null;
  const events = sentences.filter((one) => signsOf(content, one).event);
  const isMine = (one: SentenceReading) =>
    signsOf(content, one).iActed && mostOfRoles(context, one, ["action", "result", "remedy"]) >= DONE;
  const theirs = events.filter((one) => !signsOf(content, one).iActed && one.names.length > 0);
  if (theirs.length < OTHERS || events.some(isMine)) return null;
  const best = theirs.findLast(
    (one) =>
      isQuotable(context, one) &&
      !signsOf(content, one).reported &&
      mostOfRoles(context, one, ["action", "scene", "situation", "result"]) >= DONE,
  );
  if (!best) return null;
  const { place, shown } = quoteOf(context, best);
  return {
    code: "tell_your_part",
    rule: "action",
    worth: DIAGNOSED,
    quotes: [place],
    text: `${shown}\u00a0: on sait ce qu’ont fait les autres. Dites ce que vous, vous avez fait à ce moment-là, geste après geste.`,
  };
}

/** « Dans ces cas-là je note », « il faut rester calme »: what is always done, or what one ought to do. */
const ALWAYS = regexInLines("iu")`
  (?<![\p{L}])(?:
    dans ces cas(?:-là)?|en général|généralement|d['’]habitude|toujours|jamais|tous les jours|chaque (?:jour|fois)|souvent|
    il faut|on doit|faut (?:pas|savoir|toujours)|il est important|quand (?:il y a|y a|un|une|on|c['’]est)
  )(?![\p{L}])
`;
const HABITS = 2;
const ACTED = 0.5;
/** « Racontez un client difficile », « donnez-moi un exemple »: one occasion is asked for. */
const ONE_OCCASION =
  /(?<![\p{L}])(?:racontez|exemple|une (?:fois|situation|occasion)|parlez(?:-| )(?:moi|nous) d['’]une?|décrivez une?)(?![\p{L}])/iu;

/** A question on one occasion, answered by what one always does: no event of the speaker's, and words of habit. */
function tellOneCase(context: ClaimContext): Option | null {
  const { content, form, sentences } = context;
  if (form.name !== "story" || content.reading.questionKind !== "behavioural") return null;
  if (!ONE_OCCASION.test(content.reading.input.question ?? "")) return null;
  const happened = sentences.filter(
    (one) =>
      signsOf(content, one).event &&
      (one.figures.length > 0 ||
        mostOfRoles(context, one, ["scene", "action", "situation", "result", "quote"]) >= ACTED),
  );
  const habits = sentences.filter((one) => !signsOf(content, one).event && ALWAYS.test(one.sentence.text));
  if (happened.length > 0 || habits.length < HABITS) return null;
  const best =
    habits.find((one) => isQuotable(context, one) && I_OR_ON.test(one.sentence.text)) ??
    habits.find((one) => isQuotable(context, one));
  if (!best) return null;
  const { place, shown } = quoteOf(context, best);
  return {
    code: "add_example",
    rule: "part",
    part: "situation",
    worth: DIAGNOSED,
    quotes: [place],
    text: `${shown}\u00a0: vous dites ce qui se fait d’habitude, et l’on vous demande une fois. Racontez un seul jour\u00a0: qui était là, ce que vous avez fait, comment cela a fini.`,
  };
}
const I_OR_ON = /(?<![\p{L}])(?:je|j['’]|on)(?![\p{L}])/iu;

const NAMED = 0.4;
/** « Mon responsable me l’a dit », « deux fois cette année »: something that can be seen since. */
const SEEN_SINCE = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:m['’]a|m['’]ont|me l['’]a|me l['’]ont) (?:dit|fait remarquer|félicitée?)|(?:plus|jamais) (?:eu|arrivé|oublié|raté)|moins (?:de|souvent)|
    (?:deux|trois|quatre|dix|\d+) (?:fois|mois|semaines|jours) (?:sur|sans|cette)|aucune? \p{L}+ depuis
  )(?![\p{L}])
`;

/** What is done about the fault, by its role and by its words, where the fault and a day when it cost are told. */
function treatedFault(context: ClaimContext): SentenceReading | null {
  const { content, form, sentences } = context;
  if (form.name !== "weakness" || surest(context, { roles: ["weakness"] }) < NAMED) return null;
  const isFelt = sentences.some(
    (one) =>
      signsOf(content, one).event &&
      mostOfRoles(context, one, ["effect", "situation", "scene", "quote"]) >= DONE,
  );
  return isFelt
    ? surestOf(context, ["remedy", "progress"], ACTED, (one) => DOES_SOMETHING.test(one.sentence.text))
    : null;
}

/** Whether an answer on a fault has named it, told what it cost and told what is done about it. */
export const tellsItsFault = (context: ClaimContext): boolean => treatedFault(context) !== null;

/** A fault that is named and treated, with nothing that shows it gave way. */
function tellTheProgress(context: ClaimContext): Option | null {
  const treated = treatedFault(context);
  if (!treated) return null;
  const rest = context.sentences.slice(context.sentences.indexOf(treated));
  if (rest.some((one) => SEEN_SINCE.test(one.sentence.text) || context.roles.of(one, "result") >= DONE))
    return null;
  const { text, place } = quoteOf(context, treated);
  const from = placeAfter(text, place);
  return {
    code: "add_example",
    rule: "part",
    part: "progress",
    worth: DIAGNOSED,
    quotes: [from],
    text: `Après ${showPlace(text, from)}, dites ce qui a changé\u00a0: un nombre, une fois précise, ou ce que quelqu’un vous en a dit.`,
  };
}

const WALKED = 0.45;
/** « Pendant onze ans », « quatre semaines »: long enough to hold a success. */
const LONG = /(?<![\p{L}])(?:ans?|années|mois|semaines)(?![\p{L}])|(?<!\d)(?:19|20)\d\d(?!\d)/iu;

/** An introduction that gives places and years, and nothing done there. */
function tellOneSuccess(context: ClaimContext): Option | null {
  const { content, form, sentences, quality } = context;
  if (form.name !== "self" || content.reading.questionKind !== "introduction" || quality >= FAIR) return null;
  const isDone = sentences.some(
    (one) =>
      mostOfRoles(context, one, ["achievement", "proof", "result", "scene", "quote"]) >= NAMED ||
      (signsOf(content, one).iActed && context.roles.of(one, "action") >= NAMED),
  );
  if (isDone) return null;
  const best = surestOf(
    context,
    ["path"],
    WALKED,
    ({ sentence: { text } }) => LONG.test(text) && !SCHOOL.test(text) && !NAMES_ONESELF.test(text),
  );
  if (!best) return null;
  const text = content.reading.input.content;
  const found = LONG.exec(best.sentence.text)!;
  const start = best.sentence.start + found.index;
  const place = placeToQuote(text, best, { start, end: start + found[0].length }, SHORT_QUOTE);
  return {
    code: "add_example",
    rule: "part",
    part: "achievement",
    worth: DIAGNOSED,
    quotes: [place],
    text: `${showPlace(text, place)}\u00a0: on sait où vous étiez, et pas encore ce que vous y avez réussi. Racontez-en une chose, en deux phrases.`,
  };
}
const NAMES_ONESELF = /(?<![\p{L}])(?:je m['’]appelle|moi,? c['’]est|j['’]ai [\p{L}\d -]{2,20} ans(?! d))/iu;
const SCHOOL =
  /(?<![\p{L}])(?:bac|formations?|licence|master|bts|cap|dut|diplôm\p{L}*|collège|lycée|troisième|université|école|études|maternelle|fac|né|née)(?![\p{L}])/iu;
