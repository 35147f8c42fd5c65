import { type AnalysisRequest, analysisRequest } from "@app/contracts/pitch";
import type { AnalysisDraft } from "@app/contracts/report";
import {
  AUDIENCE_IDEAS,
  DEFAULT_PITCH_TYPE,
  OBJECTIVE_IDEAS,
  PITCH_TYPE_FORM,
} from "@app/contracts/pitch-types";
import { PITCH_TYPES, type PitchType } from "@app/engine/pitch";
import * as z from "zod/mini";
import { readToken } from "../../lib/session.ts";
import { readStored, removeStored, writeStored } from "../../lib/session-storage.ts";
import { DRAFT_KEY } from "../../lib/unsaved.ts";

/** The form, named as the request names it so that a refusal of the server finds its field. */
export const PITCH_MODES = ["text", "voice"] as const;
export type PitchMode = (typeof PITCH_MODES)[number];

const pitchDraft = z.object({
  mode: z.catch(z.enum(PITCH_MODES), "text"),
  pitch_type: z.enum(PITCH_TYPES),
  audience: z.string(),
  target: z.string(),
  question: z.string(),
  content: z.string(),
  /** Its name in the history; proposed from the others where it is blank. */
  title: z.catch(z.string(), ""),
  /** The plan that the question comes from. */
  interview_plan_id: z.catch(z.nullable(z.string()), null),
});
export type PitchDraft = z.infer<typeof pitchDraft>;

/** In the order of the page. */
export const FIELDS = ["pitch_type", "audience", "target", "question", "title", "content"] as const;

export const emptyDraft = (): PitchDraft => ({
  mode: "text",
  pitch_type: DEFAULT_PITCH_TYPE,
  audience: PITCH_TYPE_FORM[DEFAULT_PITCH_TYPE].audience,
  target: PITCH_TYPE_FORM[DEFAULT_PITCH_TYPE].objective,
  question: "",
  content: "",
  title: "",
  interview_plan_id: null,
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

/** A recording on the server and the words that were said in it. */
interface SpokenPitch {
  audioUrl: string;
  transcript: string;
  /** What the browser wrote of it, where it did. */
  recognised?: string | undefined;
}

/**
 * Only rh has a question; one typed before the type was changed stays in the form and is not sent. Nor does the text
 * of the other mode go with a voice.
 */
export function toRequest(draft: PitchDraft, spoken?: SpokenPitch): AnalysisRequest {
  const { mode: _mode, content, title, interview_plan_id, ...rest } = draft;
  const isInterview = draft.pitch_type === "rh";
  const question = isInterview ? draft.question : null;
  const name = title.trim();
  const parameters = {
    ...rest,
    ...(name !== "" && { title: name }),
    ...(isInterview && interview_plan_id !== null && { interview_plan_id }),
  };
  return spoken
    ? {
        ...parameters,
        question,
        audio_url: spoken.audioUrl,
        transcript: spoken.transcript,
        ...(spoken.recognised && { recognised: spoken.recognised }),
      }
    : { ...parameters, question, content };
}

/** While there is no recording yet, the parameters alone are judged. */
const NOT_YET: SpokenPitch = { audioUrl: "-", transcript: "-" };
export const toJudged = (draft: PitchDraft): AnalysisRequest =>
  toRequest(draft, draft.mode === "voice" ? NOT_YET : undefined);

/** Why a transcript cannot be sent, null when it can. */
export function judgeTranscript(draft: PitchDraft, spoken: SpokenPitch): string | null {
  const judged = analysisRequest.safeParse(toRequest(draft, spoken));
  return judged.error?.issues.find(({ path }) => path[0] === "transcript")?.message ?? null;
}

/** Nothing is left to fill in but the pitch itself. */
export const isComplete = (draft: PitchDraft): boolean =>
  analysisRequest.safeParse(toRequest(draft, NOT_YET)).success;

type Judged = Pick<
  AnalysisDraft,
  "pitch_type" | "audience" | "target" | "question" | "content" | "title" | "interview_plan_id"
>;

/** The form as it was when this pitch was sent: its next version starts there. */
export function draftOf(pitch: Judged, change: Partial<PitchDraft> = {}): PitchDraft {
  const { pitch_type, audience, target, question, content, title, interview_plan_id } = pitch;
  return {
    mode: "text",
    pitch_type,
    audience,
    target,
    question: question ?? "",
    content,
    title,
    interview_plan_id,
    ...change,
  };
}

/** The draft of this browser session; a damaged one counts as none. */
export function readDraft(): PitchDraft {
  const stored = pitchDraft.safeParse(readStored(DRAFT_KEY));
  if (!stored.success) return emptyDraft();
  // Only a signed-in user records.
  return readToken() === null ? { ...stored.data, mode: "text" } : stored.data;
}
export const writeDraft = (draft: PitchDraft): void => writeStored(DRAFT_KEY, draft);
export const forgetDraft = (): void => removeStored(DRAFT_KEY);
