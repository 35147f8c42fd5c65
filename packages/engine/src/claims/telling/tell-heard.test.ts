import { expect, test } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";
import { measureContent } from "../../content/measure-content.ts";
import { readPitch } from "../../content/read-pitch.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { contextOfClaims } from "../context/context-of-claims.ts";
import { Unshown } from "../signs/pick-sentence.ts";
import { findImage, findLandmarks } from "./tell-heard.ts";

/** A context with the given form and quality. */
function contextOf(content: string, { quality = 0.7, note = 8, form = "persuasion" } = {}): ClaimContext {
  const reading = readPitch({ pitchType: "perso", content, question: null, audience: null, target: null });
  const scored = [{ label: "Cohérence" as const, score: note, costs: [], gains: [] }];
  const context = contextOfClaims(measureContent(reading), quality, 1, scored);
  return { ...context, form: { ...context.form, name: form as ClaimContext["form"]["name"] } };
}
const imageOf = (content: string) => {
  const context = contextOf(content);
  return findImage(context, new Unshown(context, []))?.hears ?? null;
};
const WALK =
  "Au début, personne ne parlait. Le premier soir, il a plu dans les tentes. Le lendemain, le guide a perdu la carte. Deux jours plus tard, nous avons vu la mer. Personne n’a dormi.";

test("landmarks at the head of sentences are shown, in their order", () => {
  expect(findLandmarks(contextOf(WALK))?.hears).toBe(
    "On sait où l’on en est\u00a0: «\u00a0Au début\u00a0», puis «\u00a0Le lendemain\u00a0», puis «\u00a0Deux jours plus tard\u00a0».",
  );
});

test("neither a poor text nor one that says « puis » and « l’an » is said to be followed", () => {
  expect(findLandmarks(contextOf(WALK, { quality: 0.3 }))).toBeNull();
  expect(
    findLandmarks(
      contextOf(
        "Puis il est venu. Après il est parti. L’an 2018 était froid. Puis elle a ri. Après on a mangé. Puis voilà.",
      ),
    ),
  ).toBeNull();
});

test("a comparison with a thing that can be seen is an image, one with a notion is none", () => {
  expect(imageOf("La porte est tombée comme une crêpe sur le carrelage.")).toContain("comme une crêpe");
  expect(imageOf("Il a vécu ce départ comme une trahison de sa famille.")).toBeNull();
  expect(imageOf("Je le considère comme un frère depuis longtemps.")).toBeNull();
});

test("no report keeps a sentence that looks for its words as it is", () => {
  const { claims } = analysePitchText({
    pitchType: "perso",
    question: "Racontez une histoire qui vous est arrivée.",
    content:
      "un soir je rentrais de la gare et il n'y avait personne. un homme est sorti euh de la cour et euh il m'a pris le bras. j'ai crié, et la boulangère a ouvert sa fenêtre. elle lui a jeté un seau d'eau. il est parti en courant, et nous avons bu un thé dans la cuisine.",
  });
  const kept = claims.filter(({ text }) => text.startsWith("À garder"));
  expect(kept).not.toEqual([]);
  for (const { text } of kept) expect(text).not.toContain("euh");
});

test("a landmark is shown with the words that date it", () => {
  const stage =
    "L’année dernière j’ai fait un stage à Redon. Le premier jour j’ai raté la pâte. Il a remis de la farine sur la table. Le vendredi je façonnais quarante baguettes. Je me lève à trois heures.";
  expect(findLandmarks(contextOf(stage, { quality: 0.9 }))?.hears).toContain(
    "«\u00a0L’année dernière\u00a0», puis",
  );
});

test("nobody is heard where nothing was said", () => {
  const content =
    "Mon grand-père taillait les pommiers de Kerlaz avec un couteau à manche de buis. Il le disait pas, qu’il était content, il sifflait entre ses dents. Un matin de février, j’ai coupé la mauvaise branche. Il l’a ramassée, il l’a mise dans un vase, et elle a fleuri sur la table de la cuisine. Je taille encore avec son couteau.";
  const { claims } = analysePitchText({ pitchType: "perso", content, question: "Hommage à mon grand-père" });
  for (const { text } of claims) expect(text).not.toMatch(/entend (?:une voix|quelqu’un)/u);
});
