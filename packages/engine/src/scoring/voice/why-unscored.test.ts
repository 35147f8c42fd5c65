import { describe, expect, it } from "vitest";
import { canSpeak, speak } from "../../../test-support/speech.ts";
import { addNoise, babble, join, silence } from "../../../test-support/synthesis.ts";
import { judgeTake } from "./judge-take.ts";
import { measureVoice } from "./measure-voice.ts";

const TEXT =
  "Nous réparons des vélos à Nantes depuis onze ans avec quatre personnes. Chaque hiver la moitié des ateliers manquent de travail. Nous avons formé douze apprentis et ils ont tous trouvé une place. Je cherche deux partenaires pour ouvrir un second atelier. Venez nous voir mardi ou mercredi prochain dans la rue du port.";
/** Without pauses between its sentences, as if without punctuation. */
const RUSHED = TEXT.replaceAll(".", "");

const metricsOf = (samples: Float32Array, text: string | null = null) =>
  Object.fromEntries(
    measureVoice(samples, 16_000, { text }).oralPerformance.metrics.map((metric) => [metric.label, metric]),
  );

describe("a metric without a score", () => {
  const steady = babble(12, 4, () => 130);

  it("says that hardly a pause was made, and asks for the text where none was given", () => {
    const { score, explanation } = metricsOf(steady)["Rythme"]!;
    expect(score).toBeNull();
    expect(explanation).toContain("presque pas fait de pause");
    expect(explanation).toContain("ajoutez le texte");
  });

  it("of a voice that noise covers is every one, with the noise for a reason", () => {
    const covered = addNoise(join(steady, silence(0.6), steady, silence(0.6), steady), 0);
    for (const { label, score, explanation } of Object.values(metricsOf(covered))) {
      expect(score, label).toBeNull();
      expect(explanation, label).toMatch(/^Non noté\.\nLe bruit de fond couvre presque la voix/);
    }
  });

  it("is no reason to refuse the take, but where noise leaves hardly a note", () => {
    const phrases = join(steady, silence(0.6), steady, silence(0.6), steady);
    const faultOf = (samples: Float32Array) => judgeTake(measureVoice(samples, 16_000), TEXT);
    expect(faultOf(addNoise(phrases, 0))).toBe("noisy");
    expect(faultOf(phrases)).toBeNull();
  });

  describe.skipIf(!canSpeak)("on espeak-ng speech", () => {
    it("is not the rate of a known text, however noisy: its words are counted", () => {
      const metrics = metricsOf(addNoise(join(speak(TEXT), silence(0.5)), 5), TEXT);
      expect(metrics["Débit de parole"]!.score).not.toBeNull();
      expect(metrics["Fluidité"]!.score).toBeNull();
      expect(metrics["Rythme"]!.score).toBeNull();
      expect(metrics["Mots de remplissage"]!.score).toBeNull();
    });

    it("never asks for a text that was given, nor for one that is not what was said", () => {
      const short = RUSHED.split(" ").slice(0, 12).join(" ");
      const { score, explanation } = metricsOf(speak(short), short)["Rythme"]!;
      expect(score).toBeNull();
      expect(explanation).toContain("presque pas fait de pause");
      expect(explanation).not.toMatch(/ajoutez le texte|corrigez le texte/);
      expect(metricsOf(speak(short), `${TEXT} ${TEXT}`)["Rythme"]!.explanation).toContain(
        "corrigez le texte",
      );
    });

    it("is not the rhythm of fifteen seconds of a known text without a pause: that is its fault", () => {
      const { score, explanation, measures } = metricsOf(speak(RUSHED), TEXT)["Rythme"]!;
      expect(score).toBeLessThan(6);
      expect(explanation).toContain("aucune pause entendue");
      expect(explanation).not.toContain("entre deux idées");
      expect(measures.map(({ id }) => id)).not.toContain("boundaryShare");
    });
  });
});
