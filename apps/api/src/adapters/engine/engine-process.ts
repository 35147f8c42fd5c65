import { analysePitchText } from "@app/engine/analyse-text";
import type { PitchText, SpokenPitch } from "@app/engine/pitch";
import type { TextReport } from "@app/engine/report";
import { answerRequests } from "../forked/answer-requests.ts";
import type { MeasuredVoice, ReadVoice } from "./port.ts";

/** The program behind `engine-host.ts`: one request at a time, and its end gives all memory back. */
export type EngineRequest =
  | { pitch: PitchText }
  | { file: string }
  | { spoken: Pick<SpokenPitch, "pitch" | "words"> & { wav: Uint8Array } };
/** Null for a file that cannot be read. */
export type EngineResult = TextReport | ReadVoice | MeasuredVoice | null;

/** What texts do not need is loaded by the first voice. */
const loadVoice = () => import("./measure-voice.ts");

answerRequests(async (request: EngineRequest): Promise<EngineResult> => {
  if ("pitch" in request) return analysePitchText(request.pitch);
  const { measureVoice, readVoice } = await loadVoice();
  return "file" in request ? readVoice(request.file) : measureVoice(request.spoken);
});
