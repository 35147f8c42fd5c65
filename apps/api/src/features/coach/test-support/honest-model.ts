import type { Hook } from "@app/engine/report";
import type { PitchText } from "@app/engine/pitch";
import type { ChatRequest } from "../../../adapters/language-model/test-support/model-server.ts";
import {
  answer,
  type CannedResponse,
} from "../../../adapters/language-model/test-support/canned-responses.ts";
import { readOnce } from "../../../../../../packages/engine/test-support/read-once.ts";
import { cutSentences, PLACEHOLDER } from "../cut-sentences.ts";
import { papersOf } from "../../judge-exam/exam/papers.ts";
import { readRequest } from "./read-request.ts";

/** For `startModelServer`: a simulated model with a fixed behaviour, which reads the pitch from its prompt. */
export type Character = (request: ChatRequest) => CannedResponse;
type Asked = Pick<ChatRequest, "messages">;

/** Does each task correctly: quotes the pitch, invents nothing, and marks a little too kindly, as models do. */
export const honest: Character = (request) => answer(answerHonestly(request));

/** Praises everything without evidence. */
export const praising: Character = (request) => {
  if (readRequest(request).task !== "judgement") return honest(request);
  return answer(JSON.stringify({ ...readHonestly(request), carries: [], holds: [], first: KEPT, mark: 9.5 }));
};

/** Marks a text as high as the text orders. */
export const obedient: Character = (request) => {
  const { task, pitch } = readRequest(request);
  const obeys = task === "judgement" && GIVES_ORDERS.test(pitch.content);
  return obeys ? answer(JSON.stringify({ ...readHonestly(request), mark: 9.5 })) : honest(request);
};

/** Answers every question with something unusable. */
export const garbage: Character = ({ messages }) =>
  answer(messages.length % 2 === 0 ? "Bien sûr ! Voici :" : '{"mark":"parfait","hooks":[{}]}');

/** Answers with things that the pitch does not contain: a figure, a name, a quote. */
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
  if (task === "labels") return honest(request);
  return answer(JSON.stringify(readHonestly(request, "une phrase que personne n'a écrite ici, 4 812 fois")));
};

/** The honest model's answer, for a test without a server. */
export function answerHonestly(request: Asked): string {
  const { task, pitch, sentences } = readRequest(request);
  if (task === "rewriting") return JSON.stringify({ perfectPitch: rewrite(pitch) });
  if (task === "hooks") return JSON.stringify({ hooks: openers(pitch) });
  if (task === "labels") return JSON.stringify({ roles: sentences.map(label) });
  return JSON.stringify(readHonestly(request));
}

const KEPT = { code: "keep_as_is", quote: "", text: "Gardez ce texte tel qu'il est.", say: "" };
const GIVES_ORDERS = /grille|rubrique|échelle|chaque ligne|ses lignes|plafond/i;
const SENTENCES_A_PARAGRAPH = 2;
const QUOTED_WORDS = 8;

/**
 * The marks of most models: too high, and too close together. To a tenth: with steps of a half, which the calibration
 * stretches, the total could move by four of sixty where one more sentence is worth a tenth of a mark.
 */
const kind = (reading: number) => Math.round(10 * (2.5 + 0.7 * reading)) / 10;

/** True marks of the examination's papers; the engine's score for any other text. */
function worthOf(pitch: PitchText): number {
  const start = plain(pitch.content).slice(0, KNOWN_BY);
  const paper = papersOf(pitch.pitchType).find((each) => plain(each.pitch.content).startsWith(start));
  return paper?.reading ?? readOnce(pitch).globalScore / METRICS;
}

const KNOWN_BY = 60;
const METRICS = 6;
const plain = (text: string) => text.replace(/\s+/g, " ");

function readHonestly(request: Asked, invented?: string) {
  const { pitch } = readRequest(request);
  const quotes = sentencesOf(pitch)
    .map((text) => text.split(/\s+/).slice(0, QUOTED_WORDS).join(" "))
    .filter((quote) => quote.includes(" "));
  const [first = "", ...others] = invented ? [invented, invented] : quotes;
  const last = others.at(-1) ?? "";
  return {
    who: "Une personne présente ce qu'elle a à dire à son public.",
    form: "unknown",
    carries: [{ what: "bestLine", quote: first, text: "Vous commencez par ce qui compte." }],
    holds:
      last === first ? [] : [{ what: "closing", quote: last, text: "La fin pourrait porter plus loin." }],
    first: { code: "end_stronger", quote: last, text: "Finissez sur votre phrase la plus nette.", say: "" },
    mark: kind(worthOf(pitch)),
  };
}

/** A sentence with a number is proof, one with « je » an action, the rest an explanation or a claim. */
function label(sentence: string, at: number): string {
  if (at === 0) return "1 self_intro";
  const roles = /\d/.test(sentence)
    ? "proof"
    : /j'ai |je /i.test(sentence)
      ? "action"
      : at % 2
        ? "explanation"
        : "claim";
  return `${at + 1} ${roles}`;
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

/** The engine's own openings for the text as a model reads it, placeholders included as names. */
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
