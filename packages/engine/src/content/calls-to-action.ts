import { compileForms, findPhrases } from "../language/phrases.ts";
import { spanOf, type Span } from "../language/spans.ts";
import type { TextUnits, Token } from "../language/units.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

export interface CallToAction extends Span {
  /** Weakened by « n'hésitez pas », « peut-être », « si ça vous intéresse »: not counted as a real request. */
  diluted: boolean;
}

const NOT_IMPERATIVE = words("chez assez nez rez");
/** Imperatives that keep the attention but request nothing. */
const RHETORICAL = words(
  "imaginez pensez regardez figurez rappelez souvenez notez oubliez voyez sachez croyez écoutez prenez-moi supposez songez savez avez êtes pouvez voulez devez connaissez faites allez aviez étiez pourriez seriez voudriez aimez vivez attendez",
);
const FIRST_PLURAL = words(
  "parlons levons trinquons discutons rencontrons retrouvons prenons construisons avançons faisons continuons restons gardons travaillons changeons commençons échangeons essayons signons passons voyons buvons célébrons applaudissons",
);
const SECOND_SINGULAR = words("garde reste viens prends continue promets appelle lève");
const CLAUSE_OPENERS = words(
  "et alors donc puis mais ou ensuite maintenant aujourd'hui demain ce bref enfin surtout s'il te plaît plait ici",
);

const ASKS = compileForms([
  "je vous (propose|invite|donne|demande|offre|attends|confie|souhaite|embrasse|recevrai|promets)",
  "je te (propose|invite|souhaite|attends|confie|embrasse|promets)",
  "nous vous (proposons|invitons|donnons|attendons|demandons)",
  "nous (cherchons|recherchons|levons|demandons)",
  "(nous|on) (avons|a) besoin (de|d')",
  "on (cherche|recherche|lève)",
  "je (cherche|recherche|lève|sollicite)",
  "il (nous|me) (manque|faut)",
  "rendez-vous (le|la|lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|à|en|au|chez|dans|sur)",
  "(quand|comment|où) (pouvons|pourrions|voulez|commence|commençons|commence-t-on)",
  "(pouvons|pourrions)-nous",
  "êtes-vous (prêt|prête|prêts|disponible|disponibles|libre|libres|partant|partants)",
  "(on|nous) commence(z|) quand",
  "la prochaine étape",
  "à la (vôtre|santé|tienne)",
  "(qui|lequel|laquelle|combien) (vient|d'entre vous|de vous|parmi vous)",
  "je porte un toast",
  "portons un toast",
  "je compte sur vous",
  "je peux (commencer|venir|vous montrer|passer)",
  "on se (voit|retrouve|revoit)",
  "l'on se voie",
  "(voulez|souhaitez|accepteriez|acceptez|seriez|auriez)-vous",
  "nous aimerions (trouver|vous|rencontrer)",
  "j'aimerais (vous|que vous|qu'on|échanger|discuter)",
  "je (serais|serai) (ravi|ravie|heureux|heureuse) (de|d')",
  "vive _",
  "(vous|te) (convient|conviendrait|irait)",
  "(nous|on) en (discuterons|parlerons|débattrons|discute|parle) (le|la|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|au|à|lors|ensemble)",
  "(soyez|serez) nombreu*",
]);
const DILUTED = compileForms([
  "n'hésitez pas",
  "si (ça|cela) vous (intéresse|tente|dit|parle)",
  "peut-être",
  "un de ces jours",
  "pourquoi pas",
  "éventuellement",
  "si jamais",
  "si possible",
  "on pourra",
  "on pourrait",
  "(on|nous) verra*",
  "à votre disposition",
  "à l'occasion",
  "un jour ou l'autre",
  "si vous (voulez|souhaitez|avez le temps)",
]);

/** Requests made to the listener (imperatives, proposals, direct requests); the weakened ones are marked. */
export function findCallsToAction(units: TextUnits): CallToAction[] {
  const dilutedSentences = new Set(findPhrases(units, DILUTED).map((hit) => hit.sentence));
  const spans: Span[] = findPhrases(units, ASKS);
  for (let index = 0; index < units.tokens.length; index += 1) {
    if (isImperative(units, index)) spans.push(spanOf(units, index, index + 1, "imperative"));
  }
  spans.sort((left, right) => left.start - right.start);
  return spans.map((span) => ({ ...span, diluted: dilutedSentences.has(span.sentence) }));
}

function isImperative(units: TextUnits, index: number): boolean {
  const token = units.tokens[index]!;
  if (token.kind !== "word" || !opensClause(units, index)) return false;
  const { norm } = token;
  if (FIRST_PLURAL.has(norm)) return true;
  if (SECOND_SINGULAR.has(norm))
    return units.tokens.some((other) => other.norm === "tu" || other.norm === "toi");
  if (!norm.endsWith("ez") || norm.length < 5 || NOT_IMPERATIVE.has(norm) || RHETORICAL.has(norm))
    return false;
  const next = units.tokens[index + 1];
  const inverted = next?.norm === "vous" && next.start === token.end + 1;
  // « Inscrivez-vous » is a request, « Savez-vous ? » a question.
  return !inverted || units.sentences[token.sentence]?.terminator !== "?";
}

function opensClause(units: TextUnits, index: number): boolean {
  const token = units.tokens[index]!;
  const previous = units.tokens[index - 1];
  if (!previous || previous.sentence !== token.sentence || previous.kind === "punctuation") return true;
  if (CLAUSE_OPENERS.has(previous.norm)) return true;
  // An adverbial of one to three words may stand before: « ce soir, montez », « demain venez ».
  return (
    !units.punctuated &&
    previous.norm !== "vous" &&
    previous.norm !== "ne" &&
    token.norm.endsWith("ez") &&
    !isPronoun(previous)
  );
}

function isPronoun(token: Token): boolean {
  return [
    "vous",
    "ne",
    "n'",
    "le",
    "la",
    "les",
    "l'",
    "y",
    "en",
    "me",
    "m'",
    "nous",
    "lui",
    "leur",
    "que",
    "qu'",
    "se",
  ].includes(token.norm);
}
