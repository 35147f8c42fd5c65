import { analysisRequest } from "@app/contracts/pitch";
import { useEffect, useRef, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { useLocation } from "react-router";
import type { PitchType } from "@app/engine/pitch";
import { readCarriedText } from "../../lib/carried-text.ts";
import { PATHS } from "../../lib/paths.ts";
import { resolveForm } from "../../lib/resolve-form.ts";
import { showFocused } from "../../ui/field.tsx";
import {
  chooseType,
  emptyDraft,
  FIELDS,
  type PitchDraft,
  type PitchMode,
  readDraft,
  toJudged,
  writeDraft,
} from "./model.ts";

/** The server's validation, applied to the request that would be sent. */
const resolver = resolveForm(analysisRequest, toJudged);

/** The mode requested by the address, read once: a reload keeps later choices. */
function takeAskedMode(): PitchMode | null {
  if (location.hash !== new URL(PATHS.pitchByVoice, location.href).hash) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return "voice";
}

/**
 * The pitch form, saved to session storage at every change. Its fields are disabled until the draft is `opened`, since
 * text typed earlier would be overwritten.
 */
export function usePitchForm() {
  const form = useForm<PitchDraft>({ defaultValues: emptyDraft(), resolver, shouldFocusError: false });
  const { reset, subscribe, setValue, setFocus, getValues, clearErrors } = form;

  const [opened, setOpened] = useState<PitchDraft | null>(null);
  const asked = useRef<PitchMode | null>(null);
  const carried = readCarriedText(useLocation().state);
  useEffect(() => {
    asked.current ??= takeAskedMode();
    const kept = readDraft();
    // A text that was kept is not lost for one that comes with a link.
    const isCarried = carried !== "" && kept.content.trim() === "";
    const draft: PitchDraft = {
      ...kept,
      ...(asked.current && { mode: asked.current }),
      ...(isCarried && { mode: "text", content: carried }),
    };
    if (isCarried) writeDraft(draft);
    reset(draft);
    // oxlint-disable-next-line react/set-state-in-effect -- The draft lives in the browser's storage: only an effect reads it.
    setOpened(draft);
    return subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(values) });
  }, [reset, subscribe, carried]);

  /** The first invalid field in page order, which differs from the order of registration. */
  const focusError = (errors: FieldErrors<PitchDraft>) => {
    const first = FIELDS.find((name) => errors[name]);
    if (!first) return;
    setFocus(first);
    // It is focused a moment later.
    setTimeout(showFocused, 0, `pitch-${first}`);
  };

  const setType = (type: PitchType) => {
    const { audience, target } = chooseType(getValues(), type);
    setValue("pitch_type", type);
    setValue("audience", audience);
    setValue("target", target);
    clearErrors(["audience", "target", "question"]);
  };
  const setMode = (mode: PitchMode) => {
    setValue("mode", mode);
    clearErrors("content");
  };
  return { ...form, opened, setType, setMode, focusError };
}
