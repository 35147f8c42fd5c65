import { regexInLines } from "../../language/regex-in-lines.ts";
import { trimMarks } from "./cut-advert.ts";
import { irregularLemma } from "../../reading/irregular-verbs.ts";
import { readSentence } from "../../reading/read-sentence.ts";

const VERB = /^(?:\p{L}{2,20}ez|faites)$/iu;
const NO_VERBS = new Set(["chez", "assez", "nez", "rez"]);
/** « Vous serez amené à participer »: the action comes after these. */
const MODALS = new Set(
  "serez êtes devrez aurez pourrez allez savez saurez seras devras auras pourras sauras".split(" "),
);
const LED = /^(?:amené|chargé|conduit|appelé|invité)(?:\(e\)|·e|\.e|e)?$/i;
const INFINITIVE = /(?:er|ir|re|oir)$/i;
const JOINS = new Set(["et", "ou", "puis"]);
/** Verbs that introduce a requirement: `tidyName` removes them. */
const ASKING = new Set(
  "avez possédez disposez justifiez maîtrisez connaissez pratiquez aimez alliez".split(" "),
);
/** First-group verbs that also end in « -issez ». */
const FIRST_GROUP = new Set("vissez dévissez glissez hissez tissez lissez plissez clissez".split(" "));
const ELIDES = /^[aeiouyhéèêàâîôû]/i;
const SHORTEST_TONGUE = 5;
/** « Vous avez (déjà) piloté »: the past action is the requirement. */
const DONE = /^\p{L}{2,20}é$/u;

/**
 * The infinitive of an action in an advert: « Vous négociez les contrats et suivez les délais » gives « Négocier les
 * contrats ». `ofOther`: the line may also be in the third person, « rédige les bilans ». Null where no conjugated verb
 * opens the item. Pure, linear.
 */
export function nameDeed(said: string, ofOther = false): string | null {
  if (HOLDS.test(said)) return null;
  const words = said.trim().split(/\s/);
  const isTu = /^tu$/i.test(words[0]!);
  const isTold = isTu || /^(?:vous|vs)$/i.test(words[0]!);
  if (isTold) words.shift();
  const behind = deedBehindModal(words) ?? deedDone(words);
  if (behind) return upper(upToSecondVerb(behind).join(" "));
  const isReflexive = isTold && /^vous$/i.test(words[0] ?? "");
  if (isReflexive) words.shift();
  // « Tu en tires des leçons »: the pronoun stands for what precedes.
  if (isTold && /^(?:en|y)$/i.test(words[0] ?? "")) words.shift();
  const [verb = "", ...rest] = words;
  // « écriras la newsletter », behind a comma: the ending alone says « tu ».
  const isOfTu = isTu || (!isTold && isFutureOfTu(verb));
  if (!isTold && !isOfTu && ofOther && !VERB.test(verb)) return nameOther(words.join(" "));
  if (isOfTu ? !isVerbOfTu(verb) : !isVerb(verb)) return null;
  const tongue = rest[0]?.replace(/^l['’]/i, "") ?? "";
  // « Vous parlez un anglais professionnel ».
  if (/^parle[zs]$/i.test(verb) && /^un$/i.test(tongue))
    return upper(upToSecondVerb(rest.slice(1)).join(" "));
  if (/^parle[zs]$/i.test(verb) && tongue.length >= SHORTEST_TONGUE) return upper(tongue);
  const infinitive = isOfTu ? ofTu(verb) : infinitiveOf(verb);
  if (!infinitive) return null;
  // « Accueillez et conseillez la clientèle »: two verbs share one object.
  const next = rest[1] ?? "";
  const isSecond = rest[0] === "et" && (isOfTu ? isVerbOfTu(next) : isVerb(next));
  const second = isSecond ? (isOfTu ? ofTu(next) : infinitiveOf(next)) : null;
  if (second) return upper([infinitive, "et", second, ...upToSecondVerb(rest.slice(2))].join(" "));
  const self = !isReflexive ? "" : ELIDES.test(infinitive) ? "s’" : "se ";
  return upper([`${self}${infinitive}`, ...upToSecondVerb(rest)].join(" "));
}

/** « Support recruitment and onboarding »: an English verb has no French infinitive. */
const ENGLISH = /(?<![\p{L}])(?:and|the|with|for|of|our|your|to)(?![\p{L}])/iu;
/** « Vous êtes titulaire des CACES »: what one holds is no deed. */
const HOLDS = /^(?:vous |tu )?(?:êtes|es) (?:titulaire|détent|diplômé)/iu;

/**
 * A whole duty with all its verbs in the infinitive: « vous cadrez le besoin et rédigez les spécifications » gives
 * « cadrer le besoin et rédiger les spécifications ». Null where no conjugated verb opens it. Pure, linear.
 */
export function tellDuty(said: string, ofOther = false): string | null {
  const whole = trimMarks(said).replace(PLACED, "");
  const first = nameDeed(whole, ofOther);
  if (!first) return null;
  const words = whole.split(/\s+/);
  const opening = /^(?:vous|vs|tu)$/i.test(words[0]!) ? words.slice(1) : words;
  const isTu = /^tu$/i.test(words[0]!);
  if (!isTu && !isVerb(opening[0] ?? "")) return lower(first);
  if (
    isTu ||
    /^vous$/i.test(opening[0] ?? "") ||
    /^(?:avez|as)$/i.test(opening[0]!) ||
    MODALS.has(opening[0]!.toLowerCase())
  )
    return lower(first);
  const told = opening.flatMap((word, at) => {
    const bare = word.replace(/[,;]$/, "");
    const joined =
      at === 0 || JOINS.has(opening[at - 1]!) || opening[at - 1]!.endsWith(",") || isYou(opening, at - 1);
    if (isYou(opening, at) && isVerb((opening[at + 1] ?? "").replace(/[,;]$/, ""))) return [];
    const infinitive = joined && isVerb(bare) ? infinitiveOf(bare) : null;
    return [infinitive ? `${infinitive}${word.slice(bare.length)}` : word];
  });
  return lower(told.join(" "));
}

/** « Rattaché à la direction, vous… »: an introduction on the position, before the duty. */
const PLACED = regexInLines("iu")`
  ^(?:rattaché|placé|intégré|sous|au sein|auprès|en lien|membre|à ce titre|dans (?:ce|le) cadre|en tant|avec)
    [^,]{0,120}, (?=vous \p{L}{2,20}ez )
`;

const isYou = (words: readonly string[], at: number) => /^vous$/i.test(words[at] ?? "");

/** Nouns that are also verb forms: they are verbs only before an article. */
const NOUNS = new Set(
  "aide pose contrôle mesure coupe taille visite garde veille recherche analyse rencontre forme marche relance livre approche fouille débite monte charge décharge commande facture note enquête copie dépose collecte programme expertise conduite mise prise tenue suite offre demande place compte caisse pilote cadre guide stage cure règle traite presse commerce vente cuisine maîtrise pratique force réserve écoute culture lutte manœuvre plonge garantie licence".split(
    " ",
  ),
);
const ARTICLE = /^(?:les?|la|l['’].*|un|une|ses|son|sa|leurs?|nos|notre|vos|votre)$/i;

/** Verbs of duties that cannot be nouns. */
const SURE = new Set(
  "anime rédige réalise participe assure organise propose développe effectue gère prépare accompagne accueille crée élabore évalue contribue supervise coordonne encadre répond conseille négocie identifie optimise planifie représente réceptionne vérifie installe nettoie entretient conçoit établit définit".split(
    " ",
  ),
);
const COMPLEMENT = /^(?:à|au|aux|en|et|par|avec|auprès|\p{L}+ment|à l['’].*)$/iu;

/** « anime et suit des ateliers »: duties in the third person; the parser finds the verbs. */
function nameOther(said: string): string | null {
  const [opening = "", next = ""] = said.split(" ", 2);
  if (ENGLISH.test(said)) return null;
  // « Rangement », « chargement » are nouns, whatever the parser makes of them.
  if (!/^\p{L}{3,}[et]$/u.test(opening) || opening.endsWith("ment")) return null;
  if (
    !ARTICLE.test(next) &&
    !SURE.has(opening.toLowerCase()) &&
    (NOUNS.has(opening.toLowerCase()) || !COMPLEMENT.test(next))
  )
    return null;
  const text = `Il ${lower(said)}.`;
  const { words } = readSentence(text, 0, text.length);
  const isHers = ({ upos, feats }: (typeof words)[number]) =>
    upos === "VERB" && feats.includes("Person=3") && feats.includes("VerbForm=Fin");
  const verb = words[1];
  if (!verb || verb.start !== IL || !isHers(verb)) return null;
  let told = "";
  let at = IL;
  for (const [index, word] of words.entries()) {
    if (index === 0 || !isHers(word)) continue;
    const before = words[index - 1]!;
    if (index > 1 && !(JOINS.has(before.form.toLowerCase()) || before.form === ",")) continue;
    told += text.slice(at, word.start) + word.lemma;
    at = word.end;
  }
  return upper((told + text.slice(at)).replace(/\.$/, ""));
}
const IL = "Il ".length;

/** Irregular past participles of what one has done at work. */
const PAST = new Map(
  Object.entries({
    tenu: "tenir",
    entretenu: "entretenir",
    vendu: "vendre",
    conduit: "conduire",
    construit: "construire",
    suivi: "suivre",
    fait: "faire",
    mis: "mettre",
    écrit: "écrire",
    ouvert: "ouvrir",
    servi: "servir",
    repris: "reprendre",
    fourni: "fournir",
    conçu: "concevoir",
  }),
);

const FIRST = /^(?:premi(?:er|ère)|stages?|expériences?|alternance)$/i;
function deedDone(words: readonly string[]): readonly string[] | null {
  if (!/^(?:avez|as)$/i.test(words[0] ?? "")) return null;
  const at = /^déjà$/i.test(words[1] ?? "") ? 2 : 1;
  const done = words[at] ?? "";
  const infinitive = DONE.test(done) ? done.replace(/é$/, "er") : (PAST.get(done) ?? null);
  // « Tu as déjà fait un premier stage en agence »: the stage is asked for.
  if (infinitive === "faire" && /^une?$/i.test(words[at + 1] ?? "") && FIRST.test(words[at + 2] ?? ""))
    return words.slice(at + 2);
  return infinitive ? [infinitive, ...words.slice(at + 1)] : null;
}

function deedBehindModal(words: readonly string[]): readonly string[] | null {
  if (!MODALS.has(words[0]?.toLowerCase() ?? "")) return null;
  let at = 1;
  if (LED.test(words[at] ?? "")) at += 1;
  if (/^(?:à|de)$/i.test(words[at] ?? "")) at += 1;
  const deed = words.slice(at);
  if (deed.length > 0) deed[0] = deed[0]!.replace(/^d['’]/i, "");
  return INFINITIVE.test(deed[0] ?? "") ? deed : null;
}

/** Stops before a second verb, which is another duty: the name keeps the first only. */
function upToSecondVerb(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, index) => {
    if (!JOINS.has(word) && !word.endsWith(",")) return false;
    const next = words[index + 1]?.toLowerCase() === "vous" ? words[index + 2] : words[index + 1];
    return isVerb(next ?? "");
  });
  if (at < 0) return words;
  return words
    .slice(0, words[at]!.endsWith(",") ? at + 1 : at)
    .map((word, index, kept) => (index === kept.length - 1 ? word.replace(/,$/, "") : word));
}

const isVerb = (word: string) => VERB.test(word) && !NO_VERBS.has(word.toLowerCase());

function infinitiveOf(verb: string): string | null {
  const form = verb.toLowerCase();
  if (ASKING.has(form)) return null;
  const irregular = irregularLemma(form);
  if (irregular) return irregular === "être" || irregular === "avoir" ? null : irregular;
  const told = ofFuture(form);
  if (told) return told;
  if (/[^aeou]issez$/.test(form) && !FIRST_GROUP.has(form)) return form.replace(/ssez$/, "r");
  return form.replace(/ez$/, "er");
}

/** The infinitive of a future: « animerez », « garantiras »; irregular verbs are known by form. */
function ofFuture(form: string): string | null {
  if (ENDS_IN_IRER.test(form)) return null;
  return /^\p{L}{2,18}[ei]r(?=(?:ez|as)$)/u.exec(form)?.[0] ?? null;
}
/** « vous inspirez » is a present. */
const ENDS_IN_IRER =
  /^(?:tirez|retirez|attirez|étirez|soutirez|virez|chavirez|cirez|mirez|admirez|désirez|déchirez|\p{L}*spirez)$/u;

const isFutureOfTu = (verb: string) =>
  /^\p{L}{2,18}[ei]ras$/iu.test(verb) ||
  (/ras$/i.test(verb) && irregularLemma(verb.toLowerCase()) !== undefined);

/** « tu codes », « tu prends », « tu animeras ». */
const isVerbOfTu = (verb: string) =>
  isFutureOfTu(verb) ||
  /^\p{L}{2,20}es$/iu.test(verb) ||
  (/s$/i.test(verb) && irregularLemma(verb.toLowerCase()) !== undefined);

/** The infinitive of a verb in « tu »: « tu codes »; first-group verbs and irregular ones. */
function ofTu(verb: string): string | null {
  const form = verb.toLowerCase();
  // In a duty, « tu suis » is what is followed.
  const infinitive =
    form === "suis" ? "suivre" : (irregularLemma(form) ?? ofFuture(form) ?? form.replace(/es$/, "er"));
  return /^(?:être|avoir|savoir|pouvoir|devoir|vouloir|connaître|aller|maîtriser|pratiquer|aimer)$/.test(
    infinitive,
  )
    ? null
    : infinitive;
}

function upper(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function lower(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
