import { readJourneyPitches } from "../test-support/judged-pitches.ts";
import { checkHooks } from "../src/review/grounding/check-hooks.ts";
import { checkRewrite } from "../src/review/grounding/check-rewrite.ts";
import { checkWhole } from "../src/review/joining/check-whole.ts";
import { maskIdentities } from "../src/review/masking/mask-identities.ts";
import { analysePitchText } from "../src/analyse-text.ts";

/** How long one check of a model's answer blocks the server's event loop, once warm. */
interface CheckTiming {
  name: string;
  p50Ms: number;
  p99Ms: number;
}

const WORDS = [300, 3000];
const WARM_UP_RUNS = 10;
const RUNS = 60;

/** Times the checks on valid answers about pitches of 300 and of 3 000 words. */
export function benchmarkChecks(): CheckTiming[] {
  const source = readJourneyPitches().flatMap(({ content }) => content.split(/\s+/));
  return WORDS.flatMap((count) => {
    const content = Array.from({ length: count }, (_, index) => source[index % source.length]).join(" ");
    const pitch = { pitchType: "produit" as const, content };
    const report = analysePitchText(pitch);
    const quotes = [0, 40, 80].map((at) => source.slice(at, at + 8).join(" "));
    const remark = (quote: string) => ({ what: "bestLine", quote, text: "Vous le dites avec vos mots." });
    const reading = {
      who: "Une équipe demande un soutien à son public.",
      form: "productPitch" as const,
      carries: quotes.map(remark),
      holds: [],
      first: { code: "keep_as_is" as const, quote: "", text: "Gardez ce texte.", say: "" },
      mark: 7,
    };
    const { hooks } = report.recommendations;
    return [
      time(`identities masked, ${count} words`, () => maskIdentities(content)),
      time(`reading checked, ${count} words`, () => checkWhole(pitch, reading)),
      time(`rewriting checked, ${count} words`, () => checkRewrite(pitch, content)),
      time(`hooks checked, ${count} words`, () => checkHooks(pitch, hooks)),
    ];
  });
}

function time(name: string, run: () => unknown): CheckTiming {
  for (let count = 0; count < WARM_UP_RUNS; count += 1) run();
  const runs = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }).sort((left, right) => left - right);
  const at = (share: number) => Number(runs[Math.min(RUNS - 1, Math.floor(share * RUNS))]!.toFixed(2));
  return { name, p50Ms: at(0.5), p99Ms: at(0.99) };
}
