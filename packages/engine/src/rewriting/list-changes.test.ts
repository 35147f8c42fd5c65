import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readJourneyPitches } from "../../test-support/judged-pitches.ts";
import { composeText } from "./compose.ts";
import { listChanges } from "./list-changes.ts";

const told = (content: string, rewriting: string) =>
  listChanges(content, rewriting)?.map(({ kind, start, end, replacement }) => [
    kind,
    content.slice(start, end),
    replacement,
  ]);

describe("the changes between a pitch and its rewriting", () => {
  it("names what goes, what is said otherwise, what is to be filled in", () => {
    expect(
      told(
        "Alors voilà, je vends des pots. Ils gardent l'eau neuf jours. Je cherche une somme pour l'été.",
        "Je vends des pots. Ils gardent l'eau neuf jours. Je cherche [À compléter : la somme] pour l'été.",
      ),
    ).toEqual([
      ["reworded", "Alors voilà, je", "Je"],
      ["gap", "une somme", "[À compléter : la somme]"],
    ]);
    expect(told("Je vends des pots. C'est super. Ils durent.", "Je vends des pots. Ils durent.")).toEqual([
      ["cut", "C'est super. ", ""],
    ]);
  });

  it("takes a new paragraph and a capital for what they are", () => {
    expect(told("je vends des pots. Ils durent.", "Je vends des pots.\n\nIls durent.")).toEqual([
      ["stop", "je", "Je"],
      ["paragraph", " ", "\n\n"],
    ]);
  });

  it("lists nothing where hardly a word is left, and nothing where nothing changed", () => {
    expect(
      listChanges("Je vends des pots de terre au marché.", "Notre potier marchand vous attend."),
    ).toBeNull();
    expect(listChanges("Je vends des pots.", "Je vends des pots.")).toEqual([]);
  });

  it("gives the rewriting back, whatever both texts are, and the pitch where all is refused", () => {
    const words = readJourneyPitches().flatMap(({ content }) => content.split(/ /).slice(0, 60));
    const text = fc
      .array(fc.constantFrom(...words, "\n\n", "«", "[À compléter : le jour]", "  "), { maxLength: 60 })
      .map((parts) => parts.join(" "));
    fc.assert(
      fc.property(text, text, (content, rewriting) => {
        const edits = listChanges(content, rewriting);
        if (edits === null || edits.length === 0) return;
        expect(composeText(content, edits)).toBe(composeText(rewriting, []));
        expect(composeText(content, edits, new Set(edits.map(({ id }) => id)))).toBe(content);
        for (const [at, edit] of edits.entries())
          expect(edit.start).toBeGreaterThanOrEqual(edits[at - 1]?.end ?? 0);
      }),
    );
  });
});
