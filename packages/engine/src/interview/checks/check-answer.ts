import { readText } from "../../language/read-text.ts";
import { checkClaims, findForeignWords } from "../../review/grounding/check-claims.ts";
import { checked, type Checked } from "../../review/grounding/checked.ts";
import { levelText } from "../../review/grounding/level-text.ts";
import { readSource, shareOfOwnWords } from "../../review/grounding/source.ts";
import type { InterviewPlan } from "../plan.ts";

/** The checks of a pitch name it; here the CV is the source. */
const ofCv = (fault: string) => fault.replaceAll(/(?<=\b(?:du|le) )pitch\b/g, "CV");

const WORDS_MIN = 40;
const WORDS_MAX = 320;
/** « [votre chiffre] »: what the candidate alone can say. */
const GAP = /\[[^[\]\n]{3,80}\]/g;
/** Somebody tells what they did. */
const DEED = /(?<!\p{L})(?:j['’](?:ai|étais|avais)|je me suis|nous avons|m['’]a)(?!\p{L})/iu;
/** Of the words of a deed that is told without a gap, the share that the CV must hold. */
const OWN_WORDS_MIN = 0.5;

/**
 * Holds an example answer to the CV: no figure, name or deed that it lacks; what it lacks stays a gap in brackets, at
 * least one. The plan’s words may be used, never as something that the candidate did.
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
  // Bold labels are ours to allow, gaps are written in another way than in a pitch.
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
