import { regexInLines } from "../../language/regex-in-lines.ts";
import { isWord } from "./known-words.ts";
import { CLITICS, subjectOf } from "./subjects.ts";
import { AFTER_LITTLE, DOES } from "./verb-rules.ts";
import { SKIPPED, list, type Words, type Rule } from "./words-of.ts";

/** None of these participles is a noun that « à » could introduce. */
const DONE = regexInLines("u")`
  ^(?:
    décidé|commencé|demandé|proposé|trouvé|donné|gagné|acheté|préparé|organisé|terminé|accepté|refusé|continué|aidé|
    travaillé|parlé|montré|expliqué|créé|changé|arrêté|laissé|oublié|essayé|réparé|quitté|permis|voulu|perdu|vendu|
    appris|compris|réussi|choisi
  )$
`;

/** « le comité à décidé », « on à », « ont a », « les notes on monté », « a était » */
export const have: Rule = (words, at) => {
  const [word, before, next] = [words.form(at), words.form(at - 1), words.form(at + 1)];
  // « le bus a était supprimé »
  if (/^(?:était|etait|étais)$/.test(word) && /^(?:a|ai|as|ont|avait|aurait)$/.test(before)) return "été";
  // No « à » can follow such a subject.
  if (word === "à" && /^(?:on|il)$/.test(before) && !words.isJoined(at - 1)) return "a";
  if (word === "à" && /^(?:elle|ça|qui)$/.test(before) && !words.isJoined(at - 1))
    return words.tag(at + 1) === "VERB.PastPart" || /^(?:un|une|des|pas|été|eu|fait|besoin|envie)$/.test(next)
      ? "a"
      : null;
  if (word === "à" && DOES.test(before) && DONE.test(next) && !words.isJoined(at - 1)) return "a";
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
  if (/^(?:ils|qui|elles|certaine?s)$/.test(words.form(at)) || words.tokens[at]?.kind === "number")
    return true;
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

const AFTER_TO = regexInLines("u")`
  ^(?:
    la (?:fois|maison|retraite|fin|place|base|demande|main|mairie|suite|poubelle|tête|mode)|
    l' ?(?:
      heure|école|aise|hôpital|usine|étranger|atelier|accueil|avance|époque|université|oral|extérieur|
      intérieur|aide|écoute
    )|
    côté|domicile|pied|vélo|temps|partir|cause|propos|travers|peine|part|midi|minuit|bientôt|nouveau|
    distance|tous|toutes|toute|chaque|mon tour|mes côtés|votre disposition|moi|toi|eux
  )(?![\p{L}])
`;

/** « je commence a 7 heures », « grâce a vous », « on met du temps a comprendre » */
export const to: Rule = (words, at) => {
  if (words.form(at) !== "a") return null;
  const before = words.form(at - 1);
  if (BEFORE_TO.test(before) || (before === "mal" && words.form(at - 2) === "du")) return "à";
  if (HAS_SUBJECT.test(before)) return null;
  // « bonjour à tous et a toutes », « merci a ceux qui… »
  const all = /^(?:tous|toutes)$/;
  if (before === "et" && all.test(words.form(at - 2)) && all.test(words.form(at + 1))) return "à";
  if (/^(?:ceux|celles)$/.test(words.form(at + 1)) && words.form(at + 2) === "qui") return "à";
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

const IT_BEFORE = regexInLines("")`
  ^(?:
    je|j'|tu|il|on|ils|ne|n'|me|m'|nous|vous|va|vaut|serait|sera|peut|doit|veut|marche|fonctionne|coûte|
    dure|donne|permet|dépend|prend|suffit|plaît|revient|sert|sent|arrive|commence|existe|reste|change|m'|s'|
    c'|que|qu'|qui|quand|avec|et|pour|parce|alors|mais|donc|même|aussi|depuis|à
  )$
`;

/** « comme sa », « pour sa, » « sa serait » */
export const it: Rule = (words, at) => {
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
  // « sa permettrait », « je trouve sa dommage »
  if (/^VERB\.(?:Cnd|Ind)/.test(words.tag(at + 1)) && /r(?:ait|aient|a)$/.test(after)) return "ça";
  if (
    /^(?:trouve|trouvais|trouvait)$/.test(before) &&
    /^(?:dommage|bien|super|cool|normal|bizarre)$/.test(after)
  )
    return "ça";
  return null;
};

const PLACES = list(
  "endroit endroits lieu lieux moment moments jour époque période ville quartier pays structure entreprise maison stage métier monde là la et",
);
/** « un endroit ou on respecte », « la ou il y a », « la porte était la. » */
export const where: Rule = (words, at) => {
  const [word, before, next] = [words.form(at), words.form(at - 1), words.form(at + 1)];
  if (words.isJoined(at)) return null;
  if (word === "la") {
    const token = words.tokens[at + 1];
    const isLast = !token || /^[.!?]/.test(token.text);
    if (isLast && /^(?:est|était|suis|étais|êtes|sont|étaient|être)$/.test(before)) return "là";
    return next === "ou" && opensPlace(words, at + 2) ? "là" : null;
  }
  if (word !== "ou" || !PLACES.has(before)) return null;
  return opensPlace(words, at + 1) ? "où" : null;
};

/** « … ou | je peux »: a subject pronoun and its verb. */
function opensPlace(words: Words, at: number): boolean {
  if (/^y'?$/.test(words.form(at)) || (words.form(at) === "il" && words.form(at + 1) === "y")) return true;
  if (!/^(?:on|je|j'|tu|il|elle|ils|elles)$/.test(words.form(at))) return false;
  let verb = at + 1;
  while (CLITICS.has(words.form(verb)) && verb < at + 4) verb += 1;
  return /^(?:VERB|AUX)/.test(words.tag(verb));
}

/** « se métier », « se que », « dans se poste » and « ce laver », « elle ce replie » */
export const self: Rule = (words, at) => {
  const word = words.form(at);
  if (word !== "se" && word !== "ce") return null;
  const [before, next, tag] = [words.form(at - 1), words.form(at + 1), words.tag(at + 1)];
  if (word === "se") {
    if (/^(?:que|qu'|qui)$/.test(next) && tag !== "NOUN") return "ce";
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

const BEING_BEFORE = regexInLines("")`
  ^(?:
    que|qu'|un|une|le|la|l'|mon|ma|notre|votre|moi|toi|lui|elle|nous|vous|eux|pas|pourquoi|comme|grâce|
    parti|juste|surtout|ça|quoi|ici|de|d'
  )$
`;

/** « ses que », « ces ma fierté », « quand il est malade ces moi » */
export const being: Rule = (words, at) => {
  const word = words.form(at);
  if (word !== "ses" && word !== "ces") return null;
  if (words.isJoined(at)) return null;
  const next = words.form(at + 1);
  if (next === "bien" && /^[.,!?]|^$/.test(words.tokens[at + 2]?.text ?? "")) return "c'est";
  return BEING_BEFORE.test(next) ? "c'est" : null;
};

/** « le patron ma laissé », « tu la rendu », « on ta fait » */
export const object: Rule = (words, at) => {
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
export const reflexive: Rule = (words, at) => {
  if (words.form(at) !== "c'" || !/^(?:on|il)$/.test(words.form(at - 1))) return null;
  if (!/^(?:est|était)$/.test(words.form(at + 1))) return null;
  let after = at + 2;
  while (SKIPPED.has(words.form(after))) after += 1;
  return /^VERB\.(?:PastPart|Inf)/.test(words.tag(after)) && /(?:é|és|er|is|it|u)$/.test(words.form(after))
    ? "s'"
    : null;
};

/** « au enfants », « toute les » */
export const small: Rule = (words, at) => {
  const [word, next] = [words.form(at), words.form(at + 1)];
  if (
    word === "au" &&
    isVowel(next) &&
    !next.startsWith("h") &&
    isWord(next) &&
    !/^(?:onz|oui|un)/.test(next) &&
    /^(?:NOUN|ADJ)$/.test(words.tag(at + 1))
  )
    return "aux";
  if (word === "au" && /^(?:gens|clients|parents|collègues|autres|personnes)$/.test(next)) return "aux";
  if (word === "toute" && /^(?:les|mes|ses|ces|nos|vos)$/.test(next)) return "toutes";
  return null;
};
