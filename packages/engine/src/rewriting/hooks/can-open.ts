import { regexInLines } from "../../language/regex-in-lines.ts";
import { leansOnBefore } from "../sentences/stands-alone.ts";

/** Starts that only make sense after the rest of the speech, or that have no content. */
const DULL = regexInLines("iu")`
  ^(?:je (?:pense|crois)|il me semble) (?:que|qu['’]|être|avoir|pouvoir|savoir)|^bonjour|^merci|
  ^(?:
    ah|oh|non|oui|ouais|voilà|bref|hein|désolée?|pardon|d['’]accord|ok|des questions|en soi|
    au bout d['’]un moment|à partir de là|entre[ -]temps|par contre|par ailleurs|
    (?:la|le) (?:deuxième|troisième|quatrième|seconde?)(?! fois)|(?:deux|trois|quatr|cinqu)ièmement|
    à côté(?! (?:de|du|des|d['’]))
  )(?![\p{L}])|
  ^(?:aujourd['’]hui,? )?je (?:vais|viens|voudrais|voulais|souhaite|souhaiterais|tiens à) (?:d['’]abord |donc )?
    (?:vous |te )?(?:d['’]abord )?(?:parl|présent|expliqu|remerci|racont)|
  ^.{0,40}(?<![\p{L}])par exemple(?![\p{L}])|
  ^(?:
    (?:tout )?d['’]abord|premièrement|deuxièmement|troisièmement|ensuite|par exemple|hier par exemple|
    moi-même|bien évidemment|évidemment|de là|pareil|autrement|du coup|pour (?:finir|conclure|terminer)|
    en conclusion|d['’]autres?|certaine?s|l['’]une?|dont
  )(?![\p{L}])|
  ^ladite|ledit|lesdite?s|qu['’]est-ce qu|^de quoi (?:je|on)(?![\p{L}])|^pour le reste|^c['’]est vrai|
  ^le \p{L}{1,30} (?:c['’]est|, c['’]est)|^pas du tout\b|^après,|^\p{L}{1,40} (?:pourtant|aussi|donc)\b|
  ^je (?:ne )?sais (?:pas|plus) (?:si|comment|trop|bien|très|quoi|ce que)(?![\p{L}])|^comme quand|
  ^(?:je|on|ils?|elles?) (?:puisse|fasse|sache|aille|ait|soit)(?![\p{L}])|(?<![\p{L}])attendez(?![\p{L}])
`;
/** Starts that refer to what was asked, counted or said before, or that ask something of the listener. */
const FOLLOWS_ON = regexInLines("iu")`
  ^(?:
    c['’]est que|parce qu|comme quoi|les (?:deux|trois|quatre|cinq|six) (?:premi|derni)\p{L}{2,4},|
    en revanche|eh bien|si quand même|pas exactement|d(?:e |['’])\p{L}{1,20}(?:er|ir|oir|re)(?![\p{L}])|
    en dehors d|pour répondre|en même temps|d['’]ici là|concernant|je précise|dans un premier temps|
    d['’]une manière|de manière|depuis,? (?:j['’]|(?:je|on|nous|il|elle) )|
    (?:le|la) (?:premi|deuxi|second|trois|quatri|cinqui|sixi|septi|derni)\p{L}{1,6} (?!
      (?:fois|jour|année|nuit|soir)(?![\p{L}])
    )|
    tenez|donnez-moi|pourrai[st]-|eh (?!bien)|pour nuancer|finalement|au final|pourquoi pas|à peu près,|
    à (?:noël|pâques) pareil
  )
`;
/** Remarks on the speech itself, thanks, or unfinished words. */
const OF_THE_SPEECH = regexInLines("iu")`
  (?<![\p{L}])(?:
    pas le sujet|(?:bonne|belle|excellente|douce) (?:journée|soirée|fin de)|à bientôt|au revoir|
    (?:j['’]ai |être |serai |faire |fait )(?:bref|brève|court|long(?:ue)?|vite)|
    dire (?:un (?:petit )?mot|quelques mots|deux mots)|par où commencer|
    lev(?:er|ez|ons) (?:vos|votre|nos|notre|mon) verres?|je rigole|je plaisante|autre histoire|
    s['’]il vous plaît|je vous en prie|je vous remercie|merci|attends|pardon|ainsi|
    dans un (?:premier|deuxième|second|troisième|dernier) temps|s['’]articule\p{L}{0,3}|
    enfin,? (?:ce n['’]est |c['’]est |)pas|je crois(?! (?:que|qu['’]|en|à))|
    (?<!de [\d\u00a0\u202f ]{1,9} à [\d\u00a0\u202f ]{1,9})euros? par (?:mois|an|jour|personne)|
    je (?:ne )?sais (?:plus|pas)(?! (?:lire|nager|compter|écrire|conduire))
  )(?![\p{L}])
`;
/** « Neuf. Je les connais par leur prénom »: the number refers to something counted before. */
const COUNTS_AGAIN = regexInLines("iu")`
  ^(?:
    \d{1,4}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|
    trente|quarante|cinquante|soixante|cents?|mille
  )\. `;
/** A price: « C'est 3,80 la bouteille », « six cent quarante par an ». */
const PRICE_SAID = regexInLines("iu")`
  (?<![\p{L}])(?:c['’]est (?:à )?|(?:est|sont) à )(?:
    \d|
    (?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|quarante|cinquante|soixante|cent|mille)
      (?![\p{L}])
  )[^.]{0,30}(?:euros?|€|par (?:an|mois|jour|personne)|la bouteille|le kilo|le litre|pièce|,\d\d)
`;
/** « 412 donneurs - 96 litres - comparer »: written notes, which are not spoken. */
const NOTED =
  /^[\s•*-]{0,4}(?:ne pas|si on me|question à|rappeler|montrer|dire|finir sur) |\s[-–]\s[^.!?]{0,200}\s[-–]\s|->|→|\s[=+]\s|!!|\?\?/iu;
export const NEVER_ENDS = regexInLines("iu")`
  (?<![\p{L}'’])(?:
    et|mais|ou|donc|que|qui|de|à|en|pour|par|sur|avec|dans|le|la|les|un|une|des|du|je|il|on|est|sont|a|ai|
    ont|eu|été|c['’]est|parce
  )$
`;
/**
 * « Allô oui », « ça marche le micro », « on m'entend »: remarks on the line or the room. « J'ai tout noté sur une
 * feuille »: on the speaker's notes.
 */
const OF_THE_MOMENT = regexInLines("iu")`
  ^(?:all[ôo]|coucou|chut|puisque personne)(?![\p{L}])|^(?:écoutez|écoute|regardez|allez-y|attendez),|
  ^vous êtes bien (?:madame|monsieur)|
  (?<![\p{L}])(?:
    le micro|on m['’]entend|tirage au sort|je (?:ne )?saurais|petit peu (?:écrite?|préparé)|
    (?:écrite?|notée?) pour (?:ne )?(?:pas|rien)
  )(?![\p{L}])|
  ^(?:je n['’]ai|j['’]ai) (?:pas (?:fait le|préparé|prévu)|noté (?:des|trois|deux|quelques))|
  ^(?:la|une) situation que je|^pourquoi [^,.?!]{2,40},? parce qu|
  ^(?:suite à|en réponse à|par la présente|au niveau d)|
  (?<![\p{L}])on (?:va )?commencer?(?: [àa] l['’]heure)?(?:[,.]|$)
`;
/** « depuis 98, non, 97 », « je suis le président, enfin, non »: the speaker corrects the sentence while saying it. */
const SET_RIGHT = /, (?:non|enfin|ouf|bref|comment dire),|(?<![\p{L}])(?:là|quoi)\.$/iu;
/** « Nommé sur l'île en 1994, il a obtenu »: the person was named in an earlier sentence. */
const SAID_OF_SOMEBODY =
  /^\p{Lu}\p{L}{1,20}(?:ée?s?|ie?s?|ue?s?) [^,.]{2,60}, (?:il|elle|ils|elles)(?![\p{L}])/u;
/** « Monsieur le Président, je tiens à vous féliciter »: a form of address, ignored when the start is judged. */
export const VOCATIVE =
  /^(?:(?:ch(?:er|ère)s?|mon|ma|mes|mesdames?|messieurs|monsieur|madame|bonjour|bonsoir)(?: [\p{L}'’-]{1,20}){0,5},\s){1,4}(?=\p{L})/iu;
/** A tic that no edit removed. */
const LEFT_OVER = /(?<![\p{L}])(?:euh|hein|voilà|bah|ben|genre|etc)(?![\p{L}])/iu;
/** « elle avait, elle s'était assise », « je suis, moi »: false starts that no edit removed. */
const STAMMERS = regexInLines("iu")`
  (?<![\p{L}])(?:d[eu]|des|à|au|les?|la|une?|mon|ma|je|on|est),(?= )|
  (?<![\p{L}'’])(?:les?|une?|mon|ma|du) (?:les?|la|une?|mon|ma) (?=\p{L})|
  (?<![\p{L}])(elle|il|on|je|ils) \p{L}{1,8}, \1 (?:s['’]|\p{L})|(?<![\p{L}])(\p{L}{3,}),? \2(?![\p{L}'’-])
`;

/** Announces a plan or the occasion, or says that one has nothing to say: not an opening for a pitch. */
export const ANNOUNCES = regexInLines("iu")`
  ^(?:je |j['’]|nous |on )(?:vous )?(?:
    (?:commencer|traiter|exposer|présenter|aborder|parler|expliquer)(?:ai|ons)|
    vais (?:traiter|exposer|aborder)|verra|verrons
  )(?![\p{L}])|
  (?<![\p{L}])(?:mon exposé|ma présentation|mon intervention|mon plan) (?:
    comport|se compose|se divis|s['’]articul|est )|
  (?<![\p{L}])
    (?:en (?:deux|trois|quatre) parties?|dans une (?:première|deuxième|seconde|troisième|dernière) partie)
    (?![\p{L}])|
  ^(?:je suis (?:là|ici|venue?)|je viens) pour(?![\p{L}])|
  ^(?:moi,? )?(?:je |j['’])(?:(?:ne )?(?:vais pas être|serai pas) (?:très |trop )?longue?|vous écris)
    (?![\p{L}])|
  ^première partie|^permettez-moi|^j['’]ai l['’]honneur|^quel(?:le)? (?:plaisir|bonheur|honneur|joie)|
  ^(?:je suis|c['’]est) [^,.]{0,20}(?:heureu|ravi|honoré|ému|content)\p{L}{0,3} (?:
    d['’]être (?:ici|là|parmi|avec)|de vous |de pouvoir )|
  ^(?:nous sommes|on est) (?:tous |toutes )?(?:réunie?s|là pour|ici pour)(?![\p{L}])|^je me présente ?[,:.]|
  ^ma (?:question|problématique),? (?:c['’]est|est)(?![\p{L}])|
  ^(?:bonsoir|salut|coucou|voyez|c['’]est[ -]à[ -]dire)(?![\p{L}])|(?:^|, )venez(?![\p{L}])|
  ^(?:moi,? )?(?:j['’]ai|je n['’]ai|je n['’]avais|j['’]avais) pas (?:
    prévu|préparé|grand[- ]chose|d['’]exemple|un truc|les chiffres
  )(?![\p{L}])|
  ^je sais que (?:vous (?:n['’])?av|c['’]est pas|ce n['’]est pas|vous êtes)
`;
/** « Le jour où j'ai rencontré Wendy. », « Mais puisque le président me le demande. »: a clause without its main verb. */
const HALF_SAID = regexInLines("iu")`
  ^(?:le (?:jour|soir|matin|moment)|la (?:nuit|fois|semaine)),? (?:où|que) [^,.!?]{2,80}\.(?=$| )|
  (?:^|[.!?] )(?:mais |et )?(?:puisque|lorsque|comme quoi) [^,.!?]{2,80}\.$|
  ^(?:mon|ma|mes) \p{L}{3,20}\.(?= )|
  ^(?:dans|à|chez|sur|en|depuis) [^,.;]{2,40} et (?:ce qu|c['’]est|moi[ ,]|donc|en fait|là[ ,])|
  ^[^.!?]{1,80}(?:(?:(?:m|t)['’]|nous |vous |lui )a (?:dit|répondu|demandé)|me suis dit)\.$|
  (?<![\p{L}])(?:et|mais) (?:quand|lorsqu|si|comme|parce qu)[e'’ ][^,.!?]{2,40}\.$|
  (?<![\p{L}])(?:et|mais) (?:le|la|une?) (?:\p{L}{2,12} )?(?:jour|nuit|matin|soir|fois|lendemain|semaine)\.$|
  (?<![\p{L}])(?:et|mais) (?:les?|la|mon|ma|mes|une?) \p{L}{3,20} (?:avec|chez|à|pour) qui [^,.!?]{2,30}\.$
`;

/** « Que j'étais assise »: the end of a sentence whose start is missing. */
const RELATIVE =
  /^(?:qui|que|qu['’]|dont|où|(?:à|de|par|pour) (?:qui|laquelle|lesquel(?:le)?s|lequel)|lequel|laquelle) ?(?=\p{L})/iu;

/** « Bonsoir tout le monde. », « est-ce qu'il y a des questions », « à vos cinquante ans » in a toast. */
const OF_THE_ROOM = regexInLines("iu")`
  ^(?:bonjour|bonsoir|salut)(?: [\p{L}'’-]+){0,6}\s?[.!]$|
  (?<![\p{L}])(?:m['’]entendez|(?:a|avez|aurez) des questions)(?![\p{L}])|
  ^à (?:vos|tes|ta|votre|la|notre|nos) [^.]{2,60}!$
`;

export function canOpen(text: string, index: number): boolean {
  if (text === "" || DULL.test(text) || FOLLOWS_ON.test(text) || OF_THE_SPEECH.test(text)) return false;
  if (
    OF_THE_ROOM.test(text) ||
    OF_THE_MOMENT.test(text) ||
    SET_RIGHT.test(text) ||
    SAID_OF_SOMEBODY.test(text)
  )
    return false;
  const told = text.replace(VOCATIVE, "");
  if (told !== text && (DULL.test(told) || FOLLOWS_ON.test(told) || OF_THE_MOMENT.test(told))) return false;
  if (ANNOUNCES.test(told) || HALF_SAID.test(text) || COUNTS_AGAIN.test(text)) return false;
  if (PRICE_SAID.test(text) || STAMMERS.test(text) || NOTED.test(text)) return false;
  if (text.split("(").length !== text.split(")").length) return false;
  if (
    /[…~[\]]|[.!?,]\s?,|,\s?[.!?]|[.!?] \p{Ll}/u.test(text) ||
    LEFT_OVER.test(text) ||
    NEVER_ENDS.test(text.slice(-24).replace(/[.!?]$/, "")) ||
    (RELATIVE.test(text) && !text.endsWith("?"))
  )
    return false;
  const [first = text] = /^.{0,400}?[.!?](?=\s)/su.exec(text) ?? [];
  // The first sentence has nothing before it to depend on.
  return index === 0 || !leansOnBefore(first);
}
