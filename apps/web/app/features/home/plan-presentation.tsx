import { ArrowRight, ClipboardList, ListChecks, MessagesSquare, Route } from "lucide-react";
import { Link } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { typo } from "../../lib/typo.ts";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { VoiceBars } from "../../ui/voice-bars.tsx";
import { PLAN_PRESENTATION_TEXT as TEXT } from "./messages.ts";
import { Section } from "./section.tsx";

const ICONS = [ListChecks, ClipboardList, MessagesSquare, Route];

/** What an interview plan contains, and how to make one. */
export function PlanPresentation() {
  return (
    <Section id="entretien" title={TEXT.title} lead={TEXT.lead}>
      <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:gap-16">
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {TEXT.benefits.map(({ title, text }, index) => {
            const Icon = ICONS[index]!;
            return (
              <li key={title}>
                <Icon aria-hidden="true" className="size-6 text-accent" strokeWidth={1.75} />
                <h3 className="mt-3 text-h3">{title}</h3>
                <p className="mt-1.5 max-w-[38ch] text-[.9688rem] text-text-2">{typo(text)}</p>
              </li>
            );
          })}
        </ul>
        <PlanPicture />
      </div>
      <h3 className="mt-16 text-h2 md:mt-20">{typo(TEXT.how)}</h3>
      <ol className="mt-7 grid gap-x-10 gap-y-7 md:grid-cols-3">
        {TEXT.steps.map(({ title, text }, index) => (
          <li key={title} className="border-t border-line-2 pt-5">
            <span aria-hidden="true" className="num text-[1.75rem] leading-none font-semibold text-accent">
              {index + 1}
            </span>
            <h4 className="mt-3 font-display text-h3">{title}</h4>
            <p className="mt-1 text-[.9688rem] text-text-2">{typo(text)}</p>
          </li>
        ))}
      </ol>
      <Link to={PATHS.plans} className={`mt-9 max-md:w-full ${buttonClass("primary", "large")}`}>
        {TEXT.start}
        <ArrowRight aria-hidden="true" />
      </Link>
    </Section>
  );
}

/** A miniature plan: complete on a wide screen, only its first lines on a phone. */
function PlanPicture() {
  const { job, skills, question, label } = TEXT.picture;
  return (
    <figure className="rounded-scene bg-s1 p-6 shadow-[var(--edge),var(--lift-2)] md:p-8">
      <figcaption className="sr-only">{typo(label)}</figcaption>
      <div aria-hidden="true">
        <p className="font-display text-[1.25rem] font-semibold tracking-[-.02em]">{job}</p>
        <ul className="mt-5 space-y-3.5">
          {skills.map(({ name, importance, level }) => (
            <li key={name} className="flex items-center gap-3 text-ui last:max-md:hidden">
              <VoiceBars
                levels={[level, level - 2, level + 1, level - 1]}
                className={`h-5 ${importance === "indispensable" ? "text-c4" : "text-c2"}`}
              />
              <span className="font-[550]">{name}</span>
              <span className="ml-auto">
                <Badge tone={importance === "indispensable" ? "bad" : "warn"}>{importance}</Badge>
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-6 border-t border-line pt-5 font-voice text-[1.1875rem] leading-[1.45] max-md:hidden">
          {typo(question)}
        </p>
      </div>
    </figure>
  );
}
