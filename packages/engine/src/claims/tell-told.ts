import type { SentenceReading } from "../content/pitch-reading.ts";
import type { ClaimRule } from "../report.ts";
import { type ClaimContext, type Draft, signOf, wholeSentence } from "./claim-context.ts";
import { isComplete, placeToQuote, showPlace } from "./places.ts";
import type { Role } from "./role-signs.ts";
import { type SentenceSigns, signsOf } from "./sentence-signs.ts";

interface Told {
  rule: ClaimRule;
  role: Role;
  from: number;
  /** The second sign, read in the syntax. */
  sign: (signs: SentenceSigns, sentence: SentenceReading) => boolean;
  tell: string;
}

const isTold = (signs: SentenceSigns) => signs.finite && signs.past && signs.setting;

const TOLD: readonly Told[] = [
  {
    rule: "scene",
    role: "scene",
    from: 0.65,
    sign: (signs) => isTold(signs) && signs.somebody,
    tell: "On y est",
  },
  {
    rule: "action",
    role: "action",
    from: 0.82,
    sign: (signs) => signs.iActed,
    tell: "Ce que vous avez fait se voit",
  },
  {
    rule: "result",
    role: "result",
    from: 0.75,
    sign: (signs) => signs.past || signs.finite,
    tell: "On sait ce que cela a donné",
  },
  {
    rule: "quotation",
    role: "quote",
    from: 0.7,
    sign: (signs) => signs.reported,
    tell: "On entend quelqu’un parler",
  },
  {
    rule: "emotion",
    role: "emotion",
    from: 0.6,
    sign: (signs) => signs.finite,
    tell: "On sent ce que cela vous fait",
  },
];

const PRODUCT_SCENE = 0.85;
/** A scene belongs to its family. */
const LIVED = 0.7;

/** What is lived in the text: the surest sentence of each kind, none where two signs do not agree. */
export function tellLived(context: ClaimContext): Draft[] {
  return TOLD.flatMap((told) => {
    const draft = strongest(context, told);
    return draft ? [draft] : [];
  });
}

function strongest(context: ClaimContext, { rule, role, from, sign, tell }: Told): Draft | null {
  const { content, form } = context;
  // What an interview asks for; elsewhere a deed is told as a scene.
  if ((rule === "action" || rule === "result") && content.reading.input.pitchType !== "rh") return null;
  if (rule === "emotion" && !(form.name === "told" || form.name === "tribute")) return null;
  // A product is presented more often than told: its sentences look like scenes that are none.
  const isProduct = content.reading.input.pitchType === "produit";
  let best: SentenceReading | null = null;
  let most = rule === "scene" && isProduct ? PRODUCT_SCENE : from;
  for (const sentence of context.sentences) {
    const chance = context.roles.of(sentence, role);
    if (chance < most || sentence.sentence.words < 5 || !sign(signsOf(content, sentence), sentence)) continue;
    if (!isComplete(sentence)) continue;
    if (rule === "scene" && context.roles.family(sentence, "lived") < LIVED) continue;
    best = sentence;
    most = chance;
  }
  if (!best) return null;
  const text = content.reading.input.content;
  const place = placeToQuote(text, best);
  return {
    kind: "credit",
    rule,
    quotes: [wholeSentence(best)],
    evidence: [signOf(`role.${role}`, best), signOf("syntax", best)],
    text: `${tell}\u00a0: ${showPlace(text, place)}.`,
  };
}
