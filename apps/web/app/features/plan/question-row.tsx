import { MESSAGES } from "@app/contracts/messages";
import type { PlanQuestion } from "@app/contracts/plan";
import { useForbiddenGround } from "../../lib/use-forbidden-ground.ts";
import { Copy, Mic, PencilLine, Sparkles, Trash2 } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { copyText } from "../../lib/copy-text.ts";
import { notify } from "../../lib/notify.ts";
import { formatScore } from "../../lib/numbers.ts";
import { PATHS } from "../../lib/paths.ts";
import { typo } from "../../lib/typo.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { VoiceLoader } from "../../ui/voice-loader.tsx";
import { KIND_LABELS, PLAN_TEXT } from "./messages.ts";
import type { RenderText } from "./model.ts";
import { QuestionEditor } from "./question-editor.tsx";
import { QuestionShield } from "../../ui/question-shield.tsx";

interface Props {
  question: PlanQuestion;
  isEdited: boolean;
  isSaving: boolean;
  isAnswering: boolean;
  isOpen: boolean;
  onEdit: (edited: boolean) => void;
  onSave: (text: string) => void;
  onDelete: () => void;
  onAnswer: () => void;
  onToggle: () => void;
  onRehearse: () => void;
  renderText: RenderText;
}

/** One question with all its actions. */
export function QuestionRow(props: Props) {
  const { question, isEdited, isSaving, isAnswering, isOpen, onEdit, renderText } = props;
  const answerId = useId();
  const ground = useForbiddenGround(question.question);
  if (isEdited)
    return (
      <li className="py-5">
        <QuestionEditor
          label={PLAN_TEXT.edit}
          placeholder={PLAN_TEXT.editPlaceholder}
          initial={question.question}
          busy={isSaving}
          submit={PLAN_TEXT.save}
          onSubmit={props.onSave}
          onCancel={() => onEdit(false)}
        />
      </li>
    );
  const copy = async () => {
    const isCopied = await copyText(question.question);
    notify({
      id: "copy",
      kind: isCopied ? "success" : "error",
      text: typo(isCopied ? MESSAGES.questionCopied : MESSAGES.questionCopyFailed),
    });
  };
  const { rehearsed, ai_answer: answer } = question;
  return (
    <li className="py-5">
      <p className="font-voice text-[1.1875rem] leading-snug wrap-anywhere">{typo(question.question)}</p>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 md:grid-cols-[minmax(0,1fr)_auto_auto] md:gap-x-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 text-micro text-text-3">
          <Badge>{KIND_LABELS[question.kind]}</Badge>
          {question.about && !says(question.question, question.about) && (
            <span className="wrap-anywhere">{PLAN_TEXT.about(typo(question.about))}</span>
          )}
          {question.written_by && <span>{PLAN_TEXT.generatedBy(question.written_by)}</span>}
          {rehearsed && (
            <Link
              to={`${PATHS.history}/${rehearsed.pitch_id}`}
              className="font-semibold text-good underline underline-offset-4"
            >
              {PLAN_TEXT.rehearsed(
                formatScore(rehearsed.globalScore),
                formatScore(rehearsed.maxScore),
                rehearsed.count,
              )}
            </Link>
          )}
        </p>
        <Button variant="secondary" className="max-sm:px-2.5!" onClick={props.onRehearse}>
          <Mic aria-hidden="true" strokeWidth={1.75} />
          {PLAN_TEXT.rehearse}
        </Button>
        <div className="-ml-2.5 flex flex-wrap items-center max-md:col-span-2 md:ml-0 md:gap-x-1">
          <IconButton label={PLAN_TEXT.copy} onClick={() => void copy()}>
            <Copy aria-hidden="true" strokeWidth={1.75} />
          </IconButton>
          <Button
            variant="quiet"
            title={PLAN_TEXT.answer}
            aria-disabled={isAnswering || undefined}
            onClick={isAnswering ? undefined : props.onAnswer}
            className="mx-0! px-2.5! text-accent!"
          >
            {isAnswering ? <VoiceLoader /> : <Sparkles aria-hidden="true" strokeWidth={1.75} />}
            <span>
              <span className="sr-only">{PLAN_TEXT.answerFor}</span>
              {/* Already in the words above. */}
              <span aria-hidden="true" className="max-[389px]:hidden">
                {PLAN_TEXT.answerShort}
              </span>
              {PLAN_TEXT.answerPrice}
            </span>
          </Button>
          <IconButton label={PLAN_TEXT.edit} data-edit={question.id} onClick={() => onEdit(true)}>
            <PencilLine aria-hidden="true" strokeWidth={1.75} />
          </IconButton>
          <IconButton label={PLAN_TEXT.delete} onClick={props.onDelete}>
            <Trash2 aria-hidden="true" strokeWidth={1.75} />
          </IconButton>
        </div>
      </div>
      {/* On a line of its own, so that the clicked button does not move when the answer arrives. */}
      {answer !== undefined && (
        <Button variant="quiet" aria-expanded={isOpen} aria-controls={answerId} onClick={props.onToggle}>
          {isOpen ? PLAN_TEXT.hide : PLAN_TEXT.show}
        </Button>
      )}
      <QuestionShield ground={ground} />
      {answer !== undefined && (
        <div id={answerId} hidden={!isOpen} className="mt-3 rounded-field bg-s2 py-1">
          <p className="px-5 pt-4 text-micro text-text-3 md:px-14">
            {PLAN_TEXT.answerHint}{" "}
            {question.answer_by ? PLAN_TEXT.generatedBy(question.answer_by) : PLAN_TEXT.generatedByRules}
          </p>
          {isOpen && renderText(answer, { isSaid: true })}
        </div>
      )}
    </li>
  );
}

/** Whether the question already names its subject, which is then not repeated. */
function says(question: string, about: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const said = new Set(words(question).map(stem));
  const wanted = words(about.split(" (")[0]!);
  return wanted.filter((word) => said.has(stem(word))).length >= SAID_SHARE * wanted.length;
}
const SAID_SHARE = 0.6;
/** Crude stemming: « rédige » and « rédiger » match. */
const stem = (word: string) => word.slice(0, 5);
