import { expect, it } from "vitest";
import { listAdviceOn } from "../../../test-support/list-advice.ts";
import { analysePitchText } from "../../analyse-text.ts";
import type { PitchType } from "../../pitch.ts";

const IDLE = "Il faut savoir s'adapter à toutes les situations et à toutes les personnes";
const TEAM = `L'équipe, pour moi, c'est important. Chacun doit trouver sa place et c'est comme ça que ça marche. L'an dernier on était quatre au comptoir et on se relayait à midi. ${IDLE}.`;
const TALE =
  "Mon grand-père gardait l'écluse de Givet. En novembre, la nuit, il descendait avec sa lampe et il attendait les péniches. Une fois, un marinier lui a laissé un accordéon, et il n'est jamais revenu le chercher.";

const suggest = (content: string, pitchType: PitchType = "perso") =>
  analysePitchText({ pitchType, content }).recommendations.suggestions;

it("may ask whether a sentence of idle words is missed", () => {
  const asked = listAdviceOn({ pitchType: "perso", content: TEAM }).find((line) =>
    line.startsWith("Dites ce texte sans"),
  );
  expect(asked).toMatch(/\s: si rien ne manque, laissez cette phrase de côté\.$/u);
  expect(asked).toMatch(/Chacun doit trouver sa place|Il faut savoir s'adapter/u);
});

it("asks nothing of the kind of a sentence of which something else is told, nor of a tale", () => {
  const lines = [...suggest(TEAM, "produit"), ...suggest(TALE)];
  expect(lines.filter((line) => line.includes(IDLE))).toHaveLength(1);
  expect(lines.join("\n")).not.toContain("Dites ce texte sans");
});
