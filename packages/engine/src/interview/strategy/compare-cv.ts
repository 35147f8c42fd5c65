import { plainText } from "../plain-text.ts";
import type { InterviewPlan, Strategy, StrategyItem } from "../plan.ts";

/** Holds a CV against a plan: what it proves, what it lacks, what to do about it. Nothing the CV lacks is claimed. */
export function compareCv(request: { plan: InterviewPlan; cv: string }): Strategy {
  const { plan, cv } = request;
  const lines = cv.split("\n").map((line) => line.trim());
  const strengths: StrategyItem[] = [];
  const weaknesses: StrategyItem[] = [];
  for (const skill of [...plan.hardSkills, ...plan.softSkills]) {
    const [first] = skill.evidence;
    const advertEvidence = first ? plan.description.slice(first.start, first.end) : skill.name;
    const words = plainText(skill.name).split(" ");
    const cvEvidence =
      lines.find((line) => words.every((word) => plainText(line).split(" ").includes(word))) ?? null;
    const item = { skill: skill.name, advertEvidence, cvEvidence };
    if (cvEvidence) strengths.push({ ...item, text: `Votre CV le montre : « ${cvEvidence} ».` });
    else weaknesses.push({ ...item, text: `L’annonce demande « ${skill.name} » ; votre CV n’en parle pas.` });
  }
  return {
    strengths,
    weaknesses,
    actionPlan: weaknesses.map(({ skill }) => `Préparez une réponse honnête sur ce point : ${skill}.`),
    customAdvice: strengths[0] ? `Ouvrez sur votre point le plus sûr : **${strengths[0].skill}**.` : "",
  };
}
