import { regexInLines } from "../../language/regex-in-lines.ts";
import { countWords } from "../../pitch.ts";

const LONGEST = 30;
/** Links before a clause, which go where it opens. */
const LINK =
  /^(?:(?:et|mais|donc|alors|puis|là|du coup|en fait|bon|parce que(?= quand)|à un moment(?= (?:il )?y a))(?: |$))+/iu;
/** A scene, or something counted. */
const STARTS = regexInLines("iu")`
  ^(?:
    un (?:jour|matin|soir|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi)|une (?:nuit|fois)|
    (?:la nuit|le (?:soir|matin|jour)) (?:du|de la|de l['’]|des) ?\p{L}{3,14}|
    (?-i:\p{Lu}[\p{L}-]{2,15}),? (?:je l['’]ai|elle (?:a|est|avait|était)|il (?:a|est|avait|était))|
    l['’]autre (?:jour|soir|matin|fois)|quand (?:mon|ma|mes) \p{L}{3,15}|
    (?:l['’](?:an|été|hiver|automne|année)|le (?:mois|printemps)|la semaine) (?:dernier|passé)\p{L}{0,2}|
    en (?:(?:19|20)\d\d|deux mille)|(?:il )?y a une?(?! (?:moment|peu|an)(?![\p{L}]))|
    (?:on|nous) (?:a|avait|avons|avions|est|était) (?:quand même |déjà )?(?:
      \d|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille
    )
  )(?![\p{L}])
`;
/** A clause that starts something else: the run may end before it. */
const TURNS =
  /^(?:(?:et|mais|donc|alors|du coup|puis|parce|c['’]est|voilà|je|il|elle|on|ils|elles)(?![\p{L}])|j['’])/iu;
/** « … donc j'ai appelé le chef »: what was done about it, which is told later. */
const CONCLUDES =
  /^(?:donc|alors|du coup|voilà|et moi|et c['’]est|et (?:on|nous|je) (?:demand|voudr|cherch|aimer)\p{L}{0,5})(?![\p{L}])/iu;
/** « j'étais au guichet | et un matin »: a scene starts though no comma was heard. */
const ANOTHER_DAY =
  /(?<=\p{L}) (?=et (?:un (?:jour|matin|soir)|une (?:nuit|fois)|la nuit|à un moment|le (?:soir|lendemain|jour)|là|moi|maintenant)(?![\p{L}]))/giu;
/** Ends that wait for more. */
const WAITS = regexInLines("iu")`
  (?:^|, )(?:et |mais |donc )?(?:
    quand|si|comme|parce qu|lorsqu|pour|avec|dans|chez|à|au|en|le|la|les|un|une|ce qu[ei]?|moi|là|au bout
  )(?:['’]| )?[^,]{0,40}$|
  ^(?:et|mais) \p{L}{2,15}$
`;
const ACTS =
  /(?<![\p{L}])(?:a|ai|ont|est|sont|avait|avaient|était|étaient|y a|\p{L}{2,15}(?:ait|aient|ent|ons))(?![\p{L}])/iu;

/**
 * The runs of clauses of a transcript's sentence, parted by the commas that were heard, that start on a scene or a
 * count. Each ends where its sentence does, or before a clause that turns to something else.
 *
 * @param text of the sentence, mended, with its commas
 * @param endsSurely whether its end was heard
 */
export function heardScenes(text: string, endsSurely: boolean): string[] {
  const parts = text
    .replace(/[.\s]{1,4}$/u, "")
    .replace(ANOTHER_DAY, ", ")
    .split(/, ?/u)
    // « elle m'a mordue, elle m'a mordue parce que »: said once.
    .filter((part, at, all) => !all[at + 1]?.toLowerCase().startsWith(`${part.toLowerCase()} `));
  const found: string[] = [];
  for (const [from, part] of parts.entries()) {
    const first = part.replace(LINK, "");
    if ((from === 0 && first === part) || !STARTS.test(`${first}, ${parts[from + 1] ?? ""}`)) continue;
    let longest = "";
    for (let to = from; to < parts.length; to += 1) {
      const isEnd = to === parts.length - 1 ? endsSurely : TURNS.test(parts[to + 1]!);
      const run = [first, ...parts.slice(from + 1, to + 1)].join(", ");
      if (countWords(run) > LONGEST) break;
      if (longest !== "" && CONCLUDES.test(parts[to]!)) break;
      // « quand mon mari est parti »: what happened then is not told yet.
      const isBegun = to > from || !/^quand /iu.test(first);
      if (isBegun && isEnd && !(to > from && WAITS.test(parts[to]!)) && ACTS.test(run)) longest = run;
    }
    if (longest !== "") found.push(longest);
  }
  return found;
}
