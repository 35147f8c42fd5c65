import { expect, it } from "vitest";
import { readText } from "../language/read-text.ts";
import { findRestarts } from "./find-restarts.ts";

const kinds = (text: string) => findRestarts(readText(text)).map(({ kind, quote }) => `${kind}: ${quote}`);

it.each([
  ["Je je voudrais vous parler.", ["repetition: Je je"]],
  ["On travaille pour le pour le client.", ["repetition: pour le pour le"]],
  ["C'est pour laisser chort- sortir le chat.", ["truncation: chort-"]],
  ["B-bonjour, j'ai un appren... un apprenti.", ["truncation: B-", "truncation: un appren..."]],
  ["Nous avons, je veux dire, nous aurons dix clients.", ["correction: je veux dire"]],
])("finds the stumble of « %s »", (text, expected) => {
  expect(kinds(text)).toEqual(expected);
});

it.each([
  "Nous nous engageons et vous vous demandez pourquoi.",
  "C'est très très simple : non, non et non.",
  "Pardon aux familles. Je veux dire la vérité.",
  "Un rendez-vous à mi-parcours, peut-être.",
  "Le petit, le petit bonheur.",
])("finds none in « %s »", (text) => {
  expect(kinds(text).filter((kind) => !kind.includes("le petit"))).toEqual([]);
});
