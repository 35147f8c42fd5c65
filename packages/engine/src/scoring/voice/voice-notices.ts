import type { Delivery } from "../../delivery/measure-delivery.ts";
import type { Notice, SignalIssue } from "../../report.ts";
import type { SignalMeasures } from "../../signal/measure-signal.ts";

/** Why a metric drowned by noise has no score. */
export const DROWNED =
  "Le bruit de fond couvre presque la voix : ce critère ne peut pas être mesuré. Recommencez dans un lieu plus calme, ou plus près du micro.";

/** In these no rate is told without a text. */
const UNRATED: ReadonlySet<SignalIssue> = new Set(["unreliable", "whisper"]);

/** What the reader must know: how the room affected the measures, and what they rest on. */
export function noticesOf({ quality }: SignalMeasures, delivery: Delivery, scorable: boolean): string[] {
  const notices: string[] = [];
  const { issues } = quality;
  if (issues.includes("silent")) notices.push("Aucune voix n'a été trouvée dans l'enregistrement.");
  else if (!scorable) notices.push("L'enregistrement contient trop peu de parole pour être mesuré.");
  if (issues.includes("unreliable")) {
    notices.push(
      "Le bruit de fond couvre presque la voix : les pauses, le rythme et les hésitations n'ont pas pu être notés.",
    );
  } else if (issues.includes("noisy")) notices.push("Un bruit de fond gêne les mesures.");
  else if (issues.includes("background"))
    notices.push(
      "Un bruit s'entend derrière la voix, ou la pièce résonne : les pauses et la mélodie sont un peu moins sûres.",
    );
  if (issues.includes("echo"))
    notices.push("La pièce résonne : rapprochez-vous du micro, ou mettez-vous près de rideaux ou de tissus.");
  if (issues.includes("whisper"))
    notices.push("La voix est presque chuchotée : sa mélodie ne peut pas être mesurée.");
  if (issues.includes("narrow"))
    notices.push(
      "Le son est celui d'un téléphone : les sons aigus manquent, les mesures sont un peu moins sûres.",
    );
  if (issues.includes("clipped"))
    notices.push("Le son est saturé : éloignez-vous du micro ou baissez son niveau.");
  if (issues.includes("quiet")) notices.push("Le son est très faible : rapprochez-vous du micro.");
  if (delivery.textRejected && scorable) {
    notices.push("Le texte ne correspond pas à l'enregistrement : ses mots n'ont pas servi aux mesures.");
  } else if (delivery.wordTiming === "alignment") {
    notices.push(
      "Les mots sont placés dans le temps d'après les syllabes entendues : leur place est approchée.",
    );
  } else if (!delivery.units && scorable && !issues.some((issue) => UNRATED.has(issue))) {
    notices.push("Sans texte, le nombre de mots est estimé à partir des syllabes.");
  }
  return notices;
}

const CRITERIA = 10;

/** What a total rests on when some of its ten criteria have no score. */
export function tellUnscored(oral: readonly { score: number | null }[]): Notice[] {
  const count = oral.filter(({ score }) => score === null).length;
  if (count === 0) return [];
  const message =
    count === 1
      ? "Un critère de l'oral n'a pas pu être mesuré : la note sur 100 repose sur les neuf autres."
      : `${count} critères de l'oral n'ont pas pu être mesurés : la note sur 100 repose sur les ${CRITERIA - count} autres.`;
  return [{ rule: "unscored", message }];
}
