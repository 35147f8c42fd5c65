import type { InterviewPlan } from "../plan.ts";

/** An example answer in Markdown, STAR-shaped; what only the candidate knows stays a gap in brackets. Pure. */
export function writeExampleAnswer(request: {
  plan: InterviewPlan;
  question: string;
  cv: string | null;
}): string {
  const { plan } = request;
  return [
    `**Situation** : Chez [votre employeur], en [année], [le contexte en une phrase].`,
    `**Tâche** : Je devais [ce qu’on attendait de vous], comme vous le demandez pour le poste de ${plan.title}.`,
    `**Action** : J’ai d’abord [votre première décision], puis [votre geste précis].`,
    `**Résultat** : En [durée], nous avons obtenu [votre chiffre] ; j’en ai retenu [votre leçon].`,
  ].join("\n\n");
}
