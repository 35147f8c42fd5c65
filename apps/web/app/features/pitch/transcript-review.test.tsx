import { MESSAGES } from "@app/contracts/messages";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { TRANSCRIPT_TEXT } from "./messages.ts";
import { emptyDraft } from "./model.ts";
import { TranscriptReview } from "./transcript-review.tsx";
import { silentVoice } from "../recording/test-support/silent-voice.ts";
import type { Spoken } from "../recording/use-voice.ts";

beforeAll(() => void (window.scrollTo = () => {}));

const heard = (text: string, method: "service" | "local" | "none", model: string | null = null) => ({
  text,
  method,
  model,
  language: null,
  words: null,
});
function open(change: Partial<Spoken>) {
  const spoken: Spoken = {
    audioUrl: "/api/audio/a",
    keep: false,
    transcription: heard("Bonjour à tous", "service", "m-1"),
    failure: null,
    advice: null,
    ...change,
  };
  const acts = {
    onEdit: vi.fn<(text: string) => void>(),
    onConfirm: vi.fn<(text: string) => Promise<void>>(async () => {}),
    onRetry: vi.fn<() => void>(),
    onBack: vi.fn<() => void>(),
  };
  const review = {
    step: "review" as const,
    draft: { ...emptyDraft(), question: "Pourquoi vous ?" },
    spoken,
    transcript: spoken.transcription?.text ?? "",
  };
  render(<TranscriptReview review={review} voice={silentVoice()} {...acts} />);
  return { ...acts, user: userEvent.setup() };
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>(TRANSCRIPT_TEXT.label);
const confirm = () => screen.getByRole("button", { name: TRANSCRIPT_TEXT.submit });

test("the words go as they were corrected, and the method is named with its model", async () => {
  const { user, onConfirm, onEdit } = open({});
  expect(screen.getByText(/service extérieur \(modèle m-1\)/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  await user.type(field(), ", euh, voilà");
  expect(onEdit).toHaveBeenLastCalledWith("Bonjour à tous, euh, voilà");
  await user.click(confirm());
  expect(onConfirm).toHaveBeenCalledWith("Bonjour à tous, euh, voilà");
});

test("without a recogniser the text is asked for, and nothing goes without it", async () => {
  const { user, onConfirm } = open({ transcription: heard("", "none") });
  expect(screen.getByRole("heading", { name: TRANSCRIPT_TEXT.title.asked })).toBeTruthy();
  await user.click(confirm());
  expect(screen.getByText(MESSAGES.transcriptRequired)).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(onConfirm).not.toHaveBeenCalled();
});

test("a recogniser that heard no word says so, by its name", () => {
  open({ transcription: heard("", "local", "parakeet") });
  expect(
    screen.getByText(/sur notre serveur \(modèle parakeet\)\. Aucun mot n’a été reconnu\./),
  ).toBeTruthy();
});

test("after a failure the user tries again or writes the text himself", async () => {
  const { user, onRetry, onConfirm } = open({ transcription: null, failure: MESSAGES.transcriptionFailed });
  expect(screen.getByText(MESSAGES.transcriptionFailed)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: TRANSCRIPT_TEXT.retry }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  await user.type(field(), "Ce que j’ai dit");
  await user.click(confirm());
  expect(onConfirm).toHaveBeenCalledWith("Ce que j’ai dit");
});

test("what spoils the sound is told, and the way back is open", async () => {
  const { user, onBack } = open({ advice: "Le son sature." });
  expect(screen.getByText("Le son sature.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: TRANSCRIPT_TEXT.back }));
  expect(onBack).toHaveBeenCalledTimes(1);
});

test("a browser that was chosen and wrote nothing is named, and the words are asked for", () => {
  open({ transcription: heard("", "none"), isUnwritten: true });
  expect(screen.getByText(/Votre navigateur n’a rien écrit/)).toBeTruthy();
  expect(screen.queryByText(/Aucune transcription automatique/)).toBeNull();
});
