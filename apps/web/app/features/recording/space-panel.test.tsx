import { MESSAGES } from "@app/contracts/messages";
import type { RecordingSpace } from "@app/contracts/recording";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { InPage } from "../../../test-support/in-page.tsx";
import { openSession } from "../../lib/session.ts";
import { typo } from "../../lib/typo.ts";
import { RECORDING_TEXT, SPACE_TEXT } from "./messages.ts";
import { RecordingStage } from "./recording-stage.tsx";
import { silentVoice } from "./test-support/silent-voice.ts";

const ID = "A".repeat(22);
const space = (usedSec: number): RecordingSpace => ({
  usedSec,
  maxSec: 3600,
  usedBytes: usedSec * 32_000,
  maxBytes: 115_200_000,
  recordings: [
    {
      audio_url: `/api/audio/${ID}`,
      createdAt: "2026-11-02T09:00:00.000Z",
      expiresAt: "2026-12-02T09:00:00.000Z",
      durationSec: 245,
      keep: true,
    },
  ],
});
let usedSec: number;
const deleted = vi.fn<(url: string) => void>();

beforeEach(() => {
  openSession("token");
  deleted.mockClear();
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    if (method !== "DELETE") return Response.json(space(usedSec));
    deleted(url);
    usedSec = 0;
    return new Response(null, { status: 204 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = () =>
  render(<RecordingStage voice={silentVoice()} question="" error={undefined} />, { wrapper: InPage });
const findRecord = () => screen.findByRole("button", { name: RECORDING_TEXT.record });

test("with room enough nothing is said", async () => {
  usedSec = 600;
  show();
  await findRecord();
  expect(screen.queryByRole("region", { name: SPACE_TEXT.title })).toBeNull();
});

test("little room is said before recording", async () => {
  usedSec = 3400;
  show();
  expect(await screen.findByText(typo(SPACE_TEXT.left("3:20")))).toBeTruthy();
  await findRecord();
});

test("without room one does not record in vain: the reason is there, and so is the way to make room", async () => {
  usedSec = 3590;
  show();
  const user = userEvent.setup();
  expect(await screen.findByText(typo(MESSAGES.recordingsFull))).toBeTruthy();
  expect(screen.queryByRole("button", { name: RECORDING_TEXT.record })).toBeNull();
  const remove = screen.getByRole("button", { name: /^Supprimer : Enregistrement du 02\/11\/2026, 4:05$/ });
  await user.click(remove);
  await user.click(await screen.findByRole("button", { name: SPACE_TEXT.cancel }));
  expect(deleted).not.toHaveBeenCalled();
  await user.click(remove);
  await user.click(await screen.findByRole("button", { name: SPACE_TEXT.confirm }));
  await findRecord();
  expect(deleted).toHaveBeenCalledExactlyOnceWith(`/api/audio/${ID}`);
});
