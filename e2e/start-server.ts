import { makeDataDir, startServerProcess } from "../scripts/server-process.ts";
import { speak, SPOKEN_TEXT } from "./speak.ts";
import { startTranscriptionServer } from "./transcription-server.ts";

/** One real server for the whole run, on its own port and data folder, with a transcription service beside it. */
export default async function startServer() {
  const { dataDir, remove } = makeDataDir();
  const speech = speak(SPOKEN_TEXT);
  const transcription = speech && (await startTranscriptionServer(speech));
  const server = await startServerProcess(dataDir, transcription?.env);
  process.env.E2E_URL = server.url;
  return async () => {
    await server.stop();
    await transcription?.stop();
    remove();
  };
}
