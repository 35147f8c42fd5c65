import { describe, expect, it } from "vitest";
import { canSpeak, speak } from "../../../test-support/speech.ts";
import { addNoise, babble, buzz, join, silence } from "../../../test-support/synthesis.ts";
import { readJudgedPitches } from "../../../test-support/judged-pitches.ts";
import { analysePitchText } from "../../analyse-text.ts";
import { analyseSpokenPitch } from "../../analyse-voice.ts";

const content =
  "Bonjour, je m'appelle Camille. Chaque année, quatre récoltes sur dix sont perdues. Notre capteur prévient les agriculteurs deux heures avant l'orage. Rencontrons-nous mardi.";
const analyse = (samples: Float32Array, text = content) =>
  analyseSpokenPitch({
    samples,
    sampleRateHz: 16_000,
    pitch: { pitchType: "produit", content: text },
    words: null,
  });

describe("a take that cannot be scored says why", () => {
  it.each([
    ["silence", silence(31), "silent"],
    [
      "a hiss",
      addNoise(
        join(
          buzz(0.1, () => 120, 0.001),
          silence(31),
        ),
        -40,
      ),
      "silent",
    ],
    [
      "two words, then nothing",
      join(
        babble(1, 4, () => 120),
        silence(30),
      ),
      "tooLittleSpeech",
    ],
  ])("%s", (_name, samples, fault) => {
    expect(analyse(samples).fault).toBe(fault);
  });
});

describe.skipIf(!canSpeak)("on espeak-ng speech", () => {
  const said = () => speak(content);

  it("is six metrics of content and four of delivery, out of 100", () => {
    const report = analyse(said());
    expect(report.fault).toBe(null);
    expect(report.maxScore).toBe(100);
    const scores = [...report.metrics, ...report.voice.oralPerformance.metrics].map(({ score }) => score!);
    expect(scores).toHaveLength(10);
    expect(report.globalScore).toBeCloseTo(
      scores.reduce((sum, score) => sum + score),
      1,
    );
    expect(report.verdict.sentence).not.toMatch(/voix haute/);
  });

  it("refuses another language", () => {
    const english =
      "Good morning, my name is Camille and we are here to talk about our new product with you.";
    expect(analyse(said(), english).fault).toBe("otherLanguage");
  });

  const findKept = () =>
    readJudgedPitches().find(
      ({ input }) =>
        input.pitchType === "produit" &&
        analysePitchText(input).claims.some(({ code, quotes }) => code === "keep_as_is" && quotes.length > 0),
    )!;

  it("says what the voice can gain when the words are to be kept", () => {
    const { content } = findKept().input;
    const advised = analyse(speak(content, { wordsPerMinute: 175 }), content);
    const rate = advised.voice.oralPerformance.metrics.find(({ label }) => label === "Débit de parole")!;
    expect(rate.score).toBeLessThan(8);
    const { suggestions } = advised.recommendations;
    expect(suggestions.slice(0, 2)).toEqual([
      expect.stringMatching(/^Dans vos mots, rien d’important/u),
      expect.stringMatching(/^Redites ces \d+ mots en \d+ secondes/u),
    ]);
    // What is to be changed is no praise.
    expect(advised.claims.filter(({ kind, metric }) => kind === "credit" && metric === rate.label)).toEqual(
      [],
    );
  });

  it("keeps the words of a good text, and says that it speaks of the words alone", () => {
    const kept = findKept();
    const report = analyse(said(), kept.input.content);
    const advice = report.claims.filter(({ code }) => code === "keep_as_is");
    expect(advice.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Dans vos mots, rien d’important/u),
    ]);
    expect(report.recommendations.suggestions).toContain(advice[0]!.text);
  });
});
