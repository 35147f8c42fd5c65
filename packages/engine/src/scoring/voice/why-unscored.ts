import { sayUnasked } from "./explain-fillers.ts";
import { isHardlyPaused } from "./explain-rhythm.ts";
import type { OralReading } from "./oral-reading.ts";
import { isDrowned } from "./rate-oral-metric.ts";
import type { OralMetricKey } from "./rubric.ts";
import { DROWNED } from "./voice-notices.ts";

/** Why a metric has no score although the take has enough speech. Only asks for a text where none was given. */
export function sayWhyUnscored(key: OralMetricKey, { delivery, signal, values }: OralReading): string {
  if (isDrowned(key, delivery, signal.quality)) return DROWNED;
  if (key === "fillers" && !delivery.units) return sayUnasked(delivery);
  if (signal.quality.issues.includes("whisper"))
    return "La voix est presque chuchotée : ce critère ne peut pas être mesuré.";
  const toDo = `Parlez plus longtemps${sayText(delivery)}.`;
  if (key === "rhythm" && isHardlyPaused(values))
    return `Vous n'avez presque pas fait de pause, et ce critère mesure où elles tombent. ${toDo}`;
  return `Trop peu de ce que ce critère mesure a pu l'être. ${toDo}`;
}

function sayText({ units, textRejected }: OralReading["delivery"]): string {
  if (units) return "";
  return textRejected
    ? ", ou corrigez le texte pour qu'il soit ce que vous avez dit"
    : ", ou ajoutez le texte de votre pitch";
}
