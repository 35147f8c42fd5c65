import type { SentenceReading } from "../../content/pitch-reading.ts";
import { type AdviceCode, type ClaimPart, type ClaimRule, LEFT_OUT, type Place } from "../../report.ts";
import {
  type ClaimContext,
  type Draft,
  type Option,
  FIRST_WORTH,
  isOffer,
  STRONG,
} from "../context/claim-context.ts";
import { isGivenAlready } from "./given.ts";
import { partChance } from "../parts/part-chances.ts";
import { strongestOf } from "../parts/part-signs.ts";
import { NO_SIGN } from "../telling/tell-parts.ts";
import { PART_WORDS } from "../parts/parts-of-speech.ts";
import type { Role } from "../context/role-signs.ts";
import { isComplete, placeAfter, placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import type { FormName } from "../context/speech-form.ts";
import { adviseOnStory } from "./advise-on-story.ts";
import { surest, Unshown } from "../signs/pick-sentence.ts";
import { askFor, strongestClaim } from "./ask-for.ts";
import { adviseOnWay } from "./advise-on-way.ts";
import { adviseOnExplanation, adviseOnSteps, asksForSteps, isAboutAThing } from "./advise-on-steps.ts";
import {
  askAfterClaim,
  askInsteadOf,
  asksForThem,
  isShownAnyway,
  ONE_MOMENT,
} from "../telling/claim-kinds.ts";
import { findAside } from "../signs/find-aside.ts";
import { asksEnough } from "../listener/doubt.ts";
import { adviceChance, adviseAsHeard } from "./advise-as-heard.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { heardChance } from "../listener/listener.ts";
import { bestRequest, pleadsForNothing, raisesMoney } from "../signs/find-request.ts";
import { wishedFor } from "../telling/find-wish.ts";
import { mayBegin } from "../telling/find-start.ts";
import { tellsNoEvent } from "../signs/tells-no-event.ts";
import { POOR, sceneOfWork, tellMore, UNTOLD } from "./ask-of-poor-text.ts";
import { adviseOnAnswers, askPrecisely } from "./advise-on-answers.ts";
import { adviseOnBroken, quoteQuestion } from "./advise-on-broken.ts";
import { adviseOnEnds } from "./advise-on-ends.ts";
import { presentsAStay, saysItsWay } from "./advise-on-occasion.ts";
import { findReadyMade } from "../telling/ready-made.ts";
import { keptChance } from "../telling/tell-kept.ts";
import { strays } from "../signs/strays.ts";
import { findTics } from "../telling/tell-tics.ts";
import { OPENED_BY_SCENE, openingSentences } from "../telling/tell-opening.ts";
import { isPrecise } from "../telling/tell-request.ts";
import { FAIR, isStrong, MIDDLING } from "../telling/strong-text.ts";

/** Below this worth, advice is not given. */
const LEAST_WORTH = 0.3;

/**
 * Everything that could be advised, unordered. For a strong text that may be kept: only what nobody would miss, and
 * what makes any text unusable.
 */
export function listOptions(context: ClaimContext, told: readonly Draft[]): Option[] {
  const options = [
    ...adviseOnBroken(context, told),
    ...(isStrong(context, told)
      ? [...adviseOnEnds(context), ...adviseOnAnswers(context)]
      : [...optionsOf(context, told), ...tellMore(context, told)]),
  ];
  const isOwed = ({ code, text }: Option) =>
    // Such a question asks for the steps in general, not for one occasion.
    (code !== "add_example" || !asksForSteps(context)) &&
    (!isAboutAThing(context) || !UNASKED_OF_A_THING.has(code)) &&
    (text !== ONE_MOMENT || !owesNoMoment(context)) &&
    (!asksWhatPays(context) || !UNASKED_OF_WHAT_PAYS.has(code)) &&
    (code !== "link_to_job" || isTiedToAPost(context)) &&
    (context.form.name !== "salary" || !UNASKED_OF_PAY.has(code));
  const asked = tellsNoEvent(context) ? options.map(asMoment) : options;
  return asked.filter(
    (option) =>
      option.worth >= LEAST_WORTH &&
      !isGivenAlready(option, told) &&
      isOwed(option) &&
      (context.quality < POOR || !isOfPoorText(option)),
  );
}

/** Parts that only an event can have: for a text without any event, ask for a moment instead. */
const ASKED_OF_AN_EVENT = new Set<ClaimPart>(["result", "lesson"]);
const asMoment = (option: Option): Option =>
  option.part && ASKED_OF_AN_EVENT.has(option.part)
    ? { code: "add_example", rule: "part", part: "example", worth: option.worth, text: ONE_MOMENT }
    : option;

/**
 * Whether a precise moment is out of place: in an announcement, when the question is why one leaves, or when it is a
 * question of knowledge that addresses nobody (« Peut-on prévoir les séismes ? »).
 */
const owesNoMoment = ({ form, content }: ClaimContext): boolean =>
  form.name === "announcement" ||
  content.reading.questionKind === "leaving" ||
  (content.reading.input.pitchType === "perso" && OF_KNOWLEDGE.test(content.reading.input.question ?? ""));
const OF_KNOWLEDGE =
  /^(?!.*(?<![\p{L}])(?:vous|votre|vos|tu|toi|ton|ta|tes)(?![\p{L}]))\s*(?:peut-on|faut-il|doit-on|pourquoi|comment|qu['’]est-ce|à quoi|est-ce qu|les? |la |l['’])[^?]*\?/iu;

/** « Comment votre entreprise gagne-t-elle de l’argent ? »: neither a request nor a first user answers it. */
const asksWhatPays = ({ content }: ClaimContext): boolean =>
  content.reading.input.pitchType === "produit" && WHAT_PAYS.test(content.reading.input.question ?? "");
const WHAT_PAYS = regexInLines("iu")`
  gagn\p{L}{1,4}(?:-t)?(?:-\p{L}{2,5})? (?:de )?(?:l['’])?argent|modèle économique|business model|(?<![\p{L}])rentab|
  qui (?:vous )?paie|d['’]où viennent vos revenus|comment vous rémunérez
`;
const PAID = regexInLines("iu")`
  €|(?<![\p{L}])(?:
    euros?|francs?|dollars?|abonn\p{L}*|pai(?:e|ent|ement|ements)|pay(?:e|er|ant|ants|é|ent)|prix|tarifs?|factur\p{L}*|
    commissions?|marges?|vend\p{L}*|vent(?:e|es)|louent?|loyers?|licences?|gratuit\p{L}*|recettes|publicité
  )(?![\p{L}])
`;
const UNASKED_OF_WHAT_PAYS = new Set<AdviceCode>([
  "make_request",
  "make_request_precise",
  "state_problem",
  "open_with_scene",
  "add_example",
  "end_stronger",
]);

/**
 * Not advised when the subject is a thing: a commonplace may be a fact about it, and no episode of one's life shows it.
 */
const UNASKED_OF_A_THING = new Set<AdviceCode>(["add_example", "drop_cliches"]);

/** Forms in which a link to the job is worth asking for: elsewhere, readers found ten such lines of 36 useful. */
const TIED_TO_A_POST = new Set<FormName>(["motivation", "self", "weakness"]);
const isTiedToAPost = ({ form, content }: ClaimContext): boolean =>
  TIED_TO_A_POST.has(form.name) && !presentsAStay(content.reading.input.question);

/**
 * Advice for poor texts only: on a fair text, readers found a guessed missing part without a quote, a link to the job
 * or another opening empty or wrong.
 */
const isOfPoorText = ({ code, rule, quotes = [] }: Option) =>
  OF_POOR_TEXTS.has(code) || (rule === "part" && quotes.length === 0 && !OWED_BY_ALL.has(code));
/** « On voudrait que la boutique en prenne vingt »: asked, though a transcript has it inside a long line. */
const WANTS_OF_THEM = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:on|nous|je) (?:voudr|souhaiter|demand)\p{L}{1,5} (?:donc )?(?:que|qu[’']|à ce que)|
    (?:on|nous|j[’']) ?aimer\p{L}{1,5} (?:que|qu[’'])|il (?:nous|me) faudrait
  )
`;
const OWED_BY_ALL = new Set<AdviceCode>(["make_request", "answer_the_question"]);
const OF_POOR_TEXTS = new Set<AdviceCode>(["link_to_job", "open_with_scene"]);

/** Not advised when the question is about pay: it calls for an amount, not for an episode or a person. */
const UNASKED_OF_PAY = new Set<AdviceCode>([
  "add_example",
  "add_proof",
  "tell_result",
  "drop_cliches",
  "make_request",
  "make_request_precise",
]);

/** Chance from which an answer about the future is taken to name its aim, however briefly. */
const ANSWERED = 0.4;

/** « Faudrait que je redemande »: what the speaker has still to do. */
const TO_DO_FIRST = /(?<![\p{L}])(?:faut|faudrait|faudra) que (?:je|j['’])/iu;

/** Whether readers would miss a request. */
const isAskedToAsk = (context: ClaimContext) =>
  pleadsForNothing(context) || (adviceChance(context, "make_request") ?? 0) >= ASKED_TO_ASK;
const ASKED_TO_ASK = 0.15;

function optionsOf(context: ClaimContext, told: readonly Draft[]): Option[] {
  const { content, form, quality } = context;
  const { reading } = content;
  const text = reading.input.content;
  const options: Option[] = [];
  const add = (option: Option) => options.push(option);
  const find = (kind: Draft["kind"], rule: ClaimRule) =>
    told.filter((draft) => draft.kind === kind && draft.rule === rule);
  const has = (kind: Draft["kind"], rule: ClaimRule) => find(kind, rule).length > 0;
  const show = (place: Place) => showPlace(text, place);

  if (strays(context))
    add({
      code: "answer_the_question",
      rule: "part",
      part: "answer",
      worth: FIRST_WORTH,
      sure: content.evidence.offTopic!.chance,
      text: `Dites d’abord votre réponse, en une phrase, à la question posée\u00a0: ${quoteQuestion(reading.input.question)}.`,
    });

  if (asksWhatPays(context) && !PAID.test(text))
    add({
      code: "answer_the_question",
      rule: "part",
      part: "business_model",
      worth: FIRST_WORTH,
      sure: 1,
      text: `Répondez d’abord à la question\u00a0: qui vous paie, combien, et pour quoi. Si personne ne paie encore, dites-le, et ce que vous allez essayer.`,
    });

  for (const missing of find("missing", "part")) {
    const remedy = PART_WORDS[missing.part!].remedy;
    if (remedy)
      add({
        code: remedy,
        rule: "part",
        part: missing.part!,
        worth: WORTH[remedy] ?? 0.5,
        ...askFor(context, missing.part!, remedy),
      });
  }

  // The roles given by a reader of the text leave no doubt.
  const mayDoubt = form.isSure && quality < FAIR && !content.hasGivenRoles;
  for (const part of mayDoubt ? form.parts : []) {
    const remedy = PART_WORDS[part].remedy;
    const chance = partChance(context, part) ?? 1;
    const isTold = told.some((draft) => draft.rule === "part" && draft.part === part);
    const isNear = (strongestOf(context, part)?.chance ?? 0) > NO_SIGN;
    const isOfWork = remedy === "add_example" && sceneOfWork(reading.input.question) !== null;
    const isOwed = part !== "request" || form.asks;
    // A lived episode is already the case that the advice would ask for.
    const isCase = part === "proof" && surest(context, { families: ["lived"] }) >= TELLS_WHY;
    if (
      remedy &&
      isOwed &&
      !isCase &&
      !isTold &&
      !isNear &&
      !isOfWork &&
      !NEVER_DOUBTED.has(part) &&
      chance <= DOUBTFUL
    )
      add({
        code: remedy,
        rule: "part",
        part,
        worth: LEAST_WORTH,
        sure: 1 - chance,
        ...askFor(context, part, remedy),
      });
  }

  const short = (sentence: SentenceReading) => placeToQuote(text, sentence, undefined, SHORT_QUOTE);
  const faultyRequest = find("fault", "request")[0];
  const asked = form.asks ? bestRequest(context) : null;
  const unclear = faultyRequest
    ? sentenceAt(context, faultyRequest.quotes[0]!)
    : asked && !isPrecise(asked) && context.roles.of(asked, "vague_request") >= UNCLEAR
      ? asked
      : owesRequest(context)
        ? wishedFor(context)
        : null;
  if (unclear && !TO_DO_FIRST.test(unclear.sentence.text)) add(askPrecisely(context, unclear));
  else if (
    form.asks &&
    !asked &&
    !asksEnough(context) &&
    isAskedToAsk(context) &&
    !WANTS_OF_THEM.test(text) &&
    !raisesMoney(context)
  )
    add({
      code: "make_request",
      rule: "request",
      worth: pleadsForNothing(context) ? FIRST_WORTH : 0.5,
      ...askFor(context, "request", "make_request"),
    });
  const namesSum = told.some(({ kind, part }) => kind === "credit" && part === "amount") || SUM.test(text);
  if (form.name === "salary" && quality < POOR && !namesSum)
    add({
      code: "answer_the_question",
      rule: "part",
      part: "amount",
      worth: 0.6,
      text: "Dites en une phrase ce que vous demandez, une somme ou deux bornes, puis laissez répondre.",
    });
  if (
    form.name === "future" &&
    !saysItsWay(context) &&
    quality < POOR &&
    heardChance(context, "answers") < ANSWERED
  )
    add({
      code: "answer_the_question",
      rule: "part",
      part: "answer",
      worth: 0.6,
      text: "Nommez ce que vous visez, un métier ou une étape, et ce que vous ferez d’ici là pour y arriver.",
    });
  // A lived episode may contain the reason.
  const isReasoned =
    surest(context, { families: ["need"] }) >= NO_NEED ||
    surest(context, { families: ["lived"] }) >= TELLS_WHY;
  // A speaker who asks decision makers for help must state the problem.
  if (form.name === "product" && form.asks && quality < POOR && !isReasoned) {
    add({
      code: "state_problem",
      rule: "part",
      part: "problem",
      worth: 0.64,
      sure: 1 - surest(context, { families: ["need"] }),
      ...askFor(context, "problem", "state_problem"),
    });
  }
  const opening = openingSentences(context);
  const livesEarly = opening.some((sentence) => context.roles.family(sentence, "lived") > LIVED_OPENING);
  if (!has("credit", "opening") && !livesEarly && OPENED_BY_SCENE.has(form.name) && reading.words > 60) {
    const late = latestMoment(context, opening);
    if (late)
      add({
        code: "open_with_scene",
        rule: "opening",
        worth: 0.65,
        sure: keptChance(context, late),
        quotes: [short(late)],
        text: `Commencez par ce moment\u00a0: ${show(short(late))}.`,
      });
    else if (has("fault", "opening") && opening[0])
      add({
        code: "open_with_scene",
        rule: "opening",
        worth: 0.42,
        quotes: [short(opening[0])],
        text: `À la place de ${show(short(opening[0]))}, commencez par un moment vécu\u00a0: où vous étiez, ce que vous avez vu.`,
      });
  }
  if (reading.input.pitchType === "rh" && LINKED_FORMS.has(form.name)) {
    if (reading.questionKind !== "other" && surest(context, { roles: LINK_ROLES }) < NO_LINK)
      add({
        code: "link_to_job",
        rule: "part",
        part: "link_with_job",
        worth: 0.46,
        sure: 1 - surest(context, { roles: LINK_ROLES }),
        ...(form.name === "weakness"
          ? askFor(context, "weakness", "link_to_job")
          : askFor(context, "link_with_job", "link_to_job")),
      });
  }
  const verdicts = find("fault", "superlative")[0];
  if (verdicts && (form.name === "told" || form.name === "tribute"))
    add({
      code: "add_example",
      rule: "superlative",
      worth: 0.6,
      quotes: verdicts.quotes.slice(0, 1),
      text: `À la place de ${show(verdicts.quotes[0]!)}, dites ce que vous avez vu ou entendu.`,
    });
  const aside = findAside(context);
  // A passage praised elsewhere is not a digression.
  const isPraised = (place: Place) =>
    told.some(
      ({ kind, quotes }) =>
        kind === "credit" && quotes.some(({ start, end }) => start < place.end && place.start < end),
    );
  if (aside && !isPraised(aside.place))
    add({
      code: "drop_irrelevant",
      rule: "link",
      worth: 0.62,
      quotes: [aside.place],
      evidence: leftOut(context, aside.place),
      text: `Sautez ${show(aside.place)}\u00a0: ${aside.why}.`,
    });
  const cliches = find("fault", "cliche");
  if (cliches[0]) {
    const [place] = cliches[0].quotes;
    const sentence = sentenceAt(context, place!);
    add({
      // Instead of a commonplace about employers, ask for a fact that links the answer to this one.
      code: sentence && asksForThem(context, sentence) ? "link_to_job" : "drop_cliches",
      rule: "cliche",
      worth: 0.35 + 0.08 * Math.min(4, cliches.length),
      quotes: [shortOf(context, place!)],
      ...(sentence && isShownAnyway(context, sentence) && { evidence: leftOut(context, place!) }),
      text: insteadOf(context, place!),
    });
  }
  const jargon = find("fault", "jargon");
  if (jargon[0])
    add({
      code: "explain_jargon",
      rule: "jargon",
      worth: 0.2 + 0.07 * Math.min(6, jargon[0].quotes.length),
      quotes: jargon[0].quotes.slice(0, 1),
      text: `Dites ${show(jargon[0].quotes[0]!)} avec les mots de votre public.`,
    });
  const fillers = find("fault", "filler");
  const tics = fillers.reduce((sum, { quotes }) => sum + quotes.length, 0);
  const rate = tics / Math.max(1, reading.original.wordCount);
  const waiting = findTics(context);
  if (
    waiting &&
    fillers[0] &&
    fillers[0].quotes.length >= (TIES.test(fillers[0].form ?? "") ? HEARD_TIE : HEARD_TIC) &&
    rate > TIC_RATE
  )
    add({
      code: "drop_fillers",
      rule: "filler",
      // Everybody notices « euh », but it ruins no speech: rank it after advice on content.
      worth: Math.min(0.48, 0.32 + 3 * (rate - TIC_RATE)),
      quotes: fillers[0].quotes,
      text: `Faites un silence là où vous dites «\u00a0${fillers[0].form}\u00a0».`,
    });
  const spelt = find("fault", "spelling")[0];
  if (spelt && spelt.quotes.length >= MISSPELT)
    add({
      code: "correct_spelling",
      rule: "spelling",
      worth: 0.4,
      quotes: spelt.quotes.slice(0, 1),
      text: `Faites relire ce texte avant de l’envoyer, à commencer par ${show(spelt.quotes[0]!)}.`,
    });
  for (const option of [
    ...adviseAsHeard(context),
    ...adviseOnStory(context),
    ...adviseOnEnds(context),
    ...adviseOnAnswers(context),
    ...adviseOnSteps(context),
    ...adviseOnExplanation(context),
    ...adviseOnWay(context),
  ])
    add(option);
  for (const { code, quote, advice } of findReadyMade(context, new Unshown(context, told)))
    add({ code, rule: "cliche", worth: READY_MADE, quotes: [quote], text: advice });
  const bare = strongestClaim(context);
  const isProduct = isOffer(context) || form.name === "persuasion";
  const owesProof = isProduct && surest(context, { roles: ["proof"] }) < UNPROVEN;
  // A story is its own example.
  const owesExample = !isProduct && !UNTOLD.has(form.name) && form.name !== "told" && quality < MIDDLING;
  if (
    !has("credit", "scene") &&
    !has("credit", "bestProof") &&
    bare &&
    bare.chance > 0.5 &&
    (owesProof || owesExample)
  ) {
    const place = placeAfter(text, short(bare.sentence));
    const asks = askAfterClaim(context, bare.sentence, show(place)) ?? "";
    add({
      code: owesProof ? "add_proof" : "add_example",
      rule: "proof",
      worth: 0.6,
      sure: bare.chance,
      quotes: asks.includes(show(place)) ? [place] : [],
      text: asks,
    });
  }
  return options;
}

/** Up to this chance a part may be asked for, without being reported missing. */
const DOUBTFUL = 0.5;
/** Only some listeners want these. */
const NEVER_DOUBTED = new Set<ClaimPart>(["close", "occasion", "answer"]);
/** Below this number, a filler goes unnoticed. */
const HEARD_TIC = 3;
/** Words that are connectives as often as fillers: a higher count is needed. */
const TIES = /^(?:alors|donc|et puis|après|puis|là)$/iu;
const HEARD_TIE = 6;
/**
 * From these chances, shares and rates on, the annotated pitches called for the advice at least half of the time; read
 * off pitches that the role models had not seen (record 098).
 */
const NO_NEED = 0.65;
const TELLS_WHY = 0.8;
const UNPROVEN = 0.5;
const TIC_RATE = 0.04;
/** Worth of a question about stock phrases: below missing parts, above mere form. */
const READY_MADE = 0.34;
/** « Je vous mets un papier ? » is a clear request although it names no date. */
const UNCLEAR = 0.15;
const MISSPELT = 2;
/** From this chance on, a lived opening needs no other. */
const LIVED_OPENING = 0.5;
/** From this chance on, a moment may open a speech. */
const MOMENT = 0.2;
const MOMENT_KEPT = 0.4;
const LINK_ROLES: readonly Role[] = ["why_this_job", "link_with_me", "contribution"];
const NO_LINK = 0.5;
const LINKED_FORMS = new Set(["self", "weakness", "answer", "future", "motivation"]);
/** The likeliest moment told after the opening. */
/** « 32 000 euros », « deux mille brut »: a sum that is said. */
const SUM = /(?:\d|mille|cents?)[\s\u00a0\u202f]?(?:€|euros?|k€?(?!\p{L})|bruts?(?!\p{L})|nets?(?!\p{L}))/iu;

function latestMoment(context: ClaimContext, opening: readonly SentenceReading[]): SentenceReading | null {
  const after = opening.at(-1)?.index ?? 0;
  let best: SentenceReading | null = null;
  let most = MOMENT;
  for (const sentence of context.sentences) {
    const chance = context.roles.of(sentence, "scene");
    const signs = signsOf(context.content, sentence);
    if (
      sentence.index <= after ||
      chance < most ||
      sentence.sentence.words < 6 ||
      !(context.form.name === "told" ? signs.event : signs.past) ||
      !(signs.somebody || signs.setting) ||
      signs.restart ||
      !mayBegin(context, sentence) ||
      keptChance(context, sentence) < MOMENT_KEPT ||
      !isComplete(sentence)
    )
      continue;
    best = sentence;
    most = chance;
  }
  return best;
}

const owesRequest = ({ form, quality }: ClaimContext) =>
  (form.asks || form.name === "salary") && quality < STRONG;

/** The sentence at a place, which the rewriting leaves out. */
const leftOut = (context: ClaimContext, place: Place) => {
  const sentence = sentenceAt(context, place);
  return sentence ? [{ rule: LEFT_OUT, start: sentence.sentence.start, end: sentence.sentence.end }] : [];
};

const sentenceAt = (context: ClaimContext, { start }: Place): SentenceReading | undefined =>
  context.sentences.find(({ sentence }) => sentence.start <= start && start < sentence.end);

function insteadOf(context: ClaimContext, place: Place): string {
  const said = showPlace(context.content.reading.input.content, shortOf(context, place));
  const sentence = sentenceAt(context, place);
  return sentence
    ? askInsteadOf(context, sentence, said)
    : `À la place de ${said}, dites ce que personne d’autre ne peut dire.`;
}

function shortOf(context: ClaimContext, place: Place): Place {
  const sentence = sentenceAt(context, place);
  return sentence ? placeToQuote(context.content.reading.input.content, sentence, place, SHORT_QUOTE) : place;
}

/** How much each piece of advice helps when its part is missing. */
const WORTH: Partial<Record<AdviceCode, number>> = {
  answer_the_question: 0.9,
  state_problem: 0.75,
  state_solution: 0.7,
  make_request: 0.6,
  add_example: 0.8,
  add_proof: 0.65,
  tell_result: 0.6,
  tell_your_part: 0.6,
  link_to_job: 0.6,
  tell_lesson: 0.4,
  end_stronger: 0.4,
  name_customer: 0.45,
  warm_up: 0.4,
};
