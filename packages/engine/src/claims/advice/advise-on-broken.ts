import { type ClaimRule } from "../../report.ts";
import { type ClaimContext, type Draft, FIRST_WORTH, type Option, OWED } from "../context/claim-context.ts";
import { isOfBroken } from "../signs/broken-text.ts";
import { placeToQuote, showPlace } from "../context/places.ts";
import { findOpenNote } from "../signs/open-notes.ts";

/** What to do about a defect that makes the text unusable, however good the rest is. */
export function adviseOnBroken(context: ClaimContext, told: readonly Draft[]): Option[] {
  const { content } = context;
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
    ...find("notes").flatMap(() => adviseOnNotes(context)),
    ...find("offTopic").map(({ quotes }): Option => ({
      code: "answer_the_question",
      rule: "offTopic",
      worth: 1,
      quotes,
      text: quotes[0]
        ? `Au lieu de ${showPlace(text, quotes[0])}, continuez sur la question posée\u00a0: ${quoteQuestion(question)}.`
        : `Commencez par répondre à la question posée\u00a0: ${quoteQuestion(question)}.`,
    })),
  ];
}

/** Advice on notes: first settle an open point, since the speaker will get stuck there. */
function adviseOnNotes(context: ClaimContext): Option[] {
  const { content, form } = context;
  const { content: text } = content.reading.input;
  const advice = { code: "finish_sentences", rule: "notes", worth: FIRST_WORTH } as const;
  const open = findOpenNote(context);
  if (open) {
    const place = placeToQuote(text, open.sentence);
    const shown = showPlace(text, place);
    return [
      {
        ...advice,
        quotes: [place],
        text: open.isAnnounced
          ? `Dites une fois à voix haute, en entier, ce que vos notes ne font qu’annoncer\u00a0: ${shown}.`
          : `Décidez avant de parler de ce que vos notes laissent ouvert\u00a0: ${shown}.`,
      },
    ];
  }
  // Questions to an employer have no first or last sentence to prepare.
  if (form.name === "questions") return [];
  return [
    {
      ...advice,
      text: "Ces notes suffisent pour le milieu\u00a0: écrivez en entier votre première phrase et la dernière, et apprenez ces deux-là.",
    },
  ];
}

/** The question that was asked, between quotation marks. */
export function quoteQuestion(question: string | null | undefined): string {
  const asked = (question ?? "")
    .replace(/[«»"“”\r\n]/g, " ")
    .trim()
    .slice(0, 140)
    .replace(/\.$/, "");
  return `«\u00a0${asked}\u00a0»`;
}
