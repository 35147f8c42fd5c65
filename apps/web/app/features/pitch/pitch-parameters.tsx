import {
  AUDIENCE_IDEAS,
  INTERVIEW_QUESTIONS,
  OBJECTIVE_IDEAS,
  PITCH_TYPE_FORM,
} from "@app/contracts/pitch-types";
import { nameOf } from "@app/contracts/pitch-title";
import type { PlanSummary } from "@app/contracts/plan";
import { useForbiddenGround } from "../../lib/use-forbidden-ground.ts";
import { PITCH_TYPES } from "@app/engine/pitch";
import { Controller, useWatch } from "react-hook-form";
import { typo } from "../../lib/typo.ts";
import { describedBy, Field } from "../../ui/field.tsx";
import { QuestionShield } from "../../ui/question-shield.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { SuggestionInput } from "../../ui/suggestion-input.tsx";
import { PITCH_TEXT } from "./messages.ts";
import { useTitles } from "./use-titles.ts";
import { PlanChoice, usePlans } from "./plan-choice.tsx";
import type { usePitchForm } from "./use-pitch-form.ts";

type Form = ReturnType<typeof usePitchForm>;
const TYPE_OPTIONS = PITCH_TYPES.map((value) => ({ value, label: PITCH_TYPE_FORM[value].label }));

interface FreeFieldProps {
  form: Form;
  name: "audience" | "target" | "question" | "title";
  label: string;
  placeholder: string;
  hint?: string;
  ideas: readonly string[];
}

function FreeField({ form, name, label, placeholder, hint, ideas }: FreeFieldProps) {
  const id = `pitch-${name}`;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <Field id={id} label={label} error={error?.message} {...(hint && { hint })}>
          <SuggestionInput
            id={id}
            items={ideas}
            listLabel={PITCH_TEXT.ideas(label)}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            placeholder={placeholder}
            {...describedBy(id, error?.message)}
          />
        </Field>
      )}
    />
  );
}

/** Parameters of the pitch: type, audience, objective and, for an interview, the question. */
export function PitchParameters({ form }: { form: Form }) {
  const [type, planId] = useWatch({ control: form.control, name: ["pitch_type", "interview_plan_id"] });
  const [content, target, question] = useWatch({
    control: form.control,
    name: ["content", "target", "question"],
  });
  const proposed = nameOf({ pitch_type: type, target, content });
  const titles = useTitles(type);
  const plans = usePlans();
  const chosen = plans.find(({ id }) => id === planId);
  const choosePlan = (plan: PlanSummary | null) => {
    form.setValue("interview_plan_id", plan?.id ?? null);
    const [first] = plan?.questions ?? [];
    if (first !== undefined) form.setValue("question", first, { shouldValidate: form.formState.isSubmitted });
  };
  const ground = useForbiddenGround(type === "rh" ? (question ?? "") : "");
  return (
    <div className="flex flex-col gap-6 lg:self-start lg:sticky lg:top-24">
      <SegmentedControl
        name="pitch_type"
        legend={PITCH_TEXT.type}
        options={TYPE_OPTIONS}
        value={type}
        onChange={form.setType}
      />
      <FreeField
        form={form}
        name="audience"
        label={PITCH_TEXT.audience}
        placeholder={PITCH_TEXT.audiencePlaceholder}
        ideas={AUDIENCE_IDEAS[type]}
      />
      <FreeField
        form={form}
        name="target"
        label={PITCH_TEXT.target}
        placeholder={PITCH_TEXT.targetPlaceholder}
        ideas={OBJECTIVE_IDEAS[type]}
      />
      {type === "rh" && (
        <>
          <PlanChoice plans={plans} value={planId} onChoose={choosePlan} />
          <FreeField
            form={form}
            name="question"
            label={PITCH_TEXT.question}
            placeholder={PITCH_TEXT.questionPlaceholder}
            ideas={chosen && chosen.questions.length > 0 ? chosen.questions : INTERVIEW_QUESTIONS}
          />
          <QuestionShield ground={ground} />
        </>
      )}
      <FreeField
        form={form}
        name="title"
        label={PITCH_TEXT.name}
        placeholder={proposed ? typo(proposed) : PITCH_TEXT.namePlaceholder}
        hint={PITCH_TEXT.nameHint}
        ideas={titles}
      />
    </div>
  );
}
