import { PITCH_TYPE_FORM } from "@app/contracts/pitch-types";
import { expect, test } from "vitest";
import { writeStored } from "../../lib/session-storage.ts";
import { MESSAGES } from "@app/contracts/messages";
import { openSession } from "../../lib/session.ts";
import {
  chooseType,
  draftAnswer,
  emptyDraft,
  isComplete,
  judgeTranscript,
  readDraft,
  toRequest,
  writeDraft,
} from "./model.ts";

test("a type fills its audience and its objective in", () => {
  expect(chooseType(emptyDraft(), "produit")).toEqual({
    audience: PITCH_TYPE_FORM.produit.audience,
    target: PITCH_TYPE_FORM.produit.objective,
  });
});

test("what the user wrote himself stays, field by field", () => {
  const draft = { ...emptyDraft(), audience: "Madame Roux, directrice" };
  expect(chooseType(draft, "perso")).toEqual({
    audience: "Madame Roux, directrice",
    target: PITCH_TYPE_FORM.perso.objective,
  });
  expect(chooseType({ ...draft, audience: "  " }, "perso").audience).toBe(PITCH_TYPE_FORM.perso.audience);
});

test("only an interview sends its question", () => {
  const draft = { ...emptyDraft(), question: "Pourquoi vous ?" };
  expect(toRequest(draft).question).toBe("Pourquoi vous ?");
  expect(toRequest({ ...draft, pitch_type: "perso" }).question).toBeNull();
});

test("the draft survives a reload; a damaged one counts as none", () => {
  const draft = { ...emptyDraft(), content: "Bonjour" };
  writeDraft(draft);
  expect(readDraft()).toEqual(draft);
  writeStored("pitch-draft", { pitch_type: "inconnu" });
  expect(readDraft()).toEqual(emptyDraft());
});

test("a voice sends what was said and not the text of the other mode", () => {
  const draft = { ...emptyDraft(), mode: "voice" as const, question: "Pourquoi ?", content: "écrit" };
  const request = toRequest(draft, { audioUrl: "/api/audio/a", transcript: "dit" });
  expect(request).toMatchObject({ audio_url: "/api/audio/a", transcript: "dit" });
  expect(request).not.toHaveProperty("content");
  expect(request).not.toHaveProperty("mode");
});

test("a transcript has to say something, and not a book", () => {
  const draft = { ...emptyDraft(), question: "Pourquoi ?" };
  const judge = (transcript: string) => judgeTranscript(draft, { audioUrl: "/api/audio/a", transcript });
  expect(judge(" ")).toBe(MESSAGES.transcriptRequired);
  expect(judge("a ".repeat(10_001))).toBe(MESSAGES.pitchTooLong);
  expect(judge("Bonjour")).toBeNull();
});

test("complete is what lacks nothing but the pitch", () => {
  expect(isComplete(emptyDraft())).toBe(false);
  expect(isComplete({ ...emptyDraft(), question: "Pourquoi ?" })).toBe(true);
});

test("the voice of a draft is for a signed-in user; a draft of before it is a text", () => {
  const draft = { ...emptyDraft(), mode: "voice" as const };
  writeDraft(draft);
  expect(readDraft().mode).toBe("text");
  openSession("t");
  expect(readDraft().mode).toBe("voice");
  const { mode: _mode, ...old } = { ...draft, content: "Bonjour" };
  writeStored("pitch-draft", old);
  expect(readDraft()).toMatchObject({ mode: "text", content: "Bonjour" });
});

test("a question of a plan is answered aloud, and an answer begun to it goes on", () => {
  openSession("t");
  const answer = draftAnswer("plan", "Pourquoi vous ?");
  expect(answer).toMatchObject({ mode: "voice", pitch_type: "rh", question: "Pourquoi vous ?", content: "" });
  const begun = { ...answer, mode: "text" as const, content: "Parce que" };
  writeDraft(begun);
  expect(draftAnswer("plan", "Pourquoi vous ?")).toEqual(begun);
  expect(draftAnswer("plan", "Et après ?").content).toBe("");
  expect(draftAnswer("autre", "Pourquoi vous ?").content).toBe("");
});
