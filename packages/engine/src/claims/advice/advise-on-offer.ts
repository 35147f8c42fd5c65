import { type ClaimContext, isOffer, type Option } from "../context/claim-context.ts";
import { placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { findOpenObjection } from "../signs/open-objection.ts";
import { findWords } from "../signs/find-words.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import { asksLoosely } from "../telling/find-wish.ts";
import { isPrecise } from "../telling/tell-request.ts";
import { DIAGNOSED } from "./diagnosed.ts";

/** What keeps a listener from saying yes: an objection left open, nothing to do. */
export function adviseOnOffer(context: ClaimContext): Option[] {
  return [answerTheObjection(context), askForOneThing(context)].filter((option) => option !== null);
}

function answerTheObjection(context: ClaimContext): Option | null {
  const found = findOpenObjection(context);
  // What is asked comes before what could be held against it.
  if (!found || asksLoosely(context)) return null;
  const { content } = context.content.reading.input;
  const place = placeToQuote(content, found.sentence, found.place, SHORT_QUOTE);
  const shown = showPlace(content, place);
  return {
    code: found.isOfPrice ? "show_difference" : "name_a_witness",
    rule: "part",
    part: found.isOfPrice ? "difference" : "story_or_facts",
    worth: DIAGNOSED,
    quotes: [place],
    text: !found.isOfPrice
      ? `${shown}\u00a0: vous le dites sans y répondre. Répondez juste après par un fait, ou par les mots de quelqu’un qui le pensait.`
      : context.form.name === "persuasion"
        ? `${shown}\u00a0: vous le dites sans y répondre. Dites juste après combien, qui le paierait, et ce que cela évite.`
        : `${shown}\u00a0: vous le dites sans y répondre. Dites juste après ce que l’on a pour ce prix, avec un fait\u00a0: le temps que cela tient, ou ce que cela évite.`,
  };
}

/** A day, a date or an hour. */
const WHEN = regexInLines("iu")`
  (?<!\p{L})(?:
    lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|week-end|\d{1,2} ?h(?:eures?)?|
    \d{1,2} (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)
  )(?!\p{L})
`;
/** « Si ça vous intéresse », « n’hésitez pas »: leaves it to the listener to find what to do. */
const SOFT = regexInLines("iu")`
  (?<![\p{L}])(?:
    si (?:ça|cela|le projet|l['’]idée)? ?(?:vous|t['’]|en) ?intéresse(?:nt)?|n['’]hésitez pas|hésitez pas|
    si (?:un jour |jamais )?vous (?:avez|aviez) (?:un projet|besoin|envie|des travaux|une idée)|
    si vous (?:souhaitez|voulez) (?:en savoir|plus|des|nous|me|discuter)|
    (?:nous serions|je serais|on serait|nous serons) (?:heureu(?:x|ses?)|ravie?s?|contente?s?) (?:de|d['’])|vous (?:avez|aurez) (?:mon|notre) numéro|
    (?:nous|on) (?:cherche|cherchons|recherche|recherchons) des (?:clients|partenaires|communes|écoles|entreprises|soutiens|financements|magasins)
  )(?![\p{L}])
`;
const LAST = 2;
const LIKELY = 0.5;

/** Below this quality, an offer lacks more than its request. */
const FAIR = 0.4;

/** An offer that ends by leaving it to the listener, with no request that says what or when. */
function askForOneThing(context: ClaimContext): Option | null {
  const { content, form, roles, sentences } = context;
  if (context.quality < FAIR || !form.asks || !(isOffer(context) || form.name === "persuasion")) return null;
  const found = findWords(context, SOFT, 0.6).at(-1);
  if (!found || sentences.length - sentences.indexOf(found.sentence) > LAST) return null;
  const isAsked = sentences.some(
    (one) =>
      one !== found.sentence &&
      roles.of(one, "request") >= LIKELY &&
      isPrecise(one) &&
      signsOf(content, one).asks,
  );
  if (isAsked || found.sentence.isQuestion) return null;
  const text = content.reading.input.content;
  const place = placeToQuote(text, found.sentence, found.place, SHORT_QUOTE);
  const saysWhen = WHEN.test(text.slice(found.sentence.sentence.start));
  return {
    code: "make_request_precise",
    rule: "request",
    worth: DIAGNOSED,
    quotes: [place],
    text: `À la place de ${showPlace(text, place)}, demandez une seule chose${saysWhen ? "" : ", et le jour"}\u00a0: essayer, venir voir ou signer.${saysWhen ? "" : " Sinon, personne ne sait quoi faire en sortant."}`,
  };
}
