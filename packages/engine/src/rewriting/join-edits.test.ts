import { describe, expect, it } from "vitest";
import type { Edit } from "../report.ts";
import { composeText } from "./compose.ts";
import { joinEdits, placesAfter, placesBefore } from "./join-edits.ts";

/** An edit that replaces some words of a text, found by their spelling. */
const editOf = (content: string, words: string, replacement: string, kind: Edit["kind"] = "tic"): Edit => {
  const start = content.indexOf(words);
  return { id: `${kind}-${start}`, kind, start, end: start + words.length, replacement, reason: kind };
};

describe("joinEdits", () => {
  const content = "euh bon le four chauffe bien et le pain lève. Merci à tous.";
  const first = [editOf(content, "euh bon le", "Le"), editOf(content, " et", ". Et", "split")];
  const between = "Le four chauffe bien. Et le pain lève. Merci à tous.";

  it("leaves apart what does not touch", () => {
    const joined = joinEdits(content, first, [editOf(between, " bien", "", "hedge")]);
    expect(composeText(content, joined!)).toBe("Le four chauffe. Et le pain lève. Merci à tous.");
    expect(joined).toHaveLength(3);
    expect(composeText(content, joined!, new Set(["hedge-23"]))).toBe(between);
  });

  it("makes one edit of those that touch, told by the one that says why", () => {
    const joined = joinEdits(content, first, [editOf(between, "Et le", "Le", "stop")]);
    expect(composeText(content, joined!)).toBe("Le four chauffe bien. Le pain lève. Merci à tous.");
    expect(joined).toHaveLength(2);
    expect(joined![1]!.kind).toBe("split");
  });

  it("gives the reason of what changes most to a change that is made of several", () => {
    const text = "le four, le four à bois chauffe bien.";
    const restart = editOf(text, "le four, le four", "le four", "restart");
    const joined = joinEdits(
      text,
      [restart],
      [editOf("le four à bois chauffe bien.", "four à", "four", "tic")],
    );
    expect(joined!.map(({ kind }) => kind)).toEqual(["restart"]);
  });

  it("keeps two insertions at one place, and what moves", () => {
    const text = "euh bon le four chauffe bien. Le pain lève. Merci à tous";
    const end = text.length;
    const gap: Edit = {
      id: "gap",
      kind: "gap",
      start: end,
      end,
      replacement: "\n\n[À compléter]",
      reason: "",
    };
    const stop: Edit = { id: "stop", kind: "stop", start: end, end, replacement: ".", reason: "" };
    const made = [editOf(text, "euh bon le", "Le"), stop, gap];
    const move: Edit = { ...editOf(composeText(text, made), "Le pain lève. ", "", "proofUp"), to: 0 };
    expect(composeText(text, joinEdits(text, made, [move])!)).toBe(
      "Le pain lève. Le four chauffe bien. Merci à tous.\n\n[À compléter]",
    );
  });
});

it("finds a passage again on both sides of the edits", () => {
  const content = "jai vendu 12 pain dans lannée, merci.";
  const edits = [
    editOf(content, "jai", "j'ai", "spelling"),
    editOf(content, "pain", "pains", "spelling"),
    editOf(content, "lannée", "l'année", "spelling"),
  ];
  const after = composeText(content, edits);
  const there = placesAfter(content, edits);
  const back = placesBefore(content, edits);
  for (const [typed, right] of [
    ["jai vendu", "j'ai vendu"],
    ["12 pain", "12 pains"],
    ["lannée", "l'année"],
    [", merci.", ", merci."],
    [content, after],
  ] as const) {
    const start = content.indexOf(typed);
    const place = there({ start, end: start + typed.length });
    expect(after.slice(place.start, place.end)).toBe(right);
    const own = back(place);
    expect(content.slice(own.start, own.end)).toBe(typed);
  }
});
