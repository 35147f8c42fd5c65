import { expect, test } from "vitest";
import { measureContent } from "../content/measure-content.ts";
import { readPitch } from "../content/read-pitch.ts";
import { composeText } from "./compose.ts";
import { findEdits } from "./find-edits.ts";

const rewrite = (content: string) => {
  const reading = readPitch({ pitchType: "rh", content });
  return composeText(content, findEdits(reading, { roles: measureContent(reading).roles, claims: [] }));
};

test("a comma stays between two clauses that a tic parted", () => {
  expect(
    rewrite("Dans ce club on lâche vite, hein, tout le monde le sait bien. On revient en mars."),
  ).toContain("on lâche vite, tout le monde le sait bien");
});

test("no comma stays between words that belong together", () => {
  const written = rewrite(
    "Ma tournée, c'est aussi, en fait, un gain de temps. Et puis, du coup, on rentre plus tôt.",
  );
  expect(written).toContain("c'est aussi un gain de temps");
  expect(written).toContain("Et puis on rentre plus tôt");
});

test("« bon » and letters are what is said", () => {
  expect(rewrite("Je fais des bougies. Les gens aiment bien, ça sent bon, ça dure longtemps.")).toContain(
    "ça sent bon",
  );
  expect(rewrite("Le lundi, on lit. On met ensemble le m et le a, ça fait ma.")).toContain("le m et le a");
});
