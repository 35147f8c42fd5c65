import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { Place } from "../../report.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { isComplete, placeToQuote } from "../context/places.ts";

/** Words by which a speaker calls what they just said beside the point. */
const CLOSES_ASIDE =
  /(?<![\p{L}])(?:mais bon,? )?(?:ce n['’]est|c['’]est) pas (?:le|mon) (?:sujet|propos)(?![\p{L}])/iu;
/** « enfin bref » also follows details worth keeping: require a higher chance of the role. */
const MAY_CLOSE = /(?<![\p{L}])enfin bref[\s.,…!]{0,4}$/iu;
/** Only at the start of a sentence; at the end these words merely add something. */
const OPENS_ASIDE =
  /^[\s,]{0,3}(?:(?:et|euh|bon|enfin)[\s,]{1,3}){0,2}(?:d['’]ailleurs|soit dit en passant)(?![\p{L}])/iu;
const OFF = { closed: 0.05, mayClose: 0.2, opened: 0.3 };
const WORDS = { least: 5, most: 34 };

/** A digression that its speaker opens or closes explicitly, when the off-topic role agrees. */
export function findAside(context: ClaimContext): { place: Place; why: string } | null {
  const { content, form, sentences, roles } = context;
  // In a story, an apparent digression often leads to what comes next.
  if (form.name === "told" || form.name === "tribute" || form.name === "story") return null;
  const text = content.reading.input.content;
  const off = (sentence: SentenceReading | undefined) => (sentence ? roles.of(sentence, "off_topic") : 0);
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1];
    const { text: said, words } = sentence.sentence;
    const closed = CLOSES_ASIDE.exec(said);
    const isClosed = closed
      ? Math.max(off(sentence), off(before)) >= OFF.closed
      : MAY_CLOSE.test(said) && off(sentence) >= OFF.mayClose;
    if (isClosed) {
      const left = closed && closed.index < 4 ? before : sentence;
      if (!left || left.sentence.words > WORDS.most || left.sentence.words < WORDS.least) continue;
      // « Ça porte cent kilos, ma belle-mère est montée dedans »: a measured figure is a proof, keep it.
      if (left.figures.length > 0) continue;
      return {
        place: placeToQuote(text, left, undefined, WORDS.most),
        why: "vous refermez vous-même ce détour",
      };
    }
    if (OPENS_ASIDE.test(said) && off(sentence) >= OFF.opened && words <= WORDS.most && isComplete(sentence))
      return {
        place: placeToQuote(text, sentence, undefined, WORDS.most),
        why: "cela mène à côté de votre sujet",
      };
  }
  return null;
}
