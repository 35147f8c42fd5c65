import type { Place } from "../../report.ts";
import type { SentenceReading } from "../../content/pitch-reading.ts";
import { type ClaimContext, type Option, OWED } from "../context/claim-context.ts";
import { asksLoosely } from "../telling/find-wish.ts";
import { placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import { mostOfRoles, surest } from "../signs/pick-sentence.ts";
import type { Role } from "../context/role-signs.ts";
import type { FormName } from "../context/speech-form.ts";
import { leavesSumUnsaid } from "../telling/tell-request.ts";
import { bestKept } from "../telling/tell-kept.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** The costliest faults of otherwise fair answers: how they end, what they concede, what they leave unsaid. */
export function adviseOnAnswers(context: ClaimContext): Option[] {
  return [
    endOnWhatYouHave(context),
    keepYourFloor(context),
    holdYourSum(context),
    sayTheSum(context),
    leaveForSomething(context),
    askForSomething(context),
  ].filter((option) => option !== null);
}

/** Below this quality, other advice matters more than the end. */
const FAIR = 0.55;
const SPEAKS_FOR_ONESELF = new Set<FormName>(["self", "motivation", "answer"]);
/**
 * Admissions of something lacking: « La chirurgie je connais pas trop », « je n’ai encore rien signé », « faudra me
 * remontrer ».
 */
const LACKS = regexInLines("iu")`
  (?<![\p{L}])(?:
    je (?:ne )?(?:connais|maîtrise) (?:pas|mal|moins|peu|rien)(?![\p{L}])|
    je (?:ne )?sais (?:pas|mal|peu) (?:faire|\p{L}{2,12}er)(?![\p{L}])|
    j(?:e n)?['’]ai (?:pas|jamais|encore)(?: (?:encore|vraiment|beaucoup|trop))? (?:
      beaucoup|rien|d['’]expérience|de (?:diplôme|formation|pratique)|
      le (?:permis|diplôme|bac|niveau|caces)|la (?:pratique|formation|force)|fait (?:de |d['’]|ça)|
      travaillé|appris|utilisé|touché|encadré|géré
    )(?![\p{L}])|
    (?:il )?(?:va )?faudra(?: bien)? (?:
      me (?:re)?(?:montrer|former|mettre|donner|laisser)|que (?:j['’]|je )
    )|
    c['’]est pas l['’]idéal|il me (?:faudra|manque)|je suis (?:lente?|junior|débutante?)(?![\p{L}])|
    me fait (?:un peu )?peur
  )
`;
/** « Mais ça s’apprend », « je comprends vite »: an answer to what is lacking. */
const ANSWERED = regexInLines("iu")`
  (?<![\p{L}])(?:
    s['’]apprend|j['’]apprends|je m['’]y mets|je me forme|par contre|en revanche|
    (?:ça|cela) (?:ne )?me (?:fait pas|dérange pas)|le métier je
  )(?![\p{L}])
`;
/** Roles of a sentence that shows ability, to end on. */
const ABLE: readonly Role[] = ["action", "proof", "result", "achievement"];
const SURE = 0.6;
/** In characters: length of the end. */
const TAIL = 170;

/** Self-presentations that end on something lacking are remembered for it. */
function endOnWhatYouHave(context: ClaimContext): Option | null {
  const { content, form, quality, sentences } = context;
  const { pitchType, content: text } = content.reading.input;
  if (pitchType !== "rh" || quality < FAIR || content.evidence.isNoted || !SPEAKS_FOR_ONESELF.has(form.name))
    return null;
  const from = Math.max(0, text.trimEnd().length - TAIL);
  const found = LACKS.exec(text.slice(from));
  if (!found || ANSWERED.test(text.slice(from + found.index))) return null;
  const lack = { start: from + found.index, end: from + found.index + found[0].length };
  const lacking = sentences.findLast(({ sentence }) => sentence.start <= lack.start);
  if (!lacking || lack.end > lacking.sentence.end) return null;
  const place = placeToQuote(text, lacking, lack, SHORT_QUOTE);
  const best = bestKept(context);
  const isBefore =
    best !== null && best.sentence.end <= place.start && mostOfRoles(context, best, ABLE) >= SURE;
  const end = isBefore ? showPlace(text, placeToQuote(text, best, undefined, SHORT_QUOTE)) : null;
  return {
    code: "end_stronger",
    rule: "closing",
    worth: 0.55,
    quotes: [place],
    text: `Vous finissez sur ce qui vous manque\u00a0: ${showPlace(text, place)}. Dites-le avant, et finissez sur ${end ?? "ce que vous savez faire"}.`,
  };
}

/** « En dessous de 44, honnêtement non », up to its amount. */
const FLOOR =
  /(?<![\p{L}])(?:en[- ]dessous|au[- ]dessous|pas (?:à )?moins|au (?:strict )?minimum|mon plancher)(?![\p{L}])[^.;!?\n]{0,60}/iu;
const SUM =
  /\d|(?<!\p{L})(?:vingt|trente|quarante|cinquante|soixante|cent|deux|trois|quatre|mille|smic)(?!\p{L})/iu;

/** Naming the lowest acceptable salary gets exactly that offer. */
function keepYourFloor({ content, form }: ClaimContext): Option | null {
  const { content: text } = content.reading.input;
  const found = form.name === "salary" ? FLOOR.exec(text) : null;
  if (!found || !SUM.test(found[0])) return null;
  const words = [...found[0].matchAll(/\S+/gu)].slice(0, FLOOR_WORDS);
  const last = words.at(-1)!;
  const place = { start: found.index, end: found.index + last.index + last[0].length };
  return {
    code: "drop_hedges",
    rule: "hedge",
    worth: OWED,
    quotes: [place],
    text: `Gardez pour vous votre plancher (${showPlace(text, place)})\u00a0: une fois dit, c’est lui qu’on vous propose. Donnez votre somme, et arrêtez-vous là.`,
  };
}
const FLOOR_WORDS = 7;

/** « C’est comme vous voulez », « même un peu moins »: concedes before any answer. */
const GIVES_AWAY = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:c['’]est )?comme vous (?:voulez|voudrez)|c['’]est vous qui (?:voyez|décidez)|
    à vous de (?:voir|décider)|je (?:peux|pourrai|saurai) m['’]adapter|je m['’](?:y conformerai|alignerai)|
    (?:salaire|argent|rémunération) (?:n['’]est|est) pas (?:ma|la) priorité|(?:même|si c['’]est) (?:un peu )?moins|dites[- ]moi vous|je m['’]adapterai|
    (?:je (?:ne )?(?:veux|voudrais) pas|(?:il )?faudrait pas) que (?:ça|cela) bloque|
    je (?:ne )?suis pas (?:à l['’]aise|difficile|exigeante?)|
    je (?:prendrai|m['’]adapterai à|ferai avec) ce (?:que|qu['’])|ce que vous (?:voulez|pouvez|me donnez)|
    (?:je (?:peux|pourrais)|j['’]accepter(?:ai|ais)) (?:aussi )?(?:accepter |prendre |descendre à )?
      (?:un peu |à )?moins(?! (?:si|contre|en échange)(?![\p{L}]))
  )(?![\p{L}])
`;

/** A salary request that concedes at once gets less. */
function holdYourSum(context: ClaimContext): Option | null {
  const shown = context.form.name === "salary" ? placeOf(context, GIVES_AWAY) : null;
  if (!shown) return null;
  return {
    code: "drop_hedges",
    rule: "hedge",
    part: "amount",
    worth: OWED,
    quotes: [shown],
    text: `Vous cédez avant qu’on vous réponde\u00a0: ${showPlace(context.content.reading.input.content, shown)}. Dites votre somme et ce qui la justifie, puis attendez.`,
  };
}
const GIVEN_WORDS = 12;

/** The first match of a pattern, with the text around it; null if no sentence contains it. */
function placeOf({ content, sentences }: ClaimContext, pattern: RegExp): Place | null {
  const { content: text } = content.reading.input;
  const found = pattern.exec(text);
  if (!found) return null;
  const place = { start: found.index, end: found.index + found[0].length };
  const holder = sentences.find(({ sentence: { start, end } }) => start <= place.start && place.end <= end);
  return holder ? placeToQuote(text, holder, place, GIVEN_WORDS) : null;
}

/** « J’en ai marre », « c’est un incapable »: the listener hears a quarrel. */
const GRIEVANCE = regexInLines("iu")`
  (?<![\p{L}])(?:
    j['’]en (?:ai|avais) (?:marre|assez|ras[- ]le[- ]bol)|ras[- ]le[- ]bol|
    (?:un|une|des|sont|est) (?:incapables?|incompétente?s?|menteurs?|menteuses?|tyrans?)|
    (?:dit|disent|disait) (?:même )?pas bonjour|(?:se foutent?|s['’]en fiche(?:nt)?) de (?:nous|moi|tout)|
    (?:aucune|pas de|zéro) (?:reconnaissance|considération|respect)|
    (?:nous|me) (?:prend|prennent) pour des?|
    (?:ambiance|manager|management|chef|patron|direction|climat)s? (?:\p{L}{1,8} ){0,2}toxiques?|
    hypocrites?|y connaît rien|une boîte de (?:fous|dingues)|(?:je (?:ne )?vais pas|sans) dire du mal|
    (?:je (?:ne )?(?:donne|cite|citerai|vais) pas (?:donner )?(?:de )?noms?)|prud['’]hommes|
    tout le monde se (?:barre|casse)
  )(?![\p{L}])
`;

/** Reasons for leaving should be about what the speaker looks for. */
function leaveForSomething(context: ClaimContext): Option | null {
  const { questionKind, input } = context.content.reading;
  const shown = questionKind === "leaving" ? placeOf(context, GRIEVANCE) : null;
  if (!shown) return null;
  return {
    code: "drop_irrelevant",
    rule: "part",
    part: "answer",
    worth: OWED,
    quotes: [shown],
    text: `${showPlace(input.content, shown)}\u00a0: on entend ce que vous fuyez. Dites en une phrase ce que vous cherchez ici, et ce que vous gardez de là-bas.`,
  };
}

/** Advice to make a vague request precise. */
export function askPrecisely(context: ClaimContext, sentence: SentenceReading): Option {
  const text = context.content.reading.input.content;
  const place = placeToQuote(text, sentence, undefined, SHORT_QUOTE);
  return {
    code: "make_request_precise",
    rule: "request",
    worth: 0.66,
    sure: context.roles.of(sentence, "vague_request"),
    quotes: [place],
    text: `Dans ${showPlace(text, place)}, dites ce que vous demandez, à qui et pour quand.`,
  };
}

function askForSomething(context: ClaimContext): Option | null {
  const loose = asksLoosely(context);
  return loose && askPrecisely(context, loose);
}

/** A request to lenders or donors must name an amount. */
function sayTheSum(context: ClaimContext): Option | null {
  if (!leavesSumUnsaid(context)) return null;
  return {
    code: "make_request_precise",
    rule: "request",
    // In a poor text other advice may matter more: rank it among the others.
    worth: context.quality < FAIR ? 0.6 : OWED,
    sure: 1 - surest(context, { roles: ["amount"] }),
    text: "Dites la somme que vous demandez, et ce qu’elle paiera\u00a0: c’est sur elle que l’on décide.",
  };
}
