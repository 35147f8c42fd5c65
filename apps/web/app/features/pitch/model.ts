import { AUDIO_ANALYSIS_COST, TEXT_ANALYSIS_COST } from "@app/contracts/limits";
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

/** Field names are those of the API request, so that the server's refusals find their fields. */
export const PITCH_MODES = ["text", "voice"] as const;
export type PitchMode = (typeof PITCH_MODES)[number];

const pitchDraft = z.object({
  mode: z.catch(z.enum(PITCH_MODES), "text"),
  pitch_type: z.enum(PITCH_TYPES),
  audience: z.string(),
  target: z.string(),
  question: z.string(),
  content: z.string(),
  /** Title in the history; derived from the other fields when blank. */
  title: z.catch(z.string(), ""),
  /** The interview plan from which the question comes. */
  interview_plan_id: z.catch(z.nullable(z.string()), null),
});
export type PitchDraft = z.infer<typeof pitchDraft>;

export const MODE_COST: Record<PitchMode, number> = { text: TEXT_ANALYSIS_COST, voice: AUDIO_ANALYSIS_COST };

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

/** Choosing a type fills in its default audience and objective, but keeps the user's own text. */
export function chooseType(draft: PitchDraft, type: PitchType): Pick<PitchDraft, "audience" | "target"> {
  const { audience, objective } = PITCH_TYPE_FORM[type];
  return {
    audience: isOffered(AUDIENCE_IDEAS, draft.audience) ? audience : draft.audience,
    target: isOffered(OBJECTIVE_IDEAS, draft.target) ? objective : draft.target,
  };
}

/** An uploaded recording and the words said in it. */
interface SpokenPitch {
  audioUrl: string;
  transcript: string;
  /** The browser's transcription, if any. */
  recognised?: string | undefined;
}

/**
 * Only `rh` pitches have a question; one typed before a change of type stays in the form but is not sent. Nor is the
 * text of the text mode sent with a recording.
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

/** Placeholder recording, to validate only the parameters before there is a recording. */
const NOT_YET: SpokenPitch = { audioUrl: "-", transcript: "-" };
export const toJudged = (draft: PitchDraft): AnalysisRequest =>
  toRequest(draft, draft.mode === "voice" ? NOT_YET : undefined);

/** Why a transcript cannot be sent; null when it can. */
export function judgeTranscript(draft: PitchDraft, spoken: SpokenPitch): string | null {
  const judged = analysisRequest.safeParse(toRequest(draft, spoken));
  return judged.error?.issues.find(({ path }) => path[0] === "transcript")?.message ?? null;
}

/** Whether only the pitch itself is missing. */
export const isComplete = (draft: PitchDraft): boolean =>
  analysisRequest.safeParse(toRequest(draft, NOT_YET)).success;

type Judged = Pick<
  AnalysisDraft,
  "pitch_type" | "audience" | "target" | "question" | "content" | "title" | "interview_plan_id"
>;

/** The form as it was when this pitch was sent, to start its next version. */
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

/** The form to answer a question of a plan aloud; an answer already begun there goes on, as it was. */
export function draftAnswer(planId: string, question: string): PitchDraft {
  const draft = readDraft();
  const isBegun =
    draft.pitch_type === "rh" && draft.interview_plan_id === planId && draft.question === question;
  if (isBegun) return draft;
  const answer = {
    ...emptyDraft(),
    mode: "voice",
    pitch_type: "rh",
    question,
    interview_plan_id: planId,
  } as const;
  return { ...answer, ...chooseType(answer, "rh") };
}

/** The draft of this browser session; a corrupted one is ignored. */
export function readDraft(): PitchDraft {
  const stored = pitchDraft.safeParse(readStored(DRAFT_KEY));
  if (!stored.success) return emptyDraft();
  // Visitors cannot record.
  return readToken() === null ? { ...stored.data, mode: "text" } : stored.data;
}
export const writeDraft = (draft: PitchDraft): void => writeStored(DRAFT_KEY, draft);
export const forgetDraft = (): void => removeStored(DRAFT_KEY);
