import {
  deleteAudio,
  getRecordingSpace,
  type RecordingSpace,
  type Transcription,
  transcribeAudio,
  type UploadedRecording,
  UPLOAD_FIELD,
  uploadAudio,
} from "@app/contracts/recording";
import { getProcessors, type Processors } from "@app/contracts/coach";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api.ts";
import { uploadFile } from "../../lib/upload-file.ts";

export const spaceQuery = queryOptions<RecordingSpace>({
  queryKey: ["recording-space"],
  queryFn: ({ signal }) => callApi(getRecordingSpace, {}, { signal }),
});

/** Who processes recordings on this server, and whether speech is transcribed at all. */
export const processorsQuery = queryOptions<Processors>({
  queryKey: ["processors"],
  queryFn: ({ signal }) => callApi(getProcessors, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The call takes the recording's id, which is the last part of its reference. */
export const deleteRecording = (audioUrl: string): Promise<void> =>
  callApi(deleteAudio, { params: { id: audioUrl.slice(audioUrl.lastIndexOf("/") + 1) } });

interface Sending {
  file: File;
  /** The user explicitly wants to play it again later. */
  keep: boolean;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export const sendRecording = ({ file, keep, onProgress, signal }: Sending): Promise<UploadedRecording> =>
  uploadFile(uploadAudio, { field: UPLOAD_FIELD, file, query: { keep: String(keep) }, onProgress, signal });

export const requestTranscription = async (audioUrl: string, signal: AbortSignal): Promise<Transcription> =>
  (await callApi(transcribeAudio, { body: { file_url: audioUrl } }, { signal })).transcription;
