import { type Clause, findClauses } from "./clauses.ts";
import { quotedTokens } from "./quotations.ts";
import type { Span } from "./spans.ts";
import { syntaxOf } from "./syntax.ts";
import type { TextUnits } from "./units.ts";

interface Request extends Span {
  /** How it is said: « venez », « je vous propose », « pourriez-vous », « il me faut », « j'aimerais que vous ». */
  manner: "order" | "proposal" | "question" | "need" | "wish";
  /** Lemma of what is asked for where it is a verb (« donner »), else of the verb that asks (« chercher »). */
  verb: string;
  /** Subject of the request; « venez » has none. */
  asker: Clause["subject"];
}

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Imperatives that keep the listener's attention but request nothing. */
const ATTENTION = words(
  `imaginer figurer penser regarder rappeler souvenir noter voir savoir croire écouter supposer songer comprendre attendre
  compter oublier craindre avouer tenir pardonner excuser détromper inquiéter admettre constater retenir vouloir permettre
  avoir être savoir excuser approcher ajouter observer considérer aller reconnaître remarquer fier asseoir rassurer croyer voyer`,
);
/** Verbs of real requests in « nous »: « parlons-en », but not « prenons un exemple ». */
const TOGETHER = words(
  `parler lever trinquer discuter rencontrer retrouver construire avancer continuer rester garder travailler changer commencer
  échanger essayer signer passer boire célébrer applaudir voter chanter danser aider agir soutenir`,
);
/** Verbs of request with « vous » as object: « je vous propose ». */
const ASKS_LISTENER = words(
  "proposer inviter demander solliciter offrir prier confier convier suggérer attendre encourager",
);
/** « je vous prie d'agréer », « je vous prie d'excuser » are formulas, not requests. */
const POLITE = words("agréer excuser croire recevoir noter pardonner");
/** Verbs of request that need no « vous ». */
const SEEKS = words("chercher rechercher lever solliciter recruter demander");
const WISHES = words("aimer vouloir souhaiter apprécier désirer préférer");
/** Verbs of saying: « je voudrais vous parler de » is not a request. */
const SAYS = words(
  "parler dire remercier raconter rappeler préciser présenter faire terminer finir commencer saluer revenir partager expliquer évoquer montrer rendre ajouter conclure souhaiter poser relater",
);
const JOINS = words("rejoindre intégrer échanger rencontrer obtenir discuter essayer");
const CAN = words("pouvoir vouloir accepter souhaiter");

/**
 * What the speaker asks of the listener, from mood, person and verb: « venez jeudi », « je vous propose de », « est-ce
 * que vous pourriez », « il nous faut », « j'aimerais que vous ». Rhetorical questions (« savez-vous combien… »),
 * imperatives that request nothing (« imaginez », « comptez 42 euros ») and quoted speech do not count.
 */
export function findRequests(units: TextUnits): Request[] {
  const quoted = quotedTokens(units);
  return findClauses(units).flatMap((clause) => {
    if (quoted[clause.firstToken] === 1) return [];
    const asked = readRequest(units, clause);
    if (!asked) return [];
    const { firstToken, start, sentence, subject } = clause;
    const { endToken, end } = clause;
    const quote = units.source.slice(start, end);
    return [
      { start, end, quote, form: asked.manner, firstToken, endToken, sentence, asker: subject, ...asked },
    ];
  });
}

function readRequest(units: TextUnits, clause: Clause): Pick<Request, "manner" | "verb"> | null {
  const { mood, tense, subject, lemma } = clause;
  const list = syntaxOf(units)[clause.sentence]!.words;
  const isQuestion = units.sentences[clause.sentence]!.terminator === "?";
  const infinitive = clause.infinitive >= 0 ? list[clause.infinitive]!.lemma : "";
  if (mood === "imperative") return readOrder(units, clause, isQuestion);
  const isNow = tense === "present" || mood === "conditional" || (tense === "future" && lemma === "falloir");
  if (!isNow || clause.isPassive) return null;
  const asksOutright = isQuestion || opensWithEstCeQue(list);
  const before = formAt(clause.finite - 1, list);
  if (subject === "je" || subject === "nous" || subject === "on") {
    if (
      clause.toListener >= 0 &&
      ASKS_LISTENER.has(lemma) &&
      !clause.isNegated &&
      !POLITE.has(infinitive) &&
      !/^(?:ça|cela|pardon|bien|en)$/.test(formAt(clause.verb + 1, list)) &&
      before !== "en"
    )
      return subject === "on" && mood !== "conditional"
        ? null
        : { manner: "proposal", verb: infinitive || lemma };
    if (
      asksOutright &&
      lemma === "pouvoir" &&
      infinitive &&
      subject !== "on" &&
      (mood === "conditional" || clause.isInverted || clause.toListener >= 0)
    )
      return { manner: "question", verb: infinitive };
    if (clause.isNegated || (clause.isSubordinate && mood !== "conditional")) return null;
    if (lemma === "avoir" && formAt(clause.verb + 1, list) === "besoin")
      return { manner: "need", verb: "avoir besoin" };
    const isToMe = /^(?:me|m'|te|t'|lui|leur|se|s')$/.test(before);
    if (
      SEEKS.has(lemma) &&
      subject !== "on" &&
      !isToMe &&
      (hasObject(list, clause) || isNamedByCe(list, clause))
    )
      return { manner: "proposal", verb: lemma };
    if (
      WISHES.has(lemma) &&
      mood === "conditional" &&
      subject !== "on" &&
      clause.verb === clause.finite &&
      !SAYS.has(infinitive)
    )
      return JOINS.has(infinitive) ||
        (lemma === "souhaiter" && infinitive !== "") ||
        meetsListener(list, clause)
        ? { manner: "wish", verb: infinitive || lemma }
        : null;
    return null;
  }
  if (lemma === "falloir" || lemma === "manquer") {
    const isOurs =
      /^(?:me|m'|nous)$/.test(before) ||
      /^(?:me|m'|nous)$/.test(formAt(clause.finite - 2, list)) ||
      (lemma === "falloir" && mood === "conditional" && !clause.isSubordinate);
    return isOurs && !clause.isNegated && !clause.isSubordinate ? { manner: "need", verb: lemma } : null;
  }
  if ((subject === "vous" || subject === "tu") && asksOutright) {
    if (CAN.has(lemma) && infinitive && !KNOWS.has(infinitive))
      return { manner: "question", verb: infinitive };
    if (mood === "conditional" && (lemma === "être" || lemma === "avoir" || lemma === "accepter"))
      return { manner: "question", verb: lemma };
  }
  return null;
}

const KNOWS = words("imaginer deviner croire voir comprendre savoir penser dire");

function opensWithEstCeQue(list: readonly { form: string }[]): boolean {
  return list.some(
    (_, at) =>
      formAt(at, list) === "est" &&
      /^-?ce$/.test(formAt(at + 1, list)) &&
      formAt(at + 2, list).startsWith("qu"),
  );
}

/** « que vous veniez », « avec vous », « votre avis »: the listener is mentioned after the verb. */
function meetsListener(list: readonly { form: string }[], clause: Clause): boolean {
  return (
    list
      .slice(clause.verb + 1, clause.verb + 9)
      .some(({ form }) => /^(?:vous|votre|vos|te|toi|ton|ta|tes|qu['’]on)$/i.test(form)) ||
    formAt(clause.verb + 1, list).startsWith("qu")
  );
}

/** « ce que je demande, c'est… »: the request follows. */
function isNamedByCe(list: readonly { form: string }[], clause: Clause): boolean {
  return (
    formAt(clause.subjectWord - 1, list).startsWith("qu") && formAt(clause.subjectWord - 2, list) === "ce"
  );
}

const formAt = (at: number, list: readonly { form: string }[]) =>
  (list[at]?.form ?? "").toLowerCase().replace(/[’ʼ]/g, "'");

function hasObject(list: readonly { head: number; deprel: string; upos: string }[], clause: Clause): boolean {
  return list
    .slice(clause.verb + 1, clause.verb + 4)
    .some(
      (word) => word.upos === "DET" || word.upos === "NUM" || word.upos === "NOUN" || word.upos === "PROPN",
    );
}

function readOrder(
  units: TextUnits,
  clause: Clause,
  isQuestion: boolean,
): Pick<Request, "manner" | "verb"> | null {
  const list = syntaxOf(units)[clause.sentence]!.words;
  const written = formAt(clause.finite, list);
  // « parlons-en », « prenez », « garde-le »; « soyons » and « disons » with their lemmas below.
  if (isQuestion || ATTENTION.has(clause.lemma)) return null;
  if (written.endsWith("ons")) {
    if (!TOGETHER.has(clause.lemma)) return null;
  } else if (!/(?:ez|ites|aites)$/.test(written) && !speaksToTu(units)) return null;
  if (clause.isNegated && clause.lemma !== "hésiter") return null;
  return { manner: "order", verb: clause.lemma };
}

function speaksToTu(units: TextUnits): boolean {
  return units.tokens.some(({ norm }) => norm === "tu" || norm === "toi");
}
