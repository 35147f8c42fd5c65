import type { AnalysisRequest } from "@app/contracts/analysis";
import {
  AUDIENCE_IDEAS,
  DEFAULT_PITCH_TYPE,
  OBJECTIVE_IDEAS,
  PITCH_TYPE_FORM,
} from "@app/contracts/pitch-form";
import { PITCH_TYPES, type PitchType } from "@app/engine/scoring/report";
import * as z from "zod/mini";
import { readStored, removeStored, writeStored } from "../../lib/session-storage.ts";

/** The form, named as the request names it so that a refusal of the server finds its field. */
const pitchDraft = z.object({
  pitch_type: z.enum(PITCH_TYPES),
  audience: z.string(),
  target: z.string(),
  question: z.string(),
  content: z.string(),
});
export type PitchDraft = z.infer<typeof pitchDraft>;

/** In the order of the page. */
export const FIELDS = ["pitch_type", "audience", "target", "question", "content"] as const;

export const emptyDraft = (): PitchDraft => ({
  pitch_type: DEFAULT_PITCH_TYPE,
  audience: PITCH_TYPE_FORM[DEFAULT_PITCH_TYPE].audience,
  target: PITCH_TYPE_FORM[DEFAULT_PITCH_TYPE].objective,
  question: "",
  content: "",
});

const isOffered = (ideas: Record<PitchType, readonly string[]>, text: string) =>
  text.trim() === "" || Object.values(ideas).some((list) => list.includes(text.trim()));

/** Choosing a type fills its defaults in; a field in the user's own words keeps them. */
export function chooseType(draft: PitchDraft, type: PitchType): Pick<PitchDraft, "audience" | "target"> {
  const { audience, objective } = PITCH_TYPE_FORM[type];
  return {
    audience: isOffered(AUDIENCE_IDEAS, draft.audience) ? audience : draft.audience,
    target: isOffered(OBJECTIVE_IDEAS, draft.target) ? objective : draft.target,
  };
}

/** Only rh has a question; one typed before the type was changed stays in the form and is not sent. */
export const toRequest = (draft: PitchDraft): AnalysisRequest => ({
  ...draft,
  question: draft.pitch_type === "rh" ? draft.question : null,
});

const DRAFT_KEY = "pitch-draft";

/** The draft of this browser session; a damaged one counts as none. */
export function readDraft(): PitchDraft {
  const stored = pitchDraft.safeParse(readStored(DRAFT_KEY));
  return stored.success ? stored.data : emptyDraft();
}
export const writeDraft = (draft: PitchDraft): void => writeStored(DRAFT_KEY, draft);
export const forgetDraft = (): void => removeStored(DRAFT_KEY);
