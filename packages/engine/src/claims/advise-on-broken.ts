import { type ClaimRule } from "../report.ts";
import { type ClaimContext, type Draft, FIRST_WORTH, type Option, OWED } from "./claim-context.ts";
import { isOfBroken } from "./broken-text.ts";
import { showPlace } from "./places.ts";

/** What to do about what gives a text away, however strong the rest of it is. */
export function adviseOnBroken({ content }: ClaimContext, told: readonly Draft[]): Option[] {
  const { content: text, question } = content.reading.input;
  const find = (rule: ClaimRule) =>
    told.filter((draft) => draft.kind === "fault" && draft.rule === rule && isOfBroken(draft));
  return [
    ...find("graderInstruction").map(({ quotes }): Option => ({
      code: "drop_irrelevant",
      rule: "graderInstruction",
      worth: OWED,
      quotes,
      text: "Supprimez la phrase qui s’adresse à l’évaluation.",
    })),
    ...find("template").map(({ quotes }): Option => ({
      code: "drop_irrelevant",
      rule: "template",
      worth: OWED,
      quotes,
      text: `Remplacez ${showPlace(text, quotes[0]!)} par vos propres mots.`,
    })),
    ...find("cutText").map(({ quotes }): Option => ({
      code: "finish_sentences",
      rule: "cutText",
      worth: FIRST_WORTH,
      quotes,
      text: "Écrivez la fin qui manque, et la phrase sur laquelle vous voulez que l’on reste.",
    })),
    ...find("notes").map((): Option => ({
      code: "finish_sentences",
      rule: "notes",
      worth: FIRST_WORTH,
      text: "Ces notes suffisent pour le milieu\u00a0: écrivez en entier votre première phrase et la dernière, et apprenez ces deux-là.",
    })),
    ...find("offTopic").map((): Option => ({
      code: "answer_the_question",
      rule: "offTopic",
      worth: 1,
      text: `Commencez par répondre à la question posée\u00a0: ${quoteQuestion(question)}.`,
    })),
  ];
}

/** The question that was asked, between quotation marks of its own. */
export function quoteQuestion(question: string | null | undefined): string {
  const asked = (question ?? "")
    .replace(/[«»"“”\r\n]/g, " ")
    .trim()
    .slice(0, 140)
    .replace(/\.$/, "");
  return `«\u00a0${asked}\u00a0»`;
}
