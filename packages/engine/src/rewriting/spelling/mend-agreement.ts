import { FUNCTION_WORDS } from "../../language/lexicons/function-words.ts";
import { readNumberWord } from "../../language/numbers.ts";
import type { TextUnits } from "../../language/units.ts";
import { isWord } from "./known-words.ts";
import { likeCase } from "./mend-words.ts";
import { HAVE, type Mend, SKIPPED, type Words, wordsOf } from "./words-of.ts";

const list = (words: string) => new Set(words.split(" "));

/** A rule: the right form of the word at a place, or null where it may be right as it is. */
type Rule = (words: Words, at: number) => string | null;

const PLURAL = list("les des mes tes ses ces nos vos plusieurs quelques aux");
/** « on les trie »: after these, « les » stands for a thing. */
const BEFORE_OBJECT = list("je tu il elle on nous vous ils elles qui ça cela ne me te se y");
/** « pour les compte »: a verb may follow these too. */
const MAY_LEAD = list("pour de à sans et ou");
const CLITICS = list("ne n' me m' te t' se s' nous vous l' le la les lui leur y en");
const UNCOUNTED = list(
  "janvier février mars avril mai juin juillet août septembre octobre novembre décembre pour cent mille million milliard virgule demi demie plus moins maximum minimum environ puissance bien grâce net brut rue avenue place boulevard chemin route impasse quai allée",
);
/** After these a figure counts nothing: « le lot 3 appartement », « deux cinquante pièce ». */
const FIGURE_AFTER = /^(?:NOUN|PROPN|X|SYM|NUM)/;

function pluralOf(word: string): string | null {
  if (/[sxz]$|-/.test(word) || !VOWEL.test(word)) return null;
  const plurals = word.endsWith("al")
    ? [`${word.slice(0, -2)}aux`]
    : /(?:eau|eu|au)$/.test(word)
      ? [`${word}x`, `${word}s`]
      : [`${word}s`];
  const isRegular = plurals.length === 1 && !/(?:al|ou)$/.test(word) && isWord(word);
  return plurals.find(isWord) ?? (isRegular ? plurals[0]! : null);
}

const VOWEL = /[aeiouyàâéèêëîïôöùûü]/;

/** « les restaurant », « mes collègue », « 8 an », « les petit déjeuner ». */
const plural: Rule = (words, at) => {
  const word = words.form(at);
  if (
    (word.length < 3 && word !== "an") ||
    words.tag(at) !== "NOUN" ||
    UNCOUNTED.has(word) ||
    FUNCTION_WORDS.has(word) ||
    readNumberWord(word) !== null
  )
    return null;
  // « les delta T », « plusieurs escape games »: a name in another language
  const next = words.tokens[at + 1];
  if (
    next?.kind === "word" &&
    (/^\p{Lu}$/u.test(next.text) || (words.tag(at + 1) === "NOUN" && !isWord(next.norm)))
  )
    return null;
  let before = at - 1;
  if (words.tag(before) === "ADJ" && !words.form(before).endsWith("ment")) before -= 1;
  const isVerbToo = words.form(at - 1) === "les" && MAY_LEAD.has(words.form(at - 2)) && isWord(`${word}r`);
  // « la hauteur des harmoniques change »
  if (before < at - 1 && /[sx]$/.test(words.form(at - 1)) && isWord(`${word}r`)) return null;
  return countsMany(words, before) && !isVerbToo ? pluralOf(word) : null;
};

/** « les petit déjeuners »: the adjective between a plural determiner and its noun. */
const pluralAdjective: Rule = (words, at) => {
  const [word, next] = [words.form(at), words.form(at + 1)];
  if (words.tag(at) !== "ADJ" || words.tag(at + 1) !== "NOUN" || word.length < 3) return null;
  const isPlural = /[sx]$/.test(next) || pluralOf(next) !== null;
  const right = isPlural && countsMany(words, at - 1) ? pluralOf(word) : null;
  return right !== null && isWord(right) && right !== "supers" ? right : null;
};

function countsMany(words: Words, at: number): boolean {
  const token = words.tokens[at];
  if (!token || words.isJoined(at)) return false;
  const form = words.form(at);
  if (PLURAL.has(form)) return !(form === "les" && BEFORE_OBJECT.has(words.form(at - 1)));
  const number =
    token.kind === "number"
      ? Number(token.text.replace(/[\s\u00a0\u202f.]/g, "").replace(",", "."))
      : readNumberWord(form);
  // « un groupe de 52 arrivé à minuit »
  if (number === null || !(number >= 2) || words.form(at + 1).endsWith("é")) return false;
  if (
    FIGURE_AFTER.test(words.tag(at - 1)) ||
    /^(?:le|du|au|n°|plus|pour)$/.test(words.tokens[at - 1]?.norm ?? "")
  )
    return false;
  return words.tokens[at + 1]?.start !== token.end;
}

/** « quelque mots », « quelque mot » */
const some: Rule = (words, at) =>
  words.form(at) === "quelque" &&
  words.tag(at + 1) === "NOUN" &&
  !/^(?:chose|part|temps|peu|sorte|cas|soit|moyen|raison|manière|degré)$/.test(words.form(at + 1)) &&
  (/[sx]$/.test(words.form(at + 1)) || pluralOf(words.form(at + 1)) !== null)
    ? "quelques"
    : null;

/** The place of the subject of a verb with only object pronouns between; -1 for none. */
function subjectOf(words: Words, at: number): number {
  let subject = at - 1;
  while (subject > at - 4 && CLITICS.has(words.form(subject)) && !isSubjectHere(words, subject)) subject -= 1;
  const isInverted = words.tokens[subject] !== undefined && words.isJoined(subject);
  return isInverted ? -1 : subject;
}
const isSubjectHere = (words: Words, at: number) =>
  /^(?:nous|vous)$/.test(words.form(at)) &&
  !/^(?:je|j'|tu|il|elle|on|ils|elles|qui|nous|vous)$/.test(words.form(at - 1));

const pairs = (list: string): [string, string][] =>
  list.split(" ").map((pair) => pair.split(":") as [string, string]);
/** Forms of verbs that sound like the right one after « je », after « tu », after « il ». */
const FIRST = new Map(
  pairs(
    "veu:veux peu:peux sui:suis doi:dois voi:vois fai:fais vien:viens sai:sais pren:prends prend:prends permet:permets connai:connais croi:crois travail:travaille souvien:souviens souvient:souviens part:pars tien:tiens tient:tiens sort:sors met:mets",
  ),
);
const SECOND = new Map([
  ...FIRST,
  ...pairs(
    "peut:peux veut:veux fait:fais doit:dois sait:sais va:vas a:as vient:viens est:es dit:dis voit:vois met:mets prend:prends",
  ),
]);
const THIRD = new Map(
  pairs(
    "veu:veut veux:veut peu:peut peux:peut doi:doit dois:doit fai:fait fais:fait vien:vient viens:vient sai:sait sais:sait es:est as:a vas:va",
  ),
);
const AFTER_LITTLE = /(?:er|ir|re|oir)$/;

/** « ils protégeait », « on jettent », « tu refera », « nous demandont », « je veu ». */
const person: Rule = (words, at) => {
  const word = words.form(at);
  const subject = subjectOf(words, at);
  const pronoun = words.form(subject);
  if (!/^(?:je|j'|tu|il|elle|on|ils|elles|nous|vous|ça)$/.test(pronoun)) return null;
  // « un peu »
  if (word === "peu" && !AFTER_LITTLE.test(words.form(at + 1)) && words.form(at + 1) !== "pas") return null;
  const isVerb = /^(?:VERB|AUX)\./.test(words.tag(at));
  // « c'est elle qui », « avec elle »: no subject.
  if (
    /^(?:avec|chez|pour|à|de|d'|sans|sur)$/.test(words.form(subject - 1)) &&
    /^(?:elle|elles|nous|vous)$/.test(pronoun)
  )
    return null;
  if (/^(?:je|j')$/.test(pronoun)) {
    const right = FIRST.get(word);
    if (right) return right;
    return isVerb && word.endsWith("ait") && isWord(word) && !IN_AIT.has(word)
      ? `${word.slice(0, -1)}s`
      : null;
  }
  if (pronoun === "tu") {
    const right = SECOND.get(word);
    if (right) return right;
    if (isVerb && word.endsWith("ait")) return `${word.slice(0, -1)}s`;
    return isVerb && /\p{L}{2}ra$/u.test(word) ? `${word}s` : null;
  }
  if (/^(?:il|elle|on|ça)$/.test(pronoun)) {
    const right = THIRD.get(word);
    if (right) return right;
    if (isVerb && word.endsWith("ais")) return `${word.slice(0, -1)}t`;
    if (isVerb && /\p{L}ras$/u.test(word)) return word.slice(0, -1);
    if (pronoun !== "on" || !isVerb) return null;
    if (word.endsWith("aient")) return `${word.slice(0, -5)}ait`;
    return word.endsWith("ent") && !IN_ENT.test(word) && isWord(word.slice(0, -2)) ? word.slice(0, -2) : null;
  }
  if (/^(?:ils|elles)$/.test(pronoun)) {
    if (isVerb && word.endsWith("ait") && !IN_AIT.has(word)) return `${word.slice(0, -3)}aient`;
    return isVerb &&
      words.tag(at).endsWith("Pres3") &&
      word.endsWith("e") &&
      (isWord(`${word}nt`) || isWord(`${word}r`))
      ? `${word}nt`
      : null;
  }
  if (pronoun === "vous" && /^(?:pouver|voulé|vouler|pouvé|avé|aver|dever|savé)$/.test(word))
    return `${word.replace(/(?:er|é)$/, "")}ez`;
  if (pronoun === "nous" && word === "somme") return "sommes";
  if (pronoun === "nous" && /.{3}ont$/.test(word) && (isVerb || isWord(`${word.slice(0, -1)}s`)))
    return `${word.slice(0, -1)}s`;
  return null;
};
/** Singular forms in -ent. */
const IN_ENT = /^(?:\p{L}{0,5}[vt]ient|(?:res|con|pres)?sent|(?:dé)?ment)$/u;
/** Singular forms in -ait that are no imperfect. */
const IN_AIT = list("fait sait plait connait");

/** « il crier », « j'arreter »: the imperfect sounds like the infinitive. */
const imperfect: Rule = (words, at) => {
  const word = words.form(at);
  if (!/\p{L}{2}er$/u.test(word) || words.tag(at) !== "VERB.Inf" || !isWord(word)) return null;
  const subject = subjectOf(words, at);
  const pronoun = words.form(subject);
  if (!/^(?:je|j'|tu|il|ils)$/.test(pronoun) || words.tokens[subject - 1]?.text === "-") return null;
  const stem = word.slice(0, -2);
  const soft = stem.endsWith("g") ? `${stem}e` : stem.endsWith("c") ? `${stem.slice(0, -1)}ç` : stem;
  return `${soft}${pronoun === "ils" ? "aient" : pronoun === "il" ? "ait" : "ais"}`;
};

/** « pour gagné », « sans parlé », « à soudé », « il faut osé », « de vous disputé » */
const infinitive: Rule = (words, at) => {
  const word = words.form(at);
  const said = /^(\p{L}{2,}?)é(?:e?s?)$/u.exec(word);
  if (!said || NOUN_TOO.has(word) || !isWord(`${said[1]}er`)) return null;
  let before = at - 1;
  if (SKIPPED.has(words.form(before)) && MODALS.has(words.form(before - 1))) before -= 1;
  while (CLITICS.has(words.form(before)) && !isSubjectHere(words, before)) before -= 1;
  const lead = words.form(before);
  const isBare = before === at - 1;
  // « va la remonté », but « à leur arrivée »
  const isMoved = !isBare && MODALS.has(lead);
  const isLed = isMoved || (isBare && /^(?:pour|sans)$/.test(lead));
  if (!/^(?:VERB\.PastPart|ADJ)$/.test(words.tag(at)) && !(isLed && words.tag(at) === "NOUN")) return null;
  const isNamed = !isBare && /^(?:les?|la|l')$/.test(words.form(at - 1));
  if (/^(?:pour|sans|à)$/.test(lead) || (MODALS.has(lead) && (isMoved || words.tag(at) === "VERB.PastPart")))
    return isNamed && lead === "à" ? null : `${said[1]}er`;
  if (!/^(?:de|d')$/.test(lead)) return null;
  const isAsked = isBare ? BEFORE_OF.test(words.form(before - 1)) : !isNamed && words.form(at - 1) !== "en";
  return isAsked ? `${said[1]}er` : null;
};
const MODALS = list(
  "peux peut pouvez peuvent veux veut voulez veulent dois doit devez doivent faut vais va allez vont sais sait savoir voudrais voudrait aimerais aimerait pourrais pourrait devrais devrait",
);
/** Words after which « de » asks for an infinitive. */
const BEFORE_OF =
  /^(?:peur|besoin|envie|essay(?:e|é|er|ais|ait)|décid(?:e|é)|arrêt(?:e|é|er|ait|ais)|fini|finir|permis|permet|demand(?:e|é)|temps|mal|plaisir|capable|avant|afin|choisi|accept(?:e|é)|rêve|chance|risque|évit(?:e|é|er)|propos(?:e|é)|dit|moyen|droit|habitude)$/;
const NOUN_TOO = list(
  "marché côté employé employés associé associés salarié salariés assuré assurés retraité retraités diplômé diplômés délégué délégués blessé blessés invité invités marié mariés fiancé congé comité qualité accusé protégé protégés administré administrés abonné abonnés pré thé café clé carré clergé fossé pavé passé déjeuné handicapé handicapés réfugié réfugiés immigré immigrés licencié licenciés inconnu déporté député députés exposé résumé relevé tracé traité arrêté procédé énoncé degré fumé",
);

/** « j'ai commencer », « on a déjà tester », « j'ai travaille » */
const participle: Rule = (words, at) => {
  const word = words.form(at);
  if (word.length < 4) return null;
  let before = at - 1;
  while (SKIPPED.has(words.form(before))) before -= 1;
  if (!HAVE.has(words.form(before))) return null;
  const tag = words.tag(at);
  if (word.endsWith("er") && (tag === "VERB.Inf" || isWord(`${word.slice(0, -2)}é`)) && isWord(word)) {
    const have = words.form(before);
    // « il a manger » beside « la salle a manger », and « j'ai à manger ».
    if (
      have === "a" &&
      !/^(?:il|elle|on|qui|ça|m'|l'|t'|nous|vous|lui|leur|y|n')$/.test(words.form(before - 1))
    )
      return null;
    return `${word.slice(0, -2)}é`;
  }
  if (
    !/[^é]e$/.test(word) ||
    at - before > 2 ||
    NOUN_AFTER_HAVE.has(word) ||
    !isWord(`${word.slice(0, -1)}é`) ||
    !isWord(`${word}r`)
  )
    return null;
  return /^(?:j'|je|on|ils|m'|l')$/.test(words.form(before - 1)) || words.form(before) === "ai"
    ? `${word.slice(0, -1)}é`
    : null;
};
const NOUN_AFTER_HAVE = list(
  "envie peine charge garde honte même entre quitte crainte chance confiance contre cause cure trace marge grève prise besogne place compte doute mérite mine pitié rage marque montre forme pratique double triple comme juste autre cette quelque notre votre autre",
);

/** « on à », « ont a », « les notes on monté », « a était » */
const have: Rule = (words, at) => {
  const [word, before, next] = [words.form(at), words.form(at - 1), words.form(at + 1)];
  // « le bus a était supprimé »
  if (/^(?:était|etait|étais)$/.test(word) && /^(?:a|ai|as|ont|avait|aurait)$/.test(before)) return "été";
  // No « à » can follow such a subject.
  if (word === "à" && /^(?:on|il)$/.test(before) && !words.isJoined(at - 1)) return "a";
  if (word === "à" && /^(?:elle|ça|qui)$/.test(before) && !words.isJoined(at - 1))
    return words.tag(at + 1) === "VERB.PastPart" || /^(?:un|une|des|pas|été|eu|fait|besoin|envie)$/.test(next)
      ? "a"
      : null;
  if (
    word === "ont" &&
    !/^(?:ils|elles|qui|l'|les|m'|nous|vous|leur|lui|y|n'|s'|t')$/.test(before) &&
    /^(?:a|est|avait|était|va|peut|voudrait|aimerait|veut|doit|s')$/.test(next)
  )
    return "on";
  if (
    word === "on" &&
    /^(?:ils|elles|qui)$/.test(before) &&
    /^(?:des|un|une|leur|leurs|pas|plus|moins?)$/.test(next)
  )
    return "ont";
  if (word === "on" && isPluralSubject(words, at - 1) && !CLITICS.has(next)) {
    let after = at + 1;
    while (SKIPPED.has(words.form(after))) after += 1;
    const verb = words.form(after);
    if (/^(?:besoin|envie|eu|été|peur|mal|faim|raison|tort)$/.test(verb)) return "ont";
    const isFinite = /^VERB\.(?:Ind|Cnd|Sub)/.test(words.tag(after));
    if (after > at + 1 && /^(?:dit|fait|vu|pris|mis|lu)$/.test(verb)) return "ont";
    if (/(?:é|és|ée|ées|er)$/.test(verb) && !isFinite && verb.length > 3) return "ont";
  }
  return null;
};

function isPluralSubject(words: Words, at: number): boolean {
  if (/^(?:ils|qui|elles)$/.test(words.form(at)) || words.tokens[at]?.kind === "number") return true;
  if (/^(?:nous|vous|m'|l'|les|y)$/.test(words.form(at)) && /^(?:ils|elles|qui)$/.test(words.form(at - 1)))
    return true;
  return (
    words.tag(at) === "NOUN" &&
    /[sx]$/.test(words.form(at)) &&
    /^(?:les|mes|des|ces|nos|vos|ses)$/.test(words.form(at - 1))
  );
}

/** Words before and after « a » that leave no doubt: « grâce a », « bonjour a tous », « a la fois ». */
const BEFORE_TO =
  /^(?:grâce|quant|suite|bonjour|bonsoir|salut|merci|jusqu'|jusque|face|rapport|propice|prêt|prête|prêts)$/;
const AFTER_TO =
  /^(?:la (?:fois|maison|retraite|fin|place|base|demande|main|mairie|suite|poubelle|tête|mode)|l' ?(?:heure|école|aise|hôpital|usine|étranger|atelier|accueil|avance|époque|université|oral|extérieur|intérieur|aide|écoute)|côté|domicile|pied|vélo|temps|partir|cause|propos|travers|peine|part|midi|minuit|bientôt|nouveau|distance|tous|toutes|toute|chaque|mon tour|mes côtés|votre disposition|moi|toi|eux)(?![\p{L}])/u;

/** « je commence a 7 heures », « grâce a vous », « on met du temps a comprendre » */
const to: Rule = (words, at) => {
  if (words.form(at) !== "a") return null;
  const before = words.form(at - 1);
  if (BEFORE_TO.test(before) || (before === "mal" && words.form(at - 2) === "du")) return "à";
  if (HAS_SUBJECT.test(before)) return null;
  const next = words.tokens[at + 1];
  if (!next || next.sentence !== words.tokens[at]!.sentence) return null;
  const after = `${words.form(at + 1)} ${words.form(at + 2)}`;
  if (/^(?:domicile|côté|pied|vélo|midi|minuit|travers|partir d[eu']|propos d[eu'])(?![\p{L}])/u.test(after))
    return "à";
  // « qui arrive toujours a l'heure »
  let verb = at - 1;
  while (SKIPPED.has(words.form(verb))) verb -= 1;
  if (/^VERB\.(?:Ind|Cnd)/.test(words.tag(verb)) && AFTER_TO.test(after)) return "à";
  if (!hasVerbBefore(words, at)) return null;
  const isName = /^\p{Lu}/u.test(next.text);
  const isInfinitive = words.tag(at + 1) === "VERB.Inf" && AFTER_LITTLE.test(next.norm) && isWord(next.norm);
  return next.kind === "number" ||
    isName ||
    isInfinitive ||
    AFTER_TO.test(after) ||
    OPENS_GROUP.test(next.norm)
    ? "à"
    : null;
};
const HAS_SUBJECT =
  /^(?:il|elle|on|qui|ça|cela|y|n'|m'|t'|l'|s'|nous|vous|lui|leur|ne|en|tu|j'|je|ils|ont|on)$/;
const NAMES =
  /^(?:le|la|les|l'|un|une|des|du|au|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|ce|cet|cette|ces)$/;
const OPENS_GROUP =
  /^(?:l'|la|mon|ma|mes|ton|votre|notre|vos|nos|son|leur|leurs|cette|un|une|deux|trois|quatre|cinq)$/;
const PARTS_CLAUSES = list("et mais ou donc car qui que qu' dont où quand si parce comme puis alors");

/** « je commence | a 7 heures »: the clause has its verb already, so that « a » is none. */
function hasVerbBefore(words: Words, at: number): boolean {
  const isFinite = /^VERB\.(?:Ind|Cnd)/.test(words.tag(at - 1));
  if (isFinite && /^(?:je|j'|tu|on|nous|vous|ils|elles)$/.test(words.form(subjectOf(words, at - 1))))
    return true;
  if (isRelative(words, at)) return false;
  // « votre master a deux… »: a noun
  if (words.tag(at - 1).startsWith("VERB.") && !NAMES.test(words.form(at - 2))) return true;
  const { sentence } = words.tokens[at]!;
  const from = Math.max(0, at - FAR);
  for (let before = at - 1; before >= from && words.tokens[before]!.sentence === sentence; before -= 1) {
    if (words.tokens[before]!.kind === "punctuation" || PARTS_CLAUSES.has(words.form(before))) return false;
    if (/^(?:VERB|AUX)\.(?:Ind|Cnd)/.test(words.tag(before)) && !NAMES.test(words.form(before - 1)))
      return true;
  }
  return false;
}

/** Words back in which a clause opens: without a bound, a text of « a a a… » would cost the square of its length. */
const FAR = 20;

/** Whether a relative clause opens before, whose verb may stand beside « a »: « celui qui travaille a raison ». */
function isRelative(words: Words, at: number): boolean {
  const { sentence } = words.tokens[at]!;
  const from = Math.max(0, at - FAR);
  for (let before = at - 1; before >= from && words.tokens[before]!.sentence === sentence; before -= 1) {
    if (words.tokens[before]!.kind === "punctuation") return false;
    if (/^(?:qui|que|qu'|dont|où|ou|ce|quand|si)$/.test(words.form(before))) return true;
  }
  return false;
}

const IT_BEFORE =
  /^(?:je|j'|tu|il|on|ils|ne|n'|me|m'|nous|vous|va|vaut|serait|sera|peut|doit|veut|marche|fonctionne|coûte|dure|donne|permet|dépend|prend|suffit|plaît|revient|sert|c'|que|qu'|qui|quand|avec|et|pour|parce|alors|mais|donc|même|aussi|depuis|à)$/;

/** « comme sa », « pour sa, » « sa serait » */
const it: Rule = (words, at) => {
  if (words.form(at) !== "sa") return null;
  const next = words.tokens[at + 1];
  const [before, after] = [words.form(at - 1), words.form(at + 1)];
  const isLast = !next || next.kind === "punctuation" || next.sentence !== words.tokens[at]!.sentence;
  if (isLast)
    return /^(?:comme|pour|avec|après|sans|de|que|c'est|est|tout|fait|dit|aime|fais|faire|dans)$/.test(before)
      ? "ça"
      : null;
  if (IT_BEFORE.test(after) && !(/^(?:marche|dure|donne|sert)$/.test(after) && words.tag(at + 1) === "NOUN"))
    return "ça";
  if (after === "fait") return "ça";
  return null;
};

/** « se métier », « se que », « dans se poste » and « ce laver », « elle ce replie » */
const self: Rule = (words, at) => {
  const [word, before, next] = [words.form(at), words.form(at - 1), words.form(at + 1)];
  const tag = words.tag(at + 1);
  if (word === "se") {
    if (/^(?:que|qu'|qui)$/.test(next) && words.tag(at + 1) !== "NOUN") return "ce";
    const isPlace =
      words.opens(at) || /^(?:dans|de|pour|sur|avec|à|par|chez|en|sans|aime|fait|fais|depuis)$/.test(before);
    return isPlace &&
      tag === "NOUN" &&
      isWord(next) &&
      !isWord(`${next}r`) &&
      !/(?:er|ir|re)$/.test(next) &&
      !isVowel(next)
      ? "ce"
      : isPlace && /^(?:métier|travail|poste|magasin|projet|restaurant)$/.test(next)
        ? "ce"
        : null;
  }
  if (word !== "ce") return null;
  if (
    tag === "VERB.Inf" &&
    isWord(next) &&
    /(?:er|ir|re)$/.test(next) &&
    !/^(?:VERB|AUX)/.test(words.tag(at + 2))
  )
    return "se";
  if (/^(?:il|elle|on|ils|elles|ne)$/.test(before) && /^VERB\.(?:Ind|Cnd)/.test(tag)) return "se";
  return null;
};
const isVowel = (word: string) => /^[aeiouhâàéèêîôû]/.test(word);

const BEING_BEFORE =
  /^(?:que|qu'|un|une|le|la|l'|mon|ma|notre|votre|moi|toi|lui|elle|nous|vous|eux|pas|pourquoi|comme|grâce|parti|juste|surtout|ça|quoi|ici|de|d')$/;

/** « ses que », « ces ma fierté », « quand il est malade ces moi » */
const being: Rule = (words, at) => {
  const word = words.form(at);
  if (word !== "ses" && word !== "ces") return null;
  if (words.isJoined(at)) return null;
  const next = words.form(at + 1);
  if (next === "bien" && /^[.,!?]|^$/.test(words.tokens[at + 2]?.text ?? "")) return "c'est";
  return BEING_BEFORE.test(next) ? "c'est" : null;
};

/** « le patron ma laissé », « tu la rendu », « on ta fait » */
const object: Rule = (words, at) => {
  const word = words.form(at);
  const before = words.form(at - 1);
  if (!/^(?:ma|ta|la)$/.test(word)) return null;
  let after = at + 1;
  while (SKIPPED.has(words.form(after))) after += 1;
  const verb = words.form(after);
  const isPast =
    /(?:é|ée|er)$/.test(verb) && /^VERB\.(?:PastPart|Inf)|^ADJ/.test(words.tag(after)) && verb.length > 3;
  // « on la fait », « qui la dit »
  const isGiven = PAST.test(verb) && !(word === "la" && /^(?:dit|fait)$/.test(verb));
  if (!isPast && !isGiven) return null;
  const letter = word.charAt(0);
  if (before === "tu") return `${letter}'as`;
  if (/^(?:il|elle|on|qui|ça|cela)$/.test(before) && !words.isJoined(at - 1)) return `${letter}'a`;
  const isPerson = words.tag(at - 1) === "NOUN" || words.tag(at - 1) === "PROPN";
  return word === "ma" && isPerson && !before.endsWith("s") ? "m'a" : null;
};
const PAST =
  /^(?:dit|appris|permis|mis|vu|pris|rendu|demandé|donné|fait|offert|remis|promis|répondu|reçu|plu)$/;

/** « on c'est serré les coudes » */
const reflexive: Rule = (words, at) => {
  if (words.form(at) !== "c'" || !/^(?:on|il)$/.test(words.form(at - 1))) return null;
  if (!/^(?:est|était)$/.test(words.form(at + 1))) return null;
  let after = at + 2;
  while (SKIPPED.has(words.form(after))) after += 1;
  return /^VERB\.(?:PastPart|Inf)/.test(words.tag(after)) && /(?:é|és|er|is|it|u)$/.test(words.form(after))
    ? "s'"
    : null;
};

/** « au enfants », « toute les » */
const small: Rule = (words, at) => {
  const [word, next] = [words.form(at), words.form(at + 1)];
  if (
    word === "au" &&
    /^(?:NOUN|ADJ)$/.test(words.tag(at + 1)) &&
    isVowel(next) &&
    !next.startsWith("h") &&
    isWord(next) &&
    !/^(?:onz|oui|un)/.test(next)
  )
    return "aux";
  if (word === "toute" && /^(?:les|mes|ses|ces|nos|vos)$/.test(next)) return "toutes";
  return null;
};

const CLAUSE_START = list("que qu' quand et mais si car comme où alors donc parce");

/** « les clients entendait », « les gens arrive » */
const pluralVerb: Rule = (words, at) => {
  const word = words.form(at);
  const tag = words.tag(at);
  if (!/^VERB\.(?:Ind(?:Pres|Imp)|SubPres)[13]$/.test(tag) || words.tag(at - 1) !== "NOUN") return null;
  if (!/[sx]$/.test(words.form(at - 1)) || !/^(?:les|mes|nos|vos|ces|ses|leurs)$/.test(words.form(at - 2)))
    return null;
  const isFirst =
    words.opens(at - 2) || CLAUSE_START.has(words.form(at - 3)) || words.tokens[at - 3]!.text === ",";
  if (!isFirst) return null;
  if (word.endsWith("ait") && !IN_AIT.has(word)) return `${word.slice(0, -3)}aient`;
  const isSounded = word.endsWith("e") && isWord(`${word}nt`) && (tag.includes("Sub") || isWord(`${word}r`));
  return isSounded ? `${word}nt` : null;
};

const RULES: readonly Rule[] = [
  plural,
  pluralAdjective,
  some,
  person,
  imperfect,
  infinitive,
  participle,
  have,
  to,
  it,
  self,
  being,
  object,
  reflexive,
  small,
  pluralVerb,
];

/** Faults of agreement and words mistaken for one that sounds alike, where the words beside leave one right form. */
export function agreementChanges(units: TextUnits): Mend[] {
  const words = wordsOf(units);
  return units.tokens.flatMap((token, at) => {
    if (token.kind !== "word" || (token.text !== token.norm && !words.opens(at))) return [];
    if (words.isJoined(at) || isBesideMasked(words, at)) return [];
    for (const rule of RULES) {
      const right = rule(words, at);
      if (right !== null && right !== token.norm)
        return [{ start: token.start, end: token.end, insert: likeCase(right, token.text) }];
    }
    return [];
  });
}

/** A filler masked before or after a word parts it from the words beside. */
const isBesideMasked = ({ tokens }: Words, at: number): boolean =>
  (at > 0 && tokens[at]!.start - tokens[at - 1]!.end > MOST_BETWEEN) ||
  (at + 1 < tokens.length && tokens[at + 1]!.start - tokens[at]!.end > MOST_BETWEEN);
const MOST_BETWEEN = 2;
