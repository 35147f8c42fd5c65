import { JOB_DESCRIPTION_CHARACTERS_MAX, SHORT_TEXT_CHARACTERS_MAX } from "@app/contracts/limits";
import { Coins } from "lucide-react";
import { useId } from "react";
import { flushSync } from "react-dom";
import { typo } from "../../lib/typo.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { describedBy, Field } from "../../ui/field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { JobSearch } from "./job-search.tsx";
import { PLANS_TEXT } from "./messages.ts";
import { usePlanCreation } from "./use-plan-creation.ts";

/** A form for a pasted job advert. */
export function PlanForm({ onCreated }: { onCreated: (id: string) => void }) {
  const formId = useId();
  const { draft, change, errors, setErrors, restored, isRunning, submit } = usePlanCreation(onCreated);
  const fieldId = (name: string) => `${formId}-${name}`;
  const send = async () => {
    const wrong = await submit();
    if (!wrong) return;
    flushSync(() => {});
    document.getElementById(fieldId(wrong))?.focus();
  };
  const errorOf = (name: string) => errors[name] && typo(errors[name]);
  const error = (name: string) => (errorOf(name) ? { error: errorOf(name) as string } : {});
  return (
    <Card>
      <h2 className="text-h2">{PLANS_TEXT.formTitle}</h2>
      <form
        noValidate
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning) void send();
        }}
      >
        <fieldset disabled={!restored} className="flex min-w-0 flex-col gap-5">
          <legend className="sr-only">{PLANS_TEXT.formTitle}</legend>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
            <Field id={fieldId("job_title")} label={PLANS_TEXT.jobTitle} {...error("job_title")}>
              <TextInput
                id={fieldId("job_title")}
                maxLength={SHORT_TEXT_CHARACTERS_MAX}
                placeholder={PLANS_TEXT.jobTitlePlaceholder}
                value={draft.job_title}
                onChange={({ currentTarget }) => change({ job_title: currentTarget.value })}
                {...describedBy(fieldId("job_title"), errorOf("job_title"))}
              />
            </Field>
            <Field id={fieldId("company_name")} label={PLANS_TEXT.company} {...error("company_name")}>
              <TextInput
                id={fieldId("company_name")}
                maxLength={SHORT_TEXT_CHARACTERS_MAX}
                placeholder={PLANS_TEXT.companyPlaceholder}
                value={draft.company_name}
                onChange={({ currentTarget }) => change({ company_name: currentTarget.value })}
                {...describedBy(fieldId("company_name"), errorOf("company_name"))}
              />
            </Field>
          </div>
          <JobSearch
            jobTitle={draft.job_title}
            chosen={draft.job}
            onChoose={(job) => change({ job })}
            onMissing={(message) => {
              setErrors((known) => ({ ...known, job_title: message }));
              document.getElementById(fieldId("job_title"))?.focus();
            }}
          />
          <Field id={fieldId("job_description")} label={PLANS_TEXT.description} {...error("job_description")}>
            <TextArea
              id={fieldId("job_description")}
              rows={3}
              maxLength={JOB_DESCRIPTION_CHARACTERS_MAX}
              placeholder={PLANS_TEXT.descriptionPlaceholder}
              value={draft.job_description}
              onChange={({ currentTarget }) => change({ job_description: currentTarget.value })}
              className="max-h-[50vh] min-h-40"
              {...describedBy(fieldId("job_description"), errorOf("job_description"))}
            />
          </Field>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="flex items-center gap-2 text-ui text-text-2">
              <Coins aria-hidden="true" className="size-[18px] text-warm" strokeWidth={1.75} />
              {PLANS_TEXT.price}
            </p>
            <Button type="submit" size="large" busy={isRunning}>
              {isRunning ? PLANS_TEXT.creating : PLANS_TEXT.create}
            </Button>
          </div>
        </fieldset>
      </form>
    </Card>
  );
}
