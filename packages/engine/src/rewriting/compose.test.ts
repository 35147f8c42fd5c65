import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analysePitchText } from "../analyse-text.ts";
import type { Edit } from "../report.ts";
import { composeOral, composePieces, composeText, countChanges, tellChanges } from "./compose.ts";
import { stripIntonation } from "./marks/write-marks.ts";

const edit = (kind: Edit["kind"], start: number, end: number, replacement: string, to?: number): Edit => ({
  id: `${kind}-${start}`,
  kind,
  start,
  end,
  replacement,
  reason: "parce que",
  ...(to !== undefined && { to }),
});

const CONTENT = "Bonjour. Venez jeudi. Euh, le four chauffe. Il cuit bien.";
const TIC = edit("tic", 22, 29, "Le");
const MOVE = edit("requestLast", 9, 22, "", CONTENT.length);

describe("a rewriting from its edits", () => {
  it("is the content with what is accepted", () => {
    expect(composeText(CONTENT, [TIC])).toBe("Bonjour. Venez jeudi. Le four chauffe. Il cuit bien.");
    expect(composeText(CONTENT, [TIC], new Set([TIC.id]))).toBe(CONTENT);
  });

  it("moves a sentence with the edits inside it", () => {
    const inside = edit("spelling", 15, 20, "vendredi");
    const moved = "Bonjour. Le four chauffe. Il cuit bien. Venez vendredi.";
    expect(composeText(CONTENT, [TIC, MOVE, inside])).toBe(moved);
    expect(composeText(CONTENT, [TIC, MOVE], new Set([TIC.id, MOVE.id]))).toBe(CONTENT);
  });

  it("counts what takes part", () => {
    const count = countChanges(CONTENT, [TIC, MOVE]);
    expect(count).toMatchObject({ words: 9, removedWords: 1, kinds: { tic: 1, requestLast: 1 } });
    expect(tellChanges(count)).toBe("1 mot retiré, la demande en dernier");
    expect(tellChanges(countChanges(CONTENT, [TIC, MOVE], new Set([TIC.id, MOVE.id])))).toBe("");
  });

  it("leaves a place to take back what was refused", () => {
    const gap = edit("gap", 9, 9, "\n\n[À compléter : le jour]\n\n");
    const pieces = composePieces(CONTENT, [gap], new Set([gap.id]));
    expect(pieces.find((piece) => piece.edit === gap)).toMatchObject({ kind: "kept", text: "" });
  });

  const words = fc.constantFrom(
    ..."euh|du coup|je, je|c'est, euh, c'est|un, un peu|et donc|je pense que|le four|chauffe|l'équipe|c'est pas|jusqu', euh, jusqu'à|bon,|voilà,|vingt|38 %|.|?|,|, et il|« oui, euh »|parce que|que, euh, il|Léa|hein|\n\n".split(
      "|",
    ),
  );
  it("counts ends of sentences, commas and capitals as what they are", () => {
    const content = "le four chauffe bien le pain lève";
    const write = (words: string, replacement: string, at = content.indexOf(words)): Edit => ({
      id: `stop-${at}`,
      kind: "stop",
      start: at,
      end: at + words.length,
      replacement,
      reason: "",
    });
    const edits = [write("le", "Le"), write("bien le", "bien. Le"), write("", ",", 29), write("", ".", 33)];
    expect(tellChanges(countChanges(content, edits))).toBe(
      "2 fins de phrase marquées, 1 virgule posée, 1 majuscule mise",
    );
    expect(tellChanges(countChanges(content, edits, new Set(["stop-33", "stop-29"])))).toBe(
      "1 fin de phrase marquée, 1 majuscule mise",
    );
  });

  it("gives the content back when all is refused, keeps figures and quotations, and marks what strips back", () => {
    fc.assert(
      fc.property(fc.array(words, { minLength: 8, maxLength: 50 }), (list) => {
        const content = list.join(" ");
        const { rewriting } = analysePitchText({ pitchType: "rh", content }).recommendations;
        if (!rewriting) return;
        const { edits, marks } = rewriting;
        expect(composeText(content, edits, new Set(edits.map(({ id }) => id)))).toBe(content);
        const kept = composePieces(content, edits)
          .filter(({ kind }) => kind !== "added")
          .map(({ text }) => text);
        expect(kept.join("").length).toBe(content.length);
        const text = composeText(content, edits);
        const letters = (said: string) => said.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
        const known = new Set([
          ...letters(content),
          "que",
          "qu",
          "je",
          "ne",
          "ce",
          "le",
          "de",
          "il",
          "se",
          "me",
          "jusque",
        ]);
        for (const word of letters(text)) expect(known.has(word), `${word} in ${text}`).toBe(true);
        const oral = composeOral(content, edits, marks);
        expect(stripIntonation(oral)).toBe(text);
      }),
      { numRuns: 60 },
    );
  });
});
