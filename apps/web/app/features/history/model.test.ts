import { expect, test } from "vitest";
import type { HistoryVersion } from "@app/contracts/history";
import { formatChange } from "../../lib/numbers.ts";
import { joinPages, progressOf, readType, shareOf, withoutDeleted, withParameter } from "./model.ts";

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

const group = (question: string | null, ...versions: HistoryVersion[]) => ({
  type: "rh" as const,
  titles: [{ title: "Un poste", questions: [{ question, versionCount: versions.length, versions }] }],
});

test("a type and a title go on from one page to the next, and a version stands once", () => {
  const joined = joinPages([
    [group("A ?", version(2, 32), version(3, 33))],
    [group("B ?", version(1, 28)), group("A ?", version(1, 30), version(2, 32))],
  ]);
  expect(joined).toHaveLength(1);
  const [a, b] = joined[0]!.titles[0]!.questions;
  expect(a!.versions.map((one) => one.version)).toEqual([1, 2, 3]);
  expect(b!.question).toBe("B ?");
});

test("what was deleted leaves the list, with the groups that it empties", () => {
  const groups = joinPages([[group("A ?", version(1, 30), version(2, 32)), group(null, version(1, 20))]]);
  const gone = { type: "rh" as const, title: "Un poste" };
  const one = withoutDeleted(groups, { ...gone, question: "A ?", version: 1 });
  expect(one[0]!.titles[0]!.questions[0]).toMatchObject({ versionCount: 1, versions: [{ version: 2 }] });
  expect(
    withoutDeleted(groups, { ...gone, question: null, version: 1 })[0]!.titles[0]!.questions,
  ).toHaveLength(1);
  expect(withoutDeleted(groups, gone)).toEqual([]);
  expect(withoutDeleted(groups, { type: "perso" })).toEqual(groups);
});
