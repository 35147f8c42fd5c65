import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";

const SPEECH = readFileSync(new URL("../../../../../fixtures/pitches/perso.txt", import.meta.url), "utf8");
/** The fixture with words put before its sentences, except the first of each paragraph. */
const withBefore = (words: string) => SPEECH.replaceAll(/(?<=\. )([A-ZÀÉ])/g, `${words} $1`);
const clarityOf = (content: string) =>
  analysePitchText({ pitchType: "perso", content }).metrics.find(({ label }) => label === "Clarté")!
    .explanation;

it("counts the tics that everybody hears, even in a text to keep", () => {
  expect(clarityOf(withBefore("Euh,"))).toMatch(/^Vous dites «\seuh\s» 8\sfois, en \d+\smots\./);
});

it("tells a word that may link where it returns before most sentences", () => {
  expect(clarityOf(withBefore("Du coup,"))).toMatch(/^Vous dites «\sdu coup\s» 8\sfois, en \d+\smots\./);
});

it("tells nothing of the words of a speech without tics", () => {
  expect(clarityOf(SPEECH)).not.toMatch(/revient|\sfois, en/);
});
