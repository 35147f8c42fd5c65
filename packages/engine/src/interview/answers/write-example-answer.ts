import type { InterviewPlan } from "../plan.ts";
import { guessKind } from "../questions/question-cues.ts";
import { readQuestionKind } from "../questions/question-kind.ts";
import { formOf, lowerFirst, sayable } from "../questions/say-subject.ts";
import { ANY_SUBJECT, isTitle } from "../questions/templates.ts";
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
      `**Ce qui m’attire** : Dans votre annonce, je retiens surtout ${sayDraw(plan, subject)}, parce que [votre raison, en une phrase].`,
      `**Ce que j’apporte** : ${fact === null ? "J’ai déjà fait un travail proche : [votre expérience, le lieu et la durée]" : `« ${fact} » : [ce que vous y avez fait vous-même, et le résultat]`}.`,
      `**Ce que je cherche** : J’aimerais [ce que vous voulez apprendre ou réussir] ${place}, et y rester assez longtemps pour [votre projet].`,
    ].join("\n\n");
  if (subject !== null && isTitle(subject))
    return [
      `**Ce que j’ai** : ${fact === null ? "[votre diplôme, vos années ou ce qui en tient lieu, avec le lieu et la date]" : `« ${fact} »`}.`,
      `**Ce que j’y ai appris** : Je sais maintenant [un geste précis de ce métier], et je m’en suis servi chez [votre employeur] pour [ce que vous y avez fait].`,
      `**Pour ce poste** : Vous demandez « ${subject} ». [Ce qui y répond, ou ce qui vous manque et comment vous l’apprendrez].`,
    ].join("\n\n");
  if (kind === "conditions")
    return [
      `**Ma réponse** : ${subject === null ? "Oui" : `« ${subject} »`} : [ce qui vous convient, et ce qui vous demanderait de l’organisation].`,
      `**Ce que j’ai déjà vécu** : ${fact === null ? "J’ai connu des conditions proches chez [votre employeur], pendant [durée]" : `« ${fact} » : [vos horaires ou vos déplacements d’alors]`}.`,
      `**Mon organisation** : Concrètement, [votre trajet, votre relais, votre disponibilité], dès le [date].`,
    ].join("\n\n");
  return [
    `**Situation** : ${fact === null ? "Chez [votre employeur], [ce qui se passait, en une phrase]" : `« ${fact} » : [ce qui se passait alors, en une phrase]`}.`,
    `**Tâche** : On attendait de moi [votre objectif et son délai]${subject === null ? "" : `, ce qui rejoint ${sayNeed(plan, subject)}`}.`,
    `**Action** : J’ai commencé par [votre premier geste]. Ensuite, j’ai [ce qui a fait la différence].`,
    `**Résultat** : À la fin, [votre chiffre : un nombre, un délai ou un montant]. J’en ai gardé [votre leçon], et je m’en servirai ${place}.`,
  ].join("\n\n");
}

/** What draws to a post: the subject of the question, else its first duty. */
function sayDraw(plan: InterviewPlan, subject: string | null): string {
  const drawn = subject ?? plan.missions[0] ?? plan.hardSkills[0]?.name;
  if (drawn === undefined) return "[la mission qui vous attire]";
  const spoken = sayable(drawn, plan.missions.includes(drawn));
  return formOf(spoken) === "infinitif" && spoken.includes(" ")
    ? `cette mission : ${lowerFirst(spoken)}`
    : `ceci : « ${spoken} »`;
}

/** A duty is said in its place; what cannot be is quoted. */
function sayNeed(plan: InterviewPlan, subject: string): string {
  const spoken = sayable(subject, plan.missions.includes(subject));
  return formOf(spoken) === "infinitif" && spoken.includes(" ")
    ? `ce que demande ce poste : ${lowerFirst(spoken)}`
    : `ce que vous demandez : « ${subject} »`;
}

/** « le poste » says nothing of a question. */
function aboutOf(about: string | null | undefined): string | null {
  return about && about !== ANY_SUBJECT ? about : null;
}

const GENDER_MARKS = /[([]?\b[HFX]\/[HFX](?:\/[HFX])?\b[)\]]?/gi;
