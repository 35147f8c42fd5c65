import type { PitchReading } from "../../content/pitch-reading.ts";
import type { PitchType } from "../../pitch.ts";
import type { Hook } from "../../report.ts";
import type { QuestionKind } from "../../roles/question-kind.ts";

const OF_TYPE: Record<PitchType, string> = {
  produit:
    "Cherchez une personne précise, un jour précis, et ce que le problème lui a coûté\u00a0; ou un nombre que vous avez compté vous-même.",
  rh: "Cherchez un moment précis\u00a0: le jour, le lieu, ce que vous y avez fait.",
  perso: "Cherchez un moment précis\u00a0: le jour, le lieu, ce que vous avez vu ou ce qui a été dit.",
};

/** What an answer can open on, by what was asked. */
const OF_QUESTION: Partial<Record<QuestionKind, string>> = {
  salary:
    "Commencez par une somme, ou deux bornes, puis dites ce que vous faites déjà et qui compte pour eux.",
  reverse: "Cherchez la question dont la réponse vous ferait dire oui ou non.",
  leaving: "Commencez par ce que ce poste offre et que l’ancien n’offrait pas.",
  future: "Cherchez ce que vous voulez savoir faire, et auprès de qui l’apprendre.",
  weaknesses: "Cherchez un défaut qui vous a coûté quelque chose\u00a0: ce que vous y avez perdu, et quand.",
  strengths: "Cherchez le jour où quelqu’un a compté sur une de vos qualités.",
  behavioural:
    "Cherchez le moment où tout s’est joué\u00a0: le jour, le lieu, ce que vous avez vu ou entendu.",
  studies: "Cherchez ce que vous avez fabriqué, trouvé ou raté pendant ces études.",
  introduction: "Cherchez ce que vous faites bien, et un jour où cela s’est vu.",
  choice: "Cherchez ce que vous savez faire, et un jour où cela a servi.",
  drive: "Cherchez un jour où le travail vous a fait oublier l’heure.",
  motivation: "Cherchez ce que vous avez vu ou appris chez eux, et qui vous a donné envie.",
  method: "Cherchez un cas vécu\u00a0: ce que vous avez trouvé en arrivant, et votre premier geste.",
};

/**
 * What to look for where no line of the text is good enough to open on; null where a hook is shown.
 *
 * @param isBeside whether the text answers another question than the one asked
 */
export function openingToFind(
  { input: { pitchType }, questionKind }: Pick<PitchReading, "input" | "questionKind">,
  hooks: readonly Hook[],
  isBeside: boolean,
): string | null {
  if (hooks.some(({ isSpare }) => !isSpare)) return null;
  const why = isBeside
    ? "Aucune phrase de ce texte n’ouvre une réponse à cette question."
    : "Aucune phrase de ce texte n’accroche encore à elle seule.";
  const ofQuestion = pitchType === "rh" ? OF_QUESTION[questionKind] : undefined;
  return `${why} ${ofQuestion ?? OF_TYPE[pitchType]}`;
}
