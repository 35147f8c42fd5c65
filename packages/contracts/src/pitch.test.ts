import { expect, test } from "vitest";
import { analysisRequest } from "./pitch.ts";
import { emailAddress, newPassword } from "./account.ts";
import { MESSAGES } from "./messages.ts";

const words = (count: number) => Array.from({ length: count }, (_, i) => `mot${i}`).join(" ");
const request = (change: object) => ({
  pitch_type: "produit",
  content: words(60),
  target: "Convaincre",
  audience: "Investisseur",
  ...change,
});
const firstMessage = (change: object) => {
  const result = analysisRequest.safeParse(request(change));
  return result.success ? null : result.error.issues[0]?.message;
};

test.each([
  [{}, null],
  [{ content: words(49) }, MESSAGES.pitchTooShort],
  [{ content: "   " }, MESSAGES.pitchRequired],
  [{ content: undefined }, MESSAGES.pitchRequired],
  [{ content: "a ".repeat(10_001) }, MESSAGES.pitchTooLong],
  [{ pitch_type: "autre" }, MESSAGES.pitchTypeInvalid],
  [{ pitch_type: "rh" }, MESSAGES.questionRequired],
  [{ pitch_type: "rh", question: "  " }, MESSAGES.questionRequired],
  [{ pitch_type: "rh", question: "Pourquoi vous ?" }, null],
  [{ target: "" }, MESSAGES.targetRequired],
  [{ audience: " " }, MESSAGES.audienceRequired],
  [{ interview_plan_id: null, audio_url: null, transcript: "" }, null],
  [{ audio_url: "/api/audio/x", content: undefined, transcript: "dix mots" }, null],
  [{ audio_url: "/api/audio/x", content: "dix mots" }, null],
  [{ audio_url: "/api/audio/x", content: " ", transcript: null }, MESSAGES.transcriptRequired],
  [{ audio_url: "/api/audio/x", transcript: "a ".repeat(10_001) }, MESSAGES.pitchTooLong],
  [{ audio_url: "" }, MESSAGES.audioRequired],
  [{ content: 42 }, MESSAGES.pitchRequired],
])("%o says %s", (change, message) => {
  expect(firstMessage(change)).toBe(message);
});

test("every wrong field is named at once, so that a form shows them all", () => {
  const result = analysisRequest.safeParse(request({ pitch_type: "rh", content: "", question: "" }));
  const named = new Set(result.error?.issues.map(({ path }) => path[0]));
  expect([...named].toSorted()).toEqual(["content", "question"]);
});

test("an address is one address, in one form", () => {
  expect(emailAddress.parse(" Camille@Exemple.FR ")).toBe("camille@exemple.fr");
  for (const hostile of ["a@x.fr, b@x.fr", "a@x.fr\r\nBcc: b@x.fr", "a@x", "a@x.fr.", "<a@x.fr>"])
    expect(emailAddress.safeParse(hostile).success, hostile).toBe(false);
});

test("a password is counted after NFC", () => {
  expect(newPassword.parse("e\u0301".repeat(8))).toBe("é".repeat(8));
  expect(newPassword.safeParse("e\u0301".repeat(7)).success).toBe(false);
});
