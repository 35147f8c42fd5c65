import type { Place } from "../../report.ts";
import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { ClaimContext, Option } from "../context/claim-context.ts";
import { isComplete, placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { lineChance } from "../listener/listener.ts";
import { mostOfFamilies, mostOfRoles } from "../signs/pick-sentence.ts";
import { isDated, signsOf } from "../signs/sentence-signs.ts";
import { asksLoosely } from "../telling/find-wish.ts";
import { mayBegin } from "../telling/find-start.ts";
import { DIAGNOSED } from "./diagnosed.ts";

/** Up to this quality, the way a text begins is the first thing to change. */
const GOOD = 0.8;

/** What comes too late: the finding after thanks and outline, the need after the functions. */
export function adviseOnOrder(context: ClaimContext): Option[] {
  // What is asked comes before where it begins.
  return context.quality > GOOD || asksLoosely(context)
    ? []
    : [
        beginAfterThanks(context),
        beginWithNews(context),
        beginWithNeed(context),
        endOnTheAnswer(context),
      ].filter((option) => option !== null);
}

/** « Je vous remercie d’avoir accepté », « mon exposé comportera trois parties »: said before anything is. */
const PROTOCOL = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:je|nous) (?:vous |tiens à |voudrais |souhaite |voulais )?(?:remerci\p{L}+|saluer)|je (?:vous )?remercie aussi|merci (?:à|beaucoup|infiniment|d['’]être|d['’]avoir|de (?:m|n|votre))|
    (?:je vais|nous allons|on va) (?:d['’]abord |tout d['’]abord |ensuite |commencer par |essayer de |aujourd['’]hui |donc ){0,3}(?:vous )(?:présenter|parler|exposer|expliquer)|
    (?:exposé|présentation|plan|intervention)[^.!?]{0,40}(?:parties|temps|points|étapes)|en (?:deux|trois|quatre) (?:parties|temps|points)|
    dans un premier temps|(?:je|nous) (?:commencerai|commencerons|parlerai|parlerons|terminerai|terminerons|finirai)
  )(?![\p{L}])
`;
/** « Bonjour à tous »: may stand before it. */
const GREETS = /^[\s,]{0,3}(?:bonjour|bonsoir|mesdames|monsieur|madame|chers?|chères?)(?![\p{L}])/iu;
const FEW_WORDS = 14;
/** Sentences at the start whose words are enough to tell thanks and outline. */
const FIRST = 2;
const FRAME = 0.4;
/** In words: a shorter protocol is mere politeness. */
const LONG_PROTOCOL = 18;
/** Only a line that surely opens better is worth moving. */
const FOUND = 0.9;

/** Long thanks or an outline before a text that holds a line worth opening with. */
function beginAfterThanks(context: ClaimContext): Option | null {
  const { content, form, sentences, roles } = context;
  if (!content.reading.units.punctuated || form.name === "tribute" || form.name === "announcement")
    return null;
  let at = 0;
  let words = 0;
  for (const sentence of sentences) {
    const isProtocol =
      PROTOCOL.test(sentence.sentence.text) &&
      (roles.family(sentence, "frame") >= FRAME || roles.of(sentence, "plan") >= FRAME || at < FIRST);
    const isGreeting =
      words === 0 && sentence.sentence.words <= FEW_WORDS && GREETS.test(sentence.sentence.text);
    if (!isProtocol && !isGreeting) break;
    if (isProtocol) words += sentence.sentence.words;
    at += 1;
  }
  if (words < LONG_PROTOCOL) return null;
  const best = sentences
    .slice(at)
    .flatMap((sentence) => {
      const place = openingIn(context, sentence);
      return place ? [{ sentence, place, chance: openingChance(context, sentence) }] : [];
    })
    .toSorted((one, other) => other.chance - one.chance)[0];
  if (!best || best.chance < FOUND) return null;
  const text = content.reading.input.content;
  const said = sentences.slice(0, at).findLast(({ sentence }) => PROTOCOL.test(sentence.text))!;
  const sign = PROTOCOL.exec(said.sentence.text)!;
  const from = said.sentence.start + sign.index;
  const around = placeToQuote(text, said, { start: from, end: from + sign[0].length }, FEW_WORDS);
  const first = { start: from, end: Math.max(around.end, from + sign[0].length) };
  return {
    code: "open_with_scene",
    rule: "opening",
    worth: DIAGNOSED,
    quotes: [best.place, first],
    text: `Commencez par ${showPlace(text, best.place)}, et gardez ${showPlace(text, first)} pour après.`,
  };
}
const MOST_WORDS = 30;
/** In words: of a longer one, the first clauses would not do. */
const LONGEST = 40;

/** « Il ressort que », « on observe que »: a finding follows. */
const FINDS = regexInLines("iu")`
  ^[\s,]{0,3}(?:
    il ressort|on (?:observe|constate|voit|trouve)|j['’]ai (?:trouvé|constaté|observé|montré)|
    les résultats montrent|nous (?:observons|constatons|montrons)
  ) (?:donc |ainsi )?qu(?:e |['’])
`;
/** « …, et que le bilan s’inverse »: a second finding, which cannot stand without its « il ressort ». */
const MORE_FOUND = /,? et qu(?:e |['’])/iu;
/** « quatre fois plus », « dix-neuf mois en moyenne »: what was measured. */
const MEASURED =
  /(?<![\p{L}])(?:fois (?:plus|moins)|en moyenne|de plus que|de moins que|%|pour cent|la moitié|un sur|une sur)(?![\p{L}])/iu;
/** « Les jardins ouverts reçoivent quatre fois plus de passages »: needs nothing before it. */
const SUBJECT_FIRST = /^[\s,]{0,3}(?:les?|la|l['’]|une?|des|plus de|un sur|une sur)(?![\p{L}])/iu;
const ONLY_SUBJECT =
  /(?<![\p{L}])(?:porte sur|s['’]intitule|consiste à|a pour (?:but|objet|sujet)|nous sommes|je suis|je m['’]appelle)(?![\p{L}])/iu;

/** The words with which a speech could open, if this sentence has any. */
function openingIn(context: ClaimContext, sentence: SentenceReading): Place | null {
  const { text, start, words } = sentence.sentence;
  const content = context.content.reading.input.content;
  if (PROTOCOL.test(text) || ONLY_SUBJECT.test(text) || words > LONGEST || !isComplete(sentence)) return null;
  const finds = FINDS.exec(text);
  if (finds) {
    const place = placeToQuote(content, sentence, undefined, MOST_WORDS);
    const from = start + finds[0].length;
    const more = MORE_FOUND.exec(content.slice(from, place.end));
    return { start: from, end: more ? from + more.index : place.end };
  }
  const measured = context.form.name === "exposition" ? MEASURED.exec(text) : null;
  if (measured && SUBJECT_FIRST.test(text)) {
    const sign = { start: start + measured.index, end: start + measured.index + measured[0].length };
    const place = placeToQuote(content, sentence, sign, SHORT_QUOTE);
    if (place.start <= start + 1) return place;
  }
  const signs = signsOf(context.content, sentence);
  return mayBegin(context, sentence) &&
    (sentence.figures.length > 0 || sentence.names.length > 0 || signs.event)
    ? placeToQuote(content, sentence, undefined, MOST_WORDS)
    : null;
}

/** How well it would open: a finding of an explanation, elsewhere somebody to whom something happens. */
function openingChance(context: ClaimContext, sentence: SentenceReading): number {
  const { text } = sentence.sentence;
  const { event, somebody } = signsOf(context.content, sentence);
  const isBest =
    FINDS.test(text) ||
    (context.form.name === "exposition"
      ? MEASURED.test(text)
      : event && somebody && sentence.names.length > 0);
  return (
    lineChance(context, sentence, "open") +
    mostOfRoles(context, sentence, ["scene", "problem", "proof", "result"]) +
    (isBest ? 1 : 0)
  );
}

const NEWS = 0.5;
/** « À partir du 3 novembre, l’équipe de nuit s’arrête »: the date is a second sign. */
const DATED_NEWS = 0.4;
/** In words: what listeners of an announcement wait through without harm. */
const PATIENCE = 24;

/** An announcement whose news comes after its reasons and its preamble. */
function beginWithNews(context: ClaimContext): Option | null {
  const { content, form, sentences, roles } = context;
  if (form.name !== "announcement" || !content.reading.units.punctuated) return null;
  let words = 0;
  for (const sentence of sentences) {
    const isNews = roles.of(sentence, "news") >= (isDated(sentence) ? DATED_NEWS : NEWS);
    if (isNews && words < PATIENCE) return null;
    if (isNews && (sentence.figures.length > 0 || isDated(sentence)) && isComplete(sentence)) {
      const text = content.reading.input.content;
      const place = placeToQuote(text, sentence, undefined, SHORT_QUOTE);
      return {
        code: "shorten_opening",
        rule: "opening",
        worth: DIAGNOSED,
        quotes: [place],
        text: `Commencez par ${showPlace(text, place)}\u00a0: c’est la nouvelle, et on l’attend. Ce qui précède peut suivre, ou partir.`,
      };
    }
    words += sentence.sentence.words;
  }
  return null;
}

/** « Aujourd’hui la plupart font ça sur un cahier »: how others do without it. */
const NEED = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:aujourd['’]hui|actuellement|pour l['’]instant),? (?:euh,? )?(?:la plupart|beaucoup|les|elles|ils|tout le monde|chaque|une? \p{L}+)|
    la plupart (?:des|font|ils|n['’])|c['’]est (?:vite )?(?:la galère|galère|l['’]enfer|un casse-tête)
  )(?![\p{L}])
`;
const LACKED = 0.4;
const OFFERED = 0.4;
const EARLY = 0.3;

/** A product whose functions come first and whose need comes in passing. */
function beginWithNeed(context: ClaimContext): Option | null {
  const { content, form, sentences, roles } = context;
  if (form.name !== "product") return null;
  const text = content.reading.input.content;
  const found = NEED.exec(text);
  if (!found || found.index < EARLY * text.length) return null;
  const at = sentences.findIndex(
    ({ sentence }) => sentence.start <= found.index && found.index < sentence.end,
  );
  const holder = sentences[at];
  if (!holder) return null;
  const before = sentences.slice(0, at);
  const isLacked =
    mostOfFamilies(context, holder, ["need"]) >= LACKED || roles.of(holder, "problem") >= LACKED;
  const isOffered = before.some((one) => roles.family(one, "offer") >= OFFERED);
  const wasLacked = before.some((one) => mostOfFamilies(context, one, ["need", "lived"]) >= 0.5);
  if (!isLacked || !isOffered || wasLacked || !isComplete(holder)) return null;
  const need = { start: found.index, end: found.index + found[0].length };
  const around = placeToQuote(text, holder, need, SHORT_QUOTE);
  const place = /^c['’]/iu.test(found[0]) ? around : { start: need.start, end: around.end };
  return {
    code: "reorder",
    rule: "opening",
    worth: DIAGNOSED,
    quotes: [place],
    text: `Commencez par ${showPlace(text, place)}\u00a0: on saura à quoi cela sert avant d’entendre comment cela marche.`,
  };
}

/** « Voilà pourquoi … » is quoted with its first word. */
function wholeOf({ sentence: { start, text } }: SentenceReading): Place {
  const lead = /^[\s,.…]*/u.exec(text)?.[0].length ?? 0;
  return { start: start + lead, end: start + text.trimEnd().length };
}

const CONCLUDES =
  /^[\s,]{0,3}(?:voilà pourquoi|c['’]est pourquoi|en somme|au fond|finalement|pour conclure|la réponse)(?![\p{L}])/iu;
const OF_ONESELF =
  /(?<![\p{L}])(?:plus tard|j['’]aimerais|je voudrais|je souhaite|je souhaiterais|j['’]envisage)(?![\p{L}])/iu;

/** An explanation whose answer is followed by what its speaker wants to do later. */
function endOnTheAnswer(context: ClaimContext): Option | null {
  const { content, form, sentences } = context;
  const last = sentences.at(-1);
  const before = sentences.at(-2);
  if (form.name !== "exposition" || !last || !before || !content.reading.units.punctuated) return null;
  if (!CONCLUDES.test(before.sentence.text) || !OF_ONESELF.test(last.sentence.text)) return null;
  const text = content.reading.input.content;
  const place = wholeOf(before);
  const after = placeToQuote(text, last, undefined, SHORT_QUOTE);
  return {
    code: "end_stronger",
    rule: "closing",
    worth: DIAGNOSED,
    quotes: [place, after],
    text: `Finissez sur ${showPlace(text, place)}\u00a0: c’est votre réponse. Dites plus tôt, ou pas, ${showPlace(text, after)}.`,
  };
}
