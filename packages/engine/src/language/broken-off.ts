import { regexInLines } from "./regex-in-lines.ts";

/** Words that need a continuation: « sur les 212 on a vu que celles qui », « la partie sur ». */
const CALLS_THE_NEXT = regexInLines("iu")`
  (?<![\p{L}])(?:
    de|du|des|le|la|les|que|qui|dans|sur|mon|ma|mes|je|j['’]|d['’]|l['’]|on|il|(?<!ce que )c['’]est|
    (?<!où )y en a|(?<!ce qu['’](?:il )?)y a|parce|et donc
  )$
`;

/** Whether an unpunctuated text breaks off after a word that needs a continuation. */
export const breaksOff = (text: string): boolean => CALLS_THE_NEXT.test(text.trimEnd());

/**
 * Determiners, prepositions and conjunctions that end no written sentence; « prenez-les » and « venez-vous-en » may.
 */
const CALLS = regexInLines("iu")`
  (?<![\p{L}-])(?:
    de|du|des|l[ea]s?|et|ou|à|aux?|en|pour|avec|que|qu['’]|dans|sur|par|chez|dont|mon|ma|mes|ta|tes|sa|ses|
    notre|votre|cet|cette|ces|je|j['’]|[dlnsc]['’]|ne|se|parce|lorsque|puisque|afin|y a
  )$
`;
/** Words that may also end a sentence: « il y en a un », « un par un », « je ne sais pas qui ». */
const MAY_CALL: readonly (readonly [call: RegExp, ends: RegExp])[] = [
  [
    /(?<![\p{L}-])une?$/iu,
    /(?<![\p{L}])(?:en|y en)(?![\p{L}])|(?<![\p{L}])(?:numéro |plus qu['’]|l['’]|à la |et d['’]|une? par |une? à )une?$/iu,
  ],
  [
    /(?<![\p{L}-])qui$/iu,
    /(?<![\p{L}])(?:sa(?:is|it|voir|vez|vent)(?: pas)?|importe|di(?:s|t|re)|à|de|pour|chez|avec) qui$/iu,
  ],
];
/**
 * « Demain, nous », « parce que nous »: at the head of its clause or after a conjunction, « nous » is a subject without
 * its verb; elsewhere it may end the clause.
 */
const NOUS_BEGINS = regexInLines("iu")`
  (?:
    ^|[.,;!?…(«»\n] ?|
    (?<![\p{L}])(?:
      mais|car|donc|puis|ensuite|alors|aussi|quand|lorsque|puisque|si|où|dont|
      (?:parce|tandis|pendant|pour|ce) que|depuis|enfin
    ) )nous$
`;
/** « qui ont », « les visiteurs sont »: an auxiliary without its participle. */
const HELPS = regexInLines("iu")`
  (?<![\p{L}'’-])(?:
    a|ai|as|avons|avez|ont|avais|avait|avaient|est|suis|es|sommes|êtes|sont|étais|était|étaient|sera|seront|
    serait|aura|auront|aurait
  )$
`;
const QUI_HELPS = /(?<![\p{L}])qui (?:a|ont|est|sont|avait|avaient|était|étaient|sera|seront|aura|auront)$/iu;
/** « celui que j’ai », « où on est », « elle l’est »: the complement of the auxiliary stands before it. */
const TAKES_FROM_BEFORE = regexInLines("iu")`
  (?<![\p{L}])(?:que|qu['’]|où|quel\p{L}{0,3}|lequel\p{L}?|comme|quoi|dont|combien|qui|si)(?![\p{L}])|
  (?<![\p{L}])(?:le|la|les|en|y|l['’]|c['’]|n['’]|ne|me|m['’]|te|se) ?\p{L}{1,8}$
`;
/** « tu sais comment il est » is complete, « comment cette équipe a » is not. */
const HOW_ONE_IS =
  /(?<![\p{L}])comment (?:[\p{L}'’-]{1,20} ){1,4}(?:es|est|suis|sommes|êtes|sont|étais|était|étaient|sera|seront|serait)$/iu;
/**
 * « classe énergétique A », « le bâtiment D »: a single capital after lower-case words is a name, not the verb « a ».
 */
const CAPITAL = /\p{Ll}[ \u00a0]A$/u;
/** « Il faut faire avec », « la banlieue est », « tout ce qu’il y a »: complete as they are. */
const ENDS_SO = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:faire|fait|fais|fera|font|faut|faites|faisons|vivre|vit|vis|vivons|compose|composer|aller|venir) avec|
    (?:banlieue|côte|façade|rive|aile|versant) est|ce qu['’](?:il )?y a
  )$
`;
/** « Merci d’etre la », « j’en suis sur »: « là » and « sûr » typed without accents. */
const UNACCENTED = /(?<![\p{L}-])(?:la|sur)$/iu;
const ACCENT = /[éèêëàâîïôùûüç]/iu;
/** Only this many last characters are searched. */
const REACH = 60;

/** Whether an unpunctuated text that should be complete ends on a word that needs a continuation: surely cut. */
export function announcesMore(text: string): boolean {
  const whole = text.trimEnd();
  const end = whole.slice(-REACH);
  if (CAPITAL.test(end) || ENDS_SO.test(end)) return false;
  if (UNACCENTED.test(end) && !ACCENT.test(whole)) return false;
  if (CALLS.test(end) || QUI_HELPS.test(end) || NOUS_BEGINS.test(end)) return true;
  if (MAY_CALL.some(([call, ends]) => call.test(end) && !ends.test(end))) return true;
  return HELPS.test(end) && !TAKES_FROM_BEFORE.test(end) && !HOW_ONE_IS.test(end);
}
