import type { Sentence, TextUnits } from "../../language/units.ts";
import { contentStems } from "../../language/stems.ts";
import type { Range } from "../edits/remove-ranges.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

const TIES = /^(?:(?:euh|et|bon|enfin|donc|mais|ben|après|alors)[\s,]+)*/iu;
/** « Voilà. », « Voilà un peu mon parcours. », « C'est tout ce que j'avais à dire. »: only says that it is over. */
const OVER = regexInLines("iu")`
  ^(?:
    voilà(?:[\s,]+(?:euh|voilà|bon|donc))*|
    (?:voilà,? )?(?:
      c['’](?:est|était) (?:à peu près )?tout(?: pour (?:moi|l['’]instant|aujourd['’]hui)| ce que (?:j['’](?:ai|avais) à|je voulais(?: vous)?) dire
      )?|
      (?:je (?:pense|crois) (?:que )?)?j['’]ai (?:fini|terminé|tout dit|dit l['’]essentiel)
    )|
    voilà,? (?:tout )?ce que (?:je pouvais|je voulais|j['’]avais à)(?: vous)? dire(?: .{1,40})?|
    voilà,? (?:(?:un (?:petit )?peu|en gros|en quelques mots|pour) )?(?:
      mon parcours|qui je suis|mon expérience|ma présentation|mon projet|notre projet|ma motivation|
      mes motivations
    )
  )$
`;
/** « J'espère avoir répondu à votre question. » */
const ANSWERED = regexInLines("iu")`
  ^(?:voilà,? )?(?:
    j['’]espère (?:avoir (?:bien )?répondu à|que (?:ça|cela) répond à) votre question|
    j['’]ai (?:bien )?répondu(?: à votre question)?
  )$
`;
/** « N'hésitez pas à me contacter. », « Je reste à votre disposition. »: leaves the next step to the listener. */
const AT_HAND = regexInLines("iu")`
  ^(?:(?:voilà|après)[\s,]+)*(?:
    (?:et |donc )?(?:si vous avez (?:des|d['’]autres|la moindre|une) questions?,? )?(?:
      (?:n['’])?hésitez pas(?: à (?:
          (?:me|nous) (?:contacter|appeler|écrire|solliciter|poser (?:des|vos|toutes vos) questions)|
          revenir vers (?:moi|nous)|poser (?:des|vos) questions
        )
      )?(?: (?:si|pour) .{1,70})?|
      (?:je|nous) (?:peux|pouvons|suis prête? à|sommes prêts à) y répondre
    )|
    (?:et )?(?:je|nous) (?:reste|restons|suis|sommes|demeure|me tiens|nous tenons)
      (?: (?:bien entendu|bien sûr|naturellement|évidemment|aussi|bien))? (?:
      à votre (?:entière |pleine )?(?:disposition|écoute)|disponibles?
    )(?: (?:pour (?:toute?s? |vos |répondre|en parler|en discuter|d['’]éventuelles|échanger)|si ).{0,60})?
  )$
`;
/** « Je vous remercie et je reste à votre disposition. » */
const AT_HAND_TAIL = regexInLines("iu")`
  ,? (?:et|puis) (?:(?:je|nous) )?(?:reste|restons|suis|sommes|demeure|me tiens|nous tenons)
    (?: (?:bien entendu|bien sûr|naturellement))? (?:
    à votre (?:entière |pleine )?(?:disposition|écoute)|disponibles?
  )(?: (?:pour|si) [^,.!?]{1,60})?(?=[.!]?\s{0,3}$)
`;
const THANKS =
  /^(?:merci|je vous (?:en )?remercie|nous vous remercions|santé|bonne (?:journée|soirée)|au revoir|levons)(?![\p{L}])/iu;
/** « Voilà, c'est tout, merci de m'avoir écoutée. » */
const OVER_BEFORE_THANKS = regexInLines("iu")`
  ^(?:(?:euh|et|bon|enfin|donc|mais|ben|alors)[\s,]+)*(?:voilà[\s,]+)?(?:
    (?:
      c['’](?:est|était) (?:à peu près )?tout
        (?: pour moi| ce que (?:j['’]avais à|je voulais(?: vous)?) dire)?|
      j['’]ai (?:fini|terminé)|(?:je (?:crois|pense) que )?j['’]ai tout dit
    )[\s,]+
  )?(?:et )?(?=(?:merci|je vous remercie|on peut|à vous|à table|santé)(?![\p{L}]))
`;
const TRAILING = /,? voilà(?: voilà)?(?=[.!…]{0,3}\s{0,3}$)/iu;
const HOLDS = /[\d@«»“”"]|https?:|www\./u;

/** « …, et je vais vous présenter Panier Voisin. »: says at the start what comes anyway. */
const ANNOUNCED = regexInLines("iu")`
  ,? et (?:aujourd['’]hui,? )?je (?:vais|voudrais|suis venue?|viens|souhaite|suis là pour) (?:aujourd['’]hui )?
    (?:vous (?:parler|présenter)|me présenter)(?: (?:aujourd['’]hui|maintenant|brièvement|rapidement))?
    (?: [^.!?]{0,80})?(?=[.!]?\s{0,3}$)
`;

/** The announcement at the end of an opening sentence whose content words all come again later. */
export function announcedTail(units: TextUnits, sentence: Sentence): Range | null {
  const { sentences } = units;
  const tail = sentence.index > 1 ? null : ANNOUNCED.exec(sentence.text);
  if (!tail || tail.index < 8 || sentences.length <= 4 || HOLDS.test(tail[0])) return null;
  const from = sentence.start + tail.index;
  const firstToken = units.tokens.findIndex(({ start }) => start >= from);
  const said = contentStems(units, { ...sentence, firstToken }).filter((stem) => !IDLE.test(stem));
  const later = new Set(sentences.slice(sentence.index + 1).flatMap((other) => contentStems(units, other)));
  return said.every((stem) => later.has(stem))
    ? { start: tail.index, end: tail.index + tail[0].length }
    : null;
}
/** « Je me permets de vous présenter aujourd'hui notre solution. »: nothing but an announcement. */
const ONLY_ANNOUNCES = regexInLines("iu")`
  ^(?:(?:alors|donc|tout d['’]abord|aujourd['’]hui|pour commencer),? )?
    (?:je (?:me permets de|vais|voudrais|souhaite|souhaiterais|tiens à|viens)|nous (?:allons|souhaitons)|j['’]aimerais)
    (?: vous)? (?:présenter|parler (?:d[eu]|des|d(?=['’])))(?![\p{L}])[^.!?:;]{0,80}[.!]\s{0,3}$
`;

/** Whether an opening only announces what the next sentences say. */
export function onlyAnnounces(units: TextUnits, sentence: Sentence): boolean {
  const { sentences } = units;
  if (sentence.index > 1 || sentences.length <= 4) return false;
  if (!ONLY_ANNOUNCES.test(sentence.text) || HOLDS.test(sentence.text)) return false;
  const said = contentStems(units, sentence).filter((stem) => !IDLE.test(stem));
  const later = new Set(sentences.slice(sentence.index + 1).flatMap((other) => contentStems(units, other)));
  return said.every((stem) => later.has(stem));
}
const IDLE = regexInLines("")`
  ^(?:
    parle|parl|perm|present|présent|vais|alle|aller|venu|veni|viens|aujour|bri[eè]v|rapid|souhait|voud|voul|
    parcour|profess|exp[eé]ri|projet|entrepris|soci[eé]t|solu|produit|candidat|motiv|amen|profil|devant|hui
  )
`;

/** The sentences that end a text weakly, by index, the last first. */
export function weakEnds(
  { sentences }: TextUnits,
  asksElsewhere: (last: Sentence) => boolean,
  isPersonal: boolean,
): number[] {
  const found: number[] = [];
  let at = sentences.length - 1;
  if (at > 0 && THANKS.test(sentences[at]!.text) && sentences[at]!.words <= MOST_THANKS) at -= 1;
  for (; at > 1 && found.length < MOST_CUT; at -= 1) {
    const said = sentences[at]!.text.replace(TIES, "").replace(/[\s.!…]{1,9}$/u, "");
    if (HOLDS.test(said)) break;
    const isOver = OVER.test(said) || (!isPersonal && ANSWERED.test(said));
    if (!isOver && !(!isPersonal && AT_HAND.test(said) && asksElsewhere(sentences[at]!))) break;
    found.push(at);
  }
  return found;
}
const MOST_THANKS = 14;
const MOST_CUT = 2;

/** The weak words of a last sentence that says something besides. */
export function weakWords(
  { sentences }: TextUnits,
  { index, text }: Sentence,
  isPersonal: boolean,
): Range | null {
  if (index < sentences.length - 2 || index < 2 || HOLDS.test(text)) return null;
  const over = OVER_BEFORE_THANKS.exec(text);
  // « Et merci à tous »: nothing but a link; « voilà, merci » in a toast.
  if (over && (isPersonal ? /tout|fini|terminé/i : /voilà|tout|fini|terminé/i).test(over[0]))
    return { start: 0, end: over[0].length };
  if (index < sentences.length - 1) return null;
  const tail = (isPersonal ? null : AT_HAND_TAIL.exec(text)) ?? TRAILING.exec(text);
  return tail && tail.index > 0 ? { start: tail.index, end: tail.index + tail[0].length } : null;
}
