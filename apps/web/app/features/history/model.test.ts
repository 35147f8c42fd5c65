import { expect, test } from "vitest";
import type { HistoryVersion } from "@app/contracts/history";
import { countVersions, formatChange, progressOf, readType, shareOf, withParameter } from "./model.ts";

const version = (number: number, globalScore: number, maxScore = 60): HistoryVersion => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  created_at: "2026-11-14T09:00:00.000Z",
  version: number,
  globalScore,
  maxScore,
});

test("progress is read on the last two versions of one scale", () => {
  expect(progressOf([version(1, 31), version(2, 35.2)]).change).toBe(4.2);
  expect(progressOf([version(1, 31)]).change).toBeNull();
  expect(progressOf([version(1, 31), version(2, 70, 100)]).change).toBeNull();
  expect(progressOf([])).toEqual({ latest: undefined, change: null });
});

test("a gain carries its sign, a draw none", () => {
  expect([formatChange(4.2), formatChange(-3), formatChange(0)]).toEqual(["+4,2", "−3", "0"]);
});

test("a bar stays in its frame", () => {
  expect([shareOf(version(1, 30)), shareOf(version(1, 80)), shareOf(version(1, 5, 0))]).toEqual([0.5, 1, 0]);
});

test("an unknown type in the address filters nothing", () => {
  expect(readType(new URLSearchParams("pitch_type=rh"))).toBe("rh");
  expect(readType(new URLSearchParams("pitch_type=autre"))).toBeNull();
});

test("one parameter changes, the others stay", () => {
  const search = new URLSearchParams("pitch_type=rh&pitch=x");
  expect(withParameter(search, "pitch", null).toString()).toBe("pitch_type=rh");
  expect(withParameter(search, "pitch", "y").toString()).toBe("pitch_type=rh&pitch=y");
});

test("the versions of a type are counted through titles and questions", () => {
  const questions = [
    { question: "A ?", versionCount: 2, versions: [version(1, 30), version(2, 32)] },
    { question: "B ?", versionCount: 1, versions: [version(1, 28)] },
  ];
  expect(countVersions({ type: "rh", titles: [{ title: "Un poste", questions }] })).toBe(3);
});
