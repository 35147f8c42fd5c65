import { regexInLines } from "../../language/regex-in-lines.ts";
import { plainText } from "../plain-text.ts";
import { trimMarks } from "./cut-advert.ts";

/** Words before a skill that introduce the demand, in plain text. */
const LEAD = new Set(
  (
    "quelques certains certaines reel reels reelles ou a defaut vous tu on nous avez as etes es avoir etre savez sais savoir un une des du la le les l d de en sur dans et ainsi que " +
    "votre vos ton ta tes tres parfaite parfait excellente excellent bonne bonnes bon bons solide solides reelle forte fortes " +
    "maitrise maitrisez maitrises maitriser connaissance connaissances connaitre connaissez connais pratique pratiquez " +
    "issu issue issus e rompu rompue dote dotee reconnu reconnue pour connaissant ayant maitrisant sachant disposant justifiant possedant possedez possedes possede detenez capable capables apte alliez allie vrai vraie " +
    "notions notion bases base aise preparez prepares titulaire justifiez disposez idealement capacite capacites sens faire preuve mais si possible avec surtout dont notamment egalement"
  ).split(" "),
);
/** Words after a skill that say how much it is wanted. */
const TAIL = new Set(
  (
    "est sont serait seraient etre indispensable indispensables obligatoire obligatoires imperatif imperative imperatifs " +
    "requis requise requises exige exigee exiges exigees souhaite souhaitee souhaites souhaitees souhaitable apprecie appreciee " +
    "apprecies appreciees appreciable demande demandee attendu attendue attendus attendues bienvenu bienvenue un plus atout necessaire necessaires fortement tres vivement maitrise maitrisee maitrises maitrisees et ou"
  ).split(" "),
);

/** A description of the skill follows these: « La réactivité et la prudence sont vos atouts ». */
const TELLS = new Set("sont etant sera seront feront fera font constituerait constitue".split(" "));
const ASKS = new Set("est sont serait seraient etant".split(" "));
/** « BAFA exigé (ou CAP) ». */
const ASKED_BEFORE_BRACKET = / (?:exigée?|requise?|obligatoire|indispensable|souhaitée?|appréciée?) \(/u;
/** « Votre anglais est courant »: tells how well, not what. */
const LEVEL_SAID =
  /^(\p{L}{4,}) est (?:courant|bon|fluide|professionnel|opérationnel|bilingue|parfait)(?!\p{L})/iu;

/** « Rompue au dialogue », « diplômé·e d’un master »: the demand follows. */
const QUALIFIED = regexInLines("iu")`
  ^(?:
    en particulier |il (?:vous |te |nous )?faut |(?:de préférence|idéalement|si possible),? |
    (?:on |nous )?atten(?:d|dons) de (?:vous|toi) (?:de la |de l['’]|du |des |une? |les? |la )?|
    (?:de )?(?:bonnes |solides )?compétences en |hands[ -]on (?:sur |with |on |experience (?:with|in) )|
    rompue?(?:\(e\)|[·.]e)? (?:aux?|à la|à l['’]|à) ?|
    (?:vous êtes )?diplômée?(?:\(e\)|[·.]e)? (?:d['’]une? |d['’]|de |du )
  )
`;

/**
 * Nouns kept with their complement: « l’expérience du BTP », « le sens du contact » are names, « La maîtrise de » is
 * not.
 */
const KEPT_HEADS = new Set(["sens", "experience"]);

/** A heading of a list is no skill. */
const HEADING = /^(?:savoirs?(?:[ -](?:être|faire))?|compétences|qualités|profil)$/iu;
/** « Sous l’autorité du directeur »: where the post stands is none either. */
const POST_PLACED = regexInLines("iu")`
  ^(?:
    (?:placée?|rattachée?)(?:\(e\)|[·.]e)? (?:à|au|aux|auprès|sous)\s|
    (?:en )?(?:lien|liaison|collaboration) (?:direct |directe |étroit |étroite )?avec (?:vo(?:s|tre)|nos|notre|les?|la|l['’])|
    sous (?:l['’]autorité|l['’]égide|la (?:responsabilité|direction|supervision|hiérarchie))\s
  )
`;
/** « Permis B car nos clients sont loin »: the employer’s reason is no part of the name. */
const REASON = regexInLines("iu")`
  \s(?:car|puisque|parce)\s(?:qu[e'’]\s?)?(?:nous|on|ils?|elles?|les?|la|l['’]|c['’]|cela|notre|nos|\p{Ll}{4,20}s)(?!\p{L})
`;

/** « Next.js, c’est du bonus » */
const BONUS_SAID = /,? c['’]est (?:un (?:vrai |gros )?(?:plus|atout|bonus)|du bonus)$/iu;
/** « Permis B souhaité mais pas obligatoire », « anglais apprécié pour nos filiales »: how much it is wanted, and why. */
const WANTED_BUT =
  /\s(?:souhaitée?s?|appréciée?s?|exigée?s?|requise?s?|obligatoires?|indispensables?|nécessaires?),? (?:mais|car|sauf|pour)(?!\p{L}).*$/isu;
/** « Anglais courant (tu échangeras avec Londres) »: what it is for is no part of the name. */
const TOLD_ASIDE = / \((?:tu|vous|nous|on|car|pour|notre|nos) [^()]*\)$/iu;
/** « SQL n’a plus de secret pour toi »: what one knows. */
const NO_SECRET =
  /^(.{2,60}?) n['’](?:a|ont) (?:plus|pas|aucun)(?: (?:de|d['’]))? ?secrets? pour (?:toi|vous)/iu;
/** « dbt », « npm »: an abbreviation that is written without capitals. */
const SMALL_NAME = /^[bcdfghjklmnpqrstvwxz]{2,4}(?!\p{L})/u;

/** The name of a skill, without the words that ask for it: « Très bonne maîtrise de Moodle » gives « Moodle ». */
export function tidyName(said: string): string {
  const known = NO_SECRET.exec(said)?.[1];
  if (known) return tidyName(known);
  const words = said
    .slice(0, REASON.exec(said)?.index)
    .replace(WANTED_BUT, "")
    .replace(BONUS_SAID, "")
    .replace(TOLD_ASIDE, "");
  const alone = words.trim();
  if (HEADING.test(alone) || POST_PLACED.test(alone)) return "";
  const parts = [...words.matchAll(/[\p{L}\p{N}+#·.&/-]+['’]?/gu)].map(({ 0: word, index }) => ({
    plain: bare(word.split("·")[0]!),
    index,
    end: index + word.length,
  }));
  // What is mastered is oneself.
  if (/^(?:(?:une )?(?:bonne|grande|parfaite) )?maîtrise de soi$/iu.test(alone)) return "Maîtrise de soi";
  // « à l’aise à l’oral » is a skill by itself; « à l’aise avec Excel » is Excel.
  const ease =
    /^(?:(?:vous|tu) (?:êtes|es) |être )?à l['’]aise (?=(?:à|en|dans|devant|au|face|avec les chiffres) ?)/iu.exec(
      words,
    )?.[0];
  if (ease) return `Aisance ${trimMarks(words.slice(ease.length))}`;
  const shorter = words
    .replace(QUALIFIED, "")
    .replace(/^(?:vous |tu )?(?:faites|fais) preuve /iu, "faire preuve ");
  if (shorter !== words) return tidyName(shorter);
  let first = 0;
  let last = parts.length;
  const isYear = (at: number) =>
    /^une?$/.test(parts[at]!.plain) && /^(?:an|annee|saison)s?$/.test(parts[at + 1]?.plain ?? "");
  while (
    first < last &&
    LEAD.has(parts[first]!.plain) &&
    // « du DE de piano » is a diploma; « faire vivre la boutique » is not « faire preuve ».
    !/^\p{Lu}{2,}$/u.test(words.slice(parts[first]!.index, parts[first]!.end)) &&
    !(parts[first]!.plain === "faire" && parts[first + 1]?.plain !== "preuve") &&
    !KEPT_HEADS.has(parts[first]!.plain) &&
    !(ABILITY.test(parts[first]!.plain) && ADJECTIVE.test(parts[first + 1]?.plain ?? "")) &&
    !isYear(first)
  )
    first += 1;
  // « L’anglais écrit est souhaité pour nos filiales »: drop the reason.
  const wanted = parts.findIndex(
    ({ plain }, at) => at > first && ASKS.has(plain) && TAIL.has(parts[at + 1]?.plain ?? ""),
  );
  if (wanted > 0) last = wanted;
  const told = parts.findIndex(({ plain }, at) => at > first && TELLS.has(plain));
  if (told > 0) last = Math.min(last, told);
  while (last > first && TAIL.has(parts[last - 1]!.plain)) last -= 1;
  if (first === last) return "";
  const close = words.indexOf(")", parts[last - 1]!.end);
  const name = words.slice(
    parts[first]!.index,
    close >= 0 && words.slice(0, parts[last - 1]!.end).includes("(") ? close + 1 : parts[last - 1]!.end,
  );
  const isKnown = parts.slice(0, first).some(({ plain }) => KNOWN_OF.has(plain));
  const hadArticle = first > 0 && /^(?:les?|la|l)$/.test(parts[first - 1]!.plain);
  const bareName = hadArticle ? name.replace(/ et (?:les? |la |l['’])(?=\p{Ll})/gu, " et ") : name;
  const tidy = withoutScale(
    spaced((isKnown ? withoutSecondOf(bareName) : bareName).replace(LEVEL_SAID, "$1")).replace(
      ASKED_BEFORE_BRACKET,
      " (",
    ),
  );
  return SMALL_NAME.test(tidy) ? tidy : tidy.charAt(0).toUpperCase() + tidy.slice(1);
}

/** « Capacités rédactionnelles »: an adjective alone is no name. */
const ABILITY = /^capacites?$/;
const ADJECTIVE = /(?:elles?|ives?|iques?|aires?|ales?)$/;

/** « La connaissance des végétaux et de leurs maladies » gives « végétaux et leurs maladies ». */
const KNOWN_OF = new Set("connaissance connaissances maitrise notions bases pratique".split(" "));
const withoutSecondOf = (name: string) =>
  name
    .replace(/ (et|ou) de (leurs?|nos|vos|ses) /u, " $1 $2 ")
    .replace(/ (et|ou) (?:des|du|de la) /u, " $1 ")
    // « maîtrise d’AutoCAD et de MS Project »
    .replace(/ (et|ou) d(?:e |['’])(?=\p{Lu})/u, " $1 ");

/** Removes « = un plus », « : indispensable », which only say how much it is wanted. */
function withoutScale(name: string): string {
  const at = Math.max(
    name.lastIndexOf("="),
    name.lastIndexOf(":"),
    name.lastIndexOf(" – "),
    name.lastIndexOf(" - "),
  );
  const said = plainText(name.slice(Math.max(0, at)));
  return at > 0 && SCALE.test(said) ? name.slice(0, at).trimEnd() : name;
}
const SCALE =
  /^(?:(?:c est |serait )?(?:un|du) (?:vrai |gros )?(?:plus|atout|bonus)|indispensable|obligatoire|exigee?|souhaitee?|appreciee?)$/;

/** Single spaces, and none before a closing bracket: removed emoji leave gaps. */
export function spaced(name: string): string {
  return name.replaceAll(/\s+/gu, " ").replaceAll(" )", ")");
}

function bare(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\p{M}'’.]/gu, "");
}
