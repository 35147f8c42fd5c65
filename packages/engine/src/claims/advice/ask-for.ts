import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { AdviceCode, ClaimPart } from "../../report.ts";
import type { ClaimContext, Option } from "../context/claim-context.ts";
import { kindOfClaim, ONE_CASE, ONE_MOMENT } from "../telling/claim-kinds.ts";
import { findLeave } from "../signs/find-leave.ts";
import { bareClaim, isCutAtHead, MOST_UNMARKED, mostOfRoles } from "../signs/pick-sentence.ts";
import { isComplete, placeAfter, placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import type { Role } from "../context/role-signs.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import { proofStrength } from "../telling/tell-proofs.ts";

/** Above this chance of noise, advice does not quote a sentence. */
const NOISY = 0.3;

const INTRODUCES = 0.4;

interface Ask {
  /** Which sentence the advice quotes: by its roles, the strongest unsupported claim, or the last one. */
  after: readonly Role[] | "claim" | "last";
  /** Lowest chance for that sentence. */
  from: number;
  text: string;
  alone: string;
  /** Wording when that sentence only takes leave. */
  instead?: string;
}

/** What to ask when a part is missing; « $ » stands for the sentence that the advice quotes. */
export const ASK_PART: Partial<Record<ClaimPart, Ask>> = {
  problem: {
    after: ["solution", "proposal"],
    from: 0.5,
    text: "Avant $, dites à qui cela manque aujourd’hui\u00a0: une personne que vous avez vue.",
    alone: "Dites d’abord à qui cela manque aujourd’hui\u00a0: une personne que vous avez vue.",
  },
  business_model: {
    after: ["solution"],
    from: 0.4,
    text: "Après $, dites qui paie, et combien.",
    alone: "Dites qui paie, et combien.",
  },
  request: {
    after: "last",
    from: 0,
    text: "Vous finissez sur $\u00a0: ajoutez ce que vous demandez, à qui et pour quand.",
    instead: "À la place de $, finissez sur ce que vous demandez\u00a0: quoi, à qui et pour quand.",
    alone: "Finissez par ce que vous demandez\u00a0: quoi, à qui et pour quand.",
  },
  weakness: {
    after: ["weakness"],
    from: 0.5,
    text: "Après $, dites ce que vous ferez pour que cela ne gêne pas dans ce poste.",
    alone: "Dites ce que vous ferez pour que ce défaut ne gêne pas dans ce poste.",
  },
  link_with_job: {
    after: ["achievement", "action", "path"],
    from: 0.6,
    text: "Après $, dites à quoi cela servira dans ce poste.",
    alone: "Dites ce que vous apporterez à ce poste.",
  },
  result: {
    after: ["action"],
    from: 0.6,
    text: "Après $, dites comment cela a fini, et ce que cela a changé.",
    alone: "Dites comment cela a fini, et ce que cela a changé.",
  },
  effect: {
    after: ["weakness"],
    from: 0.7,
    text: "Après $, racontez un jour où cela vous a joué un tour\u00a0: où, et ce qui s’est passé.",
    alone: "Racontez un jour où ce défaut vous a joué un tour\u00a0: où, et ce qui s’est passé.",
  },
  progress: {
    after: ["remedy"],
    from: 0.7,
    text: "Après $, dites ce qui a changé depuis\u00a0: une chose que l’on peut constater.",
    alone: "Dites ce qui a changé depuis\u00a0: une chose que l’on peut constater.",
  },
  remedy: {
    after: ["weakness"],
    from: 0.7,
    text: "Après $, dites ce que vous faites, concrètement, pour que cela n’arrive plus.",
    alone: "Dites ce que vous faites, concrètement, pour que cela n’arrive plus.",
  },
  anecdote: {
    after: "claim",
    from: 0.7,
    text: "Après $, racontez une fois où cela s’est vu\u00a0: où vous étiez, ce qui s’est dit.",
    alone: "Racontez un seul moment, du début à la fin\u00a0: où vous étiez, ce qui s’est dit.",
  },
  achievement: {
    after: ["strength"],
    from: 0.6,
    text: "Après $, racontez une fois où cela a servi\u00a0: le jour, vos gestes, ce que cela a donné.",
    alone: "Racontez une chose que vous avez faite\u00a0: le jour, vos gestes, ce que cela a donné.",
  },
  example: {
    after: "claim",
    from: 0.6,
    text: "Après $, racontez un moment précis\u00a0: le jour, ce que vous avez fait, comment cela a fini.",
    alone: ONE_MOMENT,
  },
  proof: {
    after: "claim",
    from: 0.4,
    text: "Après $, donnez un cas\u00a0: une personne, et ce qui s’est passé pour elle.",
    alone: ONE_CASE,
  },
};
/** Parts that are asked for in the words of another. */
const ASKED_AS: Partial<Record<ClaimPart, ClaimPart>> = {
  stake: "problem",
  why_this_job: "link_with_job",
  link_with_me: "link_with_job",
  contribution: "link_with_job",
  story_or_facts: "proof",
};

/** What to ask for when a part is missing, quoting a sentence of the text if one fits. */
export function askFor(
  context: ClaimContext,
  part: ClaimPart,
  remedy: AdviceCode,
): Pick<Option, "text" | "quotes"> {
  const ask = ASK_PART[part] ?? ASK_PART[ASKED_AS[part] ?? part];
  if (!ask) return { text: ASK[remedy] ?? "" };
  const { content } = context.content.reading.input;
  const found = leanedOn(context, ask);
  if (!found) return { text: ask === ASK_PART.link_with_job ? linkAlone(context) : ask.alone };
  const isLeave = ask.instead !== undefined && findLeave(context)?.last === found;
  const text = isLeave ? ask.instead! : ask.text;
  const quoted = placeToQuote(content, found, undefined, SHORT_QUOTE);
  const place = text.startsWith("Après") ? placeAfter(content, quoted) : quoted;
  return { text: text.replace("$", () => showPlace(content, place)), quotes: [place] };
}

/** A link to the job is asked for with the name of the job, if the user gave it. */
function linkAlone({ content }: ClaimContext): string {
  const target = (content.reading.input.target ?? "").trim();
  return target === "" || target.length > LONGEST_TARGET || /["«»()]/u.test(target)
    ? ASK_PART.link_with_job!.alone
    : `Nommez une tâche de ce poste (${target}) que vous avez déjà faite, et où.`;
}
const LONGEST_TARGET = 60;

function leanedOn(context: ClaimContext, { after, from }: Ask): SentenceReading | null {
  if (after === "last") {
    const last = context.sentences.at(-1);
    return last && last.sentence.words >= 3 && last.sentence.words <= SHORT_QUOTE && isComplete(last)
      ? last
      : null;
  }
  if (after === "claim") {
    const found = strongestClaim(context);
    return found && found.chance >= from ? found.sentence : null;
  }
  let best: SentenceReading | null = null;
  let most = from;
  for (const sentence of context.sentences) {
    const chance = mostOfRoles(context, sentence, after);
    if (chance < most || sentence.sentence.words < 5 || sentence.isQuestion || !isComplete(sentence))
      continue;
    if (signsOf(context.content, sentence).restart || context.roles.family(sentence, "noise") > NOISY)
      continue;
    // Do not build on a mere name, age and town.
    if (context.roles.of(sentence, "self_intro") > INTRODUCES && !after.includes("solution")) continue;
    [best, most] = [sentence, chance];
  }
  return best;
}

export const ASK: Partial<Record<AdviceCode, string>> = {
  answer_the_question: "Répondez d’abord à la question, en une phrase.",
  state_problem: ASK_PART.problem!.alone,
  state_solution: "Dites en une phrase ce que vous faites, comme à un enfant.",
  name_customer: "Nommez une personne à qui cela sert, et ce qu’elle en fait.",
  add_proof: ONE_CASE,
  tell_your_part: "Racontez ce que vous, vous avez fait, geste après geste.",
  tell_result: ASK_PART.result!.alone,
  tell_lesson: "Dites ce que vous faites autrement depuis.",
  link_to_job: ASK_PART.link_with_job!.alone,
  make_request: ASK_PART.request!.alone,
  make_request_precise: "Dites ce que vous demandez, à qui et pour quand.",
  add_example: ONE_MOMENT,
  warm_up: "Dites en quelques mots simples ce que cela vous fait.",
  end_stronger: "Finissez sur votre idée la plus forte, dite en une phrase courte.",
};

/** The strongest claim that nothing near it supports. */
export function strongestClaim(context: ClaimContext): { sentence: SentenceReading; chance: number } | null {
  let best: { sentence: SentenceReading; chance: number } | null = null;
  for (const sentence of context.sentences) {
    const chance = context.roles.of(sentence, "claim");
    // Without punctuation, the boundaries of a long sentence are guesses.
    if (!context.content.reading.units.punctuated && sentence.sentence.words > MOST_UNMARKED) continue;
    if (isCutAtHead(context, sentence)) continue;
    if (sentence.sentence.words < 4 || chance <= (best?.chance ?? 0) || bareClaim(context, sentence) <= 0)
      continue;
    if (!isComplete(sentence) || signsOf(context.content, sentence).restart) continue;
    if (kindOfClaim(context, sentence) === "wish") continue;
    if (proofStrength(context, sentence) < 0.5) best = { sentence, chance };
  }
  return best;
}
