import type { InterviewPlan, PlanQuestion, QuestionKind, Skill } from "../plan.ts";

type Template = readonly [QuestionKind, string];

/** « {x} » is what the question is about, in the advert’s words. */
const HARD: readonly Template[] = [
  [
    "technique",
    "Décrivez un travail récent où vous avez eu besoin de ceci : {x}. Quel était votre rôle, et qu’avez-vous obtenu ?",
  ],
  ["technique", "Quelle difficulté avez-vous rencontrée sur ce point : {x} ? Comment l’avez-vous résolue ?"],
  ["parcours", "Où et comment avez-vous appris ceci : {x} ? Sur quels exemples jugez-vous votre niveau ?"],
  ["situation", "Un débutant vous demande de l’aider sur ce point : {x}. Par quoi commencez-vous ?"],
];
const SOFT: readonly Template[] = [
  ["comportement", "Racontez une situation récente qui montre cette qualité chez vous : {x}."],
  ["comportement", "Quand avez-vous manqué de cette qualité : {x} ? Qu’avez-vous changé depuis ?"],
  ["situation", "Que dirait un ancien collègue de vous à propos de ceci : {x} ? Quel fait citerait-il ?"],
];
const MISSION: readonly Template[] = [
  ["parcours", "L’annonce vous confie ceci : « {x} ». Quelle expérience comparable pouvez-vous raconter ?"],
  ["situation", "« {x} » : par quoi commenceriez-vous la première semaine ?"],
];
const CONDITION: readonly Template[] = [
  ["conditions", "L’annonce précise : « {x} ». Comment vous y préparez-vous ?"],
];
const COMPANY: readonly Template[] = [
  ["motivation", "Qu’est-ce qui vous attire chez {x}, et que savez-vous de son activité ?"],
  ["projet", "Qu’aimeriez-vous avoir réussi chez {x} au bout de la première année ?"],
];
const GENERAL: readonly Template[] = [
  ["motivation", "Pourquoi ce poste, et pourquoi maintenant ?"],
  ["parcours", "Présentez-vous en deux minutes, en gardant ce qui sert à ce poste."],
  ["salaire", "Quelle rémunération attendez-vous, et sur quoi vous appuyez-vous ?"],
  ["autre", "Quelles questions souhaitez-vous nous poser ?"],
  ["projet", "Qu’aimeriez-vous avoir appris dans deux ans ?"],
];

/** Every question that the plan has matter for: one of each kind of matter in turn, most wanted first. */
export function* fillTemplates(plan: InterviewPlan): Generator<PlanQuestion> {
  const wanted = (skills: readonly Skill[]) =>
    [...skills].sort((left, right) => rank(left) - rank(right)).map(({ name }) => name);
  const queues = [
    [wanted(plan.hardSkills), HARD],
    [wanted(plan.softSkills), SOFT],
    [plan.missions, MISSION],
    [plan.conditions, CONDITION],
    [plan.company ? [plan.company] : [], COMPANY],
    [[""], GENERAL],
  ] as const;
  const rounds = queues.map(([subjects, templates]) => roundsOf(subjects, templates));
  for (let open = true; open;) {
    open = false;
    for (const round of rounds) {
      const next = round.next();
      if (next.done) continue;
      open = true;
      yield next.value;
    }
  }
}

/** Each template on each subject, such that neighbours differ in both. */
function* roundsOf(subjects: readonly string[], templates: readonly Template[]): Generator<PlanQuestion> {
  for (let turn = 0; turn < templates.length; turn += 1)
    for (const [at, about] of subjects.entries()) {
      const [kind, words] = templates[(turn + at) % templates.length]!;
      yield { question: words.replace("{x}", () => about), kind, about: about || "le poste" };
    }
}

function rank({ importance, source }: Skill): number {
  return (importance === "indispensable" ? 0 : 1) + (source === "annonce" ? 0 : 2);
}
