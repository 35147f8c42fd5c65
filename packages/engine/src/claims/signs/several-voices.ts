import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { Place } from "../../report.ts";
import { type ClaimContext, wholeSentence } from "../context/claim-context.ts";

const NAME = String.raw`\p{Lu}[\p{L}-]{2,20}`;
const INTRODUCES = new RegExp(
  String.raw`(?<![\p{L}])(?:[Jj]e m['’]appelle|[Mm]oi,? c['’]est|[Jj]e suis) (${NAME})`,
  "gu",
);
/**
 * A second greeting marks a second speech; « Mesdames, messieurs » does not, since it also occurs in the middle of one.
 */
const GREETING = /^\W*(?:bonjour|bonsoir|salut)(?!\p{L})/iu;
/** « Elle me dit : » before somebody else's greeting. */
const ANNOUNCES = /[:«"“]$|(?<!\p{L})(?:dit|disait|dire|lance|répond|demande|crie|salue)(?!\p{L})/u;
const ENOUGH_WORDS = 60;
const MIDDLE = { from: 0.2, to: 0.85 };

/**
 * Places that show two speakers: names or dashes before their lines, two « je m’appelle » with different names, or a
 * greeting in the middle of the speech. One place for each, or only the second; empty for a single speaker.
 */
export function findVoices(context: ClaimContext): Place[] {
  const { input, turns } = context.content.reading;
  if (turns.length > 0) return turns.slice(0, 2).map(({ from, end }) => ({ start: from, end }));
  const names = Array.from(input.content.matchAll(INTRODUCES), ({ 0: said, 1: name, index }) => ({
    name,
    place: { start: index, end: index + said.length },
    isOwn: /appelle/.test(said),
  })).filter(({ isOwn }) => isOwn);
  const [first] = names;
  const other = names.find(({ name }) => name !== first?.name);
  if (first && other) return [first.place, other.place];
  const again = greetsAgain(context);
  return again ? [wholeSentence(again)] : [];
}

/** A greeting far from both ends; skipped in stories, where a character may say it. */
function greetsAgain({ sentences, form, content }: ClaimContext): SentenceReading | undefined {
  if (form.name === "told" || content.reading.words < ENOUGH_WORDS) return undefined;
  return sentences.find((sentence, at) => {
    if (at < MIDDLE.from * sentences.length || at > MIDDLE.to * sentences.length) return false;
    const before = sentences[at - 1]?.sentence.text ?? "";
    return GREETING.test(sentence.sentence.text) && !ANNOUNCES.test(before.trimEnd());
  });
}
