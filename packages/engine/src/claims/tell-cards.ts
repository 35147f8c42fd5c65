import type { ContentValues } from "../content/content-values.ts";
import type { SentenceReading } from "../content/pitch-reading.ts";
import type { AdviceCode, ClaimRule, ContentMetricLabel, Place } from "../report.ts";
import { cardOf } from "./cards.ts";
import { type ClaimContext, type Draft, type ScoredCard, signOf, wholeSentence } from "./claim-context.ts";
import { isGiven } from "./given.ts";
import { isComplete, placeToQuote, SHORT_QUOTE, showPlace } from "./places.ts";
import type { Family, Role } from "./role-signs.ts";

/** A card under this note says what it lacks. */
const LACKING = 7;
/** A sentence is shown as what a card holds best from this chance on. */
const SHOWN = 0.55;

/**
 * What each measure tells a listener where it costs the note most. True by construction: the note is the sum of these
 * measures, and this one takes most from it.
 */
const LACKS: Partial<Record<keyof ContentValues, string>> = {
  partsCoverage:
    "Plusieurs choses que l’on attend dans ce genre de prise de parole ne s’entendent pas encore.",
  fillerRate: "Les tics de langage s’entendent avant les idées.",
  hedgeRate: "Des précautions reprennent ce que vous venez d’affirmer.",
  vagueRate: "Des mots vagues tiennent la place de faits.",
  linkShare: "Les phrases se suivent sans que l’une appelle l’autre.",
  weakClaimRate: "Les affirmations sont hautes et rien ne les porte.",
  situation: "On ne sait pas bien où et quand cela se passe.",
  action: "On entend peu ce que vous avez fait vous-même.",
  questionFit: "La réponse laisse de côté une partie de la question.",
};
const MORE_LACKS: Readonly<Record<string, string>> = {
  opensSpeech: "On ne sait pas bien quand cela commence.",
  closesSpeech: "On ne sent pas la fin arriver.",
  needShare: "On n’entend guère pour qui c’est, ni ce qui leur manque.",
  evidenceShare: "Peu de phrases donnent un fait que l’on pourrait vérifier.",
  proofShare: "Peu de phrases montrent ce qu’elles avancent.",
  claimShare: "Beaucoup de phrases affirment, peu montrent.",
  assertedShare: "Beaucoup de phrases demandent à être crues sur parole.",
  clicheShare: "Plusieurs phrases pourraient être dites par n’importe qui.",
  sceneShare: "Peu de moments se laissent voir.",
  livedShare: "Peu de phrases racontent quelque chose de vécu.",
  pastShare: "Peu de choses sont racontées\u00a0: presque tout est au présent ou en projet.",
  namedActors: "On voit mal qui agit\u00a0: peu de phrases nomment quelqu’un ou quelque chose.",
  firstFillers: "Les premières phrases cherchent leurs mots.",
  apologyShare: "Vous vous excusez\u00a0: l’excuse attire l’oreille sur ce qu’elle excuse.",
  emptyShare: "Plusieurs phrases ne disent rien et font attendre les autres.",
  closingAsserted: "La fin affirme au lieu de laisser quelque chose à faire ou à retenir.",
  closingNoise: "La fin se défait\u00a0: elle ne laisse rien en tête.",
  lateRequest: "On arrive à la fin sans entendre nettement ce que vous attendez.",
  requestShare: "La demande tient peu de place, ou ne se dit pas nettement.",
  restartRate: "Plusieurs phrases repartent en arrière.",
  abstractRate: "Beaucoup de noms abstraits\u00a0: on entend des idées, on ne voit rien.",
  adjectiveRate: "Beaucoup d’adjectifs jugent à la place des faits.",
  jargonShare: "Des mots de métier restent à traduire pour ce public.",
  explainedShare: "Peu de phrases disent pourquoi, ou donnent un exemple.",
  adverbialRate: "Peu de phrases disent quand, pourquoi ou dans quel but.",
  lexicalDiversity: "Les mêmes mots reviennent.",
  noiseShare: "Des reprises et des à-côtés coupent le fil.",
  openingLived: "Le début ne montre rien de vécu.",
  openingAsserted: "Le début affirme ce que beaucoup diraient.",
};

/**
 * What each measure tells a listener where it gives the note most, and the sentences that show it: those are quoted, and
 * without one that is sure nothing is told.
 */
const HOLDS: Readonly<Record<string, { tell: string; shownBy?: { families?: Family[]; roles?: Role[] } }>> = {
  evidenceShare: { tell: "Un fait que l’on pourrait vérifier", shownBy: { families: ["evidence"] } },
  proofShare: { tell: "Ici, vous montrez au lieu d’affirmer", shownBy: { roles: ["proof", "result"] } },
  claimShare: { tell: "Presque tout ce que vous avancez est montré." },
  assertedShare: { tell: "Peu de phrases demandent à être crues sur parole." },
  clicheShare: { tell: "Vos mots, presque pas de formules toutes faites." },
  sceneShare: { tell: "On voit ce moment", shownBy: { roles: ["scene"] } },
  livedShare: { tell: "Cela, vous l’avez vécu", shownBy: { families: ["lived"] } },
  quoteShare: { tell: "On entend quelqu’un", shownBy: { roles: ["quote"] } },
  pastShare: { tell: "Vous dites ce qui a eu lieu, pas seulement ce que vous espérez." },
  namedActors: { tell: "On voit qui agit." },
  fillerRate: { tell: "Presque aucun tic." },
  hedgeRate: { tell: "Vous affirmez sans détour." },
  emptyShare: { tell: "Aucune phrase ne fait attendre la suivante." },
  abstractRate: { tell: "Des mots concrets." },
  adjectiveRate: { tell: "Des faits plutôt que des adjectifs." },
  vagueRate: { tell: "Des mots précis." },
  linkShare: { tell: "Chaque phrase reprend celle d’avant." },
  explainedShare: { tell: "Vous dites pourquoi", shownBy: { families: ["explained"] } },
  needShare: { tell: "On entend à qui cela sert", shownBy: { families: ["need"] } },
  openingLived: { tell: "Dès le début, on voit quelque chose." },
  openingAsserted: { tell: "Un début qui n’est qu’à vous." },
  closesSpeech: { tell: "On sent que cela se termine." },
  lateRequest: { tell: "On entend ce que vous attendez", shownBy: { roles: ["request", "next_step"] } },
  requestShare: { tell: "On entend ce que vous attendez", shownBy: { roles: ["request", "next_step"] } },
  action: { tell: "On entend ce que vous avez fait", shownBy: { roles: ["action"] } },
  questionFit: { tell: "La réponse dit ce que la question demande." },
  jargonShare: { tell: "Tout le monde suit, sans être du métier." },
  noiseShare: { tell: "Le fil n’est jamais coupé." },
  lexicalDiversity: { tell: "Des mots variés." },
};
/** What a fault of the report would make untrue. */
const UNTRUE_BESIDE: Readonly<Record<string, readonly ClaimRule[]>> = {
  fillerRate: ["filler"],
  hedgeRate: ["hedge"],
  clicheShare: ["cliche"],
  claimShare: ["cliche", "superlative"],
  vagueRate: ["cliche"],
  jargonShare: ["jargon"],
  linkShare: ["link", "echo", "repetition"],
  noiseShare: ["repair", "unfinished", "filler"],
  emptyShare: ["filler"],
  openingLived: ["opening"],
  openingAsserted: ["opening"],
  closesSpeech: ["closing", "cutText"],
  lexicalDiversity: ["echo", "repetition"],
  questionFit: ["offTopic"],
};

/** What the cards that have a low note lack, and what the others show best, where nothing surer is told there. */
export function tellCards(context: ClaimContext, told: readonly Draft[]): Draft[] {
  const shown = new Set<string>();
  return context.scored.flatMap(({ label, score, costs, gains }): Draft[] => {
    const own = told.filter((draft) => cardOf(draft, context.labels) === label && draft.rule !== "filler");
    const hasCredit = own.some(({ kind, quotes }) => kind === "credit" && quotes.length > 0);
    if (score < LACKING) {
      if (own.some(({ kind }) => kind === "fault" || kind === "missing")) return [];
      const lack = costs
        .map((cost) => LACKS[cost] ?? MORE_LACKS[cost])
        .find((text) => text && !shown.has(text));
      if (!lack) return [];
      shown.add(lack);
      return [{ kind: "measure", rule: "whole", metric: label, quotes: [], evidence: [], text: lack }];
    }
    if (hasCredit) return [];
    const best = holdOf(context, gains, told, shown);
    return best ? [{ ...best, metric: label }] : [];
  });
}

/** What gives a note most and can be told: in words that no other card has, with a sentence that no other card shows. */
function holdOf(
  context: ClaimContext,
  gains: ScoredCard["gains"],
  told: readonly Draft[],
  shown: Set<string>,
): Draft | null {
  for (const gain of gains) {
    const hold = HOLDS[gain];
    if (!hold || shown.has(hold.tell)) continue;
    if (told.some(({ kind, rule }) => kind === "fault" && UNTRUE_BESIDE[gain]?.includes(rule))) continue;
    if (!hold.shownBy) {
      shown.add(hold.tell);
      return { kind: "measure", rule: "whole", quotes: [], evidence: [], text: hold.tell };
    }
    const best = mostSure(context, hold.shownBy, told, shown);
    if (!best) continue;
    shown.add(hold.tell).add(keyOf(best));
    const { content } = context.content.reading.input;
    return {
      kind: "credit",
      rule: "whole",
      quotes: [wholeSentence(best)],
      evidence: [signOf("role", best), signOf("measures", best)],
      text: `${hold.tell}\u00a0: ${showPlace(content, placeToQuote(content, best))}.`,
    };
  }
  return null;
}

const keyOf = ({ sentence }: SentenceReading) => `${sentence.start}`;

/** The sentence that plays a role most surely, where no claim of the report quotes it already. */
function mostSure(
  context: ClaimContext,
  { families = [], roles = [] }: { families?: readonly Family[]; roles?: readonly Role[] },
  told: readonly Draft[],
  shown: ReadonlySet<string>,
): SentenceReading | null {
  const quoted = told.flatMap(({ quotes }) => quotes);
  let best: SentenceReading | null = null;
  let most = SHOWN;
  for (const sentence of context.sentences) {
    const { start, end, words } = sentence.sentence;
    if (words < 5 || words > 34 || !isComplete(sentence) || shown.has(keyOf(sentence))) continue;
    if (quoted.some((place) => place.start < end && start < place.end)) continue;
    if (context.roles.family(sentence, "noise") > 0.35 || context.roles.family(sentence, "asserted") > 0.5)
      continue;
    const chance = Math.max(
      ...families.map((family) => context.roles.family(sentence, family)),
      ...roles.map((role) => context.roles.of(sentence, role)),
    );
    if (chance < most) continue;
    best = sentence;
    most = chance;
  }
  return best;
}

/** The most concrete line, to bring forward where nothing else is to be advised. */
function bestLine(context: ClaimContext, taken: readonly Place[]): SentenceReading | null {
  let best: SentenceReading | null = null;
  let most = 0.35;
  for (const sentence of context.sentences.slice(1)) {
    const { start, end, words } = sentence.sentence;
    if (words < 5 || words > 40 || !isComplete(sentence)) continue;
    // One line is not asked both to open and to close.
    if (taken.some((place) => place.start < end && start < place.end)) continue;
    const chance =
      Math.max(context.roles.family(sentence, "lived"), context.roles.family(sentence, "evidence")) -
      context.roles.family(sentence, "noise") / 2 -
      context.roles.family(sentence, "asserted") / 2;
    if (chance < most) continue;
    best = sentence;
    most = chance;
  }
  return best;
}

/** One thing to do on each card that has a low note and no advice of its own yet. */
export function adviseCards(
  context: ClaimContext,
  told: readonly Draft[],
  advice: readonly Draft[],
): Draft[] {
  const { content, pitchType } = context.content.reading.input;
  const used = new Set<AdviceCode>(advice.map(({ code }) => code!));
  const taken = advice.flatMap(({ quotes }) => quotes);
  const show = (sentence: SentenceReading) =>
    showPlace(content, placeToQuote(content, sentence, undefined, SHORT_QUOTE));
  const claimed = claimedLine(context);
  const add: Draft[] = [];
  const put = (
    label: ContentMetricLabel,
    code: AdviceCode,
    sentence: SentenceReading | null,
    text: string,
  ) => {
    if (used.has(code) || isGiven(code, told)) return;
    used.add(code);
    const quotes = sentence ? [placeToQuote(content, sentence, undefined, SHORT_QUOTE)] : [];
    taken.push(...quotes);
    add.push({ kind: "advice", rule: "whole", code, metric: label, quotes, evidence: [], text });
  };
  for (const { label, score } of context.scored.toSorted((a, b) => a.score - b.score)) {
    const has = [...advice, ...add].some((draft) => cardOf(draft, context.labels) === label);
    if (score >= LACKING || has) continue;
    const line = bestLine(context, taken);
    switch (label) {
      case "Accroche":
        if (line) put(label, "open_with_scene", line, `Commencez par là\u00a0: ${show(line)}.`);
        break;
      case "Structure":
        if (line && !told.some(({ kind, rule }) => kind === "credit" && rule === "request"))
          put(
            label,
            "end_stronger",
            line,
            `Gardez pour la fin ce que vous avez de plus concret\u00a0: ${show(line)}.`,
          );
        break;
      case "Persuasion":
        if (claimed)
          put(
            label,
            pitchType === "produit" ? "add_proof" : "add_example",
            claimed,
            `Après ${show(claimed)}, donnez un cas, un seul, qui le montre.`,
          );
        break;
      case "Appel à l'action":
        put(
          label,
          "make_request",
          null,
          "Dites à la fin ce que vous attendez\u00a0: quoi, de qui, et pour quand.",
        );
        break;
      case "Authenticité":
      case "Exemples concrets":
      case "Méthode STAR":
        if (claimed)
          put(
            label,
            "add_example",
            claimed,
            `À la place de ${show(claimed)}, racontez une fois où cela s’est vu.`,
          );
        break;
      default:
        break;
    }
  }
  return add;
}

/** The sentence that asserts most and shows least. */
function claimedLine(context: ClaimContext): SentenceReading | null {
  let best: SentenceReading | null = null;
  let most = 0.5;
  for (const sentence of context.sentences) {
    const chance =
      context.roles.family(sentence, "asserted") - context.roles.family(sentence, "evidence") / 2;
    const isAsking =
      context.roles.of(sentence, "vague_request") > 0.4 || context.roles.of(sentence, "request") > 0.3;
    if (chance < most || isAsking || sentence.sentence.words < 4 || !isComplete(sentence)) continue;
    best = sentence;
    most = chance;
  }
  return best;
}
