import { expect, it } from "vitest";
import { tidyName } from "./tidy-name.ts";

it.each([
  ["Permis B souhaité car nos chantiers sont éloignés", "Permis B"],
  ["Conduite de car scolaire", "Conduite de car scolaire"],
  ["On attend de vous de la souplesse", "Souplesse"],
  ["maîtrise de Revit et de Navisworks", "Revit et Navisworks"],
  ["Qualités rédactionnelles", "Qualités rédactionnelles"],
])("« %s » asks for « %s »", (said, name) => {
  expect(tidyName(said)).toBe(name);
});

it.each(["Savoir-être", "Qualités", "Sous la responsabilité du chef d’équipe", "rattachée à la directrice"])(
  "« %s » asks for nothing",
  (said) => {
    expect(tidyName(said)).toBe("");
  },
);
