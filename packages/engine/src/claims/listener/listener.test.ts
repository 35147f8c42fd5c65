import { describe, expect, it } from "vitest";
import { measureContent } from "../../content/measure-content.ts";
import { readPitch } from "../../content/read-pitch.ts";
import { analysePitchText } from "../../analyse-text.ts";
import type { PitchText } from "../../pitch.ts";
import { contextOfClaims } from "../context/context-of-claims.ts";
import { describeLines, LINE_VALUES } from "./describe-lines.ts";
import { describeSpeech, SPEECH_VALUES } from "./describe-speech.ts";
import { HEARD_LABELS, heardChance, likeliestLine, LINE_LABELS, lineChance } from "./listener.ts";
import weights from "./weights/listener.json" with { type: "json" };

const EMPTY: PitchText = {
  pitchType: "rh",
  question: "Quelles sont vos qualités ?",
  content:
    "Je suis une personne dynamique, motivée et rigoureuse. L’humain est au cœur de mes préoccupations. J’ai le sens de l’écoute et l’esprit d’équipe. Je m’adapte à toutes les situations. Je pense donc être un véritable atout pour votre entreprise.",
};
const TOLD: PitchText = {
  pitchType: "rh",
  question: "Parlez-moi d’un échec.",
  content:
    "En mars 2022, j’ai envoyé trente cartons de vaisselle à Limoges au lieu de Limoux. J’avais lu l’étiquette trop vite. Le restaurant ouvrait le lendemain. J’ai appelé le patron avant qu’il n’ouvre un carton vide, j’ai loué une camionnette et j’ai roulé la nuit. À six heures, il avait ses assiettes. Depuis, je lis le code postal à voix haute.",
};
const contextOf = (input: PitchText) => contextOfClaims(measureContent(readPitch(input)), 0.5, 1, []);

describe("what a reader would tell", () => {
  it("has a name and a weight for every value", () => {
    const context = contextOf(TOLD);
    expect(describeLines(context)[0]).toHaveLength(LINE_VALUES.length);
    expect(describeSpeech(context)).toHaveLength(SPEECH_VALUES.length);
    for (const label of LINE_LABELS) expect(weights.lines[label]).toHaveLength(LINE_VALUES.length + 1);
    for (const label of HEARD_LABELS) expect(weights.speech[label]).toHaveLength(SPEECH_VALUES.length + 1);
  });

  it("tells slogans from what happened, line by line", () => {
    const [empty, told] = [contextOf(EMPTY), contextOf(TOLD)];
    expect(likeliestLine(empty, "vague", 0.8)).not.toBeNull();
    expect(likeliestLine(told, "vague", 0.3)).toBeNull();
    const last = told.sentences.at(-1)!;
    expect(lineChance(told, last, "close")).toBeGreaterThan(lineChance(told, told.sentences[1]!, "close"));
  });

  it("tells of the whole what shows and what anybody could say", () => {
    const [empty, told] = [contextOf(EMPTY), contextOf(TOLD)];
    expect(heardChance(empty, "anybodys")).toBeGreaterThan(0.8);
    expect(heardChance(told, "anybodys")).toBeLessThan(0.1);
    expect(heardChance(told, "shows")).toBeGreaterThan(0.6);
  });

  it("tells nothing of a text without a sentence", () => {
    const context = contextOf({ pitchType: "perso", content: "" });
    for (const label of HEARD_LABELS) expect(heardChance(context, label), label).toBeGreaterThan(0);
    expect(likeliestLine(context, "best", 0)).toBeNull();
  });

  it("opens the report by what a reader would most likely tell", () => {
    expect(analysePitchText(EMPTY).verdict.sentence).toMatch(/formules toutes faites|rien ne montre/iu);
    expect(analysePitchText(TOLD).verdict.sentence).toMatch(/^Gardez ce texte(?:, à [^:]{1,30})?\u00a0: /u);
  });
});

it("asks who accuses to leave that out, and keeps nothing of it", () => {
  const { claims } = analysePitchText({
    pitchType: "rh",
    question: "Pourquoi souhaitez-vous quitter votre poste ?",
    content:
      "Parce que mon chef est incompétent, voilà. Il ne sait pas lire un planning, il hurle, et le directeur le couvre parce qu’ils jouent au golf ensemble. Les collègues sont des lâches, personne n’a levé le petit doigt. On m’a volé ma prime en mars, on m’a volé mes congés en août. J’en ai assez de travailler pour des gens pareils. Chez vous ça ne pourra pas être pire.",
  });
  expect(claims.some(({ code }) => code === "keep_as_is")).toBe(false);
});
