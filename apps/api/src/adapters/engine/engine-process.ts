import { analysePitchText } from "@app/engine/analyse-text";
import { compareCv, readAdvert, writeExampleAnswer, writeQuestions } from "@app/engine/interview";
import type { PitchText, SpokenPitch } from "@app/engine/pitch";
import type { TextReport } from "@app/engine/report";
import { answerRequests } from "../forked/answer-requests.ts";
import type { InterviewFunctions, InterviewResult, InterviewTask, MeasuredVoice, ReadVoice } from "./port.ts";

/** The program that `engine-host.ts` starts: it handles one request at a time, and its exit frees all its memory. */
export type EngineRequest =
  | { pitch: PitchText }
  | { interview: InterviewTask }
  | { file: string }
  | { spoken: Pick<SpokenPitch, "pitch" | "words"> & { wav: Uint8Array } };
/** Null for a file that cannot be read. */
export type EngineResult = TextReport | InterviewResult<InterviewTask> | ReadVoice | MeasuredVoice | null;

/** Loaded at the first voice request: texts do not need it. */
const loadVoice = () => import("./measure-voice.ts");

const INTERVIEW: InterviewFunctions = { readAdvert, writeQuestions, writeExampleAnswer, compareCv };
const prepareInterview = ({ name, request }: InterviewTask) =>
  (INTERVIEW[name] as (given: typeof request) => InterviewResult<InterviewTask>)(request);

answerRequests(async (request: EngineRequest): Promise<EngineResult> => {
  if ("pitch" in request) return analysePitchText(request.pitch);
  if ("interview" in request) return prepareInterview(request.interview);
  const { measureVoice, readVoice } = await loadVoice();
  return "file" in request ? readVoice(request.file) : measureVoice(request.spoken);
});
