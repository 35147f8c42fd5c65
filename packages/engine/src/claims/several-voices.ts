import type { ClaimContext } from "./claim-context.ts";

/** « Q : », « Marie : » line after line. */
const SPEAKER_LINE = /^[ \t]*(?:[QRAB]|\p{Lu}\p{L}{1,14}) ?: \S/gmu;
const ENOUGH_TURNS = 4;
const NAME = String.raw`\p{Lu}[\p{L}-]{2,20}`;
const INTRODUCES = new RegExp(
  String.raw`(?<![\p{L}])(?:[Jj]e m['’]appelle|[Mm]oi,? c['’]est|[Jj]e suis) (${NAME})`,
  "gu",
);
const GREETING = /^\W*(?:bonjour|bonsoir|salut|mesdames|messieurs|chers|chères)(?!\p{L})/iu;
/** « Elle me dit : » before the greeting of another. */
const ANNOUNCES = /[:«"“]$|(?<!\p{L})(?:dit|disait|dire|lance|répond|demande|crie|salue)(?!\p{L})/u;
const ENOUGH_WORDS = 60;
const MIDDLE = { from: 0.2, to: 0.85 };

/**
 * Whether two persons speak: their names stand before their lines, two of them say « je m’appelle » and another name, or
 * the speech greets again in its middle.
 */
export function hasTwoVoices(context: ClaimContext): boolean {
  const text = context.content.reading.input.content;
  const turns = text.match(SPEAKER_LINE) ?? [];
  const speakers = new Set(turns.map((line) => line.slice(0, line.indexOf(":")).trim()));
  if (speakers.size === 2 && turns.length >= ENOUGH_TURNS) return true;
  const names = Array.from(text.matchAll(INTRODUCES), ([said, name]) => ({ said, name: name! }));
  const byName = names.filter(({ said }) => /appelle/.test(said));
  if (new Set(byName.map(({ name }) => name)).size > 1) return true;
  return greetsAgain(context);
}

/** A greeting far from both ends; in a story it may be somebody’s in the story. */
function greetsAgain({ sentences, form, content }: ClaimContext): boolean {
  if (form.name === "told" || content.reading.words < ENOUGH_WORDS) return false;
  return sentences.some((sentence, at) => {
    if (at < MIDDLE.from * sentences.length || at > MIDDLE.to * sentences.length) return false;
    const before = sentences[at - 1]?.sentence.text ?? "";
    return GREETING.test(sentence.sentence.text) && !ANNOUNCES.test(before.trimEnd());
  });
}
