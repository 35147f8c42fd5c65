import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { mostOfRoles, surest } from "./pick-sentence.ts";
import { signsOf } from "./sentence-signs.ts";

const REQUESTED = 0.55;

/** The likeliest request to the listener, by the sentence's role and by the verb's mood and person. */
export function bestRequest(context: ClaimContext): SentenceReading | null {
  let best: SentenceReading | null = null;
  let most = REQUESTED;
  for (const sentence of context.sentences) {
    const chance = mostOfRoles(context, sentence, ["request", "vague_request"]);
    if (chance < most || !signsOf(context.content, sentence).asks) continue;
    best = sentence;
    most = chance;
  }
  return best;
}

/** A persuasive speech without any request, its costliest lack: readers said so of five of the six found. */
export const pleadsForNothing = (context: ClaimContext): boolean =>
  context.form.name === "persuasion" &&
  bestRequest(context) === null &&
  surest(context, { roles: ["request", "proposal", "wish"] }) < NOTHING_ASKED;
const NOTHING_ASKED = 0.4;

/** « On lève 1,5 M€ », « nous recherchons deux millions d’euros »: a real request, whatever the words around it. */
export const raisesMoney = ({ content }: ClaimContext) => RAISES.test(content.reading.input.content);
const RAISES = regexInLines("iu")`
  (?<!\p{L})(?:on|nous|je) (?:vous )?(?:
    (?:lève|levons) [^.!?]{0,30}\d|
    (?:re)?cherch(?:e|ons) [^.!?]{0,30}(?:€|(?<!\p{L})(?:euros?|millions?|k€)(?!\p{L}))|
    (?:demand(?:e|ons)|sollicit(?:e|ons)|(?:ai|a|avons) besoin d(?:e |['’])) ?[^.!?]{0,30}(?:€|(?<!\p{L})(?:euros?|millions?|k€)(?!\p{L}))
  )
`;
