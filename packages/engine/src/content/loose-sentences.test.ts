import { describe, expect, it } from "vitest";
import {
  readExaminedPitches,
  readJourneyPitches,
  readJudgedPitches,
} from "../../test-support/judged-pitches.ts";
import { readOnce } from "../../test-support/read-once.ts";
import { analysePitchText } from "../analyse-text.ts";
import { readPitch } from "./read-pitch.ts";

const PITCH = "Notre service livre du pain aux écoles. Les parents commandent le soir.";
const looseIn = (content: string, target?: string) =>
  readPitch({ pitchType: "produit", content, target: target ?? null })
    .sentences.filter((sentence) => sentence.isLoose)
    .map((sentence) => sentence.sentence.text);

describe("a fact that nothing ties to the pitch", () => {
  it.each([
    "Le train de Limoges a perdu quarante minutes en rase campagne.",
    "La piscine a fermé 12 semaines.",
    "Il a neigé 25 centimètres à Gap.",
    "Hier soir, Julien Barbier a mangé quatorze crêpes.",
  ])("stands apart: %s", (sentence) => {
    expect(looseIn(`${PITCH} ${sentence}`)).toEqual([sentence]);
    expect(looseIn(`${sentence} ${PITCH}`)).toEqual([sentence]);
  });

  it.each([
    ["shares a word", "La cantine a servi 300 pains en mai."],
    ["has somebody who speaks", "En mai, mon frère a gagné 300 euros."],
    ["takes up what was said", "Elles sont 300 en Bretagne."],
    ["asks", "Savez-vous que 300 villages ont perdu leur four ?"],
    ["states nothing precise", "La campagne se vide peu à peu."],
  ])("is tied when it %s", (_, sentence) => {
    expect(looseIn(`${PITCH} ${sentence}`)).toEqual([]);
  });

  it("is tied when the next sentence takes it up, or when it speaks of the objective", () => {
    const sentence = "La piscine a fermé 12 semaines.";
    expect(looseIn(`${PITCH} ${sentence} Elle rouvre en mai.`)).toEqual([]);
    expect(looseIn(`${PITCH} ${sentence} Il faut du courage.`)).toEqual([sentence]);
    expect(looseIn(`${PITCH} ${sentence}`, "Faire rouvrir la piscine")).toEqual([]);
  });

  it("is believed in a pitch whose own facts hold together", () => {
    const facts = " Les parents paient 4 euros. Nos pains pèsent 400 grammes. Notre four cuit 900 pains.";
    expect(looseIn(`${PITCH}${facts} La piscine a fermé 12 semaines.`)).toEqual([]);
  });

  it("is praised as a proof by nothing", () => {
    const report = analysePitchText({
      pitchType: "produit",
      content: `Nous livrons du pain aux écoles et aux crèches de la vallée. ${PITCH} Vous choisissez votre pain et nous
le portons à vos enfants. Nous cherchons des partenaires pour ouvrir notre service à votre vallée : écrivez-nous
et venez goûter notre pain. La piscine de Gap a fermé 12 semaines.`,
    });
    const praised = report.findings.filter(({ kind }) => kind === "strength").map(({ quote }) => quote);
    expect(praised.join(" ")).not.toContain("piscine");
  });
});

const pitches = [...readJudgedPitches(), ...readExaminedPitches()];
/** Off its question only without the added sentence: the question asks for a story, and that sentence tells one. */
const OFF_TOPIC = "r-offtopic";
const weak = pitches
  .filter((pitch) => pitch.band === "weak" && pitch.key !== OFF_TOPIC)
  .map((pitch) => pitch.input);
const strong = pitches.filter((pitch) => pitch.band === "strong").map((pitch) => pitch.input);
const totalOf = (input: (typeof weak)[number], content: string) =>
  analysePitchText({ ...input, content }).globalScore;

describe("on pitches", () => {
  it("takes nothing from a strong one", () => {
    for (const input of [...strong, ...readJourneyPitches()]) {
      expect(readPitch(input).sentences.filter((sentence) => sentence.isLoose)).toEqual([]);
    }
  });

  it("an answer off its question gains nothing by a story that is not its own", () => {
    const { input } = pitches.find(({ key }) => key === OFF_TOPIC)!;
    const story = "Un dimanche matin, la fanfare a perdu sa partition, mais personne ne s'en est aperçu.";
    expect(totalOf(input, `${input.content} ${story}`)).toBeLessThan(totalOf(input, input.content) + 2);
  });

  describe.each([
    "La réunion de la semaine dernière a commencé avec dix minutes de retard, parce que la salle était encore occupée.",
    "Le plombier a remplacé 12 mètres de tuyau dans la cave du voisin, et la facture atteint 480 euros.",
    "Hier soir, le match s'est terminé sur un score de trois à deux, devant 4 200 spectateurs.",
    "Un dimanche matin, la fanfare a perdu sa partition, mais personne ne s'en est aperçu.",
  ])("%s", (foreign) => {
    // Each reads some 150 texts.
    it("is hardly a gain for weak ones", { tags: ["long"] }, () => {
      const gains = weak.flatMap((input) => {
        const content = input.content.trim();
        const alone = readOnce({ ...input, content }).globalScore;
        return [`${foreign} ${content}`, `${content}\n\n${foreign}`].map(
          (text) => totalOf(input, text) - alone,
        );
      });
      // In points of sixty; one text in six takes the last scene for its own.
      expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBeLessThan(1);
      expect(gains.filter((gain) => gain > 2).length / gains.length).toBeLessThan(0.17);
    });
  });
});
