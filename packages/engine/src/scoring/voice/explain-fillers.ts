import { count, enumerate, formatNumber, quote } from "../../claims/wording.ts";
import type { Explanation } from "./explanation.ts";
import type { OralReading } from "./oral-reading.ts";
import { unwrittenHesitations } from "./oral-values.ts";
import { clock, quoteWords } from "./passages.ts";

const SHOWN_MAX = 3;

export function explainFillers({ delivery, values }: OralReading): Explanation {
  const heard = unwrittenHesitations(delivery);
  const heardText =
    heard.length === 0
      ? ""
      : `${count(heard.length, "hésitation vocale probable", "hésitations vocales probables")}`;
  const hesitations = enumerate(heard.slice(0, SHOWN_MAX).map((one) => clock(one.startSec)));
  if (!delivery.units) {
    return {
      measure:
        heardText === ""
          ? "Aucune hésitation vocale repérée dans le son ; sans texte, les tics de langage ne sont pas comptés."
          : `${heardText} ; sans texte, les tics de langage ne sont pas comptés.`,
      evidence:
        heard.length === 0 ? "Aucune voyelle tenue à côté d'un silence." : `Écoutez à ${hesitations}.`,
      advice:
        heard.length === 0
          ? "Ajoutez le texte de votre pitch pour compter aussi « du coup », « en fait » ou « voilà »."
          : "Remplacez chacune par un silence : il paraît plus long à vous qu'à votre public.",
    };
  }
  const rate = formatNumber(values.spokenFillerRate ?? 0);
  const written = delivery.fillers;
  if (written.length === 0 && heard.length === 0) {
    return {
      measure: "Aucun mot de remplissage dans la transcription, aucune hésitation repérée dans le son.",
      evidence: "Une transcription efface souvent les « euh » : réécoutez vos débuts de phrase.",
      advice: "Gardez l'habitude du silence là où d'autres diraient « euh ».",
    };
  }
  const measure = [
    `${count(written.length, "mot de remplissage", "mots de remplissage")} dans le texte`,
    ...(heardText === "" ? [] : [`${heardText} dans le son`]),
  ].join(" et ");
  const places = written.slice(0, SHOWN_MAX).map((one) => `${quote(one.quote)} à ${clock(one.startSec)}`);
  const evidence = [
    ...(places.length === 0 ? [] : [`${enumerate(places)}`]),
    ...(heard.length === 0 ? [] : [`hésitations à ${hesitations}`]),
  ].join(" ; ");
  const first = written[0];
  return {
    measure: `${measure}, soit ${rate} pour cent mots.`,
    evidence: `${evidence}.`,
    advice: first
      ? `Faites un silence à la place : ${adviceFor(delivery, first)}.`
      : "Remplacez chaque hésitation par un silence : il paraît plus long à vous qu'à votre public.",
  };
}

/** The words that follow a filler, said without it. */
function adviceFor(
  delivery: OralReading["delivery"],
  filler: OralReading["delivery"]["fillers"][number],
): string {
  const next = delivery.words.findIndex((word) => word.startSec >= filler.endSec - 1e-6);
  const rest = next < 0 ? "" : quoteWords(delivery, next, next + 4);
  return rest === "" ? `la phrase se passe de ${quote(filler.quote)}` : `reprenez directement à ${rest}`;
}
