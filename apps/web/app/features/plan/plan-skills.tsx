import type { Plan, PlanSkill } from "@app/contracts/plan";
import { Quote } from "lucide-react";
import { useId, useState } from "react";
import { typo } from "../../lib/typo.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PLAN_TEXT } from "./messages.ts";
import { sortSkills } from "./model.ts";

/** The required skills, each with the advert's words on demand. */
export function PlanSkills({ plan }: { plan: Plan }) {
  const titleId = useId();
  const { read_by, hard_skills, soft_skills } = plan.interview_skills;
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <h2 id={titleId} className="text-h2">
          {PLAN_TEXT.skills}
        </h2>
        <p className="mt-2 text-micro text-text-3">
          {read_by ? PLAN_TEXT.byModel(read_by) : PLAN_TEXT.byRule}
          {plan.job_sheet && ` ${PLAN_TEXT.sheet(typo(plan.job_sheet))}.`}
          {plan.job_sheet_attribution && ` ${PLAN_TEXT.attribution(typo(plan.job_sheet_attribution))}`}
        </p>
        <div className="mt-5 grid gap-8 md:grid-cols-2">
          <Column title={PLAN_TEXT.hard} empty={PLAN_TEXT.noHard} skills={hard_skills} plan={plan} />
          <Column title={PLAN_TEXT.soft} empty={PLAN_TEXT.noSoft} skills={soft_skills} plan={plan} />
        </div>
      </Card>
    </section>
  );
}

interface ColumnProps {
  title: string;
  empty: string;
  skills: PlanSkill[];
  plan: Plan;
}

function Column({ title, empty, skills, plan }: ColumnProps) {
  return (
    <div className="min-w-0">
      <h3 className="text-h3">{title}</h3>
      {skills.length === 0 && <p className="mt-3 text-ui text-text-2">{empty}</p>}
      <ul className="mt-2 divide-y divide-line">
        {sortSkills(skills).map((skill) => (
          <Skill key={skill.name} skill={skill} description={plan.job_description} />
        ))}
      </ul>
    </div>
  );
}

const LEVEL_TONES = { avancé: "good", intermédiaire: "info", débutant: "neutral" } as const;

function Skill({ skill, description }: { skill: PlanSkill; description: string }) {
  const proofId = useId();
  const [isOpen, setOpen] = useState(false);
  const { name, importance, level, evidence, source } = skill;
  return (
    <li className="py-1.5">
      <div className="flex items-start gap-2">
        {/* As high as the button beside it, so that a name of one line stands level with it. */}
        <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5 py-1.5">
          <p className="text-ui font-semibold wrap-anywhere first-letter:uppercase">{typo(name)}</p>
          <p className="flex flex-wrap gap-1.5">
            <Badge tone={importance === "indispensable" ? "bad" : "warn"}>{importance}</Badge>
            {level && <Badge tone={LEVEL_TONES[level]}>{PLAN_TEXT.level(level)}</Badge>}
            {source === "fiche" && <Badge>{PLAN_TEXT.fromSheet}</Badge>}
          </p>
        </div>
        {source === "annonce" && (
          <IconButton
            label={`${isOpen ? PLAN_TEXT.hideProof : PLAN_TEXT.proof} : ${name}`}
            aria-expanded={isOpen}
            aria-controls={proofId}
            onClick={() => setOpen(!isOpen)}
          >
            <Quote aria-hidden="true" strokeWidth={1.75} />
          </IconButton>
        )}
      </div>
      <div id={proofId} hidden={!isOpen}>
        {evidence.map(({ start, end }) => (
          <blockquote
            key={`${start}-${end}`}
            className="mt-2 border-l-2 border-accent pl-3 font-voice text-[1.0625rem] wrap-anywhere whitespace-pre-line"
          >
            «&nbsp;{typo(description.slice(start, end).trim())}&nbsp;»
          </blockquote>
        ))}
      </div>
    </li>
  );
}
