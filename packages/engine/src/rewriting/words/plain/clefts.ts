import { regexInLines } from "../../../language/regex-in-lines.ts";
import { REASONS } from "../../edits/reasons.ts";
import { capitalize } from "../../edits/remove-ranges.ts";
import { type Finder, OPENING } from "./plain-change.ts";

/** « ce que je vous demande, c'est… »: a subject, a verb that takes what follows, and what follows. */
const CLEFT = regexInLines("giu")`
  (?<![\p{L}])ce qu(?:e |['’])(?:nous,? (?=on )|moi,? (?=je |j['’]))?(
    (?:je |j['’]|nous |on )(?:vous )?(?:
      (
        voudrais|voudrions|voudrait|voulais|voulions|voulait|veux|veut|voulons|souhaite|souhaitons|
        souhaiterais|souhaiterions|aimerais|aimerions|aimerait
      )(?: bien)?(?:( faire)|( vous (?:demander|proposer)))?|
      demande|demandons|propose|proposons|cherche|cherchons|attends|attendons
    )(?: aujourd['’]hui| ce soir| ici)?
  ),? c['’]est (de |d['’]|que |qu['’])?(?=(\p{L}{1,20}))
`;
const CLEFT_OF_SAYING = regexInLines("giu")`
  (?<![\p{L}])ce qu(?:e |['’])(
    (?:je |j['’]|nous |on )(?:en )?(?:
      retiens|retenons|retient|ai (?:retenu|appris|compris)|avons (?:retenu|appris|compris)|
      a (?:retenu|appris|compris)|constate|constatons
    )(?: d(?:e |['’])[^,.;]{3,30})?
  ),? c['’]est (?=qu(?:e |['’]))
`;
const ARTICLES =
  /^(?:une?|des|du|deux|trois|quatre|cinq|le|la|les|l|mon|ma|mes|notre|nos|votre|vos|quelqu|quelques|simplement)$/iu;
const INFINITIVE =
  /^(?!(?:cher|fier|amer|hier|mer|hiver|enfer|premier|dernier|dossier|atelier)$)\p{L}{2,18}(?:er|ir|oir|re)$/iu;

export const clefts: Finder = ({ text, isPersonal }) => {
  if (isPersonal || !/(?<![\p{L}])ce qu/iu.test(text) || /\?\s*$/.test(text)) return [];
  const found: ReturnType<Finder> = [];
  const add = (start: number, end: number, insert: string) => {
    const before = text.slice(Math.max(0, start - 20), start);
    if (!OPENING.test(before)) return;
    found.push({
      start,
      end,
      insert: /\p{L}/u.test(before) ? insert : capitalize(insert),
      reason: REASONS.cleft,
    });
  };
  for (const {
    index,
    0: words,
    1: said = "",
    2: wish,
    3: does,
    4: asks,
    5: link = "",
    6: next = "",
  } of text.matchAll(CLEFT)) {
    const isThat = /^qu/i.test(link);
    const isOf = link !== "" && !isThat;
    const isInfinitive =
      INFINITIVE.test(next) || /^(?:me|vous|nous|se|le|la|les|lui|leur|ne|y|en|m|l|s|n)$/iu.test(next);
    const end = index + words.length;
    const whole = said.replace(does ?? "\0", "");
    if (isThat && (wish !== undefined || /demand|propos/.test(said)) && does === undefined)
      add(index, end, `${whole} ${link}`);
    else if (isOf && wish !== undefined && asks === undefined && isInfinitive) add(index, end, `${whole} `);
    else if (isOf && (wish === undefined || asks !== undefined) && /demand|propos/.test(said) && isInfinitive)
      add(index, end, `${whole} ${link}`);
    else if (link === "" && wish !== undefined && asks === undefined && INFINITIVE.test(next))
      add(index, end, `${whole} `);
    else if (link === "" && does === undefined && ARTICLES.test(next) && !/attend/.test(said))
      add(index, end, `${whole} `);
  }
  for (const { index, 0: words, 1: said = "" } of text.matchAll(CLEFT_OF_SAYING))
    add(index, index + words.length, `${said} `);
  return found;
};
