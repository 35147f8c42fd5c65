import type { SignalIssue } from "@app/engine/report";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { checkMicrophone } from "./check-microphone.ts";
import { MICROPHONE_TEXT } from "./messages.ts";
import { MicrophoneError } from "./open-microphone.ts";
import type { Take } from "./model.ts";
import { RecordingStage } from "./recording-stage.tsx";
import { silentVoice, TYPED_WORDS } from "./test-support/silent-voice.ts";
import { useVoice } from "./use-voice.ts";

vi.mock(import("./check-microphone.ts"), async (original) => ({
  ...(await original()),
  checkMicrophone: vi.fn<typeof checkMicrophone>(),
}));
vi.mock(import("./record-take.ts"), () => ({
  recordTake: async () => ({
    stop: () => new Promise<never>(() => {}),
    cancel: async () => {},
    leave: async () => {},
  }),
}));

function Stage() {
  return <RecordingStage voice={useVoice(TYPED_WORDS)} question="" error={undefined} />;
}
function show() {
  const queries = new QueryClient();
  const transcription = { method: "local", model: "m", host: null };
  queries.setQueryData(["processors"], { transcription });
  return render(
    <QueryClientProvider client={queries}>
      <Stage />
    </QueryClientProvider>,
  );
}
const hears = (...issues: SignalIssue[]) =>
  vi.mocked(checkMicrophone).mockResolvedValueOnce({ snrDb: 9, speechLevelDb: -50, clippedShare: 0, issues });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => sessionStorage.clear());

test("the first test comes with the facts; later ones start at once, from beside the button", async () => {
  show();
  await press("Tester mon micro");
  expect(screen.getByRole("heading", { name: "Vos enregistrements" })).toBeTruthy();
  expect(checkMicrophone).not.toHaveBeenCalled();
  await press("Enregistrer sans test");
  document.body.replaceChildren();
  show();
  hears();
  await press("Tester mon micro");
  expect(await screen.findByText("On vous entend bien.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Test du micro" })).toBeTruthy();
  await press("Revenir");
  expect(screen.getByRole("button", { name: "Tester mon micro" })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Enregistrer" }));
});

test("two things to mend are told, and no more", async () => {
  show();
  await press("Enregistrer");
  hears("quiet", "echo", "noisy");
  await press("Tester mon micro");
  expect(await screen.findByText(/Votre voix est faible/)).toBeTruthy();
  expect(screen.getByText(/du bruit autour de vous/)).toBeTruthy();
  expect(screen.queryByText(/pièce résonne/)).toBeNull();
});

test("where no voice was heard, that alone is told", async () => {
  show();
  await press("Enregistrer");
  hears("silent", "narrow");
  await press("Tester mon micro");
  expect(await screen.findByText(/On ne vous entend pas/)).toBeTruthy();
  expect(screen.queryByText(/téléphone/)).toBeNull();
});

test("a microphone that was refused to a test is tried again by a test", async () => {
  show();
  await press("Enregistrer");
  vi.mocked(checkMicrophone).mockRejectedValueOnce(new MicrophoneError("refused"));
  await press("Tester mon micro");
  await screen.findByText(MICROPHONE_TEXT.title);
  hears();
  await press(MICROPHONE_TEXT.retry);
  expect(await screen.findByText("On vous entend bien.")).toBeTruthy();
});

test("that the browser writes no more is said to who sees no screen", () => {
  const voice = silentVoice();
  const step = { name: "recording" as const, second: 7, cue: null, isUnwritten: true };
  const queries = new QueryClient();
  voice.recorder.state = { ...voice.recorder.state, step };
  render(
    <QueryClientProvider client={queries}>
      <RecordingStage voice={voice} question="" error={undefined} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/n’écrit plus/).getAttribute("aria-live")).toBe("polite");
});

test("that the device does not have a take is told beside it", () => {
  const voice = silentVoice();
  const take: Take = {
    file: new File(["x"], "pitch.wav"),
    durationSec: 42,
    peaks: new Float32Array(0),
    origin: "microphone",
  };
  voice.recorder.state = { ...voice.recorder.state, take, isUnkept: true };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RecordingStage voice={voice} question="" error={undefined} />
    </QueryClientProvider>,
  );
  // One visible text, one for screen readers.
  expect(screen.getAllByText(/n’est pas gardé sur l’appareil/)).toHaveLength(2);
});
