import { expect, it } from "vitest";
import { addNoise, babble, join, silence } from "../../../test-support/synthesis.ts";
import { readText } from "../../language/read-text.ts";
import { explainFillers, sayUnasked } from "./explain-fillers.ts";
import type { FillersHeard } from "./fillers-heard.ts";
import { measureVoice } from "./measure-voice.ts";
import { reviseFillers } from "./revise-fillers.ts";

const CONTENT = "Bonjour, je dirige une petite entreprise à Lyon. Trente fermes l'utilisent déjà.";
const heard = (change: Partial<FillersHeard> = {}): FillersHeard => ({
  units: readText(CONTENT),
  words: [],
  fillers: [],
  hesitations: [],
  hesitationsUnheard: null,
  fillersPer100: 0,
  speechSec: 30,
  ...change,
});
const explain = (change?: Partial<FillersHeard>) =>
  explainFillers({ delivery: heard(change), values: { spokenFillerRate: 0 } }).measure;
const NONE_HEARD = /aucune hésitation repérée|aucun « euh »/;

it("says that no « euh » was heard only where they were sought", () => {
  expect(explain()).toMatch(NONE_HEARD);
  expect(sayUnasked(heard({ units: null }))).toMatch(NONE_HEARD);
});

it.each([
  ["noise", "pas pu être reconnus dans le son : il y a trop de bruit."],
  ["echo", "pas été cherchés dans le son : la pièce résonne trop."],
  ["whisper", "peuvent pas être reconnus dans le son : la voix est presque chuchotée."],
] as const)("says that « euh » would not be heard because of %s, with a text and without", (why, said) => {
  for (const text of [
    explain({ hesitationsUnheard: why }),
    explain({
      hesitationsUnheard: why,
      fillers: [{ form: "voilà", quote: "Voilà", startSec: 2, endSec: 2.3 }],
    }),
    sayUnasked(heard({ units: null, hesitationsUnheard: why })),
  ]) {
    expect(text).toContain(said);
    expect(text).not.toMatch(NONE_HEARD);
  }
});

it("says so of a noisy take, and of a stored report of one", () => {
  const voice = join(
    ...Array.from({ length: 4 }, () =>
      join(
        babble(3, 4, () => 130),
        silence(0.6),
      ),
    ),
  );
  const { oralPerformance } = measureVoice(addNoise(voice, 8), 16_000);
  const { explanation } = oralPerformance.metrics.find(({ label }) => label === "Mots de remplissage")!;
  expect(explanation).toContain("n'ont pas pu être reconnus");
  const stored = {
    content: CONTENT,
    isTextHeard: true,
    wordTimes: [],
    fillers: [],
    speechSec: 30,
    confidence: 1,
    isShared: false,
  };
  const some = [{ startSec: 2, endSec: 2.4, probability: 0.7, answer: "dismissed" as const }];
  const told = (issues: "noisy"[], hesitations: typeof some = []) =>
    reviseFillers({ ...stored, issues, hesitations }).metric.explanation;
  expect(told(["noisy"])).toContain("n'ont pas pu être reconnus");
  expect(told([])).toContain("aucune hésitation repérée");
  expect(told([], some)).toContain("aucun « euh » retenu");
});
