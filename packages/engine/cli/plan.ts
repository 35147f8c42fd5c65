import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import type { Readable, Writable } from "node:stream";
import { compareCv, readAdvert, type Skill, type StrategyItem } from "../src/interview.ts";
import { answerObjects } from "./read-lines.ts";

/** Reads job adverts; see `PLAN_USAGE` in usage.ts. Returns the exit code. */
export async function runAdvertCommand(
  options: readonly string[],
  input: Readable,
  output: Writable,
): Promise<number> {
  if (options[0] === "--jsonl")
    await answerObjects(input, output, ["text"], (given) => presentAdvert(given["text"]!));
  else if (options.length > 0) return 2;
  else output.write(`${JSON.stringify(presentAdvert(await text(input)), null, 2)}\n`);
  return 0;
}

/** Compares CVs with job adverts; see `PLAN_USAGE` in usage.ts. Returns the exit code. */
export async function runStrategyCommand(
  options: readonly string[],
  input: Readable,
  output: Writable,
): Promise<number> {
  const [advert, cv] = options;
  if (advert === "--jsonl")
    await answerObjects(input, output, ["advert", "cv"], (given) =>
      presentStrategy(given["advert"]!, given["cv"]!),
    );
  else if (!advert || !cv) return 2;
  else {
    const strategy = presentStrategy(readFileSync(advert, "utf8"), readFileSync(cv, "utf8"));
    output.write(`${JSON.stringify(strategy, null, 2)}\n`);
  }
  return 0;
}

/** The first line of a plain advert is its title. */
function readWhole(description: string) {
  const title = description.trim().split("\n")[0]!;
  return { title, company: null, description };
}

function presentAdvert(description: string) {
  const read = readAdvert(readWhole(description));
  const present = ({ name, importance, level, evidence }: Skill) => ({
    name,
    importance,
    level,
    evidence: evidence.map(({ start, end }) => description.slice(start, end)),
  });
  return {
    hard_skills: read.hardSkills.map(present),
    soft_skills: read.softSkills.map(present),
    missions: read.missions,
    conditions: read.conditions,
    questions: read.questions,
  };
}

function presentStrategy(description: string, cv: string) {
  const plan = { ...readWhole(description), ...readAdvert(readWhole(description)) };
  const { strengths, weaknesses, actionPlan, customAdvice } = compareCv({
    plan,
    cv,
    year: new Date().getFullYear(),
  });
  const present = ({ skill, text: said, advertEvidence, cvEvidence }: StrategyItem) => ({
    skill,
    text: said,
    advert_evidence: [advertEvidence],
    cv_evidence: cvEvidence === null ? [] : [cvEvidence],
  });
  return {
    strengths: strengths.map(present),
    gaps: weaknesses.map(present),
    action_plan: actionPlan,
    advice: customAdvice,
  };
}
