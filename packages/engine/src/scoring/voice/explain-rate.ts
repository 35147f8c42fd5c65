import { DELIVERY } from "../../delivery/parameters.ts";
import { formatNumber, formatPercent, type Explanation } from "../explanations/wording.ts";
import type { OralReading } from "./oral-reading.ts";
import { shareOfWindows } from "./oral-values.ts";
import { clock, quoteBetween, wordsBetween } from "./passages.ts";

/** The zone that the specification shows, words per minute. */
const ZONE = { from: 120, to: 160 };
const TARGET = 140;

export function explainRate({ delivery, values }: OralReading): Explanation {
  const average = formatNumber(values.wordsPerMinute ?? 0, 0);
  const inZone = formatPercent(shareOfWindows(delivery, ZONE.from, ZONE.to) ?? 0);
  const measure = delivery.textFits
    ? `${average} mots par minute en moyenne ; ${inZone} du temps dans la zone ${ZONE.from}-${ZONE.to}.`
    : `Environ ${average} mots par minute, estimés à partir des syllabes ; ${inZone} du temps dans la zone ${ZONE.from}-${ZONE.to}.`;
  const point = farthest(delivery.rates);
  if (!point)
    return { measure, evidence: "L'enregistrement est trop court pour suivre le débit.", advice: KEEP };

  const halfSec = DELIVERY.rateWindowSec.value / 2;
  const startSec = Math.max(delivery.span.startSec, point.time - halfSec);
  const endSec = Math.min(delivery.span.endSec, point.time + halfSec);
  const quoted = quoteBetween(delivery, startSec, endSec);
  const said = quoted === "" ? "" : ` : ${quoted}`;
  const at = `À ${clock(startSec)}`;
  const rate = `${formatNumber(point.rate, 0)} mots/min`;
  if (point.rate > ZONE.to) {
    const range = wordsBetween(delivery.words, startSec, endSec);
    const count = range ? range.last - range.first + 1 : Math.round((point.rate * (endSec - startSec)) / 60);
    const targetSec = formatNumber((60 * count) / TARGET, 0);
    return {
      measure,
      evidence: `${at}, le passage le plus rapide (${rate})${said}.`,
      advice: `Redites ces ${count} mots en ${targetSec} secondes, avec un silence d'une seconde après l'idée principale.`,
    };
  }
  if (point.rate < ZONE.from) {
    return {
      measure,
      evidence: `${at}, le passage le plus lent (${rate})${said}.`,
      advice: "Dites ce passage d'un seul élan jusqu'à la ponctuation, puis marquez la pause.",
    };
  }
  return {
    measure,
    evidence: `Même ${at.toLowerCase()}, où vous vous écartez le plus du milieu de la zone, vous restez à ${rate}${said}.`,
    advice: KEEP,
  };
}

const KEEP = "Gardez cette allure et ralentissez seulement sur le chiffre ou le nom à retenir.";

/** The window farthest from the middle of the zone. */
function farthest<Point extends { rate: number }>(points: readonly Point[]): Point | null {
  return points.reduce<Point | null>(
    (worst, point) =>
      !worst || Math.abs(point.rate - TARGET) > Math.abs(worst.rate - TARGET) ? point : worst,
    null,
  );
}
