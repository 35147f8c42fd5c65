import type { SentenceReading } from "../../content/pitch-reading.ts";
import { once } from "../../reading/once.ts";
import type { Place } from "../../report.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { placeToQuote, showPlace } from "../context/places.ts";
import { enumerate, inWords } from "../context/wording.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** Needless apologies for the way one speaks. */
const EXCUSE = regexInLines("giu")`
  (?<![\p{L}])(?:
    (?:je suis |vraiment |encore )?désolée?(?! (?:pour|que|qu['’]|d(?:e|['’])))|
    (?:je vous demande |mille )?pardon(?: si| d['’]avance| d['’]avoir| encore| pour)?|
    excus(?:ez|e|ons)[- ]moi|(?:je m['’]|m['’]en )excuse(?:r)?|(?:de |veuillez )m['’]excuser|
    pardonnez[- ]moi|je n['’]ai (?:guère|pas vraiment) l['’]habitude|
    je (?:ne )?suis pas (?:très |trop |bien |vraiment )?(?:douée?|forte?|à l['’]aise|habituée?)|
    (?:j['’]ai|je n['’]ai) pas (?:trop |vraiment |bien |rien )?(?:préparé|l['’]habitude)|
    (?:je|j) (?:ne )?sais pas (?:trop )?si (?:
      ça|cela|c['’]est(?! une? [^,.;!?]{1,40}, mais )|
      j['’](?:ai|étais) (?:bien |été |bien été |assez |très )?(?:répondu|claire?|dit|compris)|
      je (?:suis (?:très |bien |assez )?claire?|réponds|m['’]exprime)
    )|
    je (?:ne )?me suis pas (?:très |trop |vraiment )?bien (?:vendu|exprimé|présenté|préparé)e?|
    (?:pas|pas eu|pas trop eu|pas vraiment eu) le temps de (?:préparer|finir|terminer|relire)|
    je (?:ne )?vais pas (?:vous )?dire de bêtises|
    (?:c['’]est|ce n['’]est|c['’]était|ce n['’]était) (?:
      pas (?:énorme|très clair|(?:terrible|grand[- ]chose) comme)|un peu bête (?:comme|ce que)
    )|
    faut pas (?:les|le|la) regarder|je (?:ne )?sais pas si (?:ça|cela) (?:mérite|vaut)|
    je parle (?:très |pas très )?(?:mal|bien)|
    (?:je|j) (?:ne )?sais pas (?:trop |bien |très bien )?(?:parler|raconter|m['’]exprimer)|
    (?:la|le) mieux placée?|j['’]ai le trac|si je tremble
  )(?![\p{L}])
`;
/** Words by which a speaker belittles themselves, what they bring or the time that they take. */
const BELITTLED = regexInLines("giu")`
  (?<![\p{L}])(?:
    je (?:ne )?(?:vais|veux|voudrais) pas (?:vous )?(?:
      embêter|déranger|ennuyer|être (?:trop )?longue?|
      (?:vous )?prendre (?:trop |plus )?(?:de )?(?:votre )?temps
    )|
    d['’](?:avoir|vous avoir) (?:pris (?:de )?votre temps|dérangée?s?|ennuyée?s?|embêtée?s?)|
    vous avez (?:sûrement |certainement |sans doute )?autre chose à faire|
    (?:hâte|envie) de rentrer chez vous|vous avez hâte de rentrer|c['’](?:est|était) pas grand[- ]chose|
    on (?:n['’])?est pas (?:des )?(?:pros?|professionnels|spécialistes|experts)|
    je (?:ne )?(?:suis|étais) pas (?:très |trop |bien |vraiment )?(?:bonne?|fortes?) (?:pour|à l['’])|
    j['’](?:y|en) connais rien|
    je (?:ne )?sais pas (?:trop |bien )?
      (?:quoi (?:vous )?dire|comment (?:finir|terminer|on (?:finit|termine)))|
    peut-être que je (?:ne )?saurai pas|c['’]est tout,? je crois|normalement c['’]était pas moi|
    ça (?:ne )?plaît pas à tout le monde
  )(?![\p{L}])
`;
/** « Il n’a pas dit pardon », « demander pardon »: an apology that is told about, not made to the listener. */
const TOLD_OF =
  /(?:dit|dire|disait|disaient|demand\p{L}{1,4}|sans|un|le|mot)(?: (?:pas|plus|même|de))? ?[«"“:,]? ?$/iu;
/** Between quotation marks, somebody else is speaking. */
const isQuoted = (before: string) =>
  Math.max(before.lastIndexOf("«"), before.lastIndexOf("“")) >
  Math.max(before.lastIndexOf("»"), before.lastIndexOf("”"));
const JUST_BEFORE = 24;
const AROUND = 12;
/** « Pardon » alone may also correct a slip of the tongue. */
const SLIP = /^pardon$/iu;
const ENOUGH = { excuses: 2, slips: 3 };

/** A place where speakers apologise or belittle themselves. */
interface Excuse {
  sentence: SentenceReading;
  place: Place;
  /** Belittles the speaker without apologising. */
  isLittle: boolean;
}

/** All of them in text order, at most one per sentence. */
export function findExcuses({ sentences }: Pick<ClaimContext, "sentences">): Excuse[] {
  return sentences.flatMap((sentence): Excuse[] => {
    const { text, start } = sentence.sentence;
    const inside = excuseIn(text);
    if (!inside) return [];
    const place = { start: start + inside.start, end: start + inside.end };
    return [{ sentence, place, isLittle: inside.isLittle }];
  });
}

/** The first apology of a sentence, as offsets in it. */
const excuseIn = once(
  (text: string) => text,
  (text): (Place & { isLittle: boolean }) | null => {
    const excuses = [...text.matchAll(EXCUSE)];
    for (const match of [...excuses, ...text.matchAll(BELITTLED)]) {
      const before = text.slice(0, match.index);
      if (TOLD_OF.test(before.slice(-JUST_BEFORE)) || isQuoted(before)) continue;
      return {
        start: match.index,
        end: match.index + match[0].length,
        isLittle: !excuses.includes(match),
      };
    }
    return null;
  },
);

/** Apologies frequent enough to be noticed, and not only after a slip of the tongue; null otherwise. */
export function findHabit(context: ClaimContext): { excuses: Excuse[]; shown: string; first: string } | null {
  const { content } = context.content.reading.input;
  const excuses = findExcuses(context);
  const said = excuses.filter(({ place }) => !SLIP.test(content.slice(place.start, place.end)));
  if (said.length === 0 || excuses.length < ENOUGH.excuses) return null;
  if (said.length < ENOUGH.excuses && excuses.length < ENOUGH.slips) return null;
  const [head] = context.sentences;
  // One in the first sentence is reported with the opening.
  const later = said
    .filter(({ sentence }) => sentence !== head)
    // « un jour un chat, excusez-moi »: apologies in long sentences are shown last, to keep the claim short.
    .toSorted((one, other) => Number(isLong(one)) - Number(isLong(other)));
  const words = (later.length > 0 ? later : said).map(({ sentence, place }) => {
    const quote = placeToQuote(content, sentence, place, AROUND);
    // « c'est pas énorme, mais treize ont dit oui »: what follows « mais » is worth keeping, so do not quote it.
    const goesOn = /^,? mais(?![\p{L}])/u.test(content.slice(place.end, quote.end));
    return showPlace(content, goesOn ? { ...quote, end: place.end } : quote);
  });
  return { excuses, shown: enumerate([...new Set(words)].slice(0, 2)), first: words[0]! };
}

const EXCUSE_WORDS = 10;
const isLong = ({ sentence }: Excuse) => sentence.sentence.words > EXCUSE_WORDS;

/** « Vous vous excusez au moins trois fois »: « at least », because one per sentence is counted. */
export const tellExcuses = (excuses: readonly Excuse[]): string =>
  `Vous vous excusez${excuses.some(({ isLittle }) => isLittle) ? " ou vous diminuez" : ""} au moins ${inWords(excuses.length)} fois`;
