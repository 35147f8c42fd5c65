import { expect, it } from "vitest";
import { analysePitchText } from "../analyse-text.ts";
import { readJourneyPitches } from "../../test-support/judged-pitches.ts";
import { layGivenRoles, NOTHING_GIVEN } from "./lay-given-roles.ts";
import { nameRoles } from "./read-roles.ts";
import { FAMILIES, ROLES } from "./role-names.ts";

const guess = (start: number, end: number) =>
  nameRoles(
    { start, end },
    Array.from({ length: FAMILIES.length + ROLES.length }, () => 0.4),
  );

it("believes a reader more than the guess, where the reader saw the sentence", () => {
  const [first, second] = layGivenRoles(
    [guess(0, 20), guess(21, 40)],
    [{ start: 0, end: 19, roles: ["scene"] }],
  );
  expect(first!.roles.scene).toBeGreaterThan(0.85);
  expect(first!.families.lived).toBeGreaterThan(0.85);
  expect(first!.roles.claim).toBeLessThan(0.1);
  expect(second).toEqual(guess(21, 40));
});

it("moves the sum that the engine makes: the same words read as bare claims or as scenes", () => {
  const [input] = readJourneyPitches() as [Parameters<typeof analysePitchText>[0]];
  const given = (role: "scene" | "claim") => ({
    roles: [{ start: 0, end: input.content.length, roles: [role] }],
    form: null,
  });
  const lived = analysePitchText(input, undefined, given("scene")).globalScore;
  const claimed = analysePitchText(input, undefined, given("claim")).globalScore;
  expect(lived).toBeGreaterThan(claimed + 10);
  expect(analysePitchText(input, undefined, NOTHING_GIVEN)).toEqual(analysePitchText(input));
});

it("calls for the parts of the form that a reader names", () => {
  const [input] = readJourneyPitches() as [Parameters<typeof analysePitchText>[0]];
  const partsOf = (form: "story" | "productPitch") =>
    analysePitchText(input, undefined, { roles: [], form }).claims.flatMap(({ part }) => part ?? []);
  expect(partsOf("productPitch")).not.toEqual([]);
  for (const part of partsOf("story")) expect(["occasion", "anecdote", "emotion", "request"]).toContain(part);
});
