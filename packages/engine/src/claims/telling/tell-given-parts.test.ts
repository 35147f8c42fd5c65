import { expect, it } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";
import type { Role } from "../../roles/role-names.ts";

const SENTENCES: [string, Role][] = [
  ["Le samedi, au marché, les maraîchers jettent un cageot sur six.", "problem"],
  ["Nous passons à treize heures avec un vélo et nous prenons ce qui reste.", "solution"],
  ["Les légumes sont cuits le soir même dans une cantine prêtée par la mairie.", "explanation"],
  ["Depuis mars, deux cents repas ont été servis.", "proof"],
  ["Voilà comment cela se passe, semaine après semaine, sans argent ni contrat.", "claim"],
];
const content = SENTENCES.map(([text]) => text).join(" ");

function partsTold(roles: readonly [string, Role][]) {
  const given = roles.map(([text, role]) => {
    const start = content.indexOf(text);
    return { start, end: start + text.length, roles: [role] };
  });
  const report = analysePitchText({ pitchType: "produit", content }, undefined, {
    roles: given,
    form: "productPitch",
  });
  return report.claims.filter(({ rule, kind }) => rule === "part" && kind !== "measure");
}

it("tells the parts to which a reader gave a sentence, and leaves to the reader what lacks", () => {
  const told = partsTold(SENTENCES);
  expect(told.map(({ kind, part }) => `${kind} ${part}`).toSorted()).toEqual([
    "credit problem",
    "credit proof",
    "credit solution",
  ]);
});

it("shows the words of a part only where the engine reads the same in them", () => {
  // Give the same sentence a role that nothing in it suggests.
  const swapped = SENTENCES.map(([text, role]): [string, Role] => [text, role === "claim" ? "team" : role]);
  const team = partsTold(swapped).find(({ part }) => part === "team");
  expect(team).toMatchObject({ kind: "credit", quotes: [] });
  const solution = partsTold(SENTENCES).find(({ part }) => part === "solution");
  expect(solution?.quotes.map(({ start, end }) => content.slice(start, end))).toEqual([SENTENCES[1]![0]]);
});
