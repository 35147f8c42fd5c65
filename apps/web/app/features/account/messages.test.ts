import { expect, test } from "vitest";
import { PROFILE_TEXT } from "./messages.ts";

test("the credits that go with an account agree with their number", () => {
  const { consequences } = PROFILE_TEXT.deletion;
  expect(consequences(0)).not.toContain("perdu");
  expect(consequences(1)).toContain("Votre crédit sera perdu.");
  expect(consequences(2)).toContain("Vos 2\u00a0crédits seront perdus.");
});
