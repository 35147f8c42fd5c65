import { holdsAny, plainText } from "../plain-text.ts";
import type { InterviewPlan, PlanQuestion, QuestionKind, Skill } from "../plan.ts";

/** What a question is about that any plan may have. */
export const ANY_SUBJECT = "le poste";

type Template = readonly [QuestionKind, string];

/** « {x} » is what the question is about, in the advert’s words. */
const HARD: readonly Template[] = [
  [
    "technique",
    "Racontez un travail récent qui montre ce que vous savez faire sur ce point : « {x} ». Qu’avez-vous obtenu ?",
  ],
  [
    "technique",
    "Quelle est la plus grosse difficulté que vous ayez rencontrée sur ce point : « {x} » ? Comment l’avez-vous résolue ?",
  ],
  [
    "parcours",
    "L’annonce demande : « {x} ». Où l’avez-vous appris, et quand l’avez-vous pratiqué pour la dernière fois ?",
  ],
  [
    "situation",
    "Un collègue débute et vous demande de l’aide sur ce point : « {x} ». Par quoi commencez-vous ?",
  ],
  ["technique", "Sur « {x} », comment vérifiez-vous que votre travail est bon avant de le rendre ?"],
  ["projet", "Que voudriez-vous encore apprendre sur « {x} », et comment vous y prendriez-vous ?"],
];
const SOFT: readonly Template[] = [
  [
    "comportement",
    "L’annonce cherche cette qualité : « {x} ». Racontez une situation récente où vous en avez fait preuve.",
  ],
  [
    "comportement",
    "Parlez-moi d’une fois où cette qualité vous a manqué : « {x} ». Qu’avez-vous changé depuis ?",
  ],
  [
    "comportement",
    "Quel fait précis un ancien collègue citerait-il pour montrer cette qualité chez vous : « {x} » ?",
  ],
  [
    "situation",
    "Une journée où tout va de travers met cette qualité à l’épreuve : « {x} ». Que faites-vous, concrètement ?",
  ],
];
const MISSION: readonly Template[] = [
  [
    "parcours",
    "L’une de vos missions sera : « {x} ». Quelle expérience comparable pouvez-vous nous raconter ?",
  ],
  ["situation", "« {x} » : par quoi commenceriez-vous la première semaine ?"],
  ["technique", "« {x} » : à quoi verra-t-on que c’est bien fait ?"],
  [
    "comportement",
    "« {x} » : avec qui faut-il s’entendre pour y arriver, et comment faites-vous quand on n’est pas d’accord ?",
  ],
];
const CONDITION: readonly Template[] = [
  [
    "conditions",
    "L’annonce précise : « {x} ». Avez-vous déjà travaillé ainsi, et comment vous organiserez-vous ?",
  ],
];
/** Of the conditions, those that the candidate must live with are worth a question. */
const CONSTRAINTS =
  "nuit|samedi|dimanche|week end|weekend|deplacement|astreinte|horaire|3x8|2x8|5x8|decoupe|coupure|temps partiel|vehicule|permis|cdd=|interim|saison|feries|exterieur|charges|itineran|mobilite|roulement|teletravail|remplacement";
const WORDS_MAX = 160;
const COMPANY: readonly Template[] = [
  ["motivation", "Qu’est-ce qui vous attire chez {x}, et que savez-vous de son activité ?"],
  ["projet", "Qu’aimeriez-vous avoir réussi chez {x} au bout de la première année ?"],
  [
    "motivation",
    "Qu’avez-vous lu ou entendu sur {x} qui vous a décidé à vous porter candidat ou candidate ?",
  ],
  ["autre", "Que demanderiez-vous à quelqu’un qui travaille déjà chez {x} ?"],
];
const GENERAL: readonly Template[] = [
  ["motivation", "Pourquoi ce poste, et pourquoi maintenant ?"],
  ["parcours", "Présentez-vous en deux minutes, en gardant ce qui sert à ce poste."],
  ["salaire", "Quelle rémunération attendez-vous, et sur quoi vous appuyez-vous ?"],
  ["autre", "Quelles questions souhaitez-vous nous poser ?"],
  ["projet", "Qu’aimeriez-vous avoir appris dans deux ans ?"],
  [
    "comportement",
    "Racontez un désaccord avec un responsable : qu’avez-vous dit, et comment cela s’est-il terminé ?",
  ],
  ["comportement", "Parlez-moi d’une erreur que vous avez commise au travail. Qu’en avez-vous fait ?"],
  ["parcours", "Quelle expérience de votre parcours vous prépare le mieux à ce poste ?"],
  ["situation", "Deux personnes vous confient chacune une urgence pour ce soir. Que faites-vous ?"],
  ["projet", "Que voudriez-vous avoir compris à la fin de votre premier mois ?"],
  ["conditions", "Quand pourriez-vous commencer, et de quoi avez-vous besoin pour bien travailler ?"],
  ["motivation", "Qu’est-ce qui vous ferait refuser ce poste ?"],
  [
    "parcours",
    "De quelle réalisation professionnelle tirez-vous le plus de fierté, et quel y fut votre rôle exact ?",
  ],
  ["comportement", "Racontez une critique que l’on vous a faite au travail et ce que vous en avez gardé."],
  ["situation", "On vous donne une consigne que vous trouvez mauvaise. Que dites-vous, et à qui ?"],
  ["technique", "Décrivez une journée de travail bien organisée : qu’y faites-vous en premier ?"],
  ["comportement", "Parlez-moi d’une fois où vous avez dû apprendre vite quelque chose de nouveau."],
  ["projet", "Sur quoi souhaitez-vous être jugé au bout de six mois ?"],
  ["parcours", "Qu’avez-vous appris dans votre dernier emploi ou votre dernière formation qui servira ici ?"],
  ["situation", "Vous voyez qu’un délai ne sera pas tenu. Quand le dites-vous, et que proposez-vous ?"],
  ["motivation", "Qu’est-ce qui vous donne envie de vous lever pour aller travailler ?"],
  ["conditions", "Dans quelles conditions travaillez-vous le mieux, et lesquelles vous gênent ?"],
  ["comportement", "Racontez un travail mené à plusieurs : qui faisait quoi, et qu’avez-vous apporté ?"],
  ["autre", "Que diriez-vous de vous en trois mots, avec une preuve pour chacun ?"],
  ["situation", "Un client ou un usager s’emporte contre vous. Que faites-vous dans la première minute ?"],
  ["parcours", "Pourquoi quittez-vous votre poste actuel, ou pourquoi avez-vous quitté le dernier ?"],
  ["technique", "Comment vous tenez-vous au courant de ce qui change dans votre métier ?"],
  ["salaire", "Hors salaire, qu’est-ce qui compte pour vous dans une proposition d’embauche ?"],
  ["comportement", "Parlez-moi d’une décision que vous avez dû prendre sans avoir toutes les informations."],
  ["projet", "Où ce poste doit-il vous mener dans les trois à cinq ans ?"],
  ["situation", "Un collègue ne fait pas sa part. Comment vous y prenez-vous ?"],
  ["parcours", "Quel est le point faible de votre candidature, et comment le compensez-vous ?"],
  ["motivation", "Parmi les missions de ce poste, laquelle vous plaît le plus, et laquelle le moins ?"],
  ["comportement", "Racontez un échec et ce que vous feriez autrement aujourd’hui."],
  ["technique", "Comment préparez-vous une tâche que vous n’avez encore jamais faite ?"],
  ["autre", "Que retiendrions-nous de vous si nous ne gardions qu’une phrase de cet entretien ?"],
  ["situation", "Votre responsable s’absente et une décision ne peut pas attendre. Que faites-vous ?"],
  ["conditions", "Comment vous organisez-vous quand votre charge de travail double pendant une semaine ?"],
  ["comportement", "Parlez-moi d’une idée que vous avez proposée et de ce qu’elle est devenue."],
  ["projet", "De quelle formation ou de quel appui auriez-vous besoin pour réussir ici ?"],
];

/** Every question that the plan has matter for: one of each kind of matter in turn, most wanted first. */
export function* fillTemplates(plan: InterviewPlan): Generator<PlanQuestion> {
  const wanted = (skills: readonly Skill[]) =>
    [...skills]
      .sort((left, right) => rank(left) - rank(right))
      .map(({ name }) => name)
      .filter(isShort);
  const qualities = wanted(plan.softSkills);
  const queues = [
    // A sentence is no « quality »: it is asked about like a skill.
    [[...wanted(plan.hardSkills), ...qualities.filter((name) => !isQuality(name))], HARD],
    [qualities.filter(isQuality), SOFT],
    [plan.missions.filter(isShort), MISSION],
    [
      plan.conditions.filter(
        (condition) => isShort(condition) && holdsAny(plainText(condition), CONSTRAINTS),
      ),
      CONDITION,
    ],
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
      yield { question: words.replace("{x}", () => about), kind, about: about || ANY_SUBJECT };
    }
}

function rank({ importance, source }: Skill): number {
  return (importance === "indispensable" ? 0 : 1) + (source === "annonce" ? 0 : 2);
}

const isQuality = (name: string) => name.split(" ").length <= QUALITY_WORDS;
const QUALITY_WORDS = 5;

/** A whole paragraph makes no question. */
function isShort(words: string): boolean {
  return words.length <= WORDS_MAX;
}
