import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { EXAMPLE_ORAL } from "../test-support/example-oral.ts";
import { MarkLegend } from "./mark-legend.tsx";

const [heard] = EXAMPLE_ORAL.hesitations;
const [written] = EXAMPLE_ORAL.fillers;
const legendOf = (change: Partial<typeof EXAMPLE_ORAL>) => {
  const { unmount } = render(<MarkLegend oral={{ ...EXAMPLE_ORAL, timeline: [], ...change }} />);
  const names = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  unmount();
  return names.map((name) => name?.replaceAll(/\s/g, " "));
};

test("the legend calls no « euh » a fault before its speaker has confirmed it", () => {
  const probable = { ...heard!, answer: undefined };
  const confirmed = { ...heard!, answer: "confirmed" as const };
  expect(legendOf({ fillers: [], hesitations: [probable] })).toEqual(["« euh » probable"]);
  expect(legendOf({ fillers: [], hesitations: [confirmed] })).toEqual(["Mot parasite"]);
  expect(legendOf({ fillers: [written!], hesitations: [] })).toEqual(["Mot parasite"]);
  expect(legendOf({ fillers: [written!], hesitations: [probable] })).toEqual([
    "Mot parasite, ou « euh » probable",
  ]);
});
