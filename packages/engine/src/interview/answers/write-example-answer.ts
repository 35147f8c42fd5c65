import type { InterviewPlan } from "../plan.ts";
import { readQuestionKind } from "../questions/question-kind.ts";
import { findProof, readCv } from "../strategy/find-proof.ts";

/**
 * An example answer in Markdown, in four parts (situation, task, action, result). The only facts in it are lines of the
 * CV, quoted; what the candidate alone knows stays a gap in brackets. Pure.
 */
export function writeExampleAnswer(request: {
  plan: InterviewPlan;
  question: string;
  cv: string | null;
}): string {
  const { plan, question, cv } = request;
  const { line } = cv === null ? { line: null } : findProof(readCv(cv), question, () => 1);
  const fact = line === null ? null : line.replace(/^[^\p{L}\p{N}«]+/u, "");
  const company = plan.company ? `chez ${plan.company}` : "dans votre équipe";
  const kind = readQuestionKind(question);
  if (kind === "salaire")
    return `**Ma demande** : Je vise [votre fourchette brute annuelle], d’après [votre source] et pour le poste de ${plan.title}.\n\n**Sur quoi je m’appuie** : [votre résultat chiffré] ; je reste ouvert à la discussion sur [votre priorité].`;
  if (kind === "motivation")
    return [
      `**Ce qui m’attire** : Dans le poste de ${plan.title}, je retiens surtout ceci : ${plan.missions[0] ?? plan.hardSkills[0]?.name ?? "[la mission qui vous attire]"}.`,
      `**Ce que j’apporte** : ${fact === null ? "[votre expérience la plus proche]" : `« ${fact} » : [ce que vous y avez fait vous-même]`}.`,
      `**Ce que je cherche** : [ce que vous voulez apprendre ou réussir] ${company}.`,
    ].join("\n\n");
  return [
    `**Situation** : ${fact === null ? "Chez [votre employeur], en [année], [le contexte en une phrase]" : `« ${fact} » : [le contexte en une phrase]`}.`,
    `**Tâche** : Je devais [ce qu’on attendait de vous], ce qui ressemble à ce que demande le poste de ${plan.title}.`,
    `**Action** : J’ai d’abord [votre première décision], puis [votre geste précis].`,
    `**Résultat** : En [durée], j’ai obtenu [votre chiffre] ; j’en ai retenu [votre leçon], qui servira ${company}.`,
  ].join("\n\n");
}
