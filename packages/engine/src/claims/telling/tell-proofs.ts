import { isStrongFigure } from "../../content/proofs.ts";
import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { Place } from "../../report.ts";
import { type ClaimContext, type Draft, signOf, wholeSentence } from "../context/claim-context.ts";
import { isComplete, placeToQuote, showPlace } from "../context/places.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import { isLoss, isPlanned } from "../signs/no-proof.ts";
import { findMeasuredChange } from "../signs/measured-change.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** Thresholds for a sentence that supports a claim. */
const LIMITS = { role: 0.7, family: 0.7, second: 0.75, other: 0.35 };
const MOST = 3;

/** « Je m’appelle », « j’ai vingt ans », a diploma, a list of tools: introduces the speaker, proves nothing. */
const PRESENTS = regexInLines("iu")`
  (?<![\p{L}])(?:
    je m['’]appelle|moi c['’]est|j['’]ai \S{1,12}[ -](?:\S{1,12}[ -])?ans|dipl[oô]m\p{L}{0,6}|licence|
    master|bts|bac|fondée? en|créée? en|siège|salariés|magasins|chiffre d['’]affaires
  )(?![\p{L}])
`;
const COUNT = String.raw`(?:un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|cent|mille|\d{1,6})`;
const SHARE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${COUNT} (?:fois |\p{L}{1,16} )?sur (?:les |à peu près |environ )?${COUNT}|la moitié|un tiers|un quart|le double)(?![\p{L}])|%|pour cent`,
  "iu",
);
const CHANGE = regexInLines("iu")`
  (?<![\p{L}])(?:
    avant|depuis|désormais|plus (?:un|une|rien|aucun|jamais)|au lieu d|pass[ée]{1,2}s? de|tombée?s?|
    descendue?s?|baiss|rédui|doubl|divis|maintenant|aujourd['’]hui
  )
`;

const proves = ({ roles }: ClaimContext, sentence: SentenceReading): number =>
  Math.max(roles.of(sentence, "proof"), roles.of(sentence, "result"), roles.of(sentence, "achievement"));

/** Whether its role and its family agree and it tells what happened. */
function isSupported(context: ClaimContext, sentence: SentenceReading, chance: number): boolean {
  const { past } = signsOf(context.content, sentence);
  const { of } = context.roles;
  const isElsewhere = of(sentence, "empty_figure") > LIMITS.other || of(sentence, "off_topic") > LIMITS.other;
  return (
    chance >= LIMITS.role &&
    past &&
    !isElsewhere &&
    context.roles.family(sentence, "evidence") >= LIMITS.family
  );
}

/** How much a sentence proves, by its roles and its syntax. */
export function proofStrength(context: ClaimContext, sentence: SentenceReading): number {
  const { roles, content } = context;
  const { text } = sentence.sentence;
  const signs = signsOf(content, sentence);
  const figures = sentence.figures.filter(isStrongFigure).length;
  const plus =
    (SHARE.test(text) ? 0.12 : 0) +
    (CHANGE.test(text) && signs.past ? 0.1 : 0) +
    (signs.somebody && signs.past ? 0.08 : 0) +
    (signs.reported ? 0.06 : 0) +
    (figures > 0 && signs.past ? 0.08 : 0);
  const minus =
    (PRESENTS.test(text) ? 0.3 : 0) +
    (sentence.isQuestion ? 0.2 : 0) +
    0.5 * roles.of(sentence, "empty_figure") +
    0.4 * roles.of(sentence, "request") +
    0.4 * roles.of(sentence, "self_intro") +
    0.3 * roles.of(sentence, "promise") +
    0.3 * roles.of(sentence, "claim") +
    0.5 * roles.of(sentence, "off_topic") +
    (signs.finite ? 0 : 0.1);
  return proves(context, sentence) + plus - minus;
}

/**
 * Whether the words themselves hold the proof: no plan and no loss; and without punctuation, where lines are cut by guess,
 * a share or a change, else the quote often stops just before its figure.
 */
function showsProof({ sentence: { text }, spoken }: SentenceReading): boolean {
  if (isLoss(text) || isPlanned(text)) return false;
  return !spoken || SHARE.test(text) || CHANGE.test(text) || findMeasuredChange(text) !== null;
}

/** Where a sentence tells a share: the figure around which it is quoted. */
function shareIn({ sentence: { text, start } }: SentenceReading): Place | null {
  const found = SHARE.exec(text);
  return found && { start: start + found.index, end: start + found.index + found[0].length };
}

export function tellProofs(context: ClaimContext): Draft[] {
  const { content } = context;
  const text = content.reading.input.content;
  const ranked = context.sentences
    .filter(
      (sentence) => isComplete(sentence) && sentence.sentence.words >= 5 && sentence.hedges.length === 0,
    )
    .map((sentence) => ({
      sentence,
      strength: proofStrength(context, sentence),
      proves: proves(context, sentence),
    }))
    .filter(({ sentence, proves: chance }) => isSupported(context, sentence, chance))
    .filter(({ sentence }) => showsProof(sentence))
    .toSorted((a, b) => b.strength - a.strength);
  return ranked.slice(0, MOST).flatMap(({ sentence, proves: chance }, rank): Draft[] => {
    if (rank > 0 && chance < LIMITS.second) return [];
    const signs = signsOf(content, sentence);
    const share = shareIn(sentence);
    const place = placeToQuote(
      text,
      sentence,
      share ?? sentence.figures.find(isStrongFigure) ?? sentence.names[0],
    );
    if (share && sentence.spoken && (share.start < place.start || share.end > place.end)) return [];
    const evidence = [signOf("role.proof", sentence), signOf(signs.past ? "pastTense" : "fact", sentence)];
    const said = showPlace(text, place);
    const quotes = [wholeSentence(sentence)];
    return rank === 0
      ? [
          {
            kind: "credit",
            rule: "bestProof",
            quotes,
            evidence,
            text: `Ce qui convainc le plus\u00a0: ${said}.`,
          },
        ]
      : [
          {
            kind: "credit",
            rule: "proof",
            quotes,
            evidence,
            text: `Cela aussi se vérifie\u00a0: ${said}.`,
          },
        ];
  });
}
