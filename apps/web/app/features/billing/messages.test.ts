import { expect, test } from "vitest";
import { BILLING_TEXT } from "./messages.ts";

const { history } = BILLING_TEXT;

test.each([
  [history.withdrawn, "1\u00a0crédit rendu", "2\u00a0crédits rendus"],
  [history.refunded, "1\u00a0crédit remboursé", "2\u00a0crédits remboursés"],
  [history.disputed, "1\u00a0crédit bloqué par", "2\u00a0crédits bloqués par"],
  [history.owed, "1\u00a0crédit déjà utilisé a été repris", "2\u00a0crédits déjà utilisés ont été repris"],
])("one and two agree", (say, one, two) => {
  // Whole word only: « rendus » contains « rendu ».
  expect(say(1)).toMatch(new RegExp(`${one}(?!\\p{L})`, "u"));
  expect(say(2)).toContain(two);
});
