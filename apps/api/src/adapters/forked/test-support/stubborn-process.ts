import { answerRequests } from "../answer-requests.ts";

/** Echoes each word; exits at « die », fails at « fail », and never answers « hang ». */
answerRequests(async (word: string) => {
  if (word === "hang") await new Promise(() => {});
  if (word === "die") process.exit(1);
  if (word === "fail") throw new Error("cannot");
  return word;
});
