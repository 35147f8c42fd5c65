import { regexInLines } from "../../../language/regex-in-lines.ts";
import { REASONS } from "../../edits/reasons.ts";
import { type Finder, OPENING } from "./plain-change.ts";

/** « il faut savoir que », « je tiens à préciser que »: they only say that something will be said. */
const LEADS = regexInLines("giu")`
  (?<![\p{L}])(?:
    il faut (?:bien |juste )?(?:savoir|noter|préciser|rappeler|souligner)|
    il est (?:à noter|à souligner|(?:très )?important de (?:savoir|noter|dire|préciser|souligner|rappeler))|
    il convient de (?:noter|préciser|rappeler|souligner)|il s['’]avère|il se trouve|force est de constater|
    le fait est|c['’]est vrai|il est vrai|
    (?:je tiens|nous tenons) à (?:vous )?(?:rappeler|préciser|souligner)|
    (?:je pense que )?nous sommes tous d['’]accord pour dire|
    ce qu['’]il faut (?:bien )?(?:savoir|comprendre),? c['’]est
  ) qu(?:e |['’])
`;
/** The same, which may show feeling in a toast. */
const LEADS_OF_A_PITCH = regexInLines("giu")`
  (?<![\p{L}])(?:
    (?:
      je (?:tiens à|tenais à|voudrais|voulais|souhaite|souhaiterais|me permets de)|
      nous (?:tenons à|voudrions|voulons|souhaitons)
    ) (?:vous )?(?:dire|préciser|rappeler|souligner|signaler|indiquer)|
    (?:en conclusion|pour conclure|pour terminer|pour finir),? (?:
      je (?:dirais|voudrais (?:vous )?dire)|on peut dire
    )|
    on peut (?:bien )?dire|
    ce que je (?:veux|voulais|voudrais|peux) (?:vous )?dire(?: aussi| par là| ici)?,? c['’]est|
    ce qui (?:se passe|s['’]est passé),? c['’]est|
    ce que (?:j['’]ai|on a|nous avons) fait,? c['’]est(?= qu(?:e |['’])(?:j['’]|je |on |nous ))
  ) qu(?:e |['’])
`;
/** « comme vous le savez tous, »: the listeners are told that they know it. */
const KNOWN = regexInLines("iu")`
  ^(?:
    comme vous le savez(?: tous| toutes| déjà| bien| sans doute| peut-être)?|comme chacun (?:le )?sait|
    comme je vous le disais|comme je l['’]ai (?:déjà )?dit
  ), `;
const SECOND_THAT = /(?<![\p{L}])(?:et|ou|mais) qu(?:e |['’])/iu;

export const leadIns: Finder = ({ text, isPersonal }) => {
  if (/\?\s*$/.test(text)) return [];
  const found: ReturnType<Finder> = [];
  const known = isPersonal ? null : KNOWN.exec(text);
  if (known) found.push({ start: 0, end: known[0].length, insert: "", reason: REASONS.leadIn });
  for (const pattern of isPersonal ? [LEADS] : [LEADS, LEADS_OF_A_PITCH])
    for (const { index, 0: words } of text.matchAll(pattern)) {
      const end = index + words.length;
      if (!OPENING.test(text.slice(Math.max(0, index - 20), index)) || SECOND_THAT.test(text.slice(end)))
        continue;
      found.push({ start: index, end, insert: "", reason: REASONS.leadIn });
    }
  return found;
};

/** « Au niveau des résultats, nous avons… »: a heading, which the sentence makes needless. */
const HEADING = regexInLines("iu")`
  ^(?:
    (?:
      en ce qui concerne|concernant|au niveau d(?:e |u |es )|pour ce qui est d(?:e |u |es )|par rapport à|
      dans le cadre de
    ) ?(?:
      mon expérience|mon parcours|(?:ma|mes) motivations?|(?:nos |mes |les )?résultats?|mes qualités|
      mon profil|notre projet|(?:notre )?développement|notre activité|ma formation|mes compétences
    )(?: professionnel(?:le)?s?)?
  ), (?=(?:je |j['’]|nous |on ))
`;

export const headings: Finder = ({ text, isPersonal }) => {
  const said = isPersonal ? null : HEADING.exec(text);
  return said ? [{ start: 0, end: said[0].length, insert: "", reason: REASONS.leadIn }] : [];
};

/** « je me présente, je m'appelle Julie ». */
export const presents: Finder = ({ text }) =>
  Array.from(
    text.matchAll(
      /(?<![\p{L}])je me présente,? (?=(?:moi )?(?:je m['’]appelle|je suis|c['’]est)(?![\p{L}]))/giu,
    ),
    ({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
      insert: "",
      reason: REASONS.leadIn,
    }),
  );

/** « Dans un monde en constante évolution, nos… »: an opening that any text could have. */
const WORN_OPENING = regexInLines("iu")`
  ^(?:en effet,? |aujourd['’]hui,? )?(?:
    dans (?:un|le|notre) (?:monde|contexte|environnement|univers|société|marché)
      (?: \p{L}{2,14}){0,2} (?:en (?:constante|perpétuelle|pleine|permanente) (?:mutation|évolution|transformation)|
      de plus en plus (?:concurrentiel|complexe|connecté|exigeant|rapide))|
    dans une société en (?:constante|perpétuelle|pleine|permanente) (?:mutation|évolution|transformation)|
    à l['’](?:heure|ère) (?:actuelle|du (?:numérique|digital|phygital|tout[- ]numérique))|
    face aux (?:grands? |nouveaux |nombreux )?(?:mutations|défis|enjeux|bouleversements|changements)
      (?: (?:profondes|profonds|actuels|actuelles|majeurs|majeures|nombreux))?
      \x20d(?:e (?:notre|la) (?:société|époque|temps)|e notre siècle|u monde moderne|['’]aujourd['’]hui)|
    (?:aujourd['’]hui,? )?plus que jamais|de nos jours
  ), (?=\p{L})
`;

export const wornOpenings: Finder = ({ text, isPersonal }) => {
  const said = isPersonal || /\?\s*$/.test(text) ? null : WORN_OPENING.exec(text);
  return said ? [{ start: 0, end: said[0].length, insert: "", reason: REASONS.wornOpening }] : [];
};

/** « Ah oui, j'ai oublié de préciser, avant il faut… »: what was forgotten is said anyway. */
const FORGOTTEN = regexInLines("iu")`
  ^(?:ah (?:oui|et),? |oui,? |et |aussi,? |d['’]ailleurs,? )?j['’]ai oublié de (?:vous (?:le )?)?(?:préciser|dire|mentionner)
    [,:] (?=\p{L})
`;
export const forgotten: Finder = ({ text }) => {
  const said = FORGOTTEN.exec(text);
  return said ? [{ start: 0, end: said[0].length, insert: "", reason: REASONS.leadIn }] : [];
};
