import type { Hook } from "@app/engine/report";
import type { PitchText } from "@app/engine/pitch";
import type { ChatRequest } from "../../../adapters/language-model/test-support/model-server.ts";
import {
  answer,
  type CannedResponse,
} from "../../../adapters/language-model/test-support/canned-responses.ts";
import { readOnce } from "../../../../../../packages/engine/test-support/read-once.ts";
import { cutSentences } from "../cut-sentences.ts";
import { PLACEHOLDER } from "../mask-pitch.ts";
import { readRequest } from "./read-request.ts";

/** For `startModelServer`: a model of known character, that reads the pitch out of its prompt. */
export type Character = (request: ChatRequest) => CannedResponse;
type Asked = Pick<ChatRequest, "messages">;

/** Does each task as it is asked: quotes the pitch, invents nothing, and is a little too kind, as models are. */
export const honest: Character = (request) => answer(answerHonestly(request));

/** Finds everything wonderful. */
export const praising: Character = (request) => answer(answerJudging(request, () => 9.5));

/** Likes a text as far as the text tells it to. */
export const obedient: Character = (request) => {
  const { content } = readRequest(request).pitch;
  return answer(GIVES_ORDERS.test(content) ? answerJudging(request, () => 9.5) : answerHonestly(request));
};

/** Answers every question with something that is no answer. */
export const garbage: Character = ({ messages }) =>
  answer(messages.length % 2 === 0 ? "Bien sûr ! Voici :" : '{"metrics":"parfait","hooks":[{}]}');

/** Says what the pitch does not: a figure, a name, a quote. */
export const inventing: Character = (request) => {
  const { task, pitch } = readRequest(request);
  if (task === "rewriting")
    return answer(
      JSON.stringify({ perfectPitch: `${rewrite(pitch)}\n\nNous avons 4 812 clients chez Danone.` }),
    );
  if (task === "hooks") {
    const hooks = openers(pitch).map(({ type }) => ({
      type,
      text: "Saviez-vous que 87 % des gens échouent ?",
    }));
    return answer(JSON.stringify({ hooks }));
  }
  return answer(answerJudging(request, undefined, "une phrase que personne n'a écrite ici"));
};

/** What the honest model says, for a test without a server. */
export function answerHonestly(request: Asked): string {
  const { task, pitch } = readRequest(request);
  if (task === "rewriting") return JSON.stringify({ perfectPitch: rewrite(pitch) });
  if (task === "hooks") return JSON.stringify({ hooks: openers(pitch) });
  return answerJudging(request);
}

const GIVES_ORDERS = /grille|rubrique|échelle|chaque ligne|ses lignes|plafond/i;
const SENTENCES_A_PARAGRAPH = 2;
const QUOTED_WORDS = 8;

/** The scores of most models: high, and closer together than they should be. */
function scoreKindly(engine: number): number {
  return Math.round(2 * (2.5 + 0.7 * engine)) / 2;
}

function answerJudging(
  request: Asked,
  score: (engine: number) => number = scoreKindly,
  invented?: string,
): string {
  const { task, pitch } = readRequest(request);
  if (task !== "judgement") return answerHonestly(request);
  const quotes = sentencesOf(pitch)
    .map((text) => text.split(/\s+/).slice(0, QUOTED_WORDS).join(" "))
    .filter((quote) => quote.includes(" "));
  const metrics = readOnce(pitch).metrics.map((metric, index) => {
    const quote = invented ?? quotes[index % quotes.length] ?? "";
    return {
      label: metric.label,
      evidence: [quote],
      faults: ["Une preuve de plus aiderait."],
      explanation: `Vous dites « ${quote} ». Il manque une preuve à cet endroit. Ajoutez un fait que votre auditoire peut vérifier, au profit du critère ${metric.label}.`,
      score: score(metric.score),
    };
  });
  return JSON.stringify({ metrics });
}

function sentencesOf({ content }: PitchText): string[] {
  return cutSentences(content).map(({ text }) => text);
}

function rewrite(pitch: PitchText): string {
  const sentences = sentencesOf(pitch);
  const paragraphs: string[] = [];
  for (let at = 0; at < sentences.length; at += SENTENCES_A_PARAGRAPH)
    paragraphs.push(sentences.slice(at, at + SENTENCES_A_PARAGRAPH).join(" "));
  return paragraphs.join("\n\n");
}

/** The engine's own, on the text as a model reads it: with somebody behind each placeholder. */
function openers(pitch: PitchText): Hook[] {
  const placeholders = [...new Set(pitch.content.match(PLACEHOLDER))];
  const nameOf = (placeholder: string) =>
    `Nom${"abcdefghijklmnopqrstuvwxyz"[placeholders.indexOf(placeholder)]}`;
  const content = pitch.content.replace(PLACEHOLDER, nameOf);
  return readOnce({ ...pitch, content })
    .recommendations.hooks.toReversed()
    .map(({ type, text }) => ({
      type,
      text: placeholders.reduce((said, each) => said.replaceAll(nameOf(each), each), text),
    }));
}
