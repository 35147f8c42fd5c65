import { startIdentityServer } from "../apps/api/test-support/identity-server.ts";
import { makeDataDir, startServerProcess } from "../scripts/server-process.ts";
import { speak, SPOKEN_TEXT } from "./speak.ts";
import { startTranscriptionServer } from "./transcription-server.ts";

/** The person who signs in when a test goes to « LinkedIn ». */
const LINKEDIN_PERSON = { sub: "camille", email: "camille@exemple.fr", email_verified: true };

/**
 * One real server for the whole run, on its own port and data folder, with a transcription service and an identity
 * provider.
 */
export default async function startServer() {
  const { dataDir, remove } = makeDataDir();
  const speech = speak(SPOKEN_TEXT);
  const transcription = speech && (await startTranscriptionServer(speech));
  const identity = await startIdentityServer(() => `${process.env.E2E_URL}/auth/linkedin/callback`);
  identity.person = LINKEDIN_PERSON;
  const server = await startServerProcess(dataDir, { ...transcription?.env, ...identity.env, EXAMPLES: "" });
  process.env.E2E_URL = server.url;
  process.env.E2E_DATA_DIR = dataDir;
  return async () => {
    await server.stop();
    await transcription?.stop();
    await identity.close();
    remove();
  };
}
