import { describe, expect, it } from "vitest";
import { canSpeak, speak, type Speaking } from "../../../test-support/speech.ts";
import { addNoise, babble, buzz, join, silence } from "../../../test-support/synthesis.ts";
import type { OralMetricLabel, VoiceReport } from "../../report.ts";
import { measureVoice } from "./measure-voice.ts";

const SENTENCES = [
  "Bonjour, je m'appelle Camille et je dirige une petite entreprise à Lyon.",
  "Chaque année, quatre récoltes sur dix sont perdues à cause de la grêle.",
  "Notre capteur prévient les agriculteurs deux heures avant l'orage.",
  "Trente fermes l'utilisent déjà dans la vallée du Rhône.",
  "Nous avons divisé leurs pertes par deux en une seule saison.",
  "Aujourd'hui, nous cherchons trois partenaires pour équiper deux cents fermes.",
  "Rencontrons-nous mardi prochain pour visiter notre premier site.",
];
const TEXT = SENTENCES.join(" ");

const scoreOf = (report: VoiceReport, label: OralMetricLabel) =>
  report.oralPerformance.metrics.find((metric) => metric.label === label)!.score;

/** The pitch, with a pause after each sentence. */
const say = (speaking: Speaking = {}, breathSec = 0.4) =>
  join(...SENTENCES.flatMap((text) => [speak(text, speaking), silence(breathSec)]));

it(
  "measures a voice cut off inside a frame: every number is one, whatever the length",
  { tags: ["long"] },
  () => {
    const whole = babble(8, 4, (sec) => 130 + 10 * Math.sin(sec));
    for (const cut of [0, 1, 2, 80, 159]) {
      const report = measureVoice(whole.subarray(0, whole.length - cut), 16_000);
      expect(report.f0.hz.at(-2), "it sounds to the end").not.toBeNull();
      for (const { id, value } of report.measures) expect(value, `${id}, ${cut} samples cut`).not.toBeNaN();
      for (const { label, score } of report.oralPerformance.metrics) expect(score, label).not.toBeNaN();
    }
  },
);

// Each test takes seconds on a busy machine.
describe.skipIf(!canSpeak)("measureVoice, on espeak-ng speech", () => {
  it(
    "says that a room echoes long before it drowns the voice, and trusts its measures less",
    { tags: ["long"] },
    () => {
      const dry = join(...SENTENCES.slice(0, 4).flatMap((text) => [speak(text), silence(0.4)]));
      const text = SENTENCES.slice(0, 4).join(" ");
      const confidenceIn = (samples: Float32Array) => {
        const { quality, notices, oralPerformance } = measureVoice(samples, 16_000, { text });
        const { confidence } = oralPerformance.metrics.find(({ label }) => label === "Fluidité")!;
        return { echoes: quality.issues.includes("echo"), says: notices.join(" "), confidence };
      };
      const inDry = confidenceIn(dry);
      expect(inDry.echoes).toBe(false);
      const inRoom = confidenceIn(reverberate(dry, 0.4));
      expect(inRoom.echoes).toBe(true);
      expect(inRoom.says).toContain("La pièce résonne");
      expect(inRoom.confidence).toBeLessThan(0.95 * inDry.confidence);
      expect(inRoom.confidence).toBeGreaterThan(0.5 * inDry.confidence);
    },
  );

  it("finds too fast worse than comfortable", { tags: ["long"] }, () => {
    const fast = measureVoice(say({ wordsPerMinute: 260 }, 0.1), 16_000, { text: TEXT });
    const steady = measureVoice(say({ wordsPerMinute: 150 }), 16_000, { text: TEXT });
    expect(scoreOf(fast, "Débit de parole")!).toBeLessThan(scoreOf(steady, "Débit de parole")! - 2);
  });

  it(
    "finds an uneven rate worse than an even one of the same average, and says between which rates",
    { tags: ["long"] },
    () => {
      const half = Math.ceil(SENTENCES.length / 2);
      const said = (rates: [number, number]) =>
        join(
          ...SENTENCES.flatMap((text, at) => [
            speak(text, { wordsPerMinute: at < half ? rates[0] : rates[1] }),
            silence(at < half ? 1.2 : 0.05),
          ]),
        );
      const uneven = measureVoice(said([85, 320]), 16_000, { text: TEXT });
      const steady = measureVoice(say({ wordsPerMinute: 150 }), 16_000, { text: TEXT });
      expect(scoreOf(uneven, "Débit de parole")!).toBeLessThan(scoreOf(steady, "Débit de parole")! - 1.5);
      const rates = uneven.oralPerformance.speechRate.data.map(({ rate }) => rate);
      const { explanation } = uneven.oralPerformance.metrics[0]!;
      expect(explanation).toContain(
        `de ${Math.round(Math.min(...rates))} à ${Math.round(Math.max(...rates))} selon les moments`,
      );
    },
  );

  it("finds blanks in the middle of sentences less fluent", { tags: ["long"] }, () => {
    const groups = TEXT.match(/\S+(?: \S+){0,2}/g)!;
    const broken = join(...groups.flatMap((group) => [speak(group), silence(2.2)]));
    const blanks = measureVoice(broken, 16_000, { text: TEXT });
    const fluent = measureVoice(say(), 16_000, { text: TEXT });
    expect(scoreOf(blanks, "Fluidité")!).toBeLessThan(scoreOf(fluent, "Fluidité")! - 1.5);
    expect(blanks.pauses.filter((pause) => pause.type === "long").length).toBeGreaterThan(10);
  });

  it("finds a flat voice less rhythmic", { tags: ["long"] }, () => {
    const flat = measureVoice(say({ pitchRange: "flat" }), 16_000, { text: TEXT });
    const lively = measureVoice(say(), 16_000, { text: TEXT });
    expect(scoreOf(flat, "Rythme")!).toBeLessThan(scoreOf(lively, "Rythme")! - 0.5);
  });

  it("counts fillers of the text and says when each one is heard", { tags: ["long"] }, () => {
    const text = `Euh, ${TEXT} Voilà, du coup, euh, merci.`;
    const samples = join(speak("Euh,"), silence(0.3), say(), speak("Voilà, du coup, euh, merci."));
    const report = measureVoice(samples, 16_000, { text });
    const plain = measureVoice(say(), 16_000, { text: TEXT });
    expect(scoreOf(report, "Mots de remplissage")!).toBeLessThan(scoreOf(plain, "Mots de remplissage")!);
    expect(report.fillers[0]!.quote).toBe("Euh");
    expect(report.fillers[0]!.startSec).toBeLessThan(0.5);
  });

  it("measures without a text, says what it rests on and invents no word", { tags: ["long"] }, () => {
    const report = measureVoice(say(), 16_000);
    const known = measureVoice(say(), 16_000, { text: TEXT });
    expect(report.words).toEqual([]);
    expect(report.wordTiming).toBe("none");
    expect(report.oralPerformance.metrics[0]!.explanation).toContain("estimés à partir des syllabes");
    const estimated = report.measures.find((measure) => measure.id === "wordsPerMinute")!.value;
    const counted = known.measures.find((measure) => measure.id === "wordsPerMinute")!.value;
    expect(Math.abs(estimated / counted - 1)).toBeLessThan(0.2);
  });

  it("does not use a text that was not spoken", () => {
    const report = measureVoice(speak(SENTENCES[0]!), 16_000, { text: `${TEXT} ${TEXT}` });
    expect(report.words).toEqual([]);
    expect(report.notices.join(" ")).toContain("ne correspond pas");
  });

  it("quotes only the pitch, and says nothing about what the speaker feels", { tags: ["long"] }, () => {
    for (const speaking of [
      {},
      { wordsPerMinute: 260 },
      { wordsPerMinute: 90 },
      { pitchRange: "flat" as const },
    ]) {
      const report = measureVoice(say(speaking, 0.3), 16_000, { text: TEXT });
      for (const { explanation } of report.oralPerformance.metrics) {
        expect(explanation.split("\n")).toHaveLength(3);
        expect(explanation).not.toMatch(
          /stress|émotion|nerv|confiance|assurance|sincér|enthousias|peur|anxi/i,
        );
        for (const [, quoted] of explanation.matchAll(/\d:\d\d[^«»]*: «\u00a0([^»]+)\u00a0»/g)) {
          expect(TEXT).toContain(quoted);
        }
      }
    }
  });

  it("puts the timeline in order, words and pauses, and its sums agree", { tags: ["long"] }, () => {
    const report = measureVoice(say(), 16_000, { text: TEXT });
    const { timeline, speechRate } = report.oralPerformance;
    expect(timeline.filter((item) => item.isPause)).toHaveLength(report.pauses.length);
    expect(timeline.filter((item) => !item.isPause).map((item) => item.word)).toEqual(
      report.words.map((word) => word.word),
    );
    for (let i = 1; i < timeline.length; i++) {
      expect(timeline[i]!.startTime).toBeGreaterThanOrEqual(timeline[i - 1]!.startTime);
    }
    expect(speechRate.data.length).toBeGreaterThan(3);
    expect(measureVoice(say(), 16_000, { text: TEXT })).toEqual(report);
  });
});

describe("measureVoice, on anything", () => {
  it.each([
    ["nothing", new Float32Array(0)],
    ["silence", silence(35)],
    ["noise", addNoise(silence(5).fill(1e-9), -80)],
    ["a steady tone", buzz(5, () => 200)],
    ["not a number", new Float32Array(48_000).fill(NaN)],
    ["a square wave at full scale", new Float32Array(48_000).map((_, i) => (i % 100 < 50 ? 1 : -1))],
  ])("scores nothing out of %s, and says why", (_, samples) => {
    const report = measureVoice(samples, 16_000, { text: TEXT });
    expect(report.scorable).toBe(false);
    for (const metric of report.oralPerformance.metrics) {
      expect(metric.score).toBeNull();
      expect(metric.explanation).toMatch(/^Non noté\./);
    }
    expect(JSON.stringify(report)).not.toContain("NaN");
  });

  it.each([8000, 11_025, 22_050, 44_100, 48_000, 96_000])("takes %i Hz as it comes", (rate) => {
    const f0Hz = 150;
    const samples = new Float32Array(rate * 2).map((_, i) => {
      let value = 0;
      for (let h = 1; h <= 10; h++) value += Math.sin((2 * Math.PI * f0Hz * h * i) / rate) / h;
      return value / 5;
    });
    const { f0, durationSec } = measureVoice(samples, rate);
    expect(durationSec).toBeCloseTo(2, 2);
    const voiced = f0.hz.filter((hz) => hz !== null);
    expect(voiced.length).toBeGreaterThan(180);
    for (const hz of voiced) expect(Math.abs(hz - f0Hz)).toBeLessThan(0.5);
  });

  it("takes no rate that is none", () => {
    for (const rate of [0, -1, NaN, Infinity]) expect(measureVoice(silence(1), rate).scorable).toBe(false);
  });
});

/** Echoes at uneven delays, which decay by 60 dB in the given time. */
function reverberate(samples: Float32Array, seconds: number): Float32Array {
  const result = samples.slice();
  for (let echo = 1; echo <= 100; echo++) {
    const delay = seconds * ((echo * 0.618_034) % 1);
    const gain = 0.3 * 10 ** ((-3 * delay) / seconds) * (echo % 2 ? -1 : 1);
    const shift = Math.round(delay * 16_000);
    for (let i = shift; i < result.length; i++) result[i]! += gain * samples[i - shift]!;
  }
  return result;
}
