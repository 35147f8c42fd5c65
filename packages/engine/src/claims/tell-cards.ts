import type { ContentValues } from "../content/content-values.ts";
import type { SentenceReading } from "../content/pitch-reading.ts";
import type { AdviceCode, ContentMetricLabel, Place } from "../report.ts";
import { cardOf } from "./cards.ts";
import { type ClaimContext, type Draft, signOf, wholeSentence } from "./claim-context.ts";
import { isGiven } from "./given.ts";
import { isComplete, placeToQuote, SHORT_QUOTE, showPlace } from "./places.ts";
import type { Family, Role } from "./role-signs.ts";

/** A card under this note says what it lacks. */
const LACKING = 7;
/** A sentence is shown as what a card holds best from this chance on. */
const SHOWN = 0.45;

/**
 * What each measure tells a listener where it costs the note most. True by construction: the note is the sum of these
 * measures, and this one takes most from it.
 */
const LACKS: Partial<Record<keyof ContentValues, string>> = {
  partsCoverage:
    "Plusieurs choses que l’on attend dans ce genre de prise de parole ne s’entendent pas encore.",
  fillerRate: "Les tics de langage s’entendent avant les idées.",
  hedgeRate: "Trop de précautions\u00a0: on ne sait pas ce que vous affirmez.",
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
  quoteShare: "On n’entend parler personne d’autre.",
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

/** What each card shows at its best, and how it is said. */
const BEST: Partial<
  Record<ContentMetricLabel, { families: readonly Family[]; roles: readonly Role[]; tell: string }>
> = {
  Clarté: { families: ["lived", "evidence"], roles: [], tell: "Cela se comprend d’une seule écoute" },
  Cohérence: { families: ["explained"], roles: [], tell: "Ici, l’idée avance" },
  Persuasion: { families: ["evidence"], roles: ["proof", "result"], tell: "Cela pèse" },
  Accroche: { families: [], roles: [], tell: "Le début" },
  "Appel à l'action": {
    families: [],
    roles: ["request", "next_step"],
    tell: "On entend ce que vous attendez",
  },
  Pertinence: {
    families: [],
    roles: ["why_this_job", "link_with_me", "contribution", "strength", "weakness", "reason"],
    tell: "Cela répond",
  },
  "Méthode STAR": {
    families: [],
    roles: ["action", "result", "situation"],
    tell: "On suit ce qui s’est passé",
  },
  "Exemples concrets": {
    families: [],
    roles: ["action", "proof", "scene", "achievement"],
    tell: "Cela se voit",
  },
  Authenticité: { families: ["lived"], roles: ["scene", "emotion"], tell: "Personne d’autre ne dirait cela" },
  Structure: { families: ["need", "offer", "self", "lived"], roles: [], tell: "Cela tient sa place" },
};

/** What the cards that have a low note lack, and what the others show best, where nothing surer is told there. */
export function tellCards(context: ClaimContext, told: readonly Draft[]): Draft[] {
  const shown = new Set<string>();
  return context.scored.flatMap(({ label, score, costs }): Draft[] => {
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
    const best = bestOf(context, label, told);
    return best ? [best] : [];
  });
}

function bestOf(context: ClaimContext, label: ContentMetricLabel, told: readonly Draft[]): Draft | null {
  const how = BEST[label];
  if (!how || (how.families.length === 0 && how.roles.length === 0)) return null;
  const blamed = told.filter(({ kind }) => kind === "fault").flatMap(({ quotes }) => quotes);
  let best: SentenceReading | null = null;
  let most = SHOWN;
  for (const sentence of context.sentences) {
    const { start, end, words } = sentence.sentence;
    if (words < 5 || words > 34 || !isComplete(sentence)) continue;
    if (blamed.some((place) => place.start < end && start < place.end)) continue;
    if (context.roles.family(sentence, "noise") > 0.35 || context.roles.family(sentence, "asserted") > 0.5)
      continue;
    const chance = Math.max(
      ...how.families.map((family) => context.roles.family(sentence, family)),
      ...how.roles.map((role) => context.roles.of(sentence, role)),
    );
    if (chance < most) continue;
    best = sentence;
    most = chance;
  }
  if (!best) return null;
  const { content } = context.content.reading.input;
  return {
    kind: "credit",
    rule: "whole",
    metric: label,
    quotes: [wholeSentence(best)],
    evidence: [signOf("role", best), signOf("measures", best)],
    text: `${how.tell}\u00a0: ${showPlace(content, placeToQuote(content, best))}.`,
  };
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
