import type { PitchReading } from "../content/pitch-reading.ts";
import { contentStems } from "../language/stems.ts";
import { type SyntaxSentence, syntaxOf } from "../language/syntax.ts";
import type { Sentence } from "../language/units.ts";
import { countWords } from "../pitch.ts";
import { AIMED_SECONDS, type Edit, type Shortening } from "../report.ts";
import type { SentenceRoles } from "../roles/read-roles.ts";
import { regexInLines } from "../language/regex-in-lines.ts";
import { composeText, withoutGaps } from "./compose.ts";
import { estimateDuration } from "./duration.ts";
import { leansBack } from "./sentences/leans-back.ts";
import { REASONS } from "./edits/reasons.ts";
import { leansOnBefore, OF_TIME } from "./sentences/stands-alone.ts";
import { type Block, wholeBlocks } from "./whole-blocks.ts";

/** Weight of each role family in the worth of a sentence: the highest are cut last. */
const WORTH = {
  evidence: 2,
  lived: 1.5,
  asked: 1.5,
  need: 1.4,
  offer: 1.4,
  self: 0.8,
  explained: 0.2,
  frame: -0.8,
  asserted: -0.6,
  noise: -2,
} as const;
const OPENING = 1;
const CLOSING = 0.8;
const FIGURE = 0.5;
/** Weight of a price or an amount: it proves nothing. */
const PRICE = -1.5;
/** Penalty of a digression, or of a sentence most of whose words were said before. */
const REPEATED = -1.2;
const REPEATED_SHARE = 0.75;
const FEWEST_STEMS = 3;
/** Lowest probability for the best sentence of a role to be protected. */
const DOES = 0.35;
const SAYS = 0.5;
/** Number of first blocks that may introduce the speaker or the subject. */
const OPENING_BLOCKS = 4;
/** Fewest words of a shortened version: less is no pitch. */
const FEWEST_WORDS = 40;

interface Ranked extends Block {
  worth: number;
  words: number;
  /** The block that it refers to, or whose question it answers: if that one is cut, it must be cut too. */
  needs: Ranked | null;
  /** The blocks that introduce a noun it takes as known: « la friche » after « une friche ». */
  named: readonly Ranked[];
}

/**
 * For each target duration shorter than the rewriting, the sentences to cut, the least useful first. The request, the
 * offer, the best proof and the first sentence that introduces the speaker or the subject are never cut: a duration
 * that they do not fit is not offered.
 */
export function shorten(
  reading: PitchReading,
  roles: readonly SentenceRoles[],
  edits: readonly Edit[],
): Shortening[] {
  const { original, input } = reading;
  const { content } = input;
  const whole = wordsOf(content, edits);
  if (AIMED_SECONDS.every((seconds) => estimateDuration(whole) <= seconds)) return [];
  const blocks = wholeBlocks(original, edits);
  const rolesAt = new Map(roles.map((role) => [role.end, role]));
  const rolesOf = ({ sentences }: Block) => sentences.flatMap((sentence) => rolesAt.get(sentence.end) ?? []);
  const facts = factsOf(reading);
  const kept = protect(blocks, rolesOf, facts);
  const repeated = repeatedSentences(reading, blocks);
  const ranked = rankBlocks(
    blocks,
    facts,
    (sentence) => worthOf(sentence, rolesAt, facts, repeated),
    nounsNamedBefore(blocks, syntaxOf(original)),
  );
  const order = ranked
    .filter((block) => !block.isFixed && !kept.has(block.start))
    .toSorted((one, other) => one.worth - other.worth || other.words - one.words);
  return AIMED_SECONDS.flatMap((seconds) => {
    if (estimateDuration(whole) <= seconds) return [];
    const out = leaveOut(ranked, order, whole, seconds);
    const leftOut = ranked.filter((block) => out.has(block)).map((block) => leftOutEdit(content, block));
    const words = wordsOf(content, [...edits, ...leftOut]);
    const isWhole = words >= FEWEST_WORDS && estimateDuration(words) <= seconds;
    const tells = input.pitchType === "produit" || keepsStory(ranked, out, rolesOf);
    return isWhole && tells ? [{ seconds, leftOut }] : [];
  });
}

/**
 * Share of narrative words from which a text is a story, and (`TOLD`) share of them that a shorter version must keep.
 */
const STORY = 0.5;
const TOLD = 0.5;

/** Whether a text that is mostly a story keeps enough of it: isolated moments without their context tell nothing. */
function keepsStory(
  blocks: readonly Ranked[],
  out: ReadonlySet<Ranked>,
  rolesOf: (block: Block) => readonly SentenceRoles[],
): boolean {
  const sum = (among: readonly Ranked[]) => among.reduce((words, block) => words + block.words, 0);
  const lived = blocks.filter((block) => rolesOf(block).some(({ families }) => families.lived >= SAYS));
  if (sum(lived) < STORY * sum(blocks)) return true;
  return sum(lived.filter((block) => !out.has(block))) >= TOLD * sum(lived);
}

/** Each block with its worth and the earlier blocks it depends on. */
function rankBlocks(
  blocks: readonly Block[],
  facts: ReadonlyMap<number, Facts>,
  worthOfSentence: (sentence: Sentence) => number,
  namedBefore: readonly ReadonlySet<number>[],
): Ranked[] {
  const ranked: Ranked[] = [];
  // The last block that is no aside: the text resumes from it after the aside.
  let taken: Ranked | null = null;
  let last: Ranked | null = null;
  for (const [at, block] of blocks.entries()) {
    const place = at === 0 ? OPENING : at === blocks.length - 1 ? CLOSING : 0;
    const isFragment =
      !GREETS.test(block.text) && block.sentences.every(({ end }) => facts.get(end)?.hasVerb === false);
    const isAside = ASIDE.test(block.text);
    // « D'ailleurs, ma sœur est pompière. Elle m'a appris… »: the antecedent is in the aside.
    const before: Ranked | null = !isAside && NAMES_NOBODY.test(block.text) ? last : taken;
    const leans = isFragment || isAside || takesUp(block);
    const own: Ranked = {
      ...block,
      worth: place + Math.max(...block.sentences.map(worthOfSentence)),
      words: countWords(block.text),
      needs: before && (leans || callsForNext(before) || isRetort(before, block)) ? before : null,
      named: Array.from(namedBefore[at]!, (place) => ranked[place]!),
    };
    ranked.push(own);
    last = own;
    if (taken === null || !isAside) taken = own;
  }
  return ranked;
}

const POINTS = /^(?:le|la|les|l['’]|ce|cet|cette|ces)$/iu;
const BRINGS = /^(?:une?|des|plusieurs|quelques)$/iu;

/**
 * For each block, the earlier ones that introduce a noun which it takes as known: « une friche », then « la friche ».
 */
function nounsNamedBefore(
  blocks: readonly Block[],
  syntax: readonly SyntaxSentence[],
): readonly ReadonlySet<number>[] {
  const brought = new Map<string, number | null>();
  return blocks.map(({ sentences }, at) => {
    const needed = new Set<number>();
    for (const { index } of sentences) {
      const { words } = syntax[index]!;
      const determiners = new Map<number, SyntaxSentence["words"][number]>();
      const told = new Set<number>();
      for (const [place, word] of words.entries()) {
        if (word.head < 0) continue;
        if (/^(?:det|nummod)/.test(word.deprel)) determiners.set(word.head, word);
        // « la friche qui est derrière », « le bus de six heures »: the noun is identified by its own complement.
        else if (place > word.head && /^(?:nmod|acl|amod|appos|nummod)/.test(word.deprel))
          told.add(word.head);
      }
      for (const [place, { upos, lemma }] of words.entries()) {
        if (upos !== "NOUN" || OF_TIME.test(lemma)) continue;
        const determiner = determiners.get(place);
        const isPointed = determiner !== undefined && POINTS.test(determiner.form);
        const first = brought.get(lemma);
        if (first === undefined) {
          const isBrought =
            determiner !== undefined &&
            (BRINGS.test(determiner.form) || determiner.upos === "NUM" || (isPointed && told.has(place)));
          brought.set(lemma, isBrought ? at : null);
        } else if (first !== null && first !== at && isPointed && !told.has(place)) needed.add(first);
      }
    }
    return needed;
  });
}

const GREETS = /^(?:bonjour|bonsoir|salut|merci|au revoir|à bientôt)(?![\p{L}])/iu;
/** « Même les difficiles », « Du coup, on… », « Là, elle… »: starts that depend on the sentence before. */
const TAKES_UP = regexInLines("iu")`
  ^(?:
    là|du coup|résultat|même|surtout|depuis|après|ensuite|bref|sinon|eux|lui|elles?|les autres|l['’]autre|
    oui|non|si,|pareil|comme ça|sauf|or|tout ça|d['’]où|voilà|ni|c['’]est
  )(?![\p{L}])
`;

/** « Le ciment aussi a augmenté »: it depends on the sentence before. */
const TOO = /^(?:[\p{L}'’-]{1,20} ){1,4}aussi(?![\p{L}])/iu;

/** « Et pour tout ça, je suis seul » sums up what precedes; « les prix, les délais, tout ça » ends a list. */
const SUMS_UP = /(?<![\p{L}]|, ?)tout (?:ça|cela)(?![\p{L}])/iu;

/** « Il y avait une chèvre »: an impersonal « il ». */
const IMPERSONAL = /^il (?:y (?:a|avait|aura)|faut|fallait|reste|restait|suffit)(?![\p{L}])/iu;

const THERE_IS = /^il y (?:a|avait|aura) (?=(?:une?|des|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) )/iu;

const takesUp = ({ text }: Pick<Block, "text">) =>
  (leansBack({ text }) && !IMPERSONAL.test(text)) ||
  TAKES_UP.test(text) ||
  TOO.test(text) ||
  SUMS_UP.test(text) ||
  leansOnBefore(text.replace(THERE_IS, ""));

const SAYING =
  "(?:dis|dit|disait|disais|demande|demandait|réponds?|répondait|lance|lançait|(?:ai|as|a|ont) (?:dit|demandé|répondu|lancé))";
/** « Il me dit : "Vous faites quoi ?" »: words addressed to somebody. */
const SPEAKS_TO = new RegExp(
  `(?<![\\p{L}])(?:(?:me|m['’]|te|t['’]|lui|nous|vous|leur) ?${SAYING}|${SAYING} à \\p{L})`,
  "iu",
);
/** « Je lui réponds », « J'ai dit oui »: a reply. */
const SAYS_BACK = new RegExp(
  `^(?:(?:et|mais|alors|donc|moi|lui|elle),? ){0,2}(?:je |j['’]|tu |il |elle |on |nous |ils |elles )(?:(?:ne |n['’])?(?:me |m['’]|te |t['’]|lui |nous |vous |leur ))?${SAYING}(?![\\p{L}])`,
  "iu",
);
/** « Il me dit… » : the words said are in the next sentence. */
const LEAVES_UNSAID = regexInLines("iu")`
  (?<![\p{L}])(?:je|il|elle|on|ils|elles) (?:me |m['’]|te |t['’]|lui |nous |vous |leur )
    (?:dis|dit|disait|demande|demandait|réponds?|fait|lance)[\s,.…:]*$
`;

/** Whether a block replies to the one before it. */
const isRetort = (before: Block, { text }: Block) => SPEAKS_TO.test(before.text) && SAYS_BACK.test(text);

const ASIDE = regexInLines("iu")`
  ^(?:
    d['’]ailleurs|au passage|soit dit en passant|entre parenthèses|pour la petite histoire|
    je (?:le )?précise|par parenthèse
  )(?![\p{L}])
`;

/** « Elle m'a appris… »: a pronoun subject, whose antecedent is in the nearest block. */
const NAMES_NOBODY =
  /^(?:(?:et|mais|alors|puis),? )?(?!il (?:y |faut|fallait|suffit|reste|s['’]agit))(?:ils?|elles?|celui-ci|celle-ci)(?![\p{L}])/iu;

/**
 * « La Grande Tablée, c'est une cantine », « Ressac est un atelier »: a definition, needed by a first-time listener.
 */
const SAYS_WHAT_IT_IS = regexInLines("iu")`
  ^(?!(?:ce|cela|ça|il|elle|on|qui|tout|mon|ma|mes|son|sa|ses)(?![\p{L}]))(?:[\p{L}\d'’&-]{1,30} ){0,3}
    [\p{L}\d'’-]{2,30}(?:,? c['’]est| est) une?(?![\p{L}])
`;

const asks = ({ text }: { text: string }) => /\?[\s"”»)]*$/u.test(text);
/** A question needs its answer, « il me dit » the words said. */
const callsForNext = (block: { text: string }) => asks(block) || LEAVES_UNSAID.test(block.text);

const wordsOf = (content: string, edits: readonly Edit[]) =>
  countWords(withoutGaps(composeText(content, edits)));

function worthOf(
  sentence: Sentence,
  rolesAt: ReadonlyMap<number, SentenceRoles>,
  facts: ReadonlyMap<number, Facts>,
  repeated: ReadonlySet<Sentence>,
): number {
  let worth = Math.min(2, facts.get(sentence.end)?.figures ?? 0) * FIGURE;
  const does = rolesAt.get(sentence.end);
  if (does) {
    for (const [family, weight] of Object.entries(WORTH))
      worth += weight * does.families[family as keyof typeof WORTH];
    worth += PRICE * Math.max(does.roles.business_model, does.roles.amount);
  }
  return ASIDE.test(sentence.text) || repeated.has(sentence) ? worth + REPEATED : worth;
}

interface Facts {
  figures: number;
  hasVerb: boolean;
  calls: number;
}

const factsOf = ({ sentences }: PitchReading): ReadonlyMap<number, Facts> =>
  new Map(
    sentences.map(({ sentence, figures, hasVerb, calls }) => [
      sentence.end,
      { figures: figures.length, hasVerb, calls: calls.length },
    ]),
  );

/** The start offsets of the blocks that every shorter version keeps. */
function protect(
  blocks: readonly Block[],
  rolesOf: (block: Block) => readonly SentenceRoles[],
  facts: ReadonlyMap<number, Facts>,
): ReadonlySet<number> {
  const kept = new Set<number>();
  const keepBest = (chance: (roles: SentenceRoles, facts: Facts | undefined) => number, among = blocks) => {
    let best: Block | undefined;
    let most = DOES;
    for (const block of among)
      for (const roles of rolesOf(block)) {
        const value = chance(roles, facts.get(roles.end));
        if (value >= most) [best, most] = [block, value];
      }
    if (best) kept.add(best.start);
    return best !== undefined;
  };
  const isAsked = keepBest(
    ({ roles, families }, own) =>
      Math.max(roles.request, roles.next_step, families.asked * 0.9, roles.why_this_job * 0.8) +
      (own && own.calls > 0 ? 0.2 : 0),
  );
  // « Il vient le mardi » is no offer without the sentence that it refers to.
  const named = blocks.filter((block) => !takesUp(block));
  if (!keepBest(({ roles }) => roles.solution, named))
    keepBest(({ families, roles }) => families.offer - roles.business_model, named);
  const said = blocks.slice(0, OPENING_BLOCKS).find(({ text }) => SAYS_WHAT_IT_IS.test(text));
  if (said) kept.add(said.start);
  keepBest(
    ({ families, roles }, own) =>
      families.evidence -
      0.7 * Math.max(roles.business_model, roles.amount) +
      (own && own.figures > 0 ? 0.3 : 0),
  );
  const first = blocks
    .slice(0, OPENING_BLOCKS)
    .find((block) => rolesOf(block).some(({ families }) => families.self >= SAYS || families.offer >= SAYS));
  const opening = first ?? blocks.find(({ text }) => !GREETS.test(text));
  if (opening) kept.add(opening.start);
  // Keep the ending, unless a request is kept: it is the conclusion then.
  const closing = blocks.findLast(({ text }) => !GREETS.test(text));
  if (!isAsked && closing) kept.add(closing.start);
  return kept;
}

/** Sentences most of whose content words (`REPEATED_SHARE`) were said before. */
function repeatedSentences({ original }: PitchReading, blocks: readonly Block[]): ReadonlySet<Sentence> {
  const said = new Set<string>();
  const repeated = new Set<Sentence>();
  for (const sentence of blocks.flatMap(({ sentences }) => sentences)) {
    const stems = new Set(contentStems(original, sentence));
    const known = [...stems].filter((stem) => said.has(stem)).length;
    if (stems.size >= FEWEST_STEMS && known >= REPEATED_SHARE * stems.size) repeated.add(sentence);
    for (const stem of stems) said.add(stem);
  }
  return repeated;
}

/** Cuts blocks by increasing worth until the rest fits, then restores those that still fit, by decreasing worth. */
function leaveOut(
  blocks: readonly Ranked[],
  order: readonly Ranked[],
  whole: number,
  seconds: number,
): ReadonlySet<Ranked> {
  const out = new Set<Ranked>();
  const rankOf = new Map(order.map((block, rank) => [block, rank]));
  const takers = new Map<Ranked, number>();
  const countTakers = ({ needs, named }: Ranked, change: number) => {
    for (const needed of needs ? [needs, ...named] : named)
      takers.set(needed, (takers.get(needed) ?? 0) + change);
  };
  for (const block of blocks) countTakers(block, 1);
  const fits = (words: number) => estimateDuration(words) <= seconds;
  let words = whole;
  // Cut a question with its answer.
  const questionOf = ({ needs }: Ranked) => (needs && !out.has(needs) && callsForNext(needs) ? needs : null);
  const mayGo = (block: Ranked, answers = 0): boolean => {
    if (!rankOf.has(block) || out.has(block) || (takers.get(block) ?? 0) !== answers) return false;
    const question = questionOf(block);
    return question === null || mayGo(question, 1);
  };
  const go = (block: Ranked) => {
    const question = questionOf(block);
    out.add(block);
    words -= block.words;
    countTakers(block, -1);
    if (question) go(question);
  };
  /** The nearest block still kept that a cut block depended on. */
  const freedBy = (block: Ranked) => {
    let freed = block.needs;
    while (freed && out.has(freed)) freed = freed.needs;
    return freed;
  };
  for (const [rank, block] of order.entries()) {
    let next: Ranked | null = block;
    while (next && !fits(words) && mayGo(next)) {
      go(next);
      // A less useful block that was kept only for this one can now be cut.
      const freed = freedBy(next);
      next = freed && (rankOf.get(freed) ?? rank) < rank ? freed : null;
    }
  }
  for (const block of order.toReversed()) {
    const isAlone =
      callsForNext(block) ||
      (block.needs !== null && out.has(block.needs)) ||
      block.named.some((needed) => out.has(needed));
    if (!out.has(block) || isAlone || !fits(words + block.words)) continue;
    out.delete(block);
    words += block.words;
  }
  return out;
}

function leftOutEdit(content: string, { start, end }: Block): Edit {
  let to = end;
  while (to < content.length && /[^\S\r\n]/.test(content.charAt(to))) to += 1;
  return { id: `length-${start}`, kind: "length", start, end: to, replacement: "", reason: REASONS.length };
}
