import type { SyntaxSentence } from "../reading/read-sentence.ts";
import { normalForm } from "../reading/word-facts.ts";
import { bare } from "./profile-answer.ts";
import { readRoles, type SentenceRoles } from "./read-roles.ts";
import { blindContext, LISTENER, readTopic, STEM, type TopicReading } from "./read-topic.ts";
import type { SpeechContext } from "./speech-context.ts";

export interface OffTopicReading extends TopicReading {
  /** Offset from which an answer that begins on its question speaks of something else to its end; null where it does not. */
  driftsFrom: number | null;
}

/** Whether an answer seems off its question, or leaves it, with the signs. */
export function readOffTopic(sentences: readonly SyntaxSentence[], context: SpeechContext): OffTopicReading {
  const blind = readRoles(sentences, blindContext(context));
  const whole = readTopic(sentences, context, blind);
  return { ...whole, driftsFrom: whole.isSure ? null : findDrift(sentences, context, blind) };
}

/** Limits of what follows a drift: as many words, as few about work, not in the words of an interview. */
const DRIFT = { words: 35, work: Math.log1p(1), interview: 0, at: 0.6, tries: 4 };

/**
 * Where an answer leaves its question for something else: no word comes back from there on, and what follows is surely
 * off the question alone (record 382).
 */
function findDrift(
  sentences: readonly SyntaxSentence[],
  context: SpeechContext,
  blind: readonly SentenceRoles[],
): number | null {
  const words = sentences.map(contentWords);
  const lastOf = new Map(words.flatMap((said, at) => said.map((word) => [word, at] as const)));
  const asked = [context.question, context.target, context.audience].flatMap((field) =>
    (normalForm(field ?? "").match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM)),
  );
  // The last sentence that holds a word said before, or addresses the listener: « Votre budget est de… ».
  let reach = Math.max(
    sentences.findLastIndex((one) => one.words.some(({ form }) => LISTENER.has(bare(form)))),
    ...asked.map((word) => lastOf.get(word) ?? -1),
  );
  const sizes = sentences.map((one) => one.words.filter(({ upos }) => upos !== "PUNCT").length);
  let left = sizes.reduce((sum, size) => sum + size, 0);
  let tried = 0;
  for (let at = 1; at <= Math.min(Math.ceil(DRIFT.at * sentences.length), sentences.length - 3); at += 1) {
    left -= sizes[at - 1]!;
    for (const word of words[at - 1]!) reach = Math.max(reach, lastOf.get(word)!);
    if (left < DRIFT.words || tried === DRIFT.tries) return null;
    if (reach >= at) continue;
    tried += 1;
    const { isSure, words: likeness, work } = readTopic(sentences.slice(at), context, blind.slice(at));
    if (isSure && likeness < DRIFT.interview && work <= DRIFT.work) return sentences[at]!.start;
  }
  return null;
}

/** Words that say what a sentence is about: those of any subject left out. */
const contentWords = ({ words }: SyntaxSentence): string[] =>
  words
    .filter(({ upos, lemma }) => CONTENT.has(upos) && lemma.length > 2 && !OF_ANYTHING.has(bare(lemma)))
    .map(({ lemma }) => bare(lemma).slice(0, STEM));
const CONTENT = new Set(["NOUN", "VERB", "PROPN", "ADJ"]);
const OF_ANYTHING = new Set(
  "etre avoir faire dire aller voir pouvoir vouloir devoir savoir venir mettre prendre falloir chose jour annee fois temps personne gens monde heure semaine mois moment petit grand bon bien autre premier dernier meme tout aussi plus passer donner trouver arriver parler".split(
    " ",
  ),
);
