import { regexInLines } from "../../language/regex-in-lines.ts";

/** « elle m'a dit », « je me suis dit », « tout le monde disait »: what was said comes next. */
const SAYS_SO = regexInLines("iu")`
  (?<!(?<![\p{L}])(?:(?:que|comme|quand|si|où|dont) |qu['’])(?:\p{L}{1,12}[ '’]){0,2})(?<![\p{L}])(?:
    (?:j['’]|je (?:lui |leur |vous )|on |on (?:lui |leur )|(?:il|elle|ils|elles|qui) |[mt]['’]|nous |lui |leur )
      (?:ai|a|ont|avait|avais|avaient) dit|
    je disais|je me suis dit|on s['’]est dit|
    (?:je |il |elle |on |ils |elles |qui |monde |gens )?(?:me |m['’]|nous |lui |leur |se )(?:
      dis|dit|disait|disais|disent|disaient|réponds?|répondait
    )|
    en (?:me |se |lui |leur )disant|
    (?:il|elle|qui|monde|gens|on|ils|elles) (?:disait|disent|disaient)
  )$
`;
const SPEAKS = regexInLines("iu")`
  ^\s(?:
    (?:je|tu|il|elle|on|ils|elles|faut|mais|non|oui|vous|moi je|celui-?(?:là|ci)|celle-?(?:là|ci)) |[jct]['’]|
    ça (?:va|coûte|fait|suffit|marche|vaut) |est[- ]ce que |qu['’]est[- ]ce |
    (?:monsieur|madame|maman|papa|papi|mamie|allez|tiens|tenez|attends|attendez|viens|venez|regarde|regardez|
      écoute|écoutez|arrête|arrêtez|essaie|essayez|prends|prenez|laisse|laissez|bienvenue|bravo
    )(?![\p{L}])
  )
`;
/** « il m'a dit il y a deux ans »: no speech. */
const AGO = /^\sil y a (?:\p{L}{1,12} ){0,2}(?:ans?|mois|jours?|semaines?|heures?|temps)(?![\p{L}])/iu;
const LONGEST = 60;

/** Whether what somebody said follows a place without « que »: « elle m'a dit | on essaie ». */
export const tellsNext = (source: string, place: number, next = place): boolean =>
  SAYS_SO.test(source.slice(Math.max(0, place - LONGEST), place)) &&
  SPEAKS.test(source.slice(next, next + LONGEST)) &&
  !AGO.test(source.slice(next, next + LONGEST));
