import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { ClaimRule } from "../../report.ts";
import { type ClaimContext, type Draft, isOffer, signOf, wholeSentence } from "../context/claim-context.ts";
import { isComplete, placeToQuote, showPlace } from "../context/places.ts";
import type { Role } from "../context/role-signs.ts";
import { type SentenceSigns, signsOf } from "../signs/sentence-signs.ts";
import { isBroken } from "../signs/unprepared.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

interface Told {
  rule: ClaimRule;
  role: Role;
  from: number;
  /** A second sign, from the syntax. */
  sign: (signs: SentenceSigns, sentence: SentenceReading) => boolean;
  tell: string;
}

const I = /(?<![\p{L}])j(?:e|['’])(?![\p{L}]?\s*(?:disais|me disais))/iu;
const MY = /(?<![\p{L}])(?:je|j['’]|me|m['’]|moi|nous)(?![\p{L}])/iu;
/** Somebody is reported to say something, and the words are given. */
const SAYS = regexInLines("iu")`
  (?<!(?:je|j['’]|que) (?:lui ai |leur ai |ai )?)(?:
    [«"“]|
    (?<![\p{L}])(?:
      dit|disait|disaient|disent|demandé|demandait|demande|répond|répondu|répondait|crie|crié|criait|écrit|
      lance|lancé
    )(?: ?[:,]| que| qu['’]| si| à| aux?)? )(?:[\p{L}\d’'-]{1,20}[ ,]{1,2}){2}[\p{L}\d]
`;

/** « Sur internet ils disaient »: no person is heard. */
const BY_NOBODY = regexInLines("iu")`
  (?<![\p{L}])(?:
    sur (?:internet|le net|les réseaux|le site|youtube)|dans (?:le journal|la presse|l['’]annonce)|à la télé
  )(?![\p{L}])
`;

/** The speaker comments on the telling. */
const OUT_OF_STORY = regexInLines("iu")`
  (?<![\p{L}])(?:
    dans l['’]ordre|j['’]ai (?:pas fait|oublié)|je vois plus|je (?:ne )?sais plus|il me semble|je crois|
    vu que|enfin bref
  )(?![\p{L}])|
  ~
`;

/** « Je prenais mon pain chez elle »: a habit, not an action. */
const I_USED_TO = /(?<![\p{L}])je \p{L}{2,20}ais(?![\p{L}])/iu;
const I_DID = regexInLines("iu")`
  (?<![\p{L}])(?:
    j['’](?:y |en |l['’])?ai|je (?:\p{L}{1,4}['’ ])?(?:ai|suis)|on (?:\p{L}{1,4}['’ ])?(?:a|est)|
    nous (?:avons|sommes)
  ) `;
const isHabit = (text: string) => I_USED_TO.test(text) && !I_DID.test(text);

const isTold = (signs: SentenceSigns) => signs.finite && signs.past && signs.setting;

const TOLD: readonly Told[] = [
  {
    rule: "scene",
    role: "scene",
    from: 0.58,
    sign: (signs) => isTold(signs) && signs.somebody,
    tell: "On y est",
  },
  {
    rule: "action",
    role: "action",
    from: 0.72,
    // « On s’est même engueulés »: do not count what others did as the speaker's act.
    sign: (signs, { sentence }) =>
      signs.iActed && signs.event && I.test(sentence.text) && !isHabit(sentence.text),
    tell: "Ce que vous avez fait se voit",
  },
  {
    rule: "quotation",
    role: "quote",
    from: 0.7,
    sign: (signs, { sentence }) =>
      signs.reported && SAYS.test(sentence.text) && !BY_NOBODY.test(sentence.text),
    tell: "On entend quelqu’un parler",
  },
  {
    rule: "emotion",
    role: "emotion",
    from: 0.52,
    sign: (signs, { sentence }) => signs.finite && MY.test(sentence.text),
    tell: "On sent ce que cela vous fait",
  },
];

/** Lowest quality for a praise: below it readers agreed with four such lines of ten, above it with eight. */
const TOLD_FROM = new Map<ClaimRule, number>([["emotion", 0.58]]);
/** Quoted whole, since what matters is how they sound. */
const PRAISED_WHOLE = new Set<ClaimRule>(["scene", "emotion"]);
const PRODUCT_SCENE = 0.85;
/** A scene must also belong to its family. */
const LIVED = 0.7;

/** The lived moments of the text: the likeliest sentence of each kind, if two signs agree. */
export function tellLived(context: ClaimContext): Draft[] {
  return TOLD.flatMap((told) => {
    const draft = strongest(context, told);
    return draft ? [draft] : [];
  });
}

function strongest(context: ClaimContext, { rule, role, from, sign, tell }: Told): Draft | null {
  const { content, form } = context;
  // Only interviews ask for actions; elsewhere an action is reported as a scene.
  if (rule === "action" && content.reading.input.pitchType !== "rh") return null;
  if (rule === "emotion" && !(form.name === "told" || form.name === "tribute")) return null;
  if (context.quality < (TOLD_FROM.get(rule) ?? 0)) return null;
  // A product is more often presented than told: some of its sentences look like scenes and are none.
  const isProduct = isOffer(context);
  let best: SentenceReading | null = null;
  let most = rule === "scene" && isProduct ? PRODUCT_SCENE : from;
  for (const sentence of context.sentences) {
    const chance = context.roles.of(sentence, role);
    if (chance < most || sentence.sentence.words < 5 || !sign(signsOf(content, sentence), sentence)) continue;
    if (!isComplete(sentence)) continue;
    if (PRAISED_WHOLE.has(rule) && isBroken(context, sentence)) continue;
    if (rule === "scene" && OUT_OF_STORY.test(sentence.sentence.text)) continue;
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
