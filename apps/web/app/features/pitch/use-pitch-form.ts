import { analysisRequest } from "@app/contracts/analysis";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import type { PitchType } from "@app/engine/scoring/report";
import { resolveForm } from "../../lib/resolve-form.ts";
import { chooseType, emptyDraft, type PitchDraft, readDraft, toRequest, writeDraft } from "./model.ts";

/** The rules of the server, applied to what would be sent. */
const resolver = resolveForm(analysisRequest, toRequest);

/** The form of a pitch, kept for the session of the browser at every change. */
export function usePitchForm(hydrated: boolean) {
  const form = useForm<PitchDraft>({ defaultValues: emptyDraft(), resolver, reValidateMode: "onChange" });
  const { reset, subscribe, setValue, getValues, clearErrors } = form;

  useEffect(() => {
    if (!hydrated) return;
    reset(readDraft());
    return subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(values) });
  }, [hydrated, reset, subscribe]);

  const setType = (type: PitchType) => {
    const { audience, target } = chooseType(getValues(), type);
    setValue("pitch_type", type);
    setValue("audience", audience);
    setValue("target", target);
    clearErrors(["audience", "target", "question"]);
  };
  return { ...form, setType };
}
