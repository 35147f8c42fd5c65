import { expect, it } from "vitest";
import { nameDeed } from "./name-deed.ts";

it.each([
  ["Vous négociez les contrats de transport et suivez les délais", "Négocier les contrats de transport"],
  ["Vous préparez et administrez les traitements", "Préparer et administrer les traitements"],
  ["Encaissez", "Encaisser"],
  ["Garantissez la sécurité", "Garantir la sécurité"],
  ["Tenez la caisse", "Tenir la caisse"],
  ["Vous vous assurez du respect des délais", "S’assurer du respect des délais"],
  ["Vous serez amené à participer à la refonte", "Participer à la refonte"],
  ["Tu codes en Kotlin", "Coder en Kotlin"],
  ["Parlez anglais couramment", "Anglais"],
])("« %s » is named %s", (said, name) => {
  expect(nameDeed(said)).toBe(name);
});

it.each(["Excel", "Chez nos clients", "Vous avez le permis B", "Vous maîtrisez SAP", "Sens du contact"])(
  "« %s » tells no deed",
  (said) => {
    expect(nameDeed(said)).toBeNull();
  },
);
