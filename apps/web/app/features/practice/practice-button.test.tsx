import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { createLevelFeed } from "../recording/level-feed.ts";
import type { Saying, SpokenSentence } from "./model.ts";
import { PracticeButton } from "./practice-button.tsx";
import { usePractice } from "./use-practice.ts";

vi.mock(import("./use-practice.ts"), () => ({ usePractice: vi.fn<typeof usePractice>() }));

const BEFORE: SpokenSentence = {
  text: "Du coup, je dirige une équipe.",
  durationSec: 2,
  wordsPerMinute: 180,
  pauses: 1,
  hesitations: 2,
};
async function compare(now: Saying) {
  vi.mocked(usePractice).mockReturnValue({
    state: { step: "done", result: now },
    levels: createLevelFeed(),
    secMax: 10,
    listen: async () => {},
    stop: async () => {},
    show: async () => {},
    reset: () => {},
  });
  render(<PracticeButton sentence={BEFORE} />);
  await userEvent.click(screen.getByRole("button", { name: "Redire cette phrase" }));
  return within(await screen.findByRole("table"));
}

test("« euh » that noise covered are said to be uncounted, with why", async () => {
  const table = await compare({ wordsPerMinute: 150.4, pauses: 0, hesitations: null });
  expect(table.getByText("150")).toBeTruthy();
  expect(table.getByText("non comptés")).toBeTruthy();
  expect(screen.getByText(/Du bruit couvre/)).toBeTruthy();
  expect(screen.queryByText(/estimé d’après les syllabes/)).toBeNull();
});

test("a rate of other words than the sentence's is said to be estimated", async () => {
  await compare({ wordsPerMinute: 150, pauses: 0, hesitations: 0, isEstimated: true });
  expect(screen.getByText(/estimé d’après les syllabes/)).toBeTruthy();
  expect(screen.queryByText("non comptés")).toBeNull();
});
