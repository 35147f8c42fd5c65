import { expect, it } from "vitest";
import { readPitch } from "../../content/read-pitch.ts";
import { findSpellingFaults } from "./spelling-faults.ts";

const faultsOf = (content: string) =>
  findSpellingFaults(readPitch({ pitchType: "perso", content, question: null })).map(({ start, end }) =>
    content.slice(start, end),
  );

it("tells « jetais » from the verb « jeter »", () => {
  expect(faultsOf("Bonjour. Jetais apprenti à Thiers pendant deux ans, chez un coutelier.")).toEqual([
    "Jetais",
  ]);
  expect(
    faultsOf("Bonjour. Chaque soir, je jetais dix kilos de pain. Je les jetais tous les jours."),
  ).toEqual([]);
});
