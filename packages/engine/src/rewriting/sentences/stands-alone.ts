import { once } from "../../language/once.ts";
import type { SyntaxSentence } from "../../language/syntax.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

type Word = SyntaxSentence["words"][number];

const LEANS = regexInLines("iu")`
  ^(?:
    comme ça|(?:grâce à|sans|après|moyennant|à la suite de) quoi|(?:pour )?les autres|qu['’](?!est)|euh|
    depuis ?,|après|là|quand même|du coup|au final|au début|bref|sinon|déjà|bon|surtout|
    (?:maintenant|depuis|avant|ensuite),? (?:ça|cela)|plus|moins|même|
    il(?! était (?:\d{1,2}|\p{L}{3,8}) ?h(?:eures?)?(?![\p{L}])| y (?:a|avait) (?:(?:\p{L}{2,9}|\d{1,4}) (?:ans|mois|semaines|jours)|une? [^.,;]{3,30} qui)(?![\p{L}])
    )|
    elle|ils|elles|
    c['’](?!
      était (?:
        à (?!peu)|en |au |aux |un (?:jour|soir|matin|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi)|
        le \d
      )
    )(?=\p{L})|
    certaine?s|en (?:premier|réalité)|directement|le (?:deuxième|troisième|quatrième) ?,|cela|ça|
    ce(?:t(?:te)?)?(?= )(?! (?:matin|soir|mois|printemps|été|automne|hiver|année|semaine|nuit)(?![\p{L}-]))|
    ces|son|sa|ses|leur|leurs|celui|celle|ceux|y|en effet|cependant|pourtant|et|mais|donc|ensuite|puis|
    enfin|alors|résultat|d'où|aussi|ainsi|parce
  )(?:(?<=['’])|(?<=,)|(?![\p{L}\p{N}]))
`;
/** « six clubs l'utilisent »: the antecedent of « l' » is in an earlier sentence. */
const LEANS_INSIDE = regexInLines("iu")`
  ^(?:\S{1,40} ){1,6}cela |\bl['’](?:utilis|ont|a |emploi|achèt|adopt)|
  ^(?!(?:de la|du|des) )(?:(?:le|la|les|l['’]|mon|ma|mes|un|une|tout le) ?)?[\p{L}-]{2,20} (?:ils? |elles? )?en (?:ai|a|ont|avait|avaient)
    (?![\p{L}])|
  ^(?:[^,.;:?!«»]{3,25}, )?(?:les?|la|l['’]|des|mes|nos|\d{1,4}|deux|trois|quatre|cinq|six|huit|dix) ?
    [^,.;:?!«»]{2,30} en \p{L}{1,12}(?:ent|ont) (?:
    \d|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|cent|plusieurs|beaucoup|moins|plus
  )(?![\p{L}])|
  ^[^,.;:?!«»]{3,50} (?:lui|leur) (?:
    ai|a|ont|avait|avaient|avons|avez|est|était|dis|dit|disait|prend|prennent
  )(?![\p{L}])
`;
/** References to something said before: « avec lui », « ça », « ce jour-là », « les autres », « le premier ». */
const POINTS_BACK = regexInLines("iu")`
  (?<![\p{L}'’-])(?:
    (?:avec|chez|pour|à|de|sur|contre|sans|par|comme|après) (?:lui|elles?|eux)|d['’](?:elles?|eux)|
    là-dessus|là-dedans|dedans|cel(?:ui|le)(?:-ci|-là)?|ceux|ça|cela|
    les? (?:miens?|tiens?|siens?|nôtres?|vôtres?|deux)|
    l(?:a|es) (?:miennes?|tiennes?|siennes?|nôtres?|vôtres?)|l['’]autre|les autres(?= \p{L}+s(?![\p{L}]))|
    le (?:premier|second|dernier)(?= ?,)|la (?:première|seconde|dernière)(?= ?,)|
    (?:presque )?tou(?:s|tes)(?= s['’e]|,)|cette fois|dessus|dessous|suivante?s?|
    en \p{L}{1,20}(?:er|ir|re) une?(?= ?[\p{P}]| (?:pour|pendant|à|dans|chez|avec))|
    y (?:est|était|sont|étaient|va)|leur (?:a|avait|ont|avaient)|s['’](?:en|y)(?! va(?:is)?(?![\p{L}]))|
    (?:été|aller|allée?|vais|va|de|à) (?:le|les|lui|leur) \p{L}{1,20}(?:er|ir|oir|re)
  )(?![\p{L}'’-])
`;
/** « cette barre » refers to something mentioned before; « ce que », « ce soir » and « cette année » do not. */
const SHOWN_BEFORE = regexInLines("iu")`
  (?<![\p{L}'’-])(?:ce|cet|cette|ces) (?!
    que?(?![\p{L}])|qu['’]|qui|dont|soir|matin|midi|jour|mois|métier|poste|an\b|n['’]|sera|sont|n(?:e|['’])|
    année|semaine|nuit|hiver|été|automne|printemps|village|quartier|rue|ville|club|école
  )\p{L}
`;
/** « son dossier »: the owner must be named in the sentence itself. */
const OWNED = /(?<![\p{L}'’-])(?:son|sa|ses|leurs?)(?= \p{L})/iu;
const NAMED = /(?<=[\p{L},] )\p{Lu}\p{L}+|^(?:\p{Lu}\p{Ll}+ (?=\p{Lu})|M\.|Mme)/u;
const NAMES_SOMEBODY =
  /(?<![\p{L}])(?:mon|ma|mes|notre|nos|votre|vos|un|une|des|les?|la|l['’]|chaque) ?\p{L}+/iu;
/** « Mes enfants le font », « on avait douze ans donc. »: phrases that refer to what came before. */
const SAID_OF = regexInLines("iu")`
  (?<![\p{L}])(?:le|la|les) (?:font|faisaient|savent|sait|disent|veut|veulent|mettent)(?![\p{L}])|
  (?<![\p{L}])(?:donc|aussi|pareil)[.!]$
`;
/** Directions or instructions given to somebody: no opening. */
const DIRECTS = regexInLines("iu")`
  ^(?:[^,.]{2,40}, )?(?:tu|vous) (?:
    prends|prenez|continues|continuez|tournes|tournez|suis|suivez|vas|allez|arrives|arrivez
  )(?![\p{L}])
`;
/** « On le balance », « j'en ai vendu »: an object pronoun whose antecedent is in an earlier sentence. */
const LEANS_ON_OBJECT =
  /(?:^|[\s,])(?:je |j['’]|tu |on |nous |vous )(?:ne |n['’])?(?:les? |la |l['’]|en |y |lui |leur )(?!(?:jour|soir|matin|fait))/i;
const THIRD_PERSON = regexInLines("iu")`
  (?<![\p{L}-]|(?<!qu)['’])(?:ils?|elles?)(?![\p{L}])(?! (?:n['’]|ne )?(?:
      (?:me |nous |vous |m['’])?(?:en )?(?:faut|faudra|faudrait|fallait|reste|restait|manque|manquait)|
      y (?:en )?(?:a|avait|aura)|existe|est (?:\d|trop|temps|tard|tôt|possible|important|vrai)|était (?:\d|\p{L}{3,8} heures?)|
      fait|faisait|pleut|pleuvait|neigeait|s['’]agit|suffit|m['’]est
    )(?![\p{L}])
  )
`;
/** A possible antecedent of a pronoun: a noun group, a number, a name. */
const NOUN_GROUP = regexInLines("u")`
  (?<![\p{L}])(?:
    les?|la|l['’]|un|une|des|du|mon|ma|mes|ton|ta|tes|notre|nos|votre|vos|son|sa|ses|ce|cet|cette|ces|
    chaque|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|
    trente|quarante|cinquante|soixante|cents?|mille
  )(?![\p{L}])|
  \d|(?<!^)(?<!« )\p{Lu}\p{Ll}
`;
/** Words of time at the start of a line, « en 1991, », « le mois dernier, »: no antecedent of a pronoun after them. */
const ON_A_DAY = regexInLines("u")`
  ^(?:et |mais |puis )?
    (?:(?:en|depuis|vers|dès|avant|après|pendant|durant|au|aux|à|il y a|au bout d[e'’]) ?)?(?:
    (?:
      une?|le|la|les|l['’]|ce|cet|cette|chaque|tous les|toutes les|quelques|\d{1,4}|deux|trois|quatre|cinq|
      six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente
    ) ?
  )?(?:(?:premi|derni)\p{L}{2,4} )?(?:
    (?:
      ans?|années?|mois|semaines?|jours?|journée|soirs?|soirée|matins?|matinée|nuits?|midi|heures?|minutes?|
      fois|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|hiver|été|automne|printemps|
      lendemain|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre
    )(?![\p{L}]| où)|
    (?:19|20)\d\d(?!\d)
  )(?:(?: (?:derni|prochain|suivant)\p{L}{0,3}| d['’]après| plus tard)(?![\p{L}]))?
`;
/** « À la gare de Nantes, | il »: nothing but a place, which « il » does not take up. */
const AT_A_PLACE =
  /^(?:, )?(?:à|au|aux|en|dans|chez|sur|sous|pendant|depuis|après|avant|devant|entre|vers) [^,.;:?!«]{2,40},? $/iu;
export const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** « Le compas, je l'ai jamais rendu »: the antecedent of « l' » is at the start of the sentence. */
const NAMED_FIRST =
  /^(?:le|la|les|l['’]|mon|ma|mes|notre|nos|votre|vos|son|sa|ses)[^,.]{2,40}, (?:je|j['’]|on|nous|tu|vous|ils?|elles?)(?![\p{L}])/iu;

/** Whether a line depends on something said before it, so that it cannot come first. */
export function leansOnBefore(text: string): boolean {
  if (LEANS.test(text) || LEANS_INSIDE.test(text)) return true;
  const object = LEANS_ON_OBJECT.exec(text);
  // « J'ai fait quatorze versions, je les ai gardées »: the antecedent of « les » is in the line.
  // « Une nuit, j'y suis allé »: the place may be anywhere; « un soir, j'en ai vu trois » needs its noun.
  const day = /(?<![\p{L}])y $/iu.test(object?.[0] ?? "") ? /$/u : ON_A_DAY;
  const beforeObject = uncapital(text).slice(0, object?.index).replace(day, "");
  if (object !== null && !NAMED_FIRST.test(text) && !NOUN_GROUP.test(beforeObject)) return true;
  // Inside quotation marks, « ça » or « cette » refers to what the quoted person sees: ignore it.
  // « tout le monde lui criait dessus », « l'autre fois »: nothing is taken up.
  const own = text
    .replace(/«[^«»]*»/g, "«»")
    .replaceAll("ait dessus", "ait")
    .replace(/l['’]autre (?=fois|jour|soir|matin)/giu, "une ");
  const points = POINTS_BACK.exec(own);
  if (points !== null && (points.index < 12 || !/^(?:ça|cela|cel|ceux)/i.test(points[0]))) return true;
  if (SHOWN_BEFORE.test(own) || DIRECTS.test(own)) return true;
  if (SAID_OF.test(own)) return true;
  const owned = OWNED.exec(own);
  const before = own.slice(0, owned?.index);
  if (owned !== null && !NAMES_SOMEBODY.test(before) && !NAMED.test(before)) return true;
  const pronoun = THIRD_PERSON.exec(text);
  // « Le plaquiste, il m'avait fermé ma cloison »: lower-case the first letter to match its article. « Un jour elle… »
  // holds no antecedent.
  if (pronoun === null) return false;
  const said = uncapital(text).slice(0, pronoun.index).replace(ON_A_DAY, "");
  return !NOUN_GROUP.test(/^(?:il|elle)$/iu.test(pronoun[0]) ? said.replace(AT_A_PLACE, "") : said);
}

/** « Il était une heure », « il faut », « il y a »: « il » is impersonal. */
const NOBODY =
  /^(?:y|faut|fallait|faudra|était|est|pleut|pleuvait|neigeait|fait|faisait|existe|manque|manquait|reste|restait|s['’]agit)$/i;

/** « Un vendredi, il a cassé la prod »: words of time are no antecedent of « il ». */
export const OF_TIME = regexInLines("iu")`
  ^(?:
    an|année|mois|semaine|jour|journée|soir|soirée|matin|matinée|nuit|midi|heure|minute|seconde|fois|moment|
    instant|temps|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|
    juillet|août|septembre|octobre|novembre|décembre|hiver|été|automne|printemps|début|fin|veille|lendemain
  )$
`;

const GENDER = /Gender=(\w+)/;
const NUMBER = /Number=(\w+)/;

/** Gender and number of a word, with the names of Universal Dependencies; empty if unknown. */
export interface Agreement {
  gender: string;
  number: string;
}
export const agreementOf = once(
  (feats: string) => feats,
  (feats): Agreement => ({ gender: GENDER.exec(feats)?.[1] ?? "", number: NUMBER.exec(feats)?.[1] ?? "" }),
);

/**
 * Counts the third-person pronouns without a possible antecedent before them in the line, by gender and number: « elle
 * les remplaçait » after no noun.
 */
export function unexplainedPronouns(words: readonly Word[]): number {
  const named: Agreement[] = [];
  let count = 0;
  for (const [at, { upos, feats, deprel, form, lemma }] of words.entries()) {
    if (upos !== "NOUN" && upos !== "PROPN" && upos !== "PRON") continue;
    if (upos === "NOUN" && OF_TIME.test(lemma)) continue;
    const agreement = agreementOf(feats);
    const { gender, number } = agreement;
    if (upos !== "PRON") named.push(agreement);
    if (upos !== "PRON" || !feats.includes("Person=3") || deprel.startsWith("expl")) continue;
    if (/^(?:se|s['’]|on|soi|y|-t-il|-il)$/i.test(form)) continue;
    if (/^il$/i.test(form) && NOBODY.test(words[at + 1]?.form ?? "")) continue;
    const isNamed = named.some(
      (noun) =>
        (noun.gender === "" || gender === "" || noun.gender === gender) &&
        (noun.number === "" || number === "" || noun.number === number),
    );
    if (!isNamed) count += 1;
  }
  return count;
}

const OPENS_CLAUSE =
  /^(?:qui|que|qu['’]|où|dont|laquelle|lequel|lesquel(?:le)?s|et|ou|mais|si|s['’]|quand|comme|car|,)$/iu;

/**
 * « Corinne, qui est là depuis vingt ans. », « Le jour où je l'ai rencontrée. »: a noun with a relative clause, and no
 * main verb.
 */
export function onlyNames(words: readonly Word[]): boolean {
  const finite = words.flatMap(({ feats }, at) => (feats.includes("VerbForm=Fin") ? [at] : []));
  // « Neuf machines sur dix que l'on jette ont une panne »: a verb more than the words that open a clause.
  const opened = words.filter(({ form }) => OPENS_CLAUSE.test(form)).length;
  if (finite.length > opened) return false;
  const isInside = (verb: number) => {
    let at = verb;
    for (let steps = 0; steps < words.length && at >= 0; steps += 1) {
      if (words[at]!.deprel.startsWith("acl")) return true;
      at = words[at]!.head;
    }
    return false;
  };
  return finite.length > 0 && finite.every(isInside);
}
