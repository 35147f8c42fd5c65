import type { AdviceCode, ClaimPart } from "../../report.ts";
import type { Role } from "../context/role-signs.ts";
import type { FormName } from "../context/speech-form.ts";
import type { Slot } from "../../content/expected-form.ts";

/** How the report words a part: what a listener hears when it is present, what they miss when it is not. */
interface PartWords {
  /** Roles of the sentences that count as this part. */
  roles: readonly Role[];
  /** Cue words by which the form's parts are also detected: the second feature. */
  cues: readonly Slot[];
  /** Before the quote: « On entend le problème ». */
  heard: string;
  missed: string;
  /** Replaces `heard` for some forms. */
  heardIn?: Partial<Record<FormName, string>>;
  /** Advice for a missing part; none when only the listener can tell whether it is wanted. */
  remedy?: AdviceCode;
}

const part = (
  roles: readonly Role[],
  cues: readonly Slot[],
  heard: string,
  missed: string,
  remedy?: AdviceCode,
): PartWords => ({ roles, cues, heard, missed, ...(remedy && { remedy }) });

/** Every part that an occasion may call for, worded from the listener's side. */
export const PART_WORDS: Record<ClaimPart, PartWords> = {
  problem: part(
    ["problem"],
    ["probleme"],
    "On entend le problème",
    "On n’entend pas quel problème vous réglez, ni pour qui.",
    "state_problem",
  ),
  solution: part(
    ["solution"],
    ["solution"],
    "On comprend ce que vous proposez",
    "On ne comprend pas encore ce que vous proposez.",
    "state_solution",
  ),
  customer: part(
    ["customer"],
    [],
    "On sait à qui cela s’adresse",
    "On ne sait pas à qui cela s’adresse.",
    "name_customer",
  ),
  // Reported as missing, but without advice: of ten such lines of advice readers found three useful, five false.
  difference: part(
    ["difference"],
    ["concurrence"],
    "On voit ce qui vous distingue",
    "On n’entend pas ce qui vous distingue de ce qui existe déjà.",
  ),
  proof: part(
    ["proof", "result"],
    ["traction"],
    "Un fait appuie ce que vous avancez",
    "On n’entend aucun fait qui appuie ce que vous avancez.",
    "add_proof",
  ),
  market: part(
    ["market"],
    ["marche"],
    "On mesure combien de gens sont concernés",
    "On ne sait pas combien de gens sont concernés.",
  ),
  business_model: part(
    ["business_model"],
    ["modele"],
    "On sait ce que cela coûte ou rapporte",
    "On ne sait pas qui paie, ni combien.",
  ),
  team: part(
    ["team", "self_intro"],
    ["equipe"],
    "On sait qui porte ce projet",
    "On ne sait pas qui porte ce projet.",
  ),
  request: part(
    ["request", "next_step", "vague_request"],
    ["demande"],
    "Une demande s’entend",
    "On arrive à la fin sans savoir ce que vous demandez.",
    "make_request",
  ),
  who: part(["self_intro"], ["present"], "On sait qui parle", "On ne sait pas qui parle."),
  path: part(["path"], ["past"], "On suit votre parcours", "On n’entend rien de votre parcours."),
  achievement: part(
    ["achievement", "proof", "result", "action"],
    ["example"],
    "On retient une chose que vous avez faite",
    "On n’entend aucune chose précise que vous ayez faite.",
    "add_example",
  ),
  strength: part(
    ["strength"],
    [],
    "On sait ce que vous savez faire",
    "On ne sait pas ce que vous faites bien.",
  ),
  why_this_job: part(
    ["why_this_job", "link_with_me"],
    ["link"],
    "On sait pourquoi vous êtes là",
    "On ne sait pas pourquoi ce poste, et pourquoi ici.",
    "link_to_job",
  ),
  close: part(
    ["close", "thanks", "conclusion"],
    ["cloture"],
    "On sent que vous concluez",
    "On ne sent pas la fin arriver.",
    "end_stronger",
  ),
  situation: part(
    ["situation", "scene"],
    ["situation"],
    "On voit la situation",
    "On ne sait pas où et quand cela se passe.",
  ),
  task: part(
    ["task"],
    ["task"],
    "On sait ce que l’on attendait de vous",
    "On ne sait pas ce que l’on attendait de vous.",
  ),
  action: part(
    ["action"],
    ["action"],
    "On sait ce que vous avez fait",
    "On n’entend pas ce que vous, vous avez fait.",
    "tell_your_part",
  ),
  result: part(
    ["result", "consequences", "progress"],
    ["result"],
    "On sait ce que cela a donné",
    "On ne sait pas comment cela a fini.",
    "tell_result",
  ),
  lesson: part(
    ["lesson"],
    ["lesson"],
    "On sait ce que vous en gardez",
    "On ne sait pas ce que vous en avez tiré.",
    "tell_lesson",
  ),
  weakness: part(
    ["weakness"],
    ["defect"],
    "Le défaut est nommé",
    "On ne sait pas de quel défaut vous parlez.",
    "answer_the_question",
  ),
  effect: part(
    ["effect", "scene", "situation"],
    [],
    "On voit ce que ce défaut a coûté",
    "On ne voit pas ce que ce défaut vous a coûté.",
    "add_example",
  ),
  remedy: part(
    ["remedy"],
    ["corrective"],
    "On sait ce que vous faites pour y remédier",
    "On ne sait pas ce que vous faites pour y remédier.",
    "tell_your_part",
  ),
  progress: part(
    ["progress", "result"],
    ["result"],
    "On sait que cela va mieux",
    "On ne sait pas si cela va mieux.",
    "tell_result",
  ),
  company_fact: part(
    ["company_fact"],
    ["company"],
    "Vous citez un fait qui les concerne",
    "Ce que vous dites d’eux vaudrait pour beaucoup d’autres.",
    "link_to_job",
  ),
  link_with_me: part(
    ["link_with_me", "why_this_job"],
    ["link"],
    "On voit le lien avec vous",
    "On ne voit pas le lien avec vous.",
    "link_to_job",
  ),
  contribution: part(
    ["contribution"],
    ["contribution"],
    "On sait ce que vous apporteriez",
    "On ne sait pas ce que vous apporteriez.",
    "link_to_job",
  ),
  achievements: part(
    ["achievement", "result", "proof"],
    ["example"],
    "On entend ce que vous avez apporté",
    "On n’entend pas ce que vous avez apporté.",
    "add_proof",
  ),
  amount: part(
    ["amount"],
    ["range"],
    "Le montant est dit",
    "On n’entend aucun montant.",
    "make_request_precise",
  ),
  justification: part(
    ["justification", "reason"],
    ["justification"],
    "La demande est justifiée",
    "On ne sait pas ce qui justifie ce montant.",
    "add_proof",
  ),
  openness: part(
    ["openness"],
    ["openness"],
    "La discussion reste ouverte",
    "On ne sait pas si cela se discute.",
  ),
  answer: part(
    [],
    [],
    "La réponse est là",
    "On n’entend pas de réponse à la question.",
    "answer_the_question",
  ),
  example: part(
    ["example", "scene", "situation", "action"],
    ["example"],
    "Un exemple le montre",
    "On n’entend pas un seul exemple.",
    "add_example",
  ),
  link_with_job: part(
    ["why_this_job", "contribution", "link_with_me"],
    ["link"],
    "On voit le lien avec le poste",
    "On ne voit pas le lien avec le poste.",
    "link_to_job",
  ),
  occasion: {
    ...part(
      ["occasion", "plan"],
      ["lien", "adresse"],
      "On sait pourquoi l’on est là",
      "On ne sait pas pourquoi l’on est là.",
    ),
    heardIn: { told: "On comprend vite de quoi vous allez parler" },
  },
  anecdote: part(
    ["scene", "action", "situation"],
    ["anecdote"],
    "Un moment est raconté",
    "Aucun moment précis n’est raconté.",
    "add_example",
  ),
  emotion: part(
    ["emotion"],
    ["emotion"],
    "On sent ce que cela vous fait",
    "On ne sent pas ce que cela vous fait.",
    "warm_up",
  ),
  thanks_or_wish: part(
    ["thanks", "wish"],
    ["remerciement"],
    "On entend un merci ou un vœu",
    "On n’entend ni merci ni vœu.",
  ),
  stake: part(
    ["stake", "problem"],
    ["probleme"],
    "On voit ce qui est en jeu",
    "On ne voit pas ce qui est en jeu.",
    "state_problem",
  ),
  story_or_facts: part(
    ["scene", "proof", "facts", "action"],
    [],
    "Des faits soutiennent la cause",
    "On n’entend aucun fait à l’appui.",
    "add_proof",
  ),
  proposal: part(
    ["proposal", "solution", "request"],
    [],
    "On sait ce que vous proposez",
    "On ne sait pas ce que vous proposez.",
    "state_solution",
  ),
  question: part(
    ["thesis_question"],
    [],
    "La question est posée",
    "On ne sait pas à quelle question vous répondez.",
  ),
  plan_or_thread: part(["plan"], [], "Le chemin est annoncé", "On ne sait pas par où vous allez passer."),
  explanation: part(
    ["explanation", "reason"],
    [],
    "On comprend comment cela marche",
    "On ne comprend pas comment cela marche.",
  ),
  conclusion: part(
    ["conclusion", "message"],
    ["message"],
    "On sait ce qu’il faut en retenir",
    "On ne sait pas ce qu’il faut en retenir.",
    "end_stronger",
  ),
  news: part(["news"], ["message"], "La nouvelle est dite", "On n’entend pas la nouvelle.", "state_problem"),
  reason: part(["reason"], [], "La raison est donnée", "On ne sait pas pourquoi."),
  consequences: part(
    ["consequences"],
    [],
    "On sait ce que cela change",
    "On ne sait pas ce que cela change pour chacun.",
  ),
  next_step: part(
    ["next_step", "request"],
    [],
    "On sait ce qui vient ensuite",
    "On ne sait pas ce qui vient ensuite.",
    "make_request_precise",
  ),
};
