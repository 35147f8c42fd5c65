import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import type { Analysis } from "@app/contracts/report";
import type { CoachTaskName } from "@app/contracts/coach";
import { MESSAGES } from "./messages.ts";
import { Report } from "./report.tsx";
import { coachedAnalysis } from "./test-support/coached-analysis.ts";
import { EXAMPLE_ANALYSIS } from "./test-support/example-analysis.ts";
import { EXAMPLE_ORAL } from "./test-support/example-oral.ts";

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => {};
  await import("./rewritten-pitch/formatted-text.tsx");
});
/** Keys whose values are codes, not shown as text. */
const CODES = new Set([
  "id",
  "rule",
  "kind",
  "method",
  "model",
  "outcome",
  "at",
  "created_at",
  "type",
  "unit",
]);
const AS_GIVEN = new Set(["word", "content", "quote", "pitch_type", "audio_url", "task", "final_pitch"]);

/** The same report, with each text by the engine, the coach or the user prefixed with « L'essai d'abord ». */
function withApostrophes<T>(value: T, key = ""): T {
  if (typeof value === "string")
    return (CODES.has(key) || AS_GIVEN.has(key) ? value : `L'essai d'abord ${value}`) as T;
  if (Array.isArray(value)) return value.map((item) => withApostrophes(item, key)) as T;
  if (value === null || typeof value !== "object") return value;
  // The oral charts look their metrics up by name: keep those labels.
  const isOral = "confidence" in value;
  const entries = Object.entries(value).map(([name, item]) => [
    name,
    isOral && name === "label" ? item : withApostrophes(item, name),
  ]);
  return Object.fromEntries(entries) as T;
}

/** All visible and screen-reader texts that contain a straight apostrophe; the pitch itself is shown as given. */
function straight(container: HTMLElement): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest("[id$='texte-texte']")) texts.push(node.nodeValue ?? "");
  for (const element of container.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "aria-valuetext"])
      texts.push(element.getAttribute(name) ?? "");
  return texts.filter((text) => /\p{L}'\p{L}/u.test(text) && text !== MESSAGES.hooksTitle);
}

const TASKS: CoachTaskName[] = ["judgement", "rewriting", "hooks"];
const coached = coachedAnalysis({ judgement: "written", rewriting: "written", hooks: "written" });
const reports: [string, Analysis, CoachTaskName[]][] = [
  ["text", EXAMPLE_ANALYSIS, []],
  ["voice", { ...EXAMPLE_ANALYSIS, maxScore: 100, oralPerformance: EXAMPLE_ORAL }, []],
  ["coach at work", coached as Analysis, TASKS],
  ["coach", coached as Analysis, []],
];

test.each(reports)(
  "every text of a report is set in French typography (%s)",
  async (_name, report, pending) => {
    const user = userEvent.setup();
    const { container } = render(<Report analysis={withApostrophes(report)} pending={pending} />);
    await screen.findAllByText(/L’essai d’abord/, undefined, { timeout: 10_000 });
    expect(straight(container)).toEqual([]);
    await user.click(screen.getByRole("button", { name: MESSAGES.firstRemark }));
    await user.click(screen.getByRole("radio", { name: MESSAGES.views.oral }));
    expect(straight(container)).toEqual([]);
  },
);
