import { PRODUCT_NAME } from "@app/contracts/product";
import { expect, test } from "vitest";
import { isGuessable } from "./judge-password.ts";

const EMAIL = "camille.durand@exemple.fr";

test.each([
  "password1",
  "Password1",
  "azertyuiop",
  "1234567890",
  "aaaaaaaaaa",
  "abababababab",
  `${PRODUCT_NAME}2026!`,
  "Entretien_2026",
  EMAIL,
  "camille.durand",
  "CamilleDurand75",
  "exemple2026",
])("%s is guessed at once", (password) => {
  expect(isGuessable(password, EMAIL)).toBe(true);
});

test.each(["trois girafes au marché", "vG7#kq2!", "Entretien du velo bleu", "camille aime le jazz"])(
  "%s is not",
  (password) => {
    expect(isGuessable(password, EMAIL)).toBe(false);
  },
);
