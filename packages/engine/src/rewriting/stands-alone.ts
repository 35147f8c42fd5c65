import { once } from "../language/once.ts";
import type { SyntaxSentence } from "../language/syntax.ts";

type Word = SyntaxSentence["words"][number];

const LEANS =
  /^(?:comme ça|(?:grâce à|sans|après|moyennant|à la suite de) quoi|(?:pour )?les autres|qu['’](?!est)|euh|depuis ?,|après|là|quand même|du coup|au final|au début|bref|sinon|déjà|bon|surtout|(?:maintenant|depuis|avant|ensuite),? (?:ça|cela)|plus|moins|même|il(?! y (?:a|avait) (?:(?:\p{L}{2,9}|\d{1,4}) (?:ans|mois|semaines|jours)|une? [^.,;]{3,30} qui)(?![\p{L}]))|elle|ils|elles|ce|c['’](?!était (?:à (?!peu)|en |au |aux |un (?:jour|soir|matin|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi)|le \d))(?=\p{L})|certaine?s|en (?:premier|réalité)|directement|le (?:deuxième|troisième|quatrième) ?,|cela|ça|cet|cette|ces|son|sa|ses|leur|leurs|celui|celle|ceux|y|en effet|cependant|pourtant|et|mais|donc|ensuite|puis|enfin|alors|résultat|d'où|aussi|ainsi|parce)(?:(?<=['’])|(?<=,)|(?![\p{L}\p{N}]))/iu;
/** « six clubs l'utilisent »: what « l' » stands for was said before. */
const LEANS_INSIDE = /^(?:\S{1,40} ){1,6}cela |\bl['’](?:utilis|ont|a |emploi|achèt|adopt)/;
/** Who or what is meant was said before: « avec lui », « ça », « ce jour-là », « les autres », « le premier ». */
const POINTS_BACK =
  /(?<![\p{L}'’-])(?:(?:avec|chez|pour|à|de|sur|contre|sans|par|comme|après) (?:lui|elles?|eux)|d['’](?:elles?|eux)|là-dessus|là-dedans|dedans|cel(?:ui|le)(?:-ci|-là)?|ceux|ça|cela|les? (?:miens?|tiens?|siens?|nôtres?|vôtres?|deux)|l(?:a|es) (?:miennes?|tiennes?|siennes?|nôtres?|vôtres?)|l['’]autre|les autres(?= \p{L}+s(?![\p{L}]))|le (?:premier|second|dernier)(?= ?,)|la (?:première|seconde|dernière)(?= ?,)|(?:presque )?tou(?:s|tes)(?= s['’e]|,)|cette fois|dessus|dessous|suivante?s?|en \p{L}{1,20}(?:er|ir|re) une?(?= ?[\p{P}]| (?:pour|pendant|à|dans|chez|avec))|y (?:est|était|sont|étaient|va)|leur (?:a|avait|ont|avaient)|s['’](?:en|y)(?! va(?:is)?(?![\p{L}]))|(?:été|aller|allée?|vais|va|de|à) (?:le|les|lui|leur) \p{L}{1,20}(?:er|ir|oir|re))(?![\p{L}'’-])/iu;
/** « cette barre » was shown before; « ce que », « ce soir » and « cette année » were not. */
const SHOWN_BEFORE =
  /(?<![\p{L}'’-])(?:ce|cet|cette|ces) (?!que?(?![\p{L}])|qu['’]|qui|dont|soir|matin|midi|jour|mois|métier|poste|an\b|n['’]|sera|sont|n(?:e|['’])|année|semaine|nuit|village|quartier|rue|ville|club|école)\p{L}/iu;
/** « son dossier »: whose it is must have been said in the sentence itself. */
const OWNED = /(?<![\p{L}'’-])(?:son|sa|ses|leurs?)(?= \p{L})/iu;
const NAMED = /(?<=[\p{L},] )\p{Lu}\p{L}+|^(?:\p{Lu}\p{Ll}+ (?=\p{Lu})|M\.|Mme)/u;
const NAMES_SOMEBODY =
  /(?<![\p{L}])(?:mon|ma|mes|notre|nos|votre|vos|un|une|des|les?|la|l['’]|chaque) ?\p{L}+/iu;
/** « Mes enfants le font », « on avait douze ans donc. »: said of what came before. */
const SAID_OF =
  /(?<![\p{L}])(?:le|la|les) (?:font|faisaient|savent|sait|disent|veut|veulent|mettent)(?![\p{L}])|(?<![\p{L}])(?:donc|aussi|pareil)[.!]$/iu;
/** Said to somebody who is shown the way, or taken apart: no opening. */
const DIRECTS =
  /^(?:[^,.]{2,40}, )?(?:tu|vous) (?:prends|prenez|continues|continuez|tournes|tournez|suis|suivez|vas|allez|arrives|arrivez)(?![\p{L}])/iu;
/** « On le balance », « j'en ai vendu »: the pronoun stands for something that was said before. */
const LEANS_ON_OBJECT =
  /(?:^|[\s,])(?:je |j['’]|tu |on |nous |vous )(?:ne |n['’])?(?:les? |la |l['’]|en |y |lui |leur )(?!(?:jour|soir|matin|fait))/i;
const THIRD_PERSON =
  /(?<![\p{L}-]|(?<!qu)['’])(?:ils?|elles?)(?![\p{L}])(?! (?:y a|faut|fallait|existe|est \d|était \d|pleut|pleuvait|neigeait))/iu;
/** Something that a pronoun can stand for: a noun group, a number, a name. */
const NOUN_GROUP =
  /(?<![\p{L}])(?:les?|la|l['’]|un|une|des|du|mon|ma|mes|ton|ta|tes|notre|nos|votre|vos|son|sa|ses|ce|cet|cette|ces|chaque|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille)(?![\p{L}])|\d|(?<!^)(?<!« )\p{Lu}\p{Ll}/u;
const ON_A_DAY =
  /^(?:et |mais |puis )?(?:une?|le|la|ce|cet|cette|chaque) (?:jour|journée|soir|soirée|matin|nuit|midi|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fois|année|semaine|mois|hiver|été)(?![\p{L}]| où)/u;
export const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** « Le compas, je l'ai jamais rendu »: what « l' » stands for has just been named. */
const NAMED_FIRST =
  /^(?:le|la|les|l['’]|mon|ma|mes|notre|nos|votre|vos|son|sa|ses)[^,.]{2,40}, (?:je|j['’]|on|nous|tu|vous|ils?|elles?)(?![\p{L}])/iu;

/** Whether a line says something that only what came before it explains: it cannot be said first. */
export function leansOnBefore(text: string): boolean {
  if (LEANS.test(text) || LEANS_INSIDE.test(text)) return true;
  const object = LEANS_ON_OBJECT.exec(text);
  // « J'ai fait quatorze versions, je les ai gardées »: what « les » stands for has been named.
  if (object !== null && !NAMED_FIRST.test(text) && !NOUN_GROUP.test(uncapital(text).slice(0, object.index)))
    return true;
  // What somebody says between marks points to what they see.
  const own = text.replace(/«[^«»]*»/g, "«»");
  const points = POINTS_BACK.exec(own);
  if (points !== null && (points.index < 12 || !/^(?:ça|cela|cel|ceux)/i.test(points[0]))) return true;
  if (SHOWN_BEFORE.test(own) || DIRECTS.test(own)) return true;
  if (SAID_OF.test(own)) return true;
  const owned = OWNED.exec(own);
  const before = own.slice(0, owned?.index);
  if (owned !== null && !NAMES_SOMEBODY.test(before) && !NAMED.test(before)) return true;
  const pronoun = THIRD_PERSON.exec(text);
  // « Le plaquiste, il m'avait fermé ma cloison »: the article that opens has a capital. « Un jour elle… » names nobody.
  return pronoun !== null && !NOUN_GROUP.test(uncapital(text).slice(0, pronoun.index).replace(ON_A_DAY, ""));
}

/** « Il était une heure », « il faut », « il y a »: nobody is meant. */
const NOBODY =
  /^(?:y|faut|fallait|faudra|était|est|pleut|pleuvait|neigeait|fait|faisait|existe|manque|manquait|reste|restait|s['’]agit)$/i;

/** « Un vendredi, il a cassé la prod »: nobody takes a day for somebody. */
export const OF_TIME =
  /^(?:an|année|mois|semaine|jour|journée|soir|soirée|matin|matinée|nuit|midi|heure|minute|seconde|fois|moment|instant|temps|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|hiver|été|automne|printemps|début|fin|veille|lendemain)$/iu;

const GENDER = /Gender=(\w+)/;
const NUMBER = /Number=(\w+)/;

/** Of a word, as Universal Dependencies name them; empty where not known. */
export interface Agreement {
  gender: string;
  number: string;
}
export const agreementOf = once(
  (feats: string) => feats,
  (feats): Agreement => ({ gender: GENDER.exec(feats)?.[1] ?? "", number: NUMBER.exec(feats)?.[1] ?? "" }),
);

/**
 * The pronouns of the third person before which nothing in the line could be meant, by gender and number: « elle les
 * remplaçait » where no noun was said.
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

/** « Corinne, qui est là depuis vingt ans. », « Le jour où je l'ai rencontrée. »: named, and nothing said of it. */
export function onlyNames(words: readonly Word[]): boolean {
  const finite = words.flatMap(({ feats }, at) => (feats.includes("VerbForm=Fin") ? [at] : []));
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
