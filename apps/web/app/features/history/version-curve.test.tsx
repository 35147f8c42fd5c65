import type { HistoryVersion } from "@app/contracts/history";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { VersionCurve } from "./version-curve.tsx";

const versionsOf = (count: number): HistoryVersion[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `id-${index + 1}`,
    version: index + 1,
    created_at: "2026-11-01T10:00:00.000Z",
    globalScore: 40,
    maxScore: 60,
  }));
const named = (count: number, current: number) => {
  const { unmount } = render(<VersionCurve versions={versionsOf(count)} currentId={`id-${current}`} />);
  const names = screen.getAllByText(/^v\d+$/).map(({ textContent }) => textContent);
  unmount();
  return names;
};

test("many versions have figures that do not run into each other", () => {
  expect(named(12, 12)).toHaveLength(12);
  expect(named(30, 30)).toEqual(["v3", "v6", "v9", "v12", "v15", "v18", "v21", "v24", "v27", "v30"]);
  expect(named(30, 28)).toEqual(["v3", "v6", "v9", "v12", "v15", "v18", "v21", "v24", "v28"]);
});
