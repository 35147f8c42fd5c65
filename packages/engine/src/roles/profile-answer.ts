import { byWord } from "../reading/once.ts";
import type { SyntaxSentence } from "../reading/read-sentence.ts";
import { normalForm } from "../reading/word-facts.ts";
import { subjectOf, tenseOf } from "./describe-sentences.ts";
import { ANSWER_WORDS } from "./lexicons/answer-words.ts";
import type { SentenceRoles } from "./read-roles.ts";
import { FAMILIES, type Role } from "./role-names.ts";

/** Roles that characterise a text by a single sure sentence. */
const TELLING: readonly Role[] = [
  "weakness",
  "remedy",
  "effect",
  "progress",
  "amount",
  "justification",
  "openness",
  "self_intro",
  "path",
  "strength",
  "why_this_job",
  "link_with_me",
  "company_fact",
  "contribution",
  "achievement",
  "proof",
  "situation",
  "task",
  "action",
  "result",
  "lesson",
  "question_to_audience",
  "request",
  "solution",
  "problem",
  "customer",
  "explanation",
  "example",
  "tribute",
  "scene",
  "business_model",
  "greeting",
  "message",
  "facts",
  "thesis_question",
  "wish",
];
const ACTORS = ["self", "listener", "other"] as const;
const TIMES = ["past", "ahead", "none", "now"] as const;
const LISTENER = new Set(["vous", "votre", "vos"]);
const SELF = new Set(["je", "j'", "moi", "mon", "ma", "mes", "me", "m'"]);
/** Counts below which shares are drawn towards zero, since the text is short: words, words of the lists, verbs. */
const FEW = { words: 20, listed: 50, verbs: 3 };

/** Letters without their marks: « métier » as « metier ». */
export const bare = byWord((word) => normalForm(word).normalize("NFD").replace(/\p{M}/gu, ""));

function actorOf(subject: string): (typeof ACTORS)[number] {
  if (subject === "je" || subject === "on" || subject === "nous") return "self";
  return subject === "tu" || subject === "vous" ? "listener" : "other";
}

function timeOf(tense: string): (typeof TIMES)[number] {
  if (tense.startsWith("Part +") || /Imp$|Past$/.test(tense)) return "past";
  if (/Cnd|Fut/.test(tense)) return "ahead";
  return /Inf|Part/.test(tense) ? "none" : "now";
}

/**
 * A few dozen values that describe the subject and manner of a text, without its question: how many words of each list
 * it has, who acts in which tense, questions and numbers, and the roles of its sentences. Few enough to be learnt from
 * a few hundred answers.
 *
 * @param blind roles of its sentences, read without the question
 */
export function profileAnswer(
  sentences: readonly SyntaxSentence[],
  blind: readonly SentenceRoles[],
): Float64Array {
  const found = ANSWER_WORDS.map(() => new Set<string>());
  const verbs = new Map<string, number>();
  let words = 0;
  let questions = 0;
  let numbers = 0;
  let toListener = 0;
  let ofSelf = 0;
  let verbCount = 0;
  for (const { words: own } of sentences)
    for (const [at, { form, lemma, upos, head }] of own.entries()) {
      if (upos === "PUNCT") {
        if (form === "?") questions += 1;
        continue;
      }
      words += 1;
      if (upos === "NUM") numbers += 1;
      const [lemmaIs, said] = [bare(lemma), bare(form)];
      if (LISTENER.has(said)) toListener += 1;
      if (SELF.has(said)) ofSelf += 1;
      for (let list = 0; list < ANSWER_WORDS.length; list += 1) {
        const set = ANSWER_WORDS[list]!;
        if (set.has(lemmaIs) || set.has(said)) found[list]!.add(lemmaIs);
      }
      if (upos !== "VERB" && (upos !== "AUX" || (head >= 0 && own[head]!.upos === "VERB"))) continue;
      const manner = `${actorOf(subjectOf(own, at))} ${timeOf(tenseOf(own, at))}`;
      verbs.set(manner, (verbs.get(manner) ?? 0) + 1);
      verbCount += 1;
    }
  const size = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0) || 1;
  return Float64Array.from([
    ...found.map((set) => Math.log1p(set.size)),
    ...found.map((set) => (100 * set.size) / (words + FEW.listed)),
    Math.log1p(words),
    Math.log1p(questions),
    Math.log1p(numbers),
    (100 * toListener) / (words + FEW.words),
    (100 * ofSelf) / (words + FEW.words),
    ...ACTORS.flatMap((actor) =>
      TIMES.map((time) => (verbs.get(`${actor} ${time}`) ?? 0) / (verbCount + FEW.verbs)),
    ),
    ...TELLING.map((role) => Math.max(0, ...blind.map(({ roles }) => roles[role]))),
    ...FAMILIES.map(
      (family) =>
        blind.reduce((sum, { families }, at) => sum + families[family] * sentences[at]!.words.length, 0) /
        size,
    ),
  ]);
}
