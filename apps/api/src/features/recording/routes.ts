import * as recordings from "@app/contracts/recording";
import multipart from "@fastify/multipart";
import { type Api, mount } from "../../http/mount.ts";
import { discardRecording } from "./discard-recording.ts";
import { referTo } from "./audio-reference.ts";
import { MULTIPART_LIMITS, receiveUpload } from "./receive-upload.ts";
import { presentSpace } from "./present.ts";
import { listStored } from "./store.ts";
import { sendAudio } from "./send-audio.ts";
import { transcribeRecording } from "./transcribe-recording.ts";

export async function mountRecording(api: Api): Promise<void> {
  const { deps } = api;
  // In a scope of its own, so that no other route accepts multipart forms.
  await api.app.register(async (scope) => {
    await scope.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false });
    mount({ ...api, app: scope }, recordings.uploadAudio, ({ user, query }, exchange) =>
      receiveUpload(deps, user.id, exchange, query.keep === "true"),
    );
  });
  mount(api, recordings.transcribeAudio, async ({ user, body }) => ({
    transcription: await transcribeRecording(deps, user.id, body.file_url),
  }));
  mount(api, recordings.getRecordingSpace, async ({ user }) =>
    presentSpace(await listStored(deps.database, user.id)),
  );
  mount(api, recordings.getAudio, ({ user, params }, exchange) =>
    sendAudio(deps, user.id, referTo(params.id), exchange),
  );
  mount(api, recordings.deleteAudio, ({ user, params }) => discardRecording(deps, user.id, params.id));
}
