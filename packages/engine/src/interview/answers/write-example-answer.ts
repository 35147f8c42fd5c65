import type { InterviewPlan } from "../plan.ts";
import { guessKind } from "../questions/question-cues.ts";
import { readQuestionKind } from "../questions/question-kind.ts";
import { ANY_SUBJECT } from "../questions/templates.ts";
import { findProof } from "../strategy/find-proof.ts";
import { readCv } from "../strategy/read-cv.ts";

/**
 * An example answer in Markdown, in four parts (situation, task, action, result). The only facts in it are lines of the
 * CV, quoted; what the candidate alone knows stays a gap in brackets. Pure.
 */
export function writeExampleAnswer(request: {
  plan: InterviewPlan;
  question: string;
  /** What the question is about, where it is known. */
  about?: string | null;
  cv: string | null;
}): string {
  const { plan, question, cv } = request;
  const subject = aboutOf(request.about) ?? /« ([^«»]{1,400}) »/.exec(question)?.[1] ?? null;
  const { line: fact } = cv === null ? { line: null } : findProof(readCv(cv), subject ?? question, () => 1);
  const job = plan.title.replace(GENDER_MARKS, "").trim();
  const place = plan.company ? `chez ${plan.company}` : "dans votre équipe";
  // An answer of another shape than four parts asks for both judgements.
  const cued = guessKind(question);
  const kind = cued === "salaire" || cued === readQuestionKind(question) ? cued : null;
  if (kind === "salaire")
    return [
      `**Ma demande** : Pour ce poste (${job}), je vise [votre fourchette brute annuelle].`,
      `**Sur quoi je m’appuie** : C’est ce que j’ai relevé dans [votre source], et ce que justifie [votre résultat chiffré].`,
      `**Ce qui se discute** : Je peux en parler avec vous, notamment sur [votre priorité : formation, temps de travail, évolution].`,
    ].join("\n\n");
  if (kind === "motivation")
    return [
      `**Ce qui m’attire** : Dans votre annonce, je retiens surtout ceci : « ${subject ?? plan.missions[0] ?? plan.hardSkills[0]?.name ?? "[la mission qui vous attire]"} », parce que [votre raison, en une phrase].`,
      `**Ce que j’apporte** : ${fact === null ? "J’ai déjà fait un travail proche : [votre expérience, le lieu et la durée]" : `« ${fact} » : [ce que vous y avez fait vous-même, et le résultat]`}.`,
      `**Ce que je cherche** : J’aimerais [ce que vous voulez apprendre ou réussir] ${place}, et y rester assez longtemps pour [votre projet].`,
    ].join("\n\n");
  if (kind === "conditions")
    return [
      `**Ma réponse** : ${subject === null ? "Oui" : `« ${subject} »`} : [ce qui vous convient, et ce qui vous demanderait de l’organisation].`,
      `**Ce que j’ai déjà vécu** : ${fact === null ? "J’ai connu des conditions proches chez [votre employeur], pendant [durée]" : `« ${fact} » : [vos horaires ou vos déplacements d’alors]`}.`,
      `**Mon organisation** : Concrètement, [votre trajet, votre relais, votre disponibilité], dès le [date].`,
    ].join("\n\n");
  return [
    `**Situation** : ${fact === null ? "Chez [votre employeur], en [année], [ce qui se passait, en une phrase]" : `« ${fact} ». C’était [le lieu et l’année] : [ce qui se passait, en une phrase]`}.`,
    `**Tâche** : On attendait de moi [votre objectif et son délai]${subject === null ? "" : `, ce qui rejoint ce que vous demandez : « ${subject} »`}.`,
    `**Action** : J’ai commencé par [votre premier geste]. Ensuite, j’ai [ce qui a fait la différence], avec [l’outil ou la personne qui vous a aidé].`,
    `**Résultat** : Au bout de [durée], [votre chiffre : un nombre, un délai ou un montant]. J’en ai gardé [votre leçon], et je m’en servirai ${place}.`,
  ].join("\n\n");
}

/** « le poste » says nothing of a question. */
function aboutOf(about: string | null | undefined): string | null {
  return about && about !== ANY_SUBJECT ? about : null;
}

const GENDER_MARKS = /[([]?\b[HFX]\/[HFX](?:\/[HFX])?\b[)\]]?/gi;
