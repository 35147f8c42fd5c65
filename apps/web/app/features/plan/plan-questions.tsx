import { MESSAGES } from "@app/contracts/messages";
import type { Plan } from "@app/contracts/plan";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { typo } from "../../lib/typo.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { PLAN_TEXT } from "./messages.ts";
import type { RenderText } from "./model.ts";
import { QuestionEditor } from "./question-editor.tsx";
import { QuestionRow } from "./question-row.tsx";
import type { PlanActions } from "./use-plan-actions.ts";

interface Props {
  plan: Plan;
  actions: PlanActions;
  renderText: RenderText;
  onRehearse: (question: string) => void;
}

/** The questions of a plan; only one is edited at a time. */
export function PlanQuestions({ plan, actions, renderText, onRehearse }: Props) {
  const titleId = useId();
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<string | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<"generate" | { remove: string } | null>(null);
  const { add, update, remove, generate, answer } = actions;
  const section = useRef<HTMLElement>(null);
  const adding = useRef<HTMLButtonElement>(null);

  /** Closes the editor and returns the focus to the button that opened it. */
  const closeEditor = (id: string) => {
    flushSync(() => setEdited(null));
    section.current?.querySelector<HTMLElement>(`[data-edit="${id}"]`)?.focus();
  };

  const open = (id: string, isOpen: boolean) =>
    setOpened((known) => {
      const next = new Set(known);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
  const confirm = () => {
    // After a deletion the dialog would return the focus to a button that no longer exists.
    const close = {
      onSettled: () => setAsked(null),
      onSuccess: () => setTimeout(() => adding.current?.focus()),
    };
    if (asked === "generate") {
      setAsked(null);
      generate.mutate();
    } else if (asked) remove.mutate({ questionId: asked.remove }, close);
  };
  return (
    <section ref={section} aria-labelledby={titleId}>
      <Card>
        <h2 id={titleId} className="text-h2">
          {PLAN_TEXT.questions}
        </h2>
        <p className="mt-2 max-w-[64ch] text-ui text-text-2">{PLAN_TEXT.questionsHelp}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button variant="secondary" busy={generate.isPending} onClick={() => setAsked("generate")}>
            {generate.isPending ? PLAN_TEXT.generating : PLAN_TEXT.generate}
          </Button>
          <span className="text-micro text-text-3">{PLAN_TEXT.generatePrice}</span>
          <Button ref={adding} variant="quiet" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {isAdding ? PLAN_TEXT.cancel : PLAN_TEXT.add}
          </Button>
        </div>
        {isAdding && (
          <div className="mt-4">
            <QuestionEditor
              label={PLAN_TEXT.newQuestion}
              placeholder={PLAN_TEXT.newPlaceholder}
              busy={add.isPending}
              submit={add.isPending ? PLAN_TEXT.submitting : PLAN_TEXT.submit}
              onSubmit={(question) =>
                add.mutate(question, {
                  onSuccess: () => {
                    setAdding(false);
                    adding.current?.focus();
                  },
                })
              }
            />
          </div>
        )}
        {plan.interview_questions.length === 0 && (
          <div className="py-8 text-center text-text-2">
            <p>{PLAN_TEXT.none}</p>
            <p className="mt-1 text-ui text-text-3">{PLAN_TEXT.noneHint}</p>
          </div>
        )}
        <ul className="mt-2 divide-y divide-line">
          {plan.interview_questions.map((question) => (
            <QuestionRow
              key={question.id}
              question={question}
              isEdited={edited === question.id}
              isSaving={update.isPending}
              isAnswering={answer.isPending && answer.variables.questionId === question.id}
              isOpen={opened.has(question.id)}
              onEdit={(isEdited) => (isEdited ? setEdited(question.id) : closeEditor(question.id))}
              onSave={(text) =>
                update.mutate(
                  { questionId: question.id, question: text },
                  { onSuccess: () => closeEditor(question.id) },
                )
              }
              onDelete={() => setAsked({ remove: question.id })}
              onAnswer={() => actions.askAnswer(question.id, () => open(question.id, true))}
              onToggle={() => open(question.id, !opened.has(question.id))}
              onRehearse={() => onRehearse(question.question)}
              renderText={renderText}
            />
          ))}
        </ul>
      </Card>
      <ConfirmDialog
        open={asked !== null}
        title={asked === "generate" ? PLAN_TEXT.generate : PLAN_TEXT.deleteQuestion}
        description={typo(
          asked === "generate" ? MESSAGES.questionsGenerationAsked : MESSAGES.questionDeletionAsked,
        )}
        confirmLabel={asked === "generate" ? PLAN_TEXT.confirm : PLAN_TEXT.delete}
        cancelLabel={PLAN_TEXT.cancel}
        busy={remove.isPending}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
    </section>
  );
}
