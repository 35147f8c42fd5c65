import type { LineHeard } from "../../claims/listener/line-heard.ts";
import type { PitchReading, SentenceReading } from "../../content/pitch-reading.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { contentStems } from "../../language/stems.ts";
import type { Sentence } from "../../language/units.ts";
import type { QuestionKind } from "../../roles/question-kind.ts";
import type { SentenceRoles } from "../../roles/read-roles.ts";
import type { Role } from "../../roles/role-names.ts";

/** What an answer or an offer cannot do without, however common its words. */
const NEEDED: readonly Role[] = [
  "weakness",
  "effect",
  "remedy",
  "progress",
  "amount",
  "openness",
  "solution",
  "customer",
  "proposal",
];

/** What the line may be the only one to tell: a lesson, the difference from others, what one brings or likes there, who does it. */
const TOLD_ONCE: readonly Role[] = ["lesson", "difference", "problem", "market", "close", "thanks"];
const OF_SOMEBODY: readonly Role[] = ["contribution", "company_fact", "why_this_job", "link_with_me", "team"];

/** Questions whose answers may be told without their commonplaces. */
const TOLD_BY_FACTS: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  "none",
  "behavioural",
  "motivation",
  "introduction",
  "method",
]);

const LIMITS = {
  perhaps: 0.25,
  some: 0.3,
  half: 0.4,
  likely: 0.5,
  searches: 0.7,
  ends: 0.85,
  plans: 0.6,
  asserted: 0.8,
};
const LONGEST = { commonplace: 18, plan: 20, search: 14 };
/** Sentences; a shorter text has none to spare. */
const FEWEST = 6;

/** Words of somebody else, or what is denied. */
const DENIES = /[«»"“”]|(?<!\p{L})(?:(?:pas|jamais|aucune?|rien|sans|ni|ne)(?!\p{L})|n['’])/iu;
/** What somebody likes is personal, however common. */
const LIKES = /(?<!\p{L})j['’](?:aim|ador)/iu;
const GIVES_REASON = /(?<![\p{L}])(?:parce qu|car |puisqu)/iu;
/** « cette conviction », « celles-là »: points to what was just said; « cette année » does not. */
const POINTS_BACK = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:ce|cet|cette|ces) (?!(?:qu|dont|à |sont|n['’]|matin|midi|soir|jour|moi|année|semaine|fois|an |été|hiver))
      (?=\p{L}{3})|
    celui|celle|ceux|celles|là-dessus|tout (?:ça|cela)
  )
`;

const holdsFact = ({ sentence, figures, names, calls, actions, isQuestion }: SentenceReading): boolean =>
  figures.length + names.length + calls.length + actions.length > 0 ||
  isQuestion ||
  DENIES.test(sentence.text);

/** No figure, name, question, request, quotation or deed, and no role that a pitch or an answer needs. */
export const saysNothing = (found: SentenceReading, { families, roles }: SentenceRoles): boolean =>
  !holdsFact(found) &&
  NEEDED.every((role) => roles[role] <= LIMITS.some) &&
  Math.max(families.evidence, families.asked) <= LIMITS.some &&
  families.lived <= LIMITS.half;

/** Chances from which readers agreed that anybody could say a line, and that the text would be better without it. */
const SURE = { vague: 0.55, drop: 0.35, missed: 0.2 };
/** The same where the role of the line has to agree: the less a reader would cut it, the surer the role must be. */
const LIKELY = [
  { vague: 0.75, drop: 0.22, cliche: 0.25 },
  { vague: 0.65, drop: 0.17, cliche: 0.5 },
  { vague: 0.85, drop: 0.1, cliche: 0.6 },
];
/** Above this chance, some would miss it. */
const MISSED = 0.08;
/** Chances that readers would leave out a line that searches for words, and one that takes leave. */
const DROPPED = { search: 0.4, end: 0.6, missed: 0.1 };

/** Whether readers are surely heard to do without a line. */
export const isSlogan = ({ vague, drop, best }: LineHeard): boolean =>
  vague >= SURE.vague && drop >= SURE.drop && best < SURE.missed;

const isTrite = ({ vague, drop, best }: LineHeard, cliche: number): boolean =>
  best < MISSED &&
  LIKELY.some((least) => vague >= least.vague && drop >= least.drop && cliche >= least.cliche);

/** Whether readers would leave out a line without content. */
export const isUnmissed = ({ drop, best }: LineHeard, isEnd: boolean): boolean =>
  drop >= (isEnd ? DROPPED.end : DROPPED.search) && best < DROPPED.missed;

/**
 * « La satisfaction du client, pour nous, c'est important. »: a line that the roles, too, take for a commonplace, which
 * tells nothing that the answer needs, and which the next one does not take up.
 */
export function isCommonplace(
  reading: PitchReading,
  found: SentenceReading,
  does: SentenceRoles,
  next: Sentence,
  heard: LineHeard,
): boolean {
  const { sentence } = found;
  const { roles, families } = does;
  const { original, questionKind } = reading;
  if (original.sentences.length < FEWEST || !TOLD_BY_FACTS.has(questionKind)) return false;
  // Of oneself, a quality is part of the answer.
  if (questionKind === "introduction" && roles.strength > LIMITS.likely) return false;
  return (
    sentence.words <= LONGEST.commonplace &&
    isTrite(heard, roles.cliche) &&
    families.asserted >= LIMITS.asserted &&
    TOLD_ONCE.every((role) => roles[role] <= LIMITS.likely) &&
    OF_SOMEBODY.every((role) => roles[role] <= LIMITS.half) &&
    !GIVES_REASON.test(sentence.text) &&
    !LIKES.test(sentence.text) &&
    !takesUp(reading, sentence, next)
  );
}

/** A story whose last line is a quality anybody claims, where the line before it tells what was learnt or obtained. */
export function isWornEnd(
  { questionKind, original }: PitchReading,
  found: SentenceReading,
  { roles, families }: SentenceRoles,
  before: SentenceRoles | undefined,
  heard: LineHeard,
): boolean {
  return (
    questionKind === "behavioural" &&
    before !== undefined &&
    (isSlogan(heard) || isTrite(heard, roles.cliche)) &&
    original.sentences.length >= FEWEST &&
    found.sentence.words <= LONGEST.commonplace &&
    Math.max(before.roles.lesson, before.families.evidence, before.families.lived) >= LIMITS.some &&
    before.families.noise <= LIMITS.some &&
    families.asserted >= LIMITS.asserted &&
    roles.lesson <= LIMITS.likely &&
    roles.contribution <= LIMITS.half &&
    !holdsFact(found)
  );
}

/** « Je vais couvrir le service, le prix, puis vos questions. »: only lists the parts that come. */
export const onlyPlans = (found: SentenceReading, { roles, families }: SentenceRoles): boolean =>
  found.sentence.index > 0 &&
  found.sentence.index <= LATEST_PLAN &&
  found.sentence.words <= LONGEST.plan &&
  roles.plan >= LIMITS.plans &&
  Math.max(roles.self_intro, roles.solution, roles.why_this_job, families.evidence) <= LIMITS.some &&
  roles.greeting <= LIMITS.likely &&
  !holdsFact(found) &&
  /, .{1,60}(?<!\p{L})(?:puis|et|enfin)(?!\p{L})/iu.test(found.sentence.text);
const LATEST_PLAN = 3;

/** « Que dire d'autre ? »: only searches for words. */
export const onlySearches = ({ sentence, figures, names }: SentenceReading, does: SentenceRoles): boolean =>
  sentence.words <= LONGEST.search &&
  figures.length + names.length === 0 &&
  !/[«»"“”]/.test(sentence.text) &&
  does.roles.filler_only >= LIMITS.searches &&
  Math.max(does.families.evidence, does.families.lived, does.families.need, does.families.explained) <=
    LIMITS.some;

/** « Je pense avoir été complète. »: a last line that only takes leave. */
export const onlyEnds = (
  { sentence, figures, names, calls }: SentenceReading,
  does: SentenceRoles,
): boolean =>
  sentence.words <= LONGEST.search &&
  figures.length + names.length + calls.length === 0 &&
  !/[«»"“”?]/.test(sentence.text) &&
  does.roles.close >= LIMITS.ends &&
  Math.max(does.roles.apology, does.roles.filler_only) >= LIMITS.some &&
  Math.max(does.roles.thanks, does.roles.request, does.roles.openness, does.roles.contribution) <=
    LIMITS.some;

/** Whether a sentence repeats a word of the one before, or points to it. */
function takesUp({ original }: PitchReading, sentence: Sentence, next: Sentence): boolean {
  const said = new Set(contentStems(original, sentence));
  return POINTS_BACK.test(next.text) || contentStems(original, next).some((stem) => said.has(stem));
}
