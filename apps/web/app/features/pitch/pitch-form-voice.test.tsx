import { MESSAGES } from "@app/contracts/messages";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { closeSession, openSession } from "../../lib/session.ts";
import { settleSignIn } from "../../lib/sign-in.ts";
import { MODE_CHANGE_TEXT, PITCH_TEXT } from "./messages.ts";
import { emptyDraft, type PitchDraft, writeDraft } from "./model.ts";
import { PitchForm } from "./pitch-form.tsx";
import { InPage } from "../../../test-support/in-page.tsx";
import { silentVoice } from "../recording/test-support/silent-voice.ts";
import { RECORDING_TEXT } from "../recording/messages.ts";
import type { Voice } from "../recording/use-voice.ts";

beforeAll(() => void (Element.prototype.scrollIntoView = () => {}));
beforeEach(() => openSession("t"));

function open(change: Partial<Voice> = {}, draft: Partial<PitchDraft> = {}, credits: number | null = null) {
  writeDraft({ ...emptyDraft(), question: "Pourquoi vous ?", mode: "voice", ...draft });
  const onSubmit = vi.fn<(draft: PitchDraft) => Promise<void>>(async () => {});
  const clear = vi.fn<() => void>();
  const voice = silentVoice({
    clear,
    ...change,
  });
  render(<PitchForm failure={undefined} credits={credits} voice={voice} shown onSubmit={onSubmit} />, {
    wrapper: InPage,
  });
  return { onSubmit, clear, user: userEvent.setup() };
}
const mode = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const submit = () => screen.getByRole("button", { name: PITCH_TEXT.submit });

test("a voice asks its question, costs three credits and has no text field", async () => {
  open();
  expect(await screen.findByText(/Pourquoi vous\s\?/)).toBeTruthy();
  expect(screen.getByText(/^3\scrédits$/)).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: PITCH_TEXT.content.rh })).toBeNull();
});

test("without a take nothing is sent: the reason is said and the record button has the focus", async () => {
  const { user, onSubmit } = open();
  await screen.findByRole("button", { name: RECORDING_TEXT.record });
  await user.click(submit());
  const error = await screen.findByText(MESSAGES.audioRequired);
  const record = screen.getByRole("button", { name: RECORDING_TEXT.record });
  expect(document.activeElement).toBe(record);
  expect(record.getAttribute("aria-describedby")).toBe(error.id);
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a question that is missing is asked for before the recording, not after", async () => {
  const record = vi.fn<() => void>();
  const { user } = open({ record }, { question: "" });
  const start = await screen.findByRole("button", { name: RECORDING_TEXT.record });
  await user.click(start);
  expect(await screen.findByText(MESSAGES.questionRequired)).toBeTruthy();
  const question = screen.getByLabelText(PITCH_TEXT.question);
  expect(document.activeElement).toBe(question);
  expect(record).not.toHaveBeenCalled();
  await user.type(question, "Pourquoi vous ?");
  await user.click(start);
  await waitFor(() => expect(record).toHaveBeenCalledTimes(1));
});

test.each(["busy", "too-short"] as const)("a take that is %s cannot be sent", async (status) => {
  const { user, onSubmit } = open({ status, hasTake: true });
  expect(submit().getAttribute("aria-disabled")).toBe("true");
  await user.click(submit());
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a take that is ready goes with the parameters", async () => {
  const { user, onSubmit } = open({ status: "ready", hasTake: true });
  await user.click(submit());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ mode: "voice", question: "Pourquoi vous ?" });
});

test("going back to the text is asked about when it loses a take", async () => {
  const { user, clear } = open({ status: "ready", hasTake: true });
  await user.click(mode("Texte"));
  await user.click(screen.getByRole("button", { name: MODE_CHANGE_TEXT.stay }));
  expect(clear).not.toHaveBeenCalled();
  await user.click(mode("Texte"));
  await user.click(screen.getByRole("button", { name: MODE_CHANGE_TEXT.change }));
  expect(clear).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("textbox", { name: PITCH_TEXT.content.rh })).toBeTruthy();
});

test("a visitor is asked to sign in before he records", async () => {
  closeSession();
  const { user } = open({}, { mode: "text" });
  await user.click(mode("Voix"));
  expect(mode("Texte").checked).toBe(true);
  settleSignIn(true);
  await waitFor(() => expect(mode("Voix").checked).toBe(true));
});

test("on a phone complete parameters fold away, and unfold for a mistake", async () => {
  const { user } = open({ status: "ready", hasTake: true }, { mode: "text" });
  await user.click(mode("Texte"));
  await user.click(mode("Voix"));
  const unfold = screen.getByRole("button", { name: /Modifier/ });
  await user.clear(screen.getByLabelText(PITCH_TEXT.audience));
  await user.click(submit());
  await waitFor(() => expect(unfold.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByLabelText(PITCH_TEXT.audience));
});

test("a form opened by voice shows the recorder first where nothing else is missing", () => {
  open();
  expect(screen.getByRole("button", { name: /Modifier/ })).toBeTruthy();
});

test("what is missing is not folded away when the form opens", () => {
  open({}, { question: "" });
  expect(screen.queryByRole("button", { name: /Modifier/ })).toBeNull();
});

test("who lacks credits is told before anything is recorded, and can still write", async () => {
  const { user } = open({}, {}, 2);
  expect(screen.getByText(/3\scrédits\s: il vous en reste 2/)).toBeTruthy();
  expect(screen.getByRole("link", { name: PITCH_TEXT.buyCredits })).toBeTruthy();
  await user.click(mode("Texte"));
  expect(screen.queryByRole("link", { name: PITCH_TEXT.buyCredits })).toBeNull();
});
