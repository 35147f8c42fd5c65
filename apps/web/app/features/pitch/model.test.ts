import { PITCH_TYPE_FORM } from "@app/contracts/pitch-form";
import { expect, test } from "vitest";
import { writeStored } from "../../lib/session-storage.ts";
import { chooseType, emptyDraft, readDraft, toRequest, writeDraft } from "./model.ts";

test("a type fills its audience and its objective in", () => {
  expect(chooseType(emptyDraft(), "produit")).toEqual({
    audience: PITCH_TYPE_FORM.produit.audience,
    target: PITCH_TYPE_FORM.produit.objective,
  });
});

test("what the user wrote himself stays, field by field", () => {
  const draft = { ...emptyDraft(), audience: "Madame Roux, directrice" };
  expect(chooseType(draft, "perso")).toEqual({
    audience: "Madame Roux, directrice",
    target: PITCH_TYPE_FORM.perso.objective,
  });
  expect(chooseType({ ...draft, audience: "  " }, "perso").audience).toBe(PITCH_TYPE_FORM.perso.audience);
});

test("only an interview sends its question", () => {
  const draft = { ...emptyDraft(), question: "Pourquoi vous ?" };
  expect(toRequest(draft).question).toBe("Pourquoi vous ?");
  expect(toRequest({ ...draft, pitch_type: "perso" }).question).toBeNull();
});

test("the draft survives a reload; a damaged one counts as none", () => {
  const draft = { ...emptyDraft(), content: "Bonjour" };
  writeDraft(draft);
  expect(readDraft()).toEqual(draft);
  writeStored("pitch-draft", { pitch_type: "inconnu" });
  expect(readDraft()).toEqual(emptyDraft());
});
