import { irregularLemma } from "../../reading/irregular-verbs.ts";

const VERB = /^\p{L}{2,20}ez$/iu;
const NO_VERBS = new Set(["chez", "assez", "nez", "rez"]);
/** « Vous serez amené à participer »: the deed stands behind. */
const MODALS = new Set("serez êtes devrez aurez pourrez allez savez saurez".split(" "));
const LED = /^(?:amené|chargé|conduit|appelé|invité)(?:\(e\)|·e|\.e|e)?$/i;
const INFINITIVE = /(?:er|ir|re|oir)$/i;
const JOINS = new Set(["et", "ou", "puis"]);
/** These ask for what follows them: `tidyName` leaves them out. */
const ASKING = new Set("avez possédez disposez justifiez maîtrisez connaissez pratiquez aimez".split(" "));
/** First-group verbs among those in « -issez ». */
const FIRST_GROUP = new Set("vissez dévissez glissez hissez tissez lissez plissez clissez".split(" "));
const ELIDES = /^[aeiouyhéèêàâîôû]/i;
const SHORTEST_TONGUE = 5;

/**
 * A deed that an advert tells its reader, by its infinitive: « Vous négociez les contrats et suivez les délais » gives
 * « Négocier les contrats ». Null where no conjugated verb opens the item. Pure, linear.
 */
export function nameDeed(said: string): string | null {
  const words = said.trim().split(/\s/);
  const isTu = /^tu$/i.test(words[0]!);
  const isTold = isTu || /^(?:vous|vs)$/i.test(words[0]!);
  if (isTold) words.shift();
  const behind = deedBehindModal(words);
  if (behind) return upper(upToSecondVerb(behind).join(" "));
  const isReflexive = isTold && /^vous$/i.test(words[0] ?? "");
  if (isReflexive) words.shift();
  const [verb = "", ...rest] = words;
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
