import { DELIVERY } from "../../delivery/parameters.ts";
import { formatNumber, formatPercent } from "../../claims/context/wording.ts";
import type { Explanation } from "./explanation.ts";
import type { OralReading } from "./oral-reading.ts";
import { clock, quoteBetween, wordsBetween } from "./passages.ts";
import { RATE_ZONE as ZONE } from "./rate-norms.ts";
import { shareOfWindows } from "./rate-windows.ts";

export function explainRate({ delivery, values }: OralReading): Explanation {
  const average = formatNumber(values.wordsPerMinute ?? 0, 0);
  const inZone = formatPercent(shareOfWindows(delivery.rates, ZONE) ?? 0);
  const how = delivery.textFits
    ? `${average} mots par minute en moyenne`
    : `Environ ${average} mots par minute, estimés à partir des syllabes`;
  const measure = `${how}${writeRange(delivery.rates)} ; ${inZone} du temps dans la zone ${ZONE.from}-${ZONE.to}.`;
  const point = farthest(delivery.rates);
  if (!point) return { measure, evidence: "L'enregistrement est trop court pour suivre le débit.", ...KEEP };

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
    const targetSec = formatNumber((60 * count) / ZONE.middle, 0);
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
    ...KEEP,
  };
}

const KEEP = {
  advice: "Gardez cette allure et ralentissez seulement sur le chiffre ou le nom à retenir.",
  keeps: true,
} as const;

/** « , de 85 à 249 selon les moments »: the range that an average hides. */
function writeRange(points: readonly { rate: number }[]): string {
  if (points.length < 2) return "";
  const rates = points.map(({ rate }) => rate);
  const [least, most] = [Math.min(...rates), Math.max(...rates)].map((rate) => formatNumber(rate, 0));
  return least === most ? "" : `, de ${least} à ${most} selon les moments`;
}

/** The window whose rate is farthest from the middle of the zone. */
function farthest<Point extends { rate: number }>(points: readonly Point[]): Point | null {
  return points.reduce<Point | null>(
    (worst, point) =>
      !worst || Math.abs(point.rate - ZONE.middle) > Math.abs(worst.rate - ZONE.middle) ? point : worst,
    null,
  );
}
