import type { SentenceReading } from "../content/pitch-reading.ts";
import type { Place } from "../report.ts";
import type { ClaimContext } from "./claim-context.ts";
import { isComplete, placeToQuote } from "./places.ts";

/** « Bref », « ce n’est pas le sujet »: the speaker says it of what came before. */
const CLOSES_ASIDE =
  /(?<![\p{L}])(?:(?:enfin )?bref(?=[\s.,…!]*$)|(?:mais bon,? )?(?:ce n['’]est|c['’]est) pas le sujet)(?![\p{L}])|^[\s,]*(?:enfin )?bref[\s.,…]/iu;
/** « D’ailleurs »: what follows is beside the point, where it looks so. */
const OPENS_ASIDE = /(?<![\p{L}])(?:d['’]ailleurs|soit dit en passant)(?![\p{L}])/iu;
const ASIDE = { closed: 0.05, opened: 0.2 };
const MOST_ASIDE = 34;

/** A detour that its speaker closes or opens as one, and whose role agrees. */
export function findAside(context: ClaimContext): { place: Place; why: string } | null {
  const { content, form, sentences, roles } = context;
  // In a story, what leads elsewhere is often what comes next.
  if (form.name === "told" || form.name === "tribute" || form.name === "story") return null;
  const text = content.reading.input.content;
  const off = (sentence: SentenceReading | undefined) => (sentence ? roles.of(sentence, "off_topic") : 0);
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1];
    const closed = CLOSES_ASIDE.exec(sentence.sentence.text);
    if (closed && Math.max(off(sentence), off(before)) >= ASIDE.closed) {
      const isAlone = closed.index < 4;
      const left = isAlone ? before : sentence;
      if (!left || left.sentence.words > MOST_ASIDE || left.sentence.words < 5) continue;
      return {
        place: placeToQuote(text, left, undefined, MOST_ASIDE),
        why: "vous refermez vous-même ce détour",
      };
    }
    if (
      OPENS_ASIDE.test(sentence.sentence.text) &&
      off(sentence) >= ASIDE.opened &&
      sentence.sentence.words <= MOST_ASIDE &&
      isComplete(sentence)
    )
      return {
        place: placeToQuote(text, sentence, undefined, MOST_ASIDE),
        why: "cela mène à côté de votre sujet",
      };
  }
  return null;
}
