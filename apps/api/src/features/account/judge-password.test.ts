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
  "soleil123",
  "doudou123",
  "marseille13",
  "jetaime1",
  "azerty1234",
  "Password123!",
  "abcdefgh",
  "hgfedcba",
  "qsdfghjklm",
  "aaaa1111",
  "M4rs3ille!",
  "s0l31l2024",
  "S\u00e9bastien75",
  "13marseille13",
  "!!Nicolas!!",
  "camille14071990",
  "14071990",
  "0612345678",
  "doudoudoudou",
  "loulou-2019",
  "JulieThomas",
  "monamourjulie2",
])("%s is guessed at once", (password) => {
  expect(isGuessable(password, EMAIL)).toBe(true);
});

test.each([
  "trois girafes au marché",
  "vG7#kq2!",
  "Entretien du velo bleu",
  "camille aime le jazz",
  "marteau87-plume-gare",
  "soleil4719305826",
  "zkw0pf8jr",
  "93847561029384",
])("%s is not", (password) => {
  expect(isGuessable(password, EMAIL)).toBe(false);
});
