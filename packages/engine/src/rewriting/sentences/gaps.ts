import type { Slot } from "../../content/expected-form.ts";
import type { ClaimPart } from "../../report.ts";

/** What to ask the speaker for in the placeholder of each missing part. */
const ASKED: Partial<Record<Slot, string>> = {
  probleme: "qui en a besoin, et pourquoi : un cas que vous avez vu",
  solution: "ce que fait votre produit, en une phrase qu'un enfant comprendrait",
  marche: "combien de personnes ou d'entreprises sont concernées, et où",
  traction: "une preuve que cela marche : clients, essais, ventes ou résultat mesuré",
  modele: "qui paie, combien et à quel rythme",
  concurrence: "ce que font vos clients aujourd'hui, et ce que vous faites de mieux",
  equipe: "qui vous êtes, et pourquoi l'on peut compter sur vous",
  demande: "ce que vous demandez, à qui et pour quelle date",
  adresse: "les premiers mots pour votre public, par son nom",
  lien: "ce qui vous lie aux personnes qui vous écoutent, et depuis quand",
  anecdote: "un souvenir précis : le jour, le lieu, les mots qui ont été dits",
  message: "ce que vous voulez que l'on retienne, en une phrase",
  emotion: "ce que vous ressentez, en mots simples",
  remerciement: "les personnes à remercier, et pour quel geste",
  cloture: "votre dernier mot : un toast, un vœu ou un rendez-vous",
  present: "votre métier et ce que vous faites aujourd'hui",
  past: "l'étape de votre parcours qui vous a préparé à ce poste",
  example: "un exemple vécu : où, quand, ce que vous avez fait",
  situation: "la situation : où, quand, avec qui",
  task: "ce qui vous était demandé, et pour quand",
  action: "deux ou trois choses que vous avez faites vous-même",
  result: "le résultat, avec un chiffre avant et un chiffre après",
  lesson: "ce que vous en avez appris",
  link: "en quoi cela servira ce poste",
  contribution: "ce que vous apporteriez dès les premières semaines",
  company: "un fait précis sur l'entreprise qui vous a donné envie d'y entrer",
  future: "ce que vous voulez faire ensuite, et le lien avec ce poste",
  range: "votre fourchette annuelle brute",
  justification: "ce qui justifie cette fourchette : marché, expérience, responsabilités",
  openness: "ce qui peut se discuter : primes, horaires, avantages",
  defect: "un vrai défaut, nommé simplement",
  corrective: "ce que vous faites pour le corriger",
  quality: "une qualité utile à ce poste",
  drive: "ce qui vous plaît dans ce métier, en un fait",
  method: "les étapes de votre méthode, dans l'ordre",
  gratitude: "ce que votre poste actuel vous a apporté",
  reason: "la raison de votre départ, tournée vers la suite",
  questions: "deux questions ouvertes sur le poste ou l'équipe",
  opening: "une question à poser à votre interlocuteur",
};

/** Writes a placeholder in brackets, which nobody can take for a fact of the pitch. */
export function writeGap(asked: string): string {
  return `[À compléter : ${asked}]`;
}

/** A placeholder for a missing part, and where it belongs in the text. */
export interface PartGap {
  text: string;
  place: "early" | "middle" | "late";
  /** What stays last, after it: an invitation, or the conclusion of an answer. */
  before?: "call" | "conclusion";
}

/**
 * Slot and place of each part, the most needed first: of two missing parts with the same place, only the first is
 * asked.
 */
const PARTS: Partial<Record<ClaimPart, readonly [Slot, PartGap["place"]]>> = {
  problem: ["probleme", "early"],
  solution: ["solution", "middle"],
  proof: ["traction", "middle"],
  request: ["demande", "late"],
  market: ["marche", "middle"],
  business_model: ["modele", "middle"],
  team: ["equipe", "late"],
  who: ["present", "early"],
  path: ["past", "middle"],
  achievement: ["result", "middle"],
  strength: ["quality", "middle"],
  why_this_job: ["link", "late"],
  close: ["opening", "late"],
  situation: ["situation", "early"],
  task: ["task", "early"],
  action: ["action", "middle"],
  result: ["result", "late"],
  lesson: ["lesson", "late"],
  weakness: ["defect", "early"],
  remedy: ["corrective", "late"],
  company_fact: ["company", "middle"],
  contribution: ["contribution", "late"],
  amount: ["range", "early"],
  justification: ["justification", "middle"],
  openness: ["openness", "late"],
  example: ["example", "middle"],
  anecdote: ["anecdote", "middle"],
  thanks_or_wish: ["cloture", "late"],
};

const BEFORE: Partial<Record<Slot, PartGap["before"]>> = {
  equipe: "call",
  contribution: "conclusion",
  link: "conclusion",
  lesson: "conclusion",
  result: "conclusion",
};

/** The gaps for these parts, the most needed first; a part without a line in `ASKED` has none. */
export function gapsForParts(missing: readonly ClaimPart[]): PartGap[] {
  return Object.entries(PARTS).flatMap(([part, [slot, place]]) => {
    const text = missing.includes(part as ClaimPart) ? gapForSlot(slot) : null;
    return text === null ? [] : [{ text, place, ...(BEFORE[slot] && { before: BEFORE[slot] }) }];
  });
}

/** The line that asks for a missing part, or null when the part has none. */
function gapForSlot(slot: Slot): string | null {
  const asked = ASKED[slot];
  return asked ? writeGap(asked) : null;
}

/** Introduces the gaps of a text that holds no pitch. */
export const NOTHING_TO_REWRITE =
  "Ce texte ne contient pas encore de pitch à réécrire. Voici ce que le vôtre doit dire :";

/** The gaps alone, for a text in which there is nothing to rewrite. */
export function writeGapsOnly(slots: readonly Slot[]): string {
  const lines = slots.flatMap((slot) => gapForSlot(slot) ?? []);
  return [NOTHING_TO_REWRITE, ...lines].join("\n\n");
}
