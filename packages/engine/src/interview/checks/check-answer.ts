import { readText } from "../../language/read-text.ts";
import { checkClaims, findForeignWords } from "../../review/grounding/check-claims.ts";
import { checked, type Checked } from "../../review/grounding/checked.ts";
import { levelText } from "../../review/grounding/level-text.ts";
import { readSource, shareOfOwnWords } from "../../review/grounding/source.ts";
import type { InterviewPlan } from "../plan.ts";

/** The shared checks say « pitch »: replace it, since the source here is the CV. */
const ofCv = (fault: string) => fault.replaceAll(/(?<=\b(?:du|le) )pitch\b/g, "CV");

const WORDS_MIN = 40;
const WORDS_MAX = 320;
/** « [votre chiffre] »: a gap that only the candidate can fill. */
const GAP = /\[[^[\]\n]{3,80}\]/g;
/** A sentence in which the candidate tells a past action. */
const DEED = /(?<!\p{L})(?:j['’](?:ai|étais|avais)|je me suis|nous avons|m['’]a)(?!\p{L})/iu;
/** Least share of the words of such an action that must be in the CV, if it has no gap. */
const OWN_WORDS_MIN = 0.5;

/**
 * Checks an example answer against the CV: no new figure, name or past action; missing facts must be gaps in brackets,
 * at least one. Words of the plan are allowed, but never as something that the candidate did.
 */
export function checkAnswer(
  { plan, question, cv }: { plan: InterviewPlan; question: string; cv: string | null },
  answer: string,
): Checked<string> {
  const text = answer.replace(/\r\n?/g, "\n").trim();
  const names = [...plan.hardSkills, ...plan.softSkills].map(({ name }) => name);
  const around = [plan.title, plan.company ?? "", ...names, ...plan.missions, ...plan.conditions].join("\n");
  const source = readSource({ pitchType: "rh", content: cv ?? "", question, target: around });
  const own = readSource({ pitchType: "rh", content: cv ?? "" });
  // Bold labels are allowed; gaps are converted to the notation of a pitch for the shared checks.
  const bare = text.replaceAll("**", "").replace(GAP, (gap) => `[À compléter : ${gap.slice(1, -1)}]`);
  const { units, faults: claimFaults } = checkClaims(source, bare);
  const faults = [...findForeignWords(source, units), ...claimFaults.map(ofCv)];
  if (units.wordCount < WORDS_MIN || units.wordCount > WORDS_MAX)
    faults.push(`L'exemple doit compter de ${WORDS_MIN} à ${WORDS_MAX} mots, crochets non compris.`);
  if (!text.match(GAP))
    faults.push(
      "Laissez au moins une place entre crochets, comme [votre chiffre], pour ce que seule la personne sait.",
    );
  for (const sentence of text.replaceAll("**", "").split(/[.!?\n]/)) {
    if (!DEED.test(sentence) || sentence.includes("[")) continue;
    if (cv === null || shareOfOwnWords(own, readText(levelText(sentence))) < OWN_WORDS_MIN)
      faults.push(`« ${sentence.slice(0, 80)} » raconte ce que le CV ne dit pas : mettez-le entre crochets.`);
  }
  return checked(text, faults);
}
