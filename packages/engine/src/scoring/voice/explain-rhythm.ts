import { DELIVERY } from "../../delivery/parameters.ts";
import { deviationOf } from "../../delivery/statistics.ts";
import { FRAME_STEP_SEC } from "../../signal/frames.ts";
import { count, formatNumber, formatPercent } from "../../claims/context/wording.ts";
import type { Explanation } from "./explanation.ts";
import type { OralReading } from "./oral-reading.ts";
import { clock, quoteBetween, semitones } from "./passages.ts";
import { faultsOf, type RatedOralMetric } from "./rate-oral-metric.ts";

const VOICED_FRAMES_MIN = 150;

export function explainRhythm(reading: OralReading, rated: RatedOralMetric): Explanation {
  const { values, delivery } = reading;
  const measured = [
    values.f0SdSt === null ? null : `Mélodie : ${semitones(values.f0SdSt)} de variation`,
    values.pausesPerMin === null ? null : sayPauseRate(values.pausesPerMin),
    delivery.boundaryShare === null
      ? null
      : `${formatPercent(delivery.boundaryShare)} placées entre deux idées`,
  ]
    .filter((one) => one !== null)
    .join(" ; ");
  const measure = measured.charAt(0).toUpperCase() + measured.slice(1);
  for (const { measure: id } of faultsOf(rated)) {
    const fault = describe(reading, id);
    if (fault) return { measure: `${measure}.`, ...fault };
  }
  return { measure: `${measure}.`, ...describeMelody(reading, "liveliest"), keeps: true };
}

/** Without any pause, say so instead of « 0 par minute ». */
function sayPauseRate(perMin: number): string {
  if (perMin === 0) return "aucune pause entendue";
  return perMin < 0.5 ? "moins d'une pause par minute" : `${count(perMin, "pause")} par minute`;
}

function describe(reading: OralReading, id: string): Omit<Explanation, "measure"> | null {
  const { values, delivery } = reading;
  switch (id) {
    case "f0SdSt":
      return describeMelody(reading, (values.f0SdSt ?? 0) > 5 ? "liveliest" : "flattest");
    case "finalLoweringShare":
      return describeFinalRise(reading);
    case "tempoVariation":
    case "runVariation":
      return describeTempo(reading);
    case "pausesPerMin":
      return isHardlyPaused(values) ? describeLongestRun(reading) : null;
    case "boundaryShare": {
      const pause = delivery.pauses.find((one) => one.place === "inside");
      if (!pause) return describeLongestRun(reading);
      return {
        evidence: `À ${clock(pause.startSec)}, la pause tombe au milieu d'une idée${said(reading, pause.startSec - 1.5, pause.endSec + 1)}.`,
        advice: "Déplacez cette pause à la fin de l'idée : elle mettra en valeur ce que vous venez de dire.",
      };
    }
    default:
      return null;
  }
}

function describeMelody(reading: OralReading, which: "flattest" | "liveliest"): Omit<Explanation, "measure"> {
  const window = melodyWindow(reading, which);
  if (!window) {
    return {
      evidence: "Trop peu de voix pour suivre la mélodie passage par passage.",
      advice: "Appuyez le mot à retenir de chaque phrase en montant, puis finissez vers le bas.",
    };
  }
  const where = `À ${clock(window.startSec)}`;
  const spread = semitones(window.spreadSt);
  const words = said(reading, window.startSec, window.endSec);
  return which === "flattest"
    ? {
        evidence: `${where}, la mélodie est la plus plate (${spread})${words}.`,
        advice:
          "Choisissez un mot à retenir dans ce passage, montez sur lui, puis finissez la phrase vers le bas.",
      }
    : {
        evidence: `${where}, la mélodie varie le plus (${spread})${words}.`,
        advice: "Réservez ces écarts aux idées à retenir et gardez une voix plus posée entre elles.",
      };
}

function describeFinalRise(reading: OralReading): Omit<Explanation, "measure"> | null {
  const { phraseEnds } = reading.delivery.intonation;
  const rising = phraseEnds.reduce<(typeof phraseEnds)[number] | null>(
    (highest, end) => (!highest || end.finalSt > highest.finalSt ? end : highest),
    null,
  );
  if (!rising || rising.finalSt <= -DELIVERY.finalLoweringSt.value) return null;
  const end = rising.finalSt >= DELIVERY.finalRiseSt.value ? "monte" : "ne descend pas";
  return {
    evidence: `À ${clock(rising.endSec)}, la fin de l'affirmation ${end}${said(reading, rising.endSec - 2.5, rising.endSec)}.`,
    advice:
      "Finissez cette phrase plus bas que vous ne l'avez commencée : elle s'entendra comme une affirmation.",
  };
}

function describeTempo(reading: OralReading): Omit<Explanation, "measure"> | null {
  const { rates, span } = reading.delivery;
  const slowest = rates.reduce<(typeof rates)[number] | null>(
    (best, point) => (!best || point.rate < best.rate ? point : best),
    null,
  );
  const fastest = Math.max(...rates.map((point) => point.rate));
  if (!slowest) return null;
  const from = Math.max(span.startSec, slowest.time - DELIVERY.rateWindowSec.value / 2);
  return {
    evidence: `Votre allure va de ${formatNumber(slowest.rate, 0)} à ${formatNumber(fastest, 0)} mots/min ; la plus lente commence à ${clock(from)}${said(reading, from, from + 10)}.`,
    advice: "Ralentissez nettement sur le chiffre ou la demande, accélérez un peu sur le contexte.",
  };
}

/** The 10 s window whose melody varies least, or most. */
function melodyWindow({ signal, delivery }: OralReading, which: "flattest" | "liveliest") {
  let best: { startSec: number; endSec: number; spreadSt: number } | null = null;
  const lengthSec = DELIVERY.rateWindowSec.value;
  for (let startSec = delivery.span.startSec; startSec < delivery.span.endSec; startSec += lengthSec / 2) {
    const endSec = Math.min(startSec + lengthSec, delivery.span.endSec);
    const voiced = signal.f0Hz
      .subarray(Math.floor(startSec / FRAME_STEP_SEC), Math.floor(endSec / FRAME_STEP_SEC))
      .filter((hz) => hz > 0);
    if (voiced.length < VOICED_FRAMES_MIN) continue;
    const spreadSt = deviationOf(voiced.map((hz) => 12 * Math.log2(hz)));
    if (!best || (which === "flattest" ? spreadSt < best.spreadSt : spreadSt > best.spreadSt)) {
      best = { startSec, endSec, spreadSt };
    }
  }
  return best;
}

/** Fewer pauses a minute than a listener needs. */
const FEW_PAUSES_PER_MIN = 8;

export function isHardlyPaused({ pausesPerMin }: Pick<OralReading["values"], "pausesPerMin">): boolean {
  return (pausesPerMin ?? 0) < FEW_PAUSES_PER_MIN;
}

function describeLongestRun(reading: OralReading): Omit<Explanation, "measure"> | null {
  const [run] = reading.signal.runs.toSorted((a, b) => b.endSec - b.startSec - (a.endSec - a.startSec));
  if (!run) return null;
  return {
    evidence: `À ${clock(run.startSec)}, vous enchaînez sans pause${said(reading, run.startSec, run.endSec)}.`,
    advice: "Coupez ce passage en deux : un silence d'une demi-seconde entre les deux idées.",
  };
}

function said({ delivery }: OralReading, startSec: number, endSec: number): string {
  const quoted = quoteBetween(delivery, startSec, endSec);
  return quoted === "" ? "" : ` : ${quoted}`;
}
