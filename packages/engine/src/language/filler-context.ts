import type { Span } from "./spans.ts";
import type { TextUnits } from "./units.ts";

const STOPS = new Set([",", ".", ";", ":", "!", "?", "…", "...", "..", "—", "–", ")", "»"]);
const HESITATION = /^(?:euh+|heu+|hum+|hm+|ben|bah|hein|quoi|voilà|bon|bref)$/;
const DETERMINERS = new Set(
  "le la l' les un une des du ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs chaque quel quelle aucun aucune".split(
    " ",
  ),
);
const PRONOUNS = new Set("je j' tu il elle on nous vous ils elles ça c' ce".split(" "));

interface Around {
  /** Normalised neighbours inside the sentence, "" at its edges. */
  previous: string;
  beforePrevious: string;
  next: string;
  afterNext: string;
  nextIsNumber: boolean;
  /** Nothing of the sentence, or a stop, stands right after. */
  closes: boolean;
  /** Nothing of the sentence, or a stop, stands right before. */
  opens: boolean;
}

function around(units: TextUnits, span: Span): Around {
  const at = (index: number) => {
    const token = units.tokens[index];
    return token && token.sentence === span.sentence ? token : undefined;
  };
  const previous = at(span.firstToken - 1)?.norm ?? "";
  const next = at(span.endToken)?.norm ?? "";
  return {
    previous,
    beforePrevious: at(span.firstToken - 2)?.norm ?? "",
    next,
    afterNext: at(span.endToken + 1)?.norm ?? "",
    nextIsNumber: at(span.endToken)?.kind === "number",
    closes: next === "" || STOPS.has(next),
    opens: previous === "" || STOPS.has(previous) || previous === "«" || HESITATION.test(previous),
  };
}

const BEFORE_REAL_QUOI = new Set(
  "de d' à en par sur avec pour sans vers après contre c' est ce importe qu' n'importe sais sait savez savoir savent dire dis chose pas et ou ni comprendre voir".split(
    " ",
  ),
);
const AFTER_REAL_VOILA = new Set(
  "pourquoi ce comment où que qu' quel quelle qui deux trois quatre dix cent bientôt maintenant déjà pour".split(
    " ",
  ),
);
const BEFORE_REAL_VOILA = new Set("nous me m' le la les l' en te t' vous revoilà".split(" "));
const BEFORE_REAL_GENRE = new Set(
  "un le ce du de son quel même tout chaque leur mon ton autre nouveau seul bon premier ces des d' ce-genre mauvais notre votre aucun certain".split(
    " ",
  ),
);
const AFTER_REAL_BON = new Set(
  "d' de à vent sens courage appétit anniversaire retour vivant marché plan moment".split(" "),
);
const SPEECH_STARTERS = new Set(
  "bonjour bonsoir ben alors euh donc voilà c' je j' on bah heu et mais ça il nous vous après là".split(" "),
);
const REFORMULATION = new Set("bref bon voilà non je j' pas on c' plutôt disons euh quoi".split(" "));
const ORDER_BEFORE_ENFIN = new Set("d'abord abord ensuite puis premièrement deuxièmement".split(" "));
const REAL_OBJECT = new Set(
  "que qu' ce si s' où comment combien pourquoi quoi quand ça cela tout bien mieux aussi".split(" "),
);
const SUBORDINATORS = new Set("comme si s' que qu' ce quand ne lorsque où".split(" "));
const INFINITIVE = /(?:er|ir|oir|re)$/;

/** Decides a marker by its neighbours: tic, or a word used for its meaning. */
export function isContextualTic(units: TextUnits, span: Span): boolean {
  const context = around(units, span);
  const { previous, next, afterNext, closes, opens, nextIsNumber } = context;
  switch (span.form) {
    case "voilà":
      if (BEFORE_REAL_VOILA.has(previous)) return false;
      return (
        closes ||
        HESITATION.test(next) ||
        next === "donc" ||
        (opens && PRONOUNS.has(next) && !AFTER_REAL_VOILA.has(next))
      );
    case "quoi":
      if (BEFORE_REAL_QUOI.has(previous) || previous === "") return false;
      return isQuestion(units, span) ? false : closes || HESITATION.test(next);
    case "genre":
      if (BEFORE_REAL_GENRE.has(previous) || DETERMINERS.has(previous)) return false;
      return (
        next === "," ||
        nextIsNumber ||
        PRONOUNS.has(next) ||
        DETERMINERS.has(next) ||
        HESITATION.test(next) ||
        next === "deux" ||
        next === "trois"
      );
    case "bon":
      if (AFTER_REAL_BON.has(next) || !opens) return false;
      return closes || SPEECH_STARTERS.has(next) || HESITATION.test(next);
    case "en gros":
      return (
        !(next === "et" && afterNext === "au") &&
        !/^(?:vente|achat|commerce|prix|acheter|vendre|achète|vend|écrit|écris)/.test(previous)
      );
    case "tu vois":
    case "vous voyez":
    case "tu sais":
    case "vous savez":
      if (SUBORDINATORS.has(previous) || REAL_OBJECT.has(next) || DETERMINERS.has(next)) return false;
      return closes || PRONOUNS.has(next) || HESITATION.test(next) || opens === false;
    case "et tout":
      return closes || HESITATION.test(next);
    case "si vous voulez":
    case "si tu veux":
      if (
        INFINITIVE.test(next) ||
        REAL_OBJECT.has(next) ||
        DETERMINERS.has(next) ||
        next === "en" ||
        next === "y" ||
        next === "vous"
      )
        return false;
      return !isConditional(units, span) && (closes || opens || HESITATION.test(next));
    case "enfin":
      if (ORDER_BEFORE_ENFIN.has(previous) || previous === "et") return false;
      return (
        REFORMULATION.has(next) &&
        !closesSeries(units, span) &&
        (next !== "je" && next !== "j'" && next !== "on" && next !== "c'"
          ? true
          : !opensSentence(units, span))
      );
    case "je sais pas":
    case "je ne sais pas":
      return closes && !opensSentence(units, span) && !isQuestion(units, span);
    case "ok":
      return opens;
    case "et cetera":
      return false;
    case "disons":
      return opens || closes;
    case "allez":
      return opens && (PRONOUNS.has(next) || closes);
    default:
      return closes || opens;
  }
}

function isQuestion(units: TextUnits, span: Span): boolean {
  return units.sentences[span.sentence]?.terminator === "?";
}

function opensSentence(units: TextUnits, span: Span): boolean {
  return units.sentences[span.sentence]?.firstToken === span.firstToken;
}

/** « Si vous voulez, venez » is a condition: what follows the comma is an imperative or a main clause with vous. */
function isConditional(units: TextUnits, span: Span): boolean {
  if (!opensSentence(units, span)) return false;
  const after = units.tokens[span.endToken + 1];
  return (
    units.tokens[span.endToken]?.norm === "," &&
    after !== undefined &&
    /ez$|^nous$|^je$|^on$/.test(after.norm)
  );
}

/** « d'abord… ensuite… enfin »: enfin that closes an enumeration begun in the text. */
function closesSeries(units: TextUnits, span: Span): boolean {
  const from = Math.max(0, span.firstToken - 150);
  for (let index = span.firstToken - 1; index >= from; index -= 1) {
    const norm = units.tokens[index]!.norm;
    if (norm === "ensuite" || norm === "abord" || norm === "puis" || norm === "premièrement") return true;
  }
  return false;
}
