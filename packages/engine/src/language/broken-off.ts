/** Words after which nobody ends a sentence: « sur les 212 on a vu que celles qui », « la partie sur ». */
const CALLS_THE_NEXT =
  /(?<![\p{L}])(?:de|du|des|le|la|les|que|qui|dans|sur|mon|ma|mes|je|j['’]|d['’]|l['’]|on|il|(?<!ce que )c['’]est|(?<!où )y en a|(?<!ce qu['’](?:il )?)y a|parce|et donc)$/iu;

/** Whether words that no mark ends break off before what they announce. */
export const breaksOff = (text: string): boolean => CALLS_THE_NEXT.test(text.trimEnd());

/** Determiners, prepositions and links after which no written sentence ends; « prenez-les » and « venez-vous-en » do. */
const CALLS =
  /(?<![\p{L}-])(?:de|du|des|l[ea]s?|et|ou|à|aux?|en|pour|avec|que|qu['’]|dans|sur|par|chez|dont|mon|ma|mes|ta|tes|sa|ses|notre|votre|cet|cette|ces|je|j['’]|[dlnsc]['’]|ne|se|parce|lorsque|puisque|afin|y a)$/iu;
/** « il y en a un », « un par un », « je ne sais pas qui »: these end sentences too. */
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
/** « Demain, nous », « parce que nous »: at the head of its clause or after a link it is who does something, elsewhere it ends one. */
const NOUS_BEGINS =
  /(?:^|[.,;!?…(«»\n] ?|(?<![\p{L}])(?:mais|car|donc|puis|ensuite|alors|aussi|quand|lorsque|puisque|si|où|dont|(?:parce|tandis|pendant|pour|ce) que|depuis|enfin) )nous$/iu;
/** « qui ont », « les visiteurs sont »: an auxiliary and not what it helps to say. */
const HELPS =
  /(?<![\p{L}'’-])(?:a|ai|as|avons|avez|ont|avais|avait|avaient|est|suis|es|sommes|êtes|sont|étais|était|étaient|sera|seront|serait|aura|auront|aurait)$/iu;
const QUI_HELPS = /(?<![\p{L}])qui (?:a|ont|est|sont|avait|avaient|était|étaient|sera|seront|aura|auront)$/iu;
/** « celui que j’ai », « où on est », « elle l’est »: the words that it goes with stand before it. */
const TAKES_FROM_BEFORE =
  /(?<![\p{L}])(?:que|qu['’]|où|quel\p{L}{0,3}|lequel\p{L}?|comme|quoi|dont|combien|qui|si)(?![\p{L}])|(?<![\p{L}])(?:le|la|les|en|y|l['’]|c['’]|n['’]|ne|me|m['’]|te|se) ?\p{L}{1,8}$/iu;
/** « tu sais comment il est », and not « comment cette équipe a ». */
const HOW_ONE_IS =
  /(?<![\p{L}])comment (?:[\p{L}'’-]{1,20} ){1,4}(?:es|est|suis|sommes|êtes|sont|étais|était|étaient|sera|seront|serait)$/iu;
/** « classe énergétique A », « le bâtiment D »: a capital that stands alone behind small letters is a name. */
const CAPITAL = /\p{Ll}[ \u00a0]A$/u;
/** « Il faut faire avec », « la banlieue est », « tout ce qu’il y a »: these say all that they have to. */
const ENDS_SO =
  /(?<![\p{L}])(?:(?:faire|fait|fais|fera|font|faut|faites|faisons|vivre|vit|vis|vivons|compose|composer|aller|venir) avec|(?:banlieue|côte|façade|rive|aile|versant) est|ce qu['’](?:il )?y a)$/iu;
/** « Merci d’etre la », « j’en suis sur »: « là » and « sûr » of who writes no accents. */
const UNACCENTED = /(?<![\p{L}-])(?:la|sur)$/iu;
const ACCENT = /[éèêëàâîïôùûüç]/iu;
/** Letters before the end in which these are looked for. */
const REACH = 60;

/** Whether words that should end on a mark, and do not, end on one that announces another: surely cut before their end. */
export function announcesMore(text: string): boolean {
  const whole = text.trimEnd();
  const end = whole.slice(-REACH);
  if (CAPITAL.test(end) || ENDS_SO.test(end)) return false;
  if (UNACCENTED.test(end) && !ACCENT.test(whole)) return false;
  if (CALLS.test(end) || QUI_HELPS.test(end) || NOUS_BEGINS.test(end)) return true;
  if (MAY_CALL.some(([call, ends]) => call.test(end) && !ends.test(end))) return true;
  return HELPS.test(end) && !TAKES_FROM_BEFORE.test(end) && !HOW_ONE_IS.test(end);
}
