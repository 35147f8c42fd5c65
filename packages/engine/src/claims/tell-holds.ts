import type { SentenceReading } from "../content/pitch-reading.ts";
import type { ContentMetricLabel, Place } from "../report.ts";
import { type ClaimContext, type Draft, signOf, wholeSentence } from "./claim-context.ts";
import { claimsOnly, mostOfFamilies, mostOfRoles, type Unshown } from "./pick-sentence.ts";
import { isComplete, placeToQuote, showPlace } from "./places.ts";
import type { Family, Role } from "./role-signs.ts";
import { type SentenceSigns, signsOf } from "./sentence-signs.ts";
import { openingSentences } from "./tell-opening.ts";
import { proofStrength } from "./tell-proofs.ts";

/** A sentence is shown as what a card holds best from this chance on. */
const SHOWN = 0.6;

interface Hold {
  /** Before the words: « On voit ce moment ». */
  tell: string;
  families?: readonly Family[];
  roles?: readonly Role[];
  /** The second sign, read in the syntax. */
  sign?: (signs: SentenceSigns, sentence: SentenceReading) => boolean;
  /** Only the first sentences may show it. */
  opens?: true;
}

const isNamed = ({ somebody }: SentenceSigns, { names, figures }: SentenceReading) =>
  somebody || names.length > 0 || figures.length > 0;
const isFact = (signs: SentenceSigns, sentence: SentenceReading) => signs.past && isNamed(signs, sentence);

/** What each measure that gives a note most lets be shown: the sentence itself, on two signs. */
const HOLDS: Readonly<Record<string, Hold>> = {
  evidenceShare: { tell: "Un fait que l’on pourrait vérifier", families: ["evidence"], sign: isFact },
  proofShare: { tell: "Ici, vous montrez au lieu d’affirmer", roles: ["proof", "result"], sign: isFact },
  claimShare: { tell: "Un fait, pas une affirmation", families: ["evidence"], sign: isFact },
  assertedShare: { tell: "Cela se vérifie", families: ["evidence"], sign: isFact },
  clicheShare: {
    tell: "Un détail qui n’est qu’à vous",
    families: ["lived"],
    sign: (signs, sentence) => isFact(signs, sentence) && signs.setting,
  },
  sceneShare: { tell: "On voit ce moment", roles: ["scene"], sign: ({ past, somebody }) => past && somebody },
  livedShare: { tell: "Cela, vous l’avez vécu", families: ["lived"], sign: ({ past }) => past },
  quoteShare: { tell: "On entend quelqu’un", roles: ["quote"], sign: ({ reported }) => reported },
  pastShare: { tell: "Cela a eu lieu, et vous le racontez", families: ["lived"], sign: ({ past }) => past },
  namedActors: {
    tell: "On sait qui agit",
    families: ["lived", "evidence"],
    sign: ({ somebody }) => somebody,
  },
  abstractRate: { tell: "On voit ce que vous dites", families: ["lived"], sign: isFact },
  adjectiveRate: {
    tell: "Des gestes plutôt que des adjectifs",
    roles: ["action", "scene"],
    sign: ({ past }) => past,
  },
  explainedShare: {
    tell: "Vous dites pourquoi",
    roles: ["reason", "explanation"],
    sign: (_signs, { sentence }) =>
      /(?<![\p{L}])(?:parce qu|car|puisqu|donc|c['’]est pour|pour que|comme)/iu.test(sentence.text),
  },
  needShare: { tell: "On entend à qui cela sert", families: ["need"], sign: ({ somebody }) => somebody },
  openingLived: {
    tell: "Dès le début, on voit quelque chose",
    families: ["lived"],
    sign: ({ finite }) => finite,
    opens: true,
  },
  lateRequest: {
    tell: "On entend ce que vous attendez",
    roles: ["request", "next_step"],
    sign: ({ asks }) => asks,
  },
  requestShare: {
    tell: "On entend ce que vous attendez",
    roles: ["request", "next_step"],
    sign: ({ asks }) => asks,
  },
  action: { tell: "On entend ce que vous avez fait", roles: ["action"], sign: ({ iActed }) => iActed },
};

/** What a card may show last, whatever gave its note most. */
const OWN: Partial<Record<ContentMetricLabel, Hold>> = {
  Clarté: {
    tell: "On comprend du premier coup",
    families: ["lived", "offer", "need"],
    sign: isClear,
  },
  Accroche: {
    tell: "Vous entrez tout de suite dans le sujet",
    families: ["lived", "need", "offer"],
    opens: true,
  },
  Authenticité: HOLDS.livedShare!,
  "Exemples concrets": HOLDS.livedShare!,
  Persuasion: HOLDS.evidenceShare!,
  Pertinence: {
    tell: "Vous répondez à la question",
    roles: ["weakness", "why_this_job", "link_with_me", "strength", "achievement", "contribution", "path"],
    sign: ({ finite }) => finite,
  },
};

const CLEAR_WORDS = 16;
const PROVES = 0.3;

const on = (...labels: ContentMetricLabel[]): ReadonlySet<ContentMetricLabel> => new Set(labels);
const PROVING = on("Persuasion", "Exemples concrets", "Authenticité", "Pertinence", "Méthode STAR");
const TELLING = on("Authenticité", "Exemples concrets", "Méthode STAR", "Persuasion");
const SAID = on("Clarté", "Authenticité");

/** The cards that are about what a measure counts. */
const SHOWN_ON: Readonly<Record<string, ReadonlySet<ContentMetricLabel>>> = {
  evidenceShare: PROVING,
  proofShare: PROVING,
  claimShare: PROVING,
  assertedShare: PROVING,
  clicheShare: TELLING,
  sceneShare: TELLING,
  livedShare: TELLING,
  quoteShare: TELLING,
  pastShare: TELLING,
  namedActors: on("Cohérence", "Clarté", "Authenticité"),
  abstractRate: SAID,
  adjectiveRate: SAID,
  explainedShare: on("Cohérence", "Structure", "Persuasion", "Pertinence"),
  needShare: on("Structure", "Persuasion", "Pertinence"),
  openingLived: on("Accroche", "Structure"),
  lateRequest: on("Appel à l'action", "Structure"),
  requestShare: on("Appel à l'action", "Structure"),
  action: on("Méthode STAR", "Exemples concrets"),
};

/** Short, without a precaution, and about somebody or something. */
function isClear(signs: SentenceSigns, { sentence, hedges, vague }: SentenceReading): boolean {
  return signs.finite && sentence.words <= CLEAR_WORDS && hedges.length === 0 && vague.length === 0;
}

/** What a card holds best: in words that no other card has, with a sentence that no other claim shows. */
export function tellHold(
  context: ClaimContext,
  label: ContentMetricLabel,
  gains: readonly string[],
  unshown: Unshown,
  said: Set<string>,
): Draft | null {
  const own = gains.filter((gain) => SHOWN_ON[gain]?.has(label));
  for (const hold of [...own.map((gain) => HOLDS[gain]), OWN[label]]) {
    if (!hold || said.has(hold.tell)) continue;
    const best = shownBy(context, hold, unshown);
    if (!best) continue;
    said.add(hold.tell);
    unshown.take(best);
    const { content } = context.content.reading.input;
    const quotes: Place[] = [wholeSentence(best)];
    return {
      kind: "credit",
      rule: "whole",
      metric: label,
      quotes,
      evidence: [signOf("role", best), signOf("syntax", best)],
      text: `${hold.tell}\u00a0: ${showPlace(content, placeToQuote(content, best))}.`,
    };
  }
  return null;
}

function shownBy(context: ClaimContext, hold: Hold, unshown: Unshown): SentenceReading | null {
  const { families = [], roles = [], sign } = hold;
  const isProof = families.includes("evidence") || roles.includes("proof");
  const score = (sentence: SentenceReading) => {
    if (sign && !sign(signsOf(context.content, sentence), sentence)) return 0;
    if (claimsOnly(context, sentence) > 0.3) return 0;
    // An age, a firm's size or a diploma is a fact that proves nothing.
    if (isProof && proofStrength(context, sentence) < PROVES) return 0;
    return Math.max(mostOfFamilies(context, sentence, families), mostOfRoles(context, sentence, roles));
  };
  if (!hold.opens) return unshown.pick(score, SHOWN);
  const [first] = openingSentences(context);
  return first && unshown.has(first) && isComplete(first) && score(first) >= SHOWN ? first : null;
}
