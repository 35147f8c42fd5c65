import { expect, it } from "vitest";
import { readExaminedPitches, readJudgedPitches } from "../../../test-support/judged-pitches.ts";
import { readOnce } from "../../../test-support/read-once.ts";
import { analysePitchText } from "../../analyse-text.ts";

const tried = [...readJudgedPitches(), ...readExaminedPitches()].flatMap(({ input }) => {
  const report = readOnce(input);
  const advice = report.claims.filter(({ kind }) => kind === "advice");
  const trial = advice.find(({ code, rule }) => code === "change_delivery" && rule === "whole");
  return trial ? [{ report, advice, trial }] : [];
});

it("asks a listener to say again what is heard the least surely, where nothing is to be changed", () => {
  expect(tried.length).toBeGreaterThan(0);
  for (const { advice, trial, report } of tried) {
    expect(advice).toEqual([trial]);
    expect(trial.text).toMatch(
      /^Dites ce texte à quelqu’un sans le lire, puis demandez-lui de vous (?:le )?redire /u,
    );
    expect(report.recommendations.suggestions).toEqual([trial.text]);
  }
});

it("asks for two parts of the form, each named once", () => {
  const asked = tried.flatMap(
    ({ trial }) => /redire (.+) et (.+)\. Ce qui/u.exec(trial.text)?.slice(1) ?? [],
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length % 2).toBe(0);
  for (let at = 0; at < asked.length; at += 2) expect(asked[at]).not.toBe(asked[at + 1]);
});

it("stands on the card of the plan, whose parts a listener is to say again", () => {
  for (const { trial } of tried) expect(trial.metric).toBe("Structure");
});

it("quotes the line to be heard, where one is worth it", () => {
  const shown = [...readJudgedPitches(), ...readExaminedPitches()].flatMap(({ input }) =>
    readOnce(input).claims.filter(({ code, rule }) => code === "change_delivery" && rule === "delivery"),
  );
  for (const { quotes, text } of shown) {
    expect(quotes).toHaveLength(1);
    expect(text).toMatch(/^Dites (?:plus lentement que le reste|ce texte à quelqu’un sans le lire\. Si) «/u);
  }
});

it("has a precise request that stands before the end said again at the end", () => {
  const { input } = readExaminedPitches().find(({ key }) => key === "p-familier")!;
  const adviceOn = (content: string) =>
    analysePitchText({ ...input, content }).recommendations.suggestions.join("\n");
  expect(adviceOn(`${input.content.trimEnd()} Merci de m’avoir écouté.`)).toMatch(
    /^Redites votre demande en dernier.*deux bénévoles le samedi/u,
  );
  expect(adviceOn(input.content)).not.toContain("Redites votre demande");
});

it("asks no listener to repeat questions that are asked", () => {
  const { recommendations } = analysePitchText({
    pitchType: "rh",
    question: "Avez-vous des questions ?",
    content:
      "Oui, trois. Qui utilisait vos tableaux de bord le mois dernier, et pour décider quoi ? Qu’est-ce que la personne qui occupait ce poste aurait voulu changer ? Et si je réussis, qu’est-ce qui sera différent pour vous en juin ?",
  });
  expect(recommendations.suggestions.join(" ")).toContain("laissez-les répondre");
});

const BIKES =
  "Salut à tous, donc moi c’est Léo, et avec Maya on prête des vélos au lycée. Le problème c’est que le car passe une fois le matin, et après il faut attendre. On a réparé onze vélos avec le professeur d’atelier, et neuf élèves s’en servent depuis octobre. Chaque vélo a un cadenas et un numéro. Il nous faudrait 250 euros pour les pneus avant le 10 mars.";

it("leaves a request where it stands when only thanks follow", () => {
  const adviceOn = (end: string) =>
    analysePitchText({ pitchType: "produit", content: `${BIKES}${end}` }).recommendations.suggestions.join(
      "\n",
    );
  expect(adviceOn(" Merci.")).not.toContain("Redites votre demande");
  expect(adviceOn(" Merci. Bonne journée.")).not.toContain("Redites votre demande");
});
