import { expect, test } from "vitest";
import { asksPlainly } from "../telling/tell-request.ts";
import { isLoss, isPlanned } from "./no-proof.ts";

test("a forecast or a wish supports nothing yet", () => {
  expect(isPlanned("Nous prévoyons douze boutiques d'ici trois ans")).toBe(true);
  expect(isPlanned("La toiture coûterait 4 200 euros")).toBe(true);
  expect(isPlanned("Nous avons ouvert douze boutiques en trois ans")).toBe(false);
});

test("a loss shows the problem, unless it is less than before", () => {
  expect(isLoss("l'hiver dernier on a perdu neuf brebis")).toBe(true);
  expect(isLoss("ils ont perdu deux brebis au lieu de neuf")).toBe(false);
  expect(isLoss("En dix mois, il a détecté sept chutes sur sept")).toBe(false);
});

test("some words say plainly what is asked", () => {
  expect(asksPlainly("Je vous demande trois lampadaires, rue du Puits")).toBe(true);
  expect(asksPlainly("Je ne vous demande pas de me croire")).toBe(false);
  expect(asksPlainly("Essayez jusqu'à Noël")).toBe(false);
});
