import { opensOnADefinition } from "../../content/page-signs.ts";
import type { Place } from "../../report.ts";
import type { ClaimContext, Draft } from "../context/claim-context.ts";
import { bestRequest } from "../signs/find-request.ts";
import { placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

const FEWEST_SENTENCES = 4;
const FEWEST_WORDS = 50;
const ENOUGH_OF_THEM = 2;

/** « Elle cherche un poste », but not « il y a » nor « il faut ». */
const OF_THEM =
  /^(?:elle|il)s? (?!y |n['’]y |faut|faudra|s['’]agit|pleu|neige|est (?:vrai|important|possible|temps))/iu;
const OF_A_THING = /^(?:l[ea]s? |l['’]|une? |ces? |cette )/iu;

/**
 * A remark on the style of the whole: it addresses nobody, or reads like a page. None for notes, a dialogue, a form to
 * fill in, or a text that may not be a speech.
 */
export function tellStyle(context: ClaimContext): Draft[] {
  const { content, validity } = context;
  const { reading, evidence } = content;
  const isOther = evidence.isNoted || reading.blanks.length > 0 || reading.turns.length > 0;
  if (isOther || validity < 0.5 || evidence.isOffTopic) return [];
  const draft = readsAPage(context) ?? speaksOfThem(context);
  return draft ? [draft] : [];
}

const measure = (text: string, quotes: Place[]): Draft => ({
  kind: "measure",
  rule: "readAloud",
  quotes,
  evidence: quotes.map(({ start, end }) => ({ rule: "readAloud", start, end })),
  text,
});

/** Without a single « je », « nous », « on » or « vous », in a speech that presents somebody or something. */
function speaksOfThem(context: ClaimContext): Draft | null {
  const { content, sentences, form } = context;
  const { reading, evidence } = content;
  const text = reading.input.content;
  const isLong = sentences.length >= FEWEST_SENTENCES && reading.words >= FEWEST_WORDS;
  if (!isLong || evidence.validity.speakerRate > 0) return null;
  const show = (opens: RegExp) => {
    const found = sentences.filter(({ sentence, hasVerb }) => hasVerb && opens.test(sentence.text));
    return found.length >= ENOUGH_OF_THEM ? placeToQuote(text, found[0]!, undefined, SHORT_QUOTE) : null;
  };
  if (form.name === "self") {
    const place = show(OF_THEM);
    return (
      place &&
      measure(
        `Vous parlez de vous comme d’une autre personne\u00a0: ${showPlace(text, place)}. Dites «\u00a0je\u00a0».`,
        [place],
      )
    );
  }
  // A call to action or a request does address the listener.
  if (form.name !== "product" || evidence.address.length > 0 || bestRequest(context)) return null;
  const place = show(OF_A_THING);
  return (
    place &&
    measure(
      `Ce texte parle à la troisième personne, sans «\u00a0je\u00a0», «\u00a0nous\u00a0» ni «\u00a0vous\u00a0»\u00a0: ${showPlace(text, place)}. Adressez au moins une phrase à ceux qui vous écoutent.`,
      [place],
    )
  );
}

/** References that make sense on a page only: one sign of each kind. */
const POINTS: readonly RegExp[] = [
  /\[\d{1,3}\]/u,
  regexInLines("iu")`
  (?<![\p{L}])(?:
    voir (?:
      ci-dessous|ci-dessus|ci-après|plus (?:bas|haut)|(?:l['’]|les )?annexes?|
      (?:la |le )?(?:page|figure|tableau|chapitre|section) )|
    ci-(?:dessous|dessus|après|contre|joint\p{L}{0,2})|cf\.|(?:figure|tableau|annexe) \d{1,3}
  )(?![\p{L}])
`,
  /(?<![\p{L}])(?:https?:\/\/|www\.|sources? ?: |isbn |doi:)/iu,
];
const HEADING = /^[ \t]*(?:\d{1,2}[.)] ?)?\p{Lu}[^.!?…:;,«»\n]{2,58}$/u;
const ENOUGH_HEADINGS = 2;
const LONG_LINE = 80;
const ENOUGH_SIGNS = 2;

function readsAPage({ content }: ClaimContext): Draft | null {
  const text = content.reading.input.content;
  const signs: Place[] = POINTS.flatMap((pattern) => {
    const found = pattern.exec(text);
    return found ? [{ start: found.index, end: found.index + found[0].trimEnd().length }] : [];
  });
  const heading = firstHeading(text);
  if (heading) signs.push(heading);
  const [first] = content.reading.sentences;
  if (first && opensOnADefinition(first.sentence.text))
    signs.push(placeToQuote(text, first, undefined, SHORT_QUOTE));
  if (signs.length < ENOUGH_SIGNS) return null;
  const quotes = signs.slice(0, 2).toSorted((one, other) => one.start - other.start);
  return measure(
    `On entend une page lue à voix haute\u00a0: ${quotes.map((place) => showPlace(text, place)).join(" et ")}.`,
    quotes,
  );
}

/** The first heading, if at least two lines each head a paragraph. */
function firstHeading(text: string): Place | null {
  const lines = Array.from(text.matchAll(/[^\r\n]+/gu)).filter(([line]) => line.trim() !== "");
  const headings = lines.filter(
    ([line], at) => HEADING.test(line) && (lines[at + 1]?.[0].length ?? 0) > LONG_LINE,
  );
  const [first] = headings;
  if (!first || headings.length < ENOUGH_HEADINGS) return null;
  const lead = first[0].length - first[0].trimStart().length;
  return { start: first.index + lead, end: first.index + first[0].trimEnd().length };
}
