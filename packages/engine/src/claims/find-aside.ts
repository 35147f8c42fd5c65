import type { SentenceReading } from "../content/pitch-reading.ts";
import type { Place } from "../report.ts";
import type { ClaimContext } from "./claim-context.ts";
import { placeToQuote } from "./places.ts";

/** The speaker says it of what came before. « Bref » and « d’ailleurs » are said of the details that one keeps, too. */
const CLOSES_ASIDE =
  /(?<![\p{L}])(?:mais bon,? )?(?:ce n['’]est|c['’]est) pas (?:le|mon) (?:sujet|propos)(?![\p{L}])/iu;
const CLOSED = 0.05;
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
    if (closed && Math.max(off(sentence), off(before)) >= CLOSED) {
      const isAlone = closed.index < 4;
      const left = isAlone ? before : sentence;
      if (!left || left.sentence.words > MOST_ASIDE || left.sentence.words < 5) continue;
      return {
        place: placeToQuote(text, left, undefined, MOST_ASIDE),
        why: "vous refermez vous-même ce détour",
      };
    }
  }
  return null;
}
