import { regexInLines } from "../../language/regex-in-lines.ts";
import { isWord } from "./known-words.ts";
import { CLITICS, subjectOf, isSubjectHere } from "./subjects.ts";
import { HAVE, SKIPPED, list, type Rule } from "./words-of.ts";

const pairs = (list: string): [string, string][] =>
  list.split(" ").map((pair) => pair.split(":") as [string, string]);

/** Forms of verbs that sound like the right one after « je », after « tu », after « il ». */
const FIRST = new Map(
  pairs(
    "veu:veux peu:peux sui:suis doi:dois voi:vois fai:fais vien:viens sai:sais pren:prends prend:prends permet:permets connai:connais croi:crois travail:travaille souvien:souviens souvient:souviens part:pars tien:tiens tient:tiens sort:sors met:mets sent:sens ressent:ressens écrit:écris lit:lis vit:vis suit:suis conduit:conduis produit:produis construit:construis finit:finis choisit:choisis réussit:réussis agit:agis réfléchit:réfléchis reçoit:reçois rend:rends vend:vends répond:réponds défend:défends perd:perds",
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

export const AFTER_LITTLE = /(?:er|ir|re|oir)$/;

/** « ils protégeait », « on jettent », « tu refera », « nous demandont », « je veu ». */
export const person: Rule = (words, at) => {
  const word = words.form(at);
  const subject = subjectOf(words, at);
  const pronoun = words.form(subject);
  if (!/^(?:je|j'|tu|il|elle|on|ils|elles|nous|vous|ça)$/.test(pronoun)) return null;
  // « un peu »
  if (word === "peu" && !AFTER_LITTLE.test(words.form(at + 1)) && words.form(at + 1) !== "pas") return null;
  const isVerb = () => /^(?:VERB|AUX)\./.test(words.tag(at));
  // « c'est elle qui », « avec elle »: no subject.
  if (
    /^(?:avec|chez|pour|à|de|d'|sans|sur)$/.test(words.form(subject - 1)) &&
    /^(?:elle|elles|nous|vous)$/.test(pronoun)
  )
    return null;
  if (/^(?:je|j')$/.test(pronoun)) {
    const right = FIRST.get(word);
    if (right) return right;
    return word.endsWith("ait") && isVerb() && isWord(word) && !IN_AIT.has(word)
      ? `${word.slice(0, -1)}s`
      : null;
  }
  if (pronoun === "tu") {
    const right = SECOND.get(word);
    if (right) return right;
    if (word.endsWith("ait") && isVerb()) return `${word.slice(0, -1)}s`;
    return /\p{L}{2}ra$/u.test(word) && isVerb() ? `${word}s` : null;
  }
  if (/^(?:il|elle|on|ça)$/.test(pronoun)) {
    const right = THIRD.get(word);
    if (right) return right;
    if (word.endsWith("ais") && isVerb()) return `${word.slice(0, -1)}t`;
    if (/\p{L}ras$/u.test(word) && isVerb()) return word.slice(0, -1);
    if (pronoun !== "on" || !word.endsWith("ent") || !isVerb()) return null;
    if (word.endsWith("aient")) return `${word.slice(0, -5)}ait`;
    return word.endsWith("ent") && !IN_ENT.test(word) && isWord(word.slice(0, -2)) ? word.slice(0, -2) : null;
  }
  if (/^(?:ils|elles)$/.test(pronoun)) {
    if (word.endsWith("ait") && isVerb() && !IN_AIT.has(word)) return `${word.slice(0, -3)}aient`;
    return word.endsWith("e") &&
      isVerb() &&
      words.tag(at).endsWith("Pres3") &&
      (isWord(`${word}nt`) || isWord(`${word}r`))
      ? `${word}nt`
      : null;
  }
  if (pronoun === "vous" && /^(?:pouver|voulé|vouler|pouvé|avé|aver|dever|savé)$/.test(word))
    return `${word.replace(/(?:er|é)$/, "")}ez`;
  if (pronoun === "nous" && word === "somme") return "sommes";
  if (pronoun === "nous" && /.{3}ont$/.test(word) && (isWord(`${word.slice(0, -1)}s`) || isVerb()))
    return `${word.slice(0, -1)}s`;
  return null;
};

/** Singular forms in -ent. */
const IN_ENT = /^(?:\p{L}{0,5}[vt]ient|(?:res|con|pres)?sent|(?:dé)?ment)$/u;

/** Singular forms in -ait that are no imperfect, or have « il » as their only subject. */
const IN_AIT = list("fait sait plait connait faudrait fallait");

/** « il crier », « j'arreter »: the imperfect sounds like the infinitive. */
export const imperfect: Rule = (words, at) => {
  const word = words.form(at);
  if (!/\p{L}{2}er$/u.test(word) || words.tag(at) !== "VERB.Inf" || !isWord(word)) return null;
  const subject = subjectOf(words, at);
  const pronoun = words.form(subject);
  if (!/^(?:je|j'|tu|il|ils)$/.test(pronoun) || words.tokens[subject - 1]?.text === "-") return null;
  const stem = word.slice(0, -2);
  const soft = stem.endsWith("g") ? `${stem}e` : stem.endsWith("c") ? `${stem.slice(0, -1)}ç` : stem;
  return `${soft}${pronoun === "ils" ? "aient" : pronoun === "il" ? "ait" : "ais"}`;
};

/** « le comité à décidé »: after who acts, « à » stands for « a ». */
export const DOES = regexInLines("u")`
  ^(?:
    patronn?e?|chef(?:fe)?|direct(?:eur|rice|ion)|collègue|tut(?:eur|rice)|responsable|cliente?|mère|père|frère|
    sœur|mari|femme|fils|fille|cousine?|oncle|tante|amie?|voisine?|maire|mairie|médecin|comité|commune|association|
    conseil|école|entreprise|société|club|région|département
  )$
`;

/** « pour gagné », « sans parlé », « à soudé », « il faut osé », « de vous disputé » */
export const infinitive: Rule = (words, at) => {
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
    return lead === "à" && (isNamed || DOES.test(words.form(before - 1))) ? null : `${said[1]}er`;
  if (!/^(?:de|d')$/.test(lead)) return null;
  const isAsked = isBare ? BEFORE_OF.test(words.form(before - 1)) : !isNamed && words.form(at - 1) !== "en";
  return isAsked ? `${said[1]}er` : null;
};

const MODALS = list(
  "peux peut pouvez peuvent veux veut voulez veulent dois doit devez doivent faut vais va allez vont sais sait savoir voudrais voudrait aimerais aimerait pourrais pourrait devrais devrait voulu pu dû",
);

/** Words after which « de » asks for an infinitive. */
const BEFORE_OF = regexInLines("")`
  ^(?:
    peur|besoin|envie|essay(?:e|é|er|ais|ait)|décid(?:e|é)|arrêt(?:e|é|er|ait|ais)|fini|finir|permis|permet|
    demand(?:e|é)|temps|mal|plaisir|capable|avant|afin|choisi|accept(?:e|é)|rêve|chance|risque|
    évit(?:e|é|er)|propos(?:e|é)|dit|moyen|droit|habitude
  )$
`;

const NOUN_TOO = list(
  "marché côté employé employés associé associés salarié salariés assuré assurés retraité retraités diplômé diplômés délégué délégués blessé blessés invité invités marié mariés fiancé congé comité qualité accusé protégé protégés administré administrés abonné abonnés pré thé café clé carré clergé fossé pavé passé déjeuné handicapé handicapés réfugié réfugiés immigré immigrés licencié licenciés inconnu déporté député députés exposé résumé relevé tracé traité arrêté procédé énoncé degré fumé",
);

/** « j'ai commencer », « on a déjà tester », « j'ai travaille » */
export const participle: Rule = (words, at) => {
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

const CLAUSE_START = list("que qu' quand et mais si car comme où alors donc parce");

/** « les clients entendait », « les gens arrive » */
export const pluralVerb: Rule = (words, at) => {
  const word = words.form(at);
  if (!/^(?:les|mes|nos|vos|ces|ses|leurs)$/.test(words.form(at - 2)) || !/[sx]$/.test(words.form(at - 1)))
    return null;
  const tag = words.tag(at);
  if (!/^VERB\.(?:Ind(?:Pres|Imp)|SubPres)[13]$/.test(tag) || words.tag(at - 1) !== "NOUN") return null;
  const isFirst =
    words.opens(at - 2) || CLAUSE_START.has(words.form(at - 3)) || words.tokens[at - 3]!.text === ",";
  if (!isFirst) return null;
  if (word.endsWith("ait") && !IN_AIT.has(word)) return `${word.slice(0, -3)}aient`;
  const isSounded = word.endsWith("e") && isWord(`${word}nt`) && (tag.includes("Sub") || isWord(`${word}r`));
  return isSounded ? `${word}nt` : null;
};
