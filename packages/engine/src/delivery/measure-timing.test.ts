import { describe, expect, it } from "vitest";
import { canSpeak, speak } from "../../test-support/speech.ts";
import { babble, join, silence } from "../../test-support/synthesis.ts";
import { measureVoice } from "../scoring/voice/measure-voice.ts";
import { measureSignal } from "../signal/measure-signal.ts";
import { measureDelivery } from "./measure-delivery.ts";

const insideOf = (samples: Float32Array, text?: string) =>
  measureDelivery(measureSignal(samples), { text: text ?? null }).insidePausesPerMin;

describe("pauses inside clauses", () => {
  const steady = babble(12, 4, () => 130);

  it("are not judged without a text, be there pauses or not", () => {
    expect(insideOf(steady)).toBeNull();
    expect(insideOf(join(steady, silence(0.5), steady))).toBeNull();
    const { explanation } = measureVoice(steady, 16_000).oralPerformance.metrics[1]!;
    expect(explanation).not.toContain("au milieu d'une idée");
  });

  it.skipIf(!canSpeak)("are none in a text that is said without a pause", () => {
    const text = "Nous réparons des vélos à Nantes depuis onze ans avec quatre personnes.";
    expect(insideOf(speak(text), text)).toBe(0);
  });
});
