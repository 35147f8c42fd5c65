import { describe, expect, it } from "vitest";
import { findBrokenInvariants, findUntoldBreaks } from "../../../test-support/claim-invariants.ts";
import { itReadsAll } from "../../../test-support/it-reads-all.ts";
import { readJudgedPitches } from "../../../test-support/judged-pitches.ts";
import { analysePitchText } from "../../analyse-text.ts";

const TALE =
  "Le 3 mars, à quatre heures du matin, la pompe du service s’est arrêtée. J’étais seule avec six patients branchés. J’ai appelé le technicien, il était à quarante minutes. Alors j’ai pris la manivelle, et j’ai fait tourner le sang de monsieur Laurent à la main pendant trente-huit minutes. Le technicien a changé un fusible à deux euros. Le lendemain, j’ai collé deux fusibles sous chaque machine. Depuis, on a eu trois pannes, et aucune n’a duré plus de quatre minutes.";
const QUESTION = "Racontez une situation difficile que vous avez gérée.";
const tell = (content: string) => analysePitchText({ pitchType: "rh", content, question: QUESTION });
const firstAdvice = (content: string) => tell(content).claims.find(({ kind }) => kind === "advice")!;

const CUT = `${TALE} Monsieur Laurent m’a apporté des madeleines. Et mardi nous partons de la`;

describe("a strong text that breaks off", () => {
  const { claims, verdict, recommendations } = tell(CUT);

  it("is told so first, with what to do", () => {
    expect(claims.some(({ kind, rule }) => kind === "fault" && rule === "cutText")).toBe(true);
    expect(firstAdvice(CUT)).toMatchObject({ code: "finish_sentences", rule: "cutText" });
    expect(recommendations.suggestions[0]).toMatch(/^Écrivez la fin qui manque/u);
  });

  it("is praised for no end", () => {
    expect(verdict.sentence).not.toMatch(/on retient la fin|gardez ce texte/iu);
    expect(claims.map(({ text }) => text).join("\n")).not.toMatch(/la fin\b(?! qui manque)|par cœur/iu);
  });

  it("is not ended by the rewriting", () => {
    expect(recommendations.perfectPitch).toMatch(/nous partons de la…$/u);
  });

  it("shows its advice on the card that it sends to", () => {
    const card = tell(CUT).metrics.find(({ label }) => label === verdict.focus.label)!;
    expect(card.explanation).toContain("Écrivez la fin qui manque");
  });
});

describe("a strong text whose last stop alone is forgotten", () => {
  const { claims, recommendations } = tell(TALE.slice(0, -1));

  it("is not told to be cut, and keeps its advice", () => {
    const told = claims.map(({ text }) => text).join("\n");
    expect(told).not.toContain("au milieu d’une phrase");
    expect(told).toContain("Il manque un point à la fin.");
    expect(firstAdvice(TALE.slice(0, -1)).code).toBe(firstAdvice(TALE).code);
    expect(recommendations.suggestions.join("\n")).not.toContain("Écrivez la fin qui manque");
    expect(recommendations.perfectPitch).not.toMatch(/…$/u);
  });
});

it("tells of a strong text that a passage is to be filled in", () => {
  const content = `${TALE} Je voudrais faire de même chez vous, à [nom de l’entreprise].`;
  expect(firstAdvice(content)).toMatchObject({ rule: "template" });
  expect(tell(content).verdict.sentence).not.toMatch(/on retient la fin/iu);
});

itReadsAll("puts what breaks a text before all else, whatever text breaks off", ({ some }) => {
  const untold: string[] = [];
  for (const { input } of some(readJudgedPitches())) {
    const content = `${input.content.trimEnd()} Et la semaine prochaine nous irons dans la`;
    const report = analysePitchText({ ...input, content });
    const isCutTold = report.claims.some(({ kind, rule }) => kind === "fault" && rule === "cutText");
    // A text that is not a speech is reported as such; without any accent « la » may mean « là ».
    const isHeard = report.validity >= 0.5 && /[à-ÿ]/iu.test(content);
    if (isHeard && !isCutTold) untold.push(content.slice(0, 60));
    expect(
      [...findBrokenInvariants(report, content), ...findUntoldBreaks(report, content)],
      content.slice(0, 60),
    ).toEqual([]);
  }
  expect(untold).toEqual([]);
});

describe("notes", () => {
  const adviceOn = (content: string, question: string | null = null) =>
    analysePitchText({ pitchType: question ? "rh" : "produit", content, question }).recommendations
      .suggestions;

  it("are to be decided first where they leave something open", () => {
    const [first] = adviceOn(
      "- Clinique de Vannes, 40 lits, moi\u00a0: lingère\n- Constat\u00a0: draps manquants le lundi\n- Fait\u00a0: une feuille par étage, comptage le vendredi\n- Résultat\u00a0: plus de manque depuis mars\n- Lien avec le poste ??\n- Merci",
      "Donnez un exemple d’initiative.",
    );
    expect(first).toMatch(/^Décidez avant de parler .*Lien avec le poste/u);
  });

  it("are none where most items are whole sentences", () => {
    const content =
      "Nous déménageons. Voici l’essentiel\u00a0:\n– Le dernier jour ici est le samedi 12 avril.\n– Nous rouvrons le 7 mai au 4 rue des Tanneurs.\n– Gardez vos cartons, la mairie nous les facture.\n– Les prix ne bougent pas.\n– Nous n’ouvrirons plus le dimanche, le bus ne passe pas.\nMerci d’avoir monté ces escaliers pendant neuf ans.";
    expect(adviceOn(content).join()).not.toContain("notes");
  });
});
