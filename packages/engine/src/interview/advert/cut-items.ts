import { holdsAny, plainText } from "../plain-text.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { WISHES } from "./cues.ts";
import { type AdvertLine, trimRange } from "./cut-advert.ts";

/** A piece of a line that may name one skill; indices into the readable text. */
export interface AdvertItem {
  start: number;
  end: number;
  line: AdvertLine;
  /** A wish in brackets beside a requirement. */
  isWish?: boolean;
}

/**
 * « …les processus S&OP et avez déjà déployé un ERP »: a second verb addressed to the candidate begins another demand.
 */
const BREAK = regexInLines("giu")`
  [()…]|,\s|\s[+–—/|-]\s|:\s|
  \set\s(?=
    (?:vous|tu)\s|(?:avez|êtes|as|es|savez|connaissez|maîtrisez|possédez|disposez|justifiez|faites|parlez)\s
  )|
  \set\s(?=(?:une?|deux|trois|quatre|cinq|\d{1,2})\s(?:ans?|années|saisons?|première|expérience)\s)|
  \set\s(?=(?:d['’]une?\s|une?\s|des\s|de\s)?(?:(?:bonne|solide|excellente|réelle)s?\s)?
    (?:notions?|bases|connaissances?|compétences|maîtrise)\s(?:de|du|des|en|d['’])
  )|
  \set\s(?=d['’]une?\s(?:(?:très\s)?(?:bon|excellent|réel|solide|parfait)(?:ne|le|e)?\s)?
    (?:anglais|allemand|espagnol|italien|niveau|diplôme|permis|expérience|première|pratique|sens|esprit|capacité)
  )|
  \s(?=cett?e? (?:compétence|expérience|formation|langue) est indispensable)
`;
/** Years of experience, or a new verb addressed to the candidate, are separate demands. */
const OF_ITS_OWN = regexInLines("u")`
  ^\s*(?:
    vous \p{L}+ez |tu \p{L}+s |(?:une?|deux|trois|quatre|cinq|\d{1,2}) (?:ans?|années|saisons?) |
    (?:une? |la |des |de )?(?:très )?(?:bonnes? |solides? |excellentes? )?
      (?:maîtrise|connaissances?|pratique|notions|bases|permis)\s
  )
`;
const EDGES = /[\s.,;:!?…•*·–—-]/;

/** Cuts a line at commas and dashes outside brackets. */
export function cutItems(text: string, line: AdvertLine): AdvertItem[] {
  const items: AdvertItem[] = [];
  const content = text.slice(line.start, line.end);
  let depth = 0;
  let first = 0;
  const add = (end: number) => {
    const piece = content.slice(first, end);
    const [left, right] = trimRange(piece, EDGES);
    if (!/\p{L}/u.test(piece)) return;
    const item = { start: line.start + first + left, end: line.start + first + right, line };
    // « un master en droit, en économie ou équivalent » is one demand.
    const before = items.at(-1);
    if (
      before &&
      !OF_ITS_OWN.test(piece) &&
      first > 0 &&
      ((content[first - 2] === "," &&
        (` ${piece}`.includes(" ou ") || isRestOf(text.slice(before.start, before.end), piece.trim()))) ||
        (content[first - 2] === "/" &&
          BOTH.test(`${text.slice(before.start, before.end)} / ${piece.trim()}`)))
    )
      before.end = item.end;
    else items.push(item);
  };
  for (const { 0: mark, index } of content.matchAll(BREAK)) {
    if (mark === "(") depth += 1;
    else if (mark === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      add(index);
      first = index + mark.length;
    }
  }
  add(content.length);
  return items.flatMap((item) => cutWish(text, item)).flatMap((item) => cutMastered(text, item));
}

/**
 * « Anglais lu, écrit, parlé », « CAP, BEP et équivalents », « du premier rendez-vous, de l’accueil au départ »: the
 * piece after the comma goes on with the demand before it.
 */
function isRestOf(before: string, piece: string): boolean {
  return (
    (MODES_OF_TONGUE.test(piece) && /\blu(?![\p{L}])|parlé|écrit/u.test(before)) ||
    (DIPLOMA.test(before) && DIPLOMA_TOO.test(piece)) ||
    (NUMBERED.test(before) && NUMBER_TOO.test(piece)) ||
    SAYS_WISH.test(piece) ||
    FROM_TO.test(piece)
  );
}
const MODES_OF_TONGUE = /^(?:écrit|parlé|lu|compris)(?:e|s|es)?(?:,| et | ou |$)/iu;
const DIPLOMA = /^(?:CAP|BEP|BTS|DUT|BUT|Bac|Bac pro|Licence|Master)$/iu;
const DIPLOMA_TOO = /^(?:CAP|BEP|BTS|DUT|BUT|Bac|Licence|Master)\b.* (?:et|ou) (?:équivalent|plus)/iu;
/** « CACES 1, 3 et 5 », « habilitations B1, B2 » */
const NUMBERED = /(?:CACES|habilitations?|permis)(?: R\d{3})? [A-Z]?\d{0,2}[A-Z]?$/iu;
const NUMBER_TOO = /^(?:[A-Z]?\d{1,2}[A-Z]?|[A-E]{1,2})(?=,| et | ou |$)/u;
/** « Next.js, c’est du bonus » */
const SAYS_WISH = /^c['’]est (?:un (?:vrai |gros )?(?:plus|atout|bonus)|du bonus)$/iu;
const FROM_TO = /^(?:de la |de l['’]|du )[^,]{2,60} (?:à|au|aux|jusqu['’]au?x?) /iu;
/** « Chargement / déchargement des colis »: two acts with one object. */
const BOTH = /^\p{L}+ \/ \p{Ll}+ (?:de |du |des |d['’]|au |aux |à )/u;

/** « un logiciel de caisse (Tactill serait un plus) »: splits the demand and the wish in brackets. */
function cutWish(text: string, item: AdvertItem): AdvertItem[] {
  const said = text.slice(item.start, item.end);
  const open = said.lastIndexOf(" (");
  if (open <= 0 || !said.endsWith(")")) return [item];
  const inside = said.slice(open + 2, -1);
  const isNamed = NAMED_WISH.test(inside) && inside.split(" ").length <= WISH_WORDS;
  if (!isNamed || !holdsAny(plainText(inside), WISHES)) return [item];
  const start = item.start + open + 2;
  return [
    { ...item, end: item.start + open },
    { ...item, start, end: item.end - 1, isWish: true },
  ];
}
/** A named thing that is wished for: « Tactill serait un plus ». */
const NAMED_WISH =
  /^\p{Lu}[\p{L}\d+#.-]+ (?:est |serait )?(?:un (?:vrai )?(?:plus|atout)|appréciée?|souhaitée?)$/u;
const WISH_WORDS = 6;

/** « Vous maîtrisez les techniques de vente et un logiciel de caisse »: two demands, each with its own article. */
function cutMastered(text: string, item: AdvertItem): AdvertItem[] {
  const said = text.slice(item.start, item.end);
  const both = MASTERED.exec(said);
  if (!both) return [item];
  const at = said.indexOf(" et ", both[0].length);
  if (at < 0 || !WITH_ARTICLE.test(said.slice(at + " et ".length))) return [item];
  return [
    { ...item, end: item.start + at },
    { ...item, start: item.start + at + " et ".length },
  ];
}
const MASTERED = regexInLines("iu")`
  ^(?:vous |tu )?(?:maîtrise[zs]|connaisse[zs]|connais|pratique[zs]) (?:bien |déjà |parfaitement )?
    (?=(?:les? |la |l['’]|une? |des ))
`;
const WITH_ARTICLE = /^(?:les? |la |l['’]|une? |des )\p{L}/iu;
