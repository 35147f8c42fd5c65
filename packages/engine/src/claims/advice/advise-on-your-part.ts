import type { SentenceReading } from "../../content/pitch-reading.ts";
import { type ClaimContext, type Option, STRONG } from "../context/claim-context.ts";
import { isComplete, placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** « On en a discuté », « nous avons trouvé une solution »: a collective action that does not say how it was done. */
const DONE_BY_ALL = regexInLines("iu")`
  (?<![\p{L}])(?:on (?:en )?a|nous (?:en )?avons|on s['’]est|nous nous sommes)
    (?: (?:tous|donc|quand même|bien|fini par|essayé de|pu|su|dû|réussi à)){0,2} (?:
    trouv(?:é|er) (?:ensemble )?(?:une|la|des|les) solutions?|discuté|parlé|échangé|travaillé|
    communiqu(?:é|er)|organisés?|arrangés?|réunis|regroupés|concertés|entraidés|mis d['’]accord|
    fait (?:des réunions|une réunion|le nécessaire|au mieux)|g[ée]r(?:é|er)|r[ée]sou(?:lu|dre)|
    voir comment (?:faire|on)|réussi|chang(?:é|er)
  )(?![\p{L}])
`;
/** « On a trouvé » is an act of the speaker and of others alike. */
const I = /(?<![\p{L}])(?:je(?![\p{L}])|j['’])/iu;
const WORDS = { least: 5, most: 30 };

const isOfAll = ({ sentence, isQuestion, figures, names }: SentenceReading): boolean =>
  !isQuestion &&
  figures.length === 0 &&
  names.length === 0 &&
  sentence.words >= WORDS.least &&
  sentence.words <= WORDS.most &&
  DONE_BY_ALL.test(sentence.text);

/**
 * When the question is what the speaker did, and the answer has no « j’ai… » but an « on » that fits any team: ask for
 * the speaker's own part, at the last such place.
 */
export function adviseOnYourPart(context: ClaimContext): Option[] {
  const { content, form, quality, sentences } = context;
  const { content: text, pitchType } = content.reading.input;
  if (pitchType !== "rh" || form.name !== "story" || quality >= STRONG) return [];
  const isOwn = (sentence: SentenceReading) =>
    I.test(sentence.sentence.text) && signsOf(content, sentence).iActed;
  if (sentences.some(isOwn)) return [];
  const found = sentences.findLast((sentence) => isOfAll(sentence) && isComplete(sentence));
  if (!found) return [];
  const said = DONE_BY_ALL.exec(found.sentence.text)!;
  const start = found.sentence.start + said.index;
  const place = placeToQuote(text, found, { start, end: start + said[0].length }, SHORT_QUOTE);
  return [
    {
      code: "tell_your_part",
      rule: "action",
      worth: 0.6,
      quotes: [place],
      text: `Dans ${showPlace(text, place)}, dites ce qui vient de vous\u00a0: votre idée, votre geste.`,
    },
  ];
}
