import { analysePitchText } from "@app/engine/analyse-text";
import type { PitchText } from "@app/engine/pitch";
import { expect, test } from "vitest";
import { maskPitch } from "./mask-pitch.ts";

const mask = (pitch: PitchText) => maskPitch({ pitch, report: analysePitchText(pitch) });

test("one person bears one placeholder in the text, the objective and the audience", () => {
  const { masked } = mask({
    pitchType: "perso",
    content: "Écrivez-moi à zoe@exemple.fr.",
    target: "Remercier zoe@exemple.fr",
    audience: "zoe@exemple.fr",
    question: null,
  });
  expect(masked.pitch).toMatchObject({
    content: "Écrivez-moi à [EMAIL_1].",
    target: "Remercier [EMAIL_1]",
    audience: "[EMAIL_1]",
    question: null,
  });
});

test("a text that names nobody is sent as it is, line breaks included", () => {
  const content = "\n\nUn pain sur trois est jeté.\n\nNous le vendons le soir.\n";
  const { masked, restore, hide } = mask({ pitchType: "produit", content });
  expect(masked.pitch.content).toBe(content);
  expect(restore("Un pain [À compléter : où].")).toBe("Un pain [À compléter : où].");
  expect(hide("Un pain")).toBe("Un pain");
});

test("what a check says of the pitch is hidden again, a family name alone too", () => {
  const { restore, hide } = mask({
    pitchType: "produit",
    content: "Je m'appelle Solène Kervadec. Solène Kervadec, c'est moi : solene@exemple.fr.",
  });
  expect(restore(hide("« Solène Kervadec » dit solene@exemple.fr"))).toContain("Solène Kervadec");
  expect(hide("Kervadec, solene@exemple.fr")).not.toMatch(/Kervadec|solene/);
});

test("a text that holds the mark between two fields stays one field", () => {
  const { masked } = mask({ pitchType: "produit", content: "avant \u001e après", target: "Vendre" });
  expect(masked.pitch).toMatchObject({ content: "avant   après", target: "Vendre" });
});

test("a number that a check reads in its own way, or in part, is hidden too", () => {
  const { hide } = mask({
    pitchType: "produit",
    content: "Appelez Jean-Pierre O’Hara au (06)\u00a098\u00a076\u00a054\u00a032. Nous avons 42 clients.",
  });
  expect(hide("« (06) 98 76 54 32 » manque, « 42 clients » aussi.")).toBe(
    "« [TELEPHONE_1] » manque, « 42 clients » aussi.",
  );
  expect(hide("« 98 76 54 32 » est un chiffre du pitch : gardez-le.")).not.toMatch(/\d/);
  expect(hide("« JEAN-PIERRE O'HARA part » n'est pas du pitch.")).toBe(
    "« [PERSONNE_1] part » n'est pas du pitch.",
  );
  expect(hide("« Haras » n'est pas un nom du pitch.")).toBe("« Haras » n'est pas un nom du pitch.");
});
