import type { Plan, PlanStrategy as Strategy, StrategyItem } from "@app/contracts/plan";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fold } from "../../lib/fold.ts";
import { typo } from "../../lib/typo.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { PLAN_TEXT } from "./messages.ts";
import { type RenderText, splitAction } from "./model.ts";
import { StrategyForm } from "./strategy-form.tsx";
import type { PlanActions } from "./use-plan-actions.ts";

interface Props {
  plan: Plan;
  actions: PlanActions;
  renderText: RenderText;
}

/** The comparison of the CV with the advert, or the form to make it. */
export function PlanStrategy({ plan, actions, renderText }: Props) {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const { strategy } = actions;
  const shown = plan.interview_strategy;
  const opener = useRef<HTMLButtonElement>(null);
  /** Closes the form and returns the focus to the button that opened it. */
  const close = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <h2 id={titleId} className="text-h2">
          {PLAN_TEXT.strategy}
        </h2>
        {!shown && <p className="mt-2 max-w-[60ch] text-text-2">{PLAN_TEXT.strategyLead}</p>}
        {isOpen ? (
          <StrategyForm
            initial={plan.cv_content ?? ""}
            busy={strategy.isPending}
            onSubmit={(cv) => strategy.mutate(cv, { onSuccess: close })}
            onCancel={close}
          />
        ) : (
          <>
            {shown && <Views strategy={shown} renderText={renderText} />}
            <div className="mt-5 flex flex-wrap items-center gap-4">
              <Button ref={opener} variant={shown ? "secondary" : "primary"} onClick={() => setOpen(true)}>
                {shown ? PLAN_TEXT.strategyAgain : PLAN_TEXT.strategyCreate}
              </Button>
              <span className="text-ui text-text-2">{PLAN_TEXT.strategyPrice}</span>
            </div>
          </>
        )}
      </Card>
    </section>
  );
}

const TABS = ["strengths", "weaknesses", "actions", "advice"] as const;

function Views({ strategy, renderText }: { strategy: Strategy; renderText: Props["renderText"] }) {
  const [tab, setTab] = useState<(typeof TABS)[number]>("strengths");
  const contents = {
    strengths: <Items items={strategy.strengths} empty={PLAN_TEXT.noStrengths} cvLabel={PLAN_TEXT.inCv} />,
    weaknesses: (
      <Items items={strategy.weaknesses} empty={PLAN_TEXT.noWeaknesses} cvLabel={PLAN_TEXT.nearestInCv} />
    ),
    actions:
      strategy.action_plan.length === 0 ? (
        <p className="text-text-2">{PLAN_TEXT.noActions}</p>
      ) : (
        <ol className="flex max-w-[68ch] flex-col gap-4 wrap-anywhere">
          {strategy.action_plan.map((action) => (
            <Action key={action} {...splitAction(action)} />
          ))}
        </ol>
      ),
    advice: renderText(strategy.custom_advice, { isSaid: false }),
  };
  return (
    <div className="mt-4">
      <p className="mb-3 text-micro text-text-3">
        {strategy.written_by ? PLAN_TEXT.generatedBy(strategy.written_by) : PLAN_TEXT.generatedByRules}
      </p>
      <Tabs
        label={PLAN_TEXT.strategy}
        tabs={TABS.map((value) => ({
          value,
          label: PLAN_TEXT.strategyTabs[value],
          content: contents[value],
        }))}
        value={tab}
        onChange={setTab}
      />
    </div>
  );
}

/** One step of the plan; its day, where it has one, stands out. */
function Action({ when, task }: ReturnType<typeof splitAction>) {
  return (
    <li className={when ? "grid gap-x-5 md:grid-cols-[5.5rem_1fr]" : undefined}>
      {when && <span className="font-semibold">{when}</span>}
      <span className="text-text-2">{typo(task)}</span>
    </li>
  );
}

/** Whether the heading already has the words of the advert. */
const isHeading = ({ skill, advert_evidence }: StrategyItem) => fold(skill) === fold(advert_evidence.trim());

function Items({ items, empty, cvLabel }: { items: StrategyItem[]; empty: string; cvLabel: string }) {
  if (items.length === 0) return <p className="text-text-2">{empty}</p>;
  return (
    <ul className="flex flex-col gap-5">
      {items.map((item) => (
        <li key={item.skill} className="min-w-0 wrap-anywhere">
          <h3 className="text-h3">{typo(item.skill)}</h3>
          <p className="mt-1 max-w-[68ch] text-ui text-text-2">{typo(item.text)}</p>
          <dl className="mt-2 grid gap-x-4 gap-y-1 text-ui md:grid-cols-[auto_1fr]">
            {!isHeading(item) && (
              <>
                <dt className="text-text-3">{PLAN_TEXT.inAdvert}</dt>
                <dd className="font-voice">«&nbsp;{typo(item.advert_evidence.trim())}&nbsp;»</dd>
              </>
            )}
            {item.cv_evidence && (
              <>
                <dt className="text-text-3">{cvLabel}</dt>
                <dd className="font-voice">«&nbsp;{typo(item.cv_evidence.trim())}&nbsp;»</dd>
              </>
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}
