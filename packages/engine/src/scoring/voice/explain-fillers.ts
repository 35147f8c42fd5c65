import type { Unheard } from "../../delivery/why-unheard.ts";
import { count, enumerate, formatNumber, quote } from "../../claims/context/wording.ts";
import type { Explanation } from "./explanation.ts";
import type { FillersHeard } from "./fillers-heard.ts";
import { unwrittenHesitations } from "./oral-values.ts";
import { clock, quoteWords } from "./passages.ts";

const SHOWN_MAX = 3;

interface FillersReading {
  delivery: FillersHeard;
  values: { spokenFillerRate?: number | null };
}

/** « euh » heard in the sound but not written: those that the speaker confirmed, and those still to be confirmed. */
function sortHesitations(heard: FillersHeard) {
  const unwritten = unwrittenHesitations(heard);
  return {
    confirmed: unwritten.filter(({ answer }) => answer === "confirmed"),
    probable: unwritten.filter(({ answer }) => answer === undefined),
    isAnyDismissed: unwritten.some(({ answer }) => answer === "dismissed"),
  };
}

const clocks = (places: readonly { startSec: number }[]) =>
  enumerate(places.slice(0, SHOWN_MAX).map(({ startSec }) => clock(startSec)));

const REPLACE = "Remplacez chacun par un silence : il paraît plus long à vous qu'à votre public.";
/** Advice while nothing is counted yet. */
const LISTEN = "Écoutez, puis dites si c'est bien un « euh » : seul ce que vous confirmez compte.";

export function explainFillers({ delivery, values }: FillersReading): Explanation {
  const { confirmed, probable, isAnyDismissed } = sortHesitations(delivery);
  const written = delivery.fillers;
  const confirmedText = count(confirmed.length, "« euh » confirmé", "« euh » confirmés");
  if (!delivery.units) {
    const none = "Aucun « euh » : vous avez écarté ceux qui semblaient probables";
    return {
      measure: `${confirmed.length > 0 ? confirmedText : none} ; sans texte, les tics de langage ne sont pas comptés.`,
      evidence:
        confirmed.length > 0 ? `« Euh » à ${clocks(confirmed)}.` : "Vous les avez écoutés et écartés.",
      advice:
        confirmed.length > 0
          ? REPLACE
          : "Ajoutez le texte de votre pitch pour compter aussi « du coup », « en fait » ou « voilà ».",
    };
  }
  const unheard = sayUnheard(delivery);
  if (written.length + confirmed.length + probable.length === 0) {
    const inSound =
      unheard || `, aucun${isAnyDismissed ? " « euh » retenu" : "e hésitation repérée"} dans le son`;
    return {
      measure: `Aucun mot de remplissage dans la transcription${inSound}.`,
      evidence: "Une transcription efface souvent les « euh » : réécoutez vos débuts de phrase.",
      advice: "Gardez l'habitude du silence là où d'autres diraient « euh ».",
      keeps: true,
    };
  }
  const counted = [
    `${count(written.length, "mot de remplissage", "mots de remplissage")} dans le texte`,
    ...(confirmed.length > 0 ? [`${confirmedText} dans le son`] : []),
  ].join(" et ");
  const rate = formatNumber(values.spokenFillerRate ?? 0);
  const uncounted =
    probable.length === 0
      ? unheard
      : ` ; ${count(probable.length, "hésitation vocale probable n'y compte", "hésitations vocales probables n'y comptent")} pas`;
  const places = written.slice(0, SHOWN_MAX).map((one) => `${quote(one.quote)} à ${clock(one.startSec)}`);
  const evidence = [
    ...(places.length > 0 ? [enumerate(places)] : []),
    ...(confirmed.length > 0 ? [`« euh » à ${clocks(confirmed)}`] : []),
    ...(probable.length > 0 ? [`à écouter : ${clocks(probable)}`] : []),
  ].join(" ; ");
  const first = written[0];
  const isAnyCounted = written.length + confirmed.length > 0;
  return {
    measure: isAnyCounted
      ? `${counted}, soit ${rate} pour cent mots${uncounted}.`
      : `Aucun mot de remplissage dans le texte${uncounted}.`,
    evidence: `${evidence.charAt(0).toUpperCase()}${evidence.slice(1)}.`,
    advice: first
      ? `Faites un silence à la place : ${adviceFor(delivery, first)}.`
      : isAnyCounted
        ? REPLACE
        : LISTEN,
  };
}

const UNHEARD: Record<Unheard, string> = {
  silence: "n'ont pas été cherchés dans le son : aucune voix n'y a été trouvée",
  noise: "n'ont pas pu être reconnus dans le son : il y a trop de bruit",
  echo: "n'ont pas été cherchés dans le son : la pièce résonne trop",
  whisper: "ne peuvent pas être reconnus dans le son : la voix est presque chuchotée",
};

/** « ; les « euh » n'ont pas été cherchés dans le son : … », or "" where finding none says something. */
const sayUnheard = ({ hesitationsUnheard: why }: FillersHeard): string =>
  why ? ` ; les « euh » ${UNHEARD[why]}` : "";

/** Why fillers have no score without a text: only « euh » that the speaker confirmed could be counted. */
export function sayUnasked(heard: FillersHeard): string {
  const uncounted = "Sans texte, les tics de langage ne se comptent pas";
  if (heard.hesitationsUnheard) return `${uncounted}${sayUnheard(heard)}.`;
  if (heard.hesitations.length === 0)
    return `${uncounted} ; aucun « euh » probable n'a été repéré dans le son.`;
  const { probable } = sortHesitations(heard);
  if (probable.length === 0) return `${uncounted}.`;
  return `${uncounted}. Écoutez à ${clocks(probable)} : cela ressemble à des « euh ».`;
}

/** Advises to say the words that follow the filler, without it. */
function adviceFor(heard: FillersHeard, filler: FillersHeard["fillers"][number]): string {
  const next = heard.words.findIndex((word) => word.startSec >= filler.endSec - 1e-6);
  const rest = next < 0 ? "" : quoteWords(heard, next, next + 4);
  return rest === "" ? `la phrase se passe de ${quote(filler.quote)}` : `reprenez directement à ${rest}`;
}
