import { isBlank } from "../../delivery/measure-timing.ts";
import type { Pause } from "../../report.ts";
import { count, formatNumber, formatPercent, quote } from "../../claims/context/wording.ts";
import type { Explanation } from "./explanation.ts";
import type { OralReading } from "./oral-reading.ts";
import { clock, quoteBetween, quoteWords, seconds } from "./passages.ts";
import { faultsOf, type RatedOralMetric } from "./rate-oral-metric.ts";

export function explainFluency(reading: OralReading, rated: RatedOralMetric): Explanation {
  const { delivery, values } = reading;
  const inside = delivery.pauses.filter((pause) => pause.place === "inside");
  const measure = [
    values.meanRunSyllables === null
      ? null
      : `${formatNumber(values.meanRunSyllables)} syllabes en moyenne entre deux pauses`,
    values.insidePausesPerMin === null
      ? null
      : `${inside.length === 0 ? "aucune pause" : count(inside.length, "pause")} au milieu d'une idée`,
    values.phonationRatio === null ? null : `vous parlez ${formatPercent(values.phonationRatio)} du temps`,
  ]
    .filter((one) => one !== null)
    .join(" ; ");
  for (const { measure: id } of faultsOf(rated)) {
    const fault = describe(id);
    if (fault) return { measure: `${measure}.`, ...fault };
  }
  return { measure: `${measure}.`, ...praise(reading) };

  function describe(id: string): Omit<Explanation, "measure"> | null {
    switch (id) {
      case "insidePausesPerMin":
        return describeInside(reading, inside);
      case "blanksPerMin":
        return describeBlank(reading);
      case "restartsPer100":
        return describeRestart(reading);
      case "meanRunSyllables":
      case "phonationRatio":
        return describeRuns(reading);
      default:
        return null;
    }
  }
}

function describeInside(
  { delivery }: OralReading,
  inside: readonly Pause[],
): Omit<Explanation, "measure"> | null {
  const longest = longestOf(inside);
  const around = longest && quoteAround(delivery, longest);
  if (!longest || !around) return null;
  return {
    evidence: `À ${clock(longest.startSec)}, une pause de ${seconds(longest.endSec - longest.startSec)} coupe ${around}.`,
    advice: "Dites ce groupe de mots d'un seul souffle et reportez la pause à la ponctuation qui suit.",
  };
}

function describeBlank({ delivery }: OralReading): Omit<Explanation, "measure"> | null {
  const blank = longestOf(delivery.pauses.filter(isBlank));
  if (!blank) return null;
  const around = quoteAround(delivery, blank);
  const where = around ? ` autour de ${around}` : "";
  return {
    evidence: `À ${clock(blank.startSec)}, un blanc de ${seconds(blank.endSec - blank.startSec)}${where}.`,
    advice: "Préparez la première moitié de la phrase qui suit ce blanc : elle repart alors sans attendre.",
  };
}

function describeRestart({ delivery }: OralReading): Omit<Explanation, "measure"> | null {
  const restart = delivery.restarts[0];
  if (!restart) return null;
  const at = restart.startSec === null ? "" : `À ${clock(restart.startSec)}, `;
  const kind = { repetition: "une répétition", truncation: "un mot coupé", correction: "une reprise" }[
    restart.kind
  ];
  return {
    evidence: `${at}${kind} : ${quote(restart.quote)}.`,
    advice:
      "Faites une pause avant ce mot, puis dites-le une seule fois : le silence s'entend moins que la reprise.",
  };
}

function describeRuns({ delivery, values, signal }: OralReading): Omit<Explanation, "measure"> | null {
  const isChoppy = (values.meanRunSyllables ?? 12) < 8;
  const runs = [...signal.runs].sort((a, b) => a.endSec - a.startSec - (b.endSec - b.startSec));
  const run = isChoppy ? runs[0] : runs.at(-1);
  if (!run) return null;
  const quoted = quoteBetween(delivery, run.startSec - 0.02, run.endSec);
  const said = quoted === "" ? "" : ` : ${quoted}`;
  if (isChoppy) {
    return {
      evidence: `À ${clock(run.startSec)}, un élan de ${seconds(run.endSec - run.startSec)} seulement entre deux pauses${said}.`,
      advice: "Regroupez les mots qui vont ensemble : huit à dix-huit syllabes d'un souffle, puis la pause.",
    };
  }
  return {
    evidence: `À ${clock(run.startSec)}, ${seconds(run.endSec - run.startSec)} sans aucune pause${said}.`,
    advice: "Placez une pause d'une demi-seconde après chaque ponctuation de ce passage.",
  };
}

function praise({ delivery, signal }: OralReading): Omit<Explanation, "measure"> {
  // Do not praise as smooth a run of speech that may hold an « euh ».
  const smooth = signal.runs.filter(
    (run) => !delivery.hesitations.some((one) => one.startSec < run.endSec && one.endSec > run.startSec),
  );
  const middle = smooth.sort((a, b) => b.endSec - b.startSec - (a.endSec - a.startSec))[0];
  const quoted = middle ? quoteBetween(delivery, middle.startSec - 0.02, middle.endSec) : "";
  return {
    evidence: middle
      ? `À ${clock(middle.startSec)}, un élan de ${seconds(middle.endSec - middle.startSec)} sans accroc${quoted === "" ? "" : ` : ${quoted}`}.`
      : "Aucun passage haché n'a été repéré.",
    advice: "Gardez ces groupes de souffle et laissez une seconde de silence après l'idée principale.",
    keeps: true,
  };
}

function longestOf(pauses: readonly Pause[]): Pause | null {
  return pauses.reduce<Pause | null>(
    (longest, pause) =>
      !longest || pause.endSec - pause.startSec > longest.endSec - longest.startSec ? pause : longest,
    null,
  );
}

/** The words on both sides of a pause, verbatim. */
function quoteAround(delivery: OralReading["delivery"], pause: Pause): string {
  const middleSec = (pause.startSec + pause.endSec) / 2;
  const after = delivery.words.findIndex((word) => (word.startSec + word.endSec) / 2 >= middleSec);
  return after <= 0 ? "" : quoteWords(delivery, after - 2, after + 1);
}
