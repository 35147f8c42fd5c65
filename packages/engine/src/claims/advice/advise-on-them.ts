import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { ClaimContext, Option } from "../context/claim-context.ts";
import { isComplete, placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import { mostOfRoles } from "../signs/pick-sentence.ts";
import { saysNothingOfThem } from "../signs/says-nothing-of-them.ts";
import { DIAGNOSED } from "./diagnosed.ts";

/** What ties an answer to this employer or this post, in words of the text. */
export function adviseOnThem(context: ClaimContext): Option[] {
  return [speakOfThem(context), stayOnWhatFits(context)].filter((option) => option !== null);
}

const DONE = 0.3;
const FEWEST_WORDS = 6;

const isShowable = ({ content }: ClaimContext, one: SentenceReading): boolean =>
  one.sentence.words >= FEWEST_WORDS &&
  isComplete(one) &&
  (content.reading.units.punctuated || one.sentence.words <= SHORT_QUOTE);

function speakOfThem(context: ClaimContext): Option | null {
  if (!saysNothingOfThem(context)) return null;
  const text = context.content.reading.input.content;
  const chance = (one: SentenceReading) =>
    mostOfRoles(context, one, ["achievement", "proof", "action", "path", "strength"]) +
    (one.figures.length > 0 ? 1 : 0);
  const best = context.sentences
    .filter((one) => isShowable(context, one) && chance(one) >= DONE + 1)
    .toSorted((one, other) => chance(other) - chance(one))[0];
  const place = best && placeToQuote(text, best, undefined, SHORT_QUOTE);
  return {
    code: "link_to_job",
    rule: "part",
    part: "company_fact",
    worth: DIAGNOSED,
    quotes: place ? [place] : [],
    text: place
      ? `Rien ne parle encore d’eux. Nommez une chose que vous avez vue ou lue chez eux, puis dites à quoi y servirait ${showPlace(text, place)}.`
      : "Rien ne parle encore d’eux. Nommez une chose que vous avez vue ou lue chez eux, et dites ce que vous y feriez.",
  };
}

/** In characters: a shorter word of the post is too common. */
const STEM = 5;
const ORDINARY =
  /^(?:respons|chargé|charge|assist|employ|conseil|techni|agent|direct|adjoin|chef|cheffe|stage|altern|poste|chez|pour|dans|junior|senior|service|équipe)/iu;
const PLACES = 3;

/** Of several places where one has worked, the one that resembles the post. */
function stayOnWhatFits(context: ClaimContext): Option | null {
  const { content, form, sentences, roles } = context;
  const { input, questionKind } = content.reading;
  if (input.pitchType !== "rh" || questionKind !== "introduction" || form.name !== "self") return null;
  const stems = [...(input.target ?? "").toLowerCase().matchAll(/\p{L}+/gu)]
    .map(([word]) => word)
    .filter((word) => word.length >= STEM - 1 && !ORDINARY.test(word))
    .map((word) => word.slice(0, Math.max(STEM - 1, word.length - 3)));
  const path = sentences.filter((one) => roles.of(one, "path") >= DONE);
  if (stems.length === 0 || path.length < PLACES) return null;
  // Something achieved is told already.
  if (sentences.some((one) => mostOfRoles(context, one, ["achievement", "result", "proof"]) >= 0.5))
    return null;
  const fits = path
    .filter((one) => isShowable(context, one))
    .flatMap((one) => {
      const text = one.sentence.text.toLowerCase();
      const stem = stems.find((each) => text.includes(each));
      const start = one.sentence.start + (stem ? text.indexOf(stem) : 0);
      return stem ? [{ one, word: { start, end: start + stem.length } }] : [];
    })[0];
  if (!fits) return null;
  const place = placeToQuote(input.content, fits.one, fits.word, SHORT_QUOTE);
  return {
    code: "cut_length",
    rule: "part",
    part: "achievement",
    worth: DIAGNOSED,
    quotes: [place],
    text: `Restez sur ${showPlace(input.content, place)}\u00a0: c’est ce qui ressemble le plus à ce poste. Racontez une chose que vous y avez réussie, et passez vite sur le reste.`,
  };
}
