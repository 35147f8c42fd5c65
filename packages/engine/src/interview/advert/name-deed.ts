import { trimMarks } from "./cut-advert.ts";
import { irregularLemma } from "../../reading/irregular-verbs.ts";
import { readSentence } from "../../reading/read-sentence.ts";

const VERB = /^\p{L}{2,20}ez$/iu;
const NO_VERBS = new Set(["chez", "assez", "nez", "rez"]);
/** « Vous serez amené à participer »: the deed stands behind. */
const MODALS = new Set("serez êtes devrez aurez pourrez allez savez saurez".split(" "));
const LED = /^(?:amené|chargé|conduit|appelé|invité)(?:\(e\)|·e|\.e|e)?$/i;
const INFINITIVE = /(?:er|ir|re|oir)$/i;
const JOINS = new Set(["et", "ou", "puis"]);
/** These ask for what follows them: `tidyName` leaves them out. */
const ASKING = new Set(
  "avez possédez disposez justifiez maîtrisez connaissez pratiquez aimez alliez".split(" "),
);
/** First-group verbs among those in « -issez ». */
const FIRST_GROUP = new Set("vissez dévissez glissez hissez tissez lissez plissez clissez".split(" "));
const ELIDES = /^[aeiouyhéèêàâîôû]/i;
const SHORTEST_TONGUE = 5;
/** « Vous avez (déjà) piloté »: what was done is what is asked for. */
const DONE = /^\p{L}{2,20}é$/u;

/**
 * A deed that an advert tells its reader, by its infinitive: « Vous négociez les contrats et suivez les délais » gives
 * « Négocier les contrats ». `ofOther` is true where the line may tell it of whoever will hold the post: « rédige les
 * bilans ». Null where no conjugated verb opens the item. Pure, linear.
 */
export function nameDeed(said: string, ofOther = false): string | null {
  const words = said.trim().split(/\s/);
  const isTu = /^tu$/i.test(words[0]!);
  const isTold = isTu || /^(?:vous|vs)$/i.test(words[0]!);
  if (isTold) words.shift();
  const behind = deedBehindModal(words) ?? deedDone(words);
  if (behind) return upper(upToSecondVerb(behind).join(" "));
  const isReflexive = isTold && /^vous$/i.test(words[0] ?? "");
  if (isReflexive) words.shift();
  const [verb = "", ...rest] = words;
  if (!isTold && ofOther && !VERB.test(verb)) return nameOther(words.join(" "));
  if (isTu ? !/^\p{L}{2,20}es$/iu.test(verb) : !isVerb(verb)) return null;
  const tongue = rest[0]?.replace(/^l['’]/i, "") ?? "";
  if (/^parle[zs]$/i.test(verb) && tongue.length >= SHORTEST_TONGUE) return upper(tongue);
  const infinitive = isTu ? ofTu(verb) : infinitiveOf(verb);
  if (!infinitive) return null;
  // « Accueillez et conseillez la clientèle »: two verbs for one object.
  const second = rest[0] === "et" && isVerb(rest[1] ?? "") ? infinitiveOf(rest[1]!) : null;
  if (second) return upper([infinitive, "et", second, ...upToSecondVerb(rest.slice(2))].join(" "));
  const self = !isReflexive ? "" : ELIDES.test(infinitive) ? "s’" : "se ";
  return upper([`${self}${infinitive}`, ...upToSecondVerb(rest)].join(" "));
}

/**
 * A whole duty in the infinitive, each of its verbs: « vous cadrez le besoin et rédigez les spécifications » gives
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

/** « Rattaché à la direction, vous… » says where one stands before what one does. */
const PLACED =
  /^(?:rattaché|placé|intégré|sous|au sein|auprès|en lien|membre|à ce titre|dans ce cadre|en tant|avec)[^,]{0,120}, (?=vous \p{L}{2,20}ez )/iu;

const isYou = (words: readonly string[], at: number) => /^vous$/i.test(words[at] ?? "");

/** Nouns that are also a verb’s third person: only an article behind them tells that it is the verb. */
const NOUNS = new Set(
  "aide pose contrôle mesure coupe taille visite garde veille recherche analyse rencontre forme marche relance livre approche fouille débite monte charge décharge commande facture note enquête copie dépose collecte programme expertise conduite mise prise tenue suite offre demande place compte caisse pilote cadre guide stage cure règle traite presse commerce vente cuisine maîtrise pratique force réserve écoute culture lutte manœuvre plonge garantie licence".split(
    " ",
  ),
);
const ARTICLE = /^(?:les?|la|l['’].*|un|une|ses|son|sa|leurs?|nos|notre|vos|votre)$/i;

/** Verbs of duties that are no nouns. */
const SURE = new Set(
  "anime rédige réalise participe assure organise propose développe effectue gère prépare accompagne accueille crée élabore évalue contribue supervise coordonne encadre répond conseille négocie identifie optimise planifie représente réceptionne vérifie installe nettoie entretient conçoit établit définit".split(
    " ",
  ),
);
const COMPLEMENT = /^(?:à|au|aux|en|et|par|avec|auprès|\p{L}+ment|à l['’].*)$/iu;

/** « anime et suit des ateliers », of whoever holds the post: its verbs by the reader of French. */
function nameOther(said: string): string | null {
  const [opening = "", next = ""] = said.split(" ", 2);
  if (!/^\p{L}{3,}[et]$/u.test(opening)) return null;
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

function deedDone(words: readonly string[]): readonly string[] | null {
  if (!/^(?:avez|as)$/i.test(words[0] ?? "")) return null;
  const at = /^déjà$/i.test(words[1] ?? "") ? 2 : 1;
  const done = words[at] ?? "";
  const infinitive = DONE.test(done) ? done.replace(/é$/, "er") : null;
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

/** What a second verb brings is a second duty: the name stays with the first. */
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
  if (/[^aeou]issez$/.test(form) && !FIRST_GROUP.has(form)) return form.replace(/ssez$/, "r");
  return form.replace(/ez$/, "er");
}

/** « tu codes »: verbs of the first group, and the irregular ones. */
function ofTu(verb: string): string | null {
  const form = verb.toLowerCase();
  const infinitive = irregularLemma(form) ?? form.replace(/es$/, "er");
  return /^(?:être|avoir|maîtriser|pratiquer|aimer)$/.test(infinitive) ? null : infinitive;
}

function upper(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function lower(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
