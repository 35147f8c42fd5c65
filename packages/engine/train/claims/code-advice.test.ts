import { describe, expect, it } from "vitest";
import type { PitchType } from "../../src/pitch.ts";
import type { AdviceCode } from "../../src/report.ts";
import { codeAdvice } from "./code-advice.ts";

const lines: [string, PitchType, AdviceCode, AdviceCode][] = [
  ["Commencez par la panne du four.", "produit", "open_with_scene", "end_stronger"],
  ["Terminez sur la main levée du petit.", "perso", "end_stronger", "open_with_scene"],
  ["Racontez un seul dimanche au refuge.", "perso", "add_example", "link_to_job"],
  ["Supprimez les superlatifs.", "rh", "drop_cliches", "drop_fillers"],
  ["Retirez vos excuses.", "rh", "drop_hedges", "drop_cliches"],
  ["Dites combien coûte une tonne.", "produit", "quantify_result", "end_stronger"],
  ["Demandez deux planches et une date.", "perso", "make_request_precise", "add_proof"],
];

describe("what a line of advice asks for", () => {
  it.each(lines)("%s", (line, pitchType, code, other) => {
    const coded = codeAdvice(line, pitchType);
    expect(coded[code]).toBeGreaterThanOrEqual(0.5);
    expect(coded[other] ?? 0).toBeLessThan(0.5);
  });

  it("says nothing of a line whose words it does not know", () => {
    expect(codeAdvice("Bravo.", "perso")).toEqual({});
  });
});
