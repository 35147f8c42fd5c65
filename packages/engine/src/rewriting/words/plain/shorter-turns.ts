import { regexInLines } from "../../../language/regex-in-lines.ts";
import { REASONS } from "../../edits/reasons.ts";
import { capitalize } from "../../edits/remove-ranges.ts";
import type { Finder } from "./plain-change.ts";

/** « c'est le fait de travailler la nuit » → « c'est de travailler la nuit ». */
export const theFact: Finder = ({ text }) =>
  Array.from(
    text.matchAll(/(?<=(?<![\p{L}])c['’]est )le fait (?=(?:que |qu['’]|de |d['’]))(?![^,.;:]{0,60} qui )/giu),
    ({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
      insert: "",
      reason: REASONS.wordy,
    }),
  );

/** « nous sommes en train de chercher », « nous sommes à la recherche de partenaires ». */
const ONGOING = regexInLines("giu")`
  (?<![\p{L}])(nous sommes|je suis|on est) (?:actuellement |aujourd['’]hui )?(?:
    en train de (
      (?!appel|achet|men|lev|pes|jet|ach|espér|répét|préfér|gér|cré|envoy|pay|essay|nettoy|employ|all)
        \p{L}{2,15}[^gc\P{L}]
    )er(?![\p{L}])|
    à la recherche (?:d(e |u |es |['’]))
  )
`;
const PLURAL = regexInLines("iu")`
  ^(?!
    (?:
      nouveaux|nouvelles|bons|bonnes|jeunes|petits|petites|grands|grandes|futurs|autres|vous|nous|plus|sens|
      temps|fonds
    )(?![\p{L}])
  )\p{L}{4,20}[sx](?![\p{L}])
`;

export const ongoing: Finder = ({ text, isPersonal }) => {
  const found: ReturnType<Finder> = [];
  if (isPersonal) return found;
  for (const { index, 0: words, 1: subject = "", 2: stem, 3: link = "" } of text.matchAll(ONGOING)) {
    const end = index + words.length;
    const own = subject.toLowerCase();
    const person = own.startsWith("nous") ? "nous" : own.startsWith("on") ? "on" : "je";
    const verb = (stem ?? "cherch") + (person === "nous" ? "ons" : "e");
    const elided = person === "je" && /^[aeiouyàâéèêîôûhœ]/iu.test(verb) ? null : `${person} ${verb}`;
    if (elided === null) continue;
    const rest = text.slice(end);
    let article = "";
    if (stem === undefined) {
      const isCounted = /^(?:une?|deux|trois|quatre|cinq|six|dix|\d)(?![\p{L}])/iu.test(rest);
      // « à la recherche de financement », « de nouveaux locaux »: no plural article to write.
      if (/^e |['’]/.test(link) && !isCounted && !(link === "e " && PLURAL.test(rest))) continue;
      if (/^e |['’]/.test(link)) article = isCounted ? " " : " des ";
      else article = link === "u " ? " le " : " les ";
    }
    const said = `${elided}${article}`;
    found.push({ start: index, end, insert: index === 0 ? capitalize(said) : said, reason: REASONS.wordy });
  }
  return found;
};

/** « mon projet qui s'appelle Panier Voisin. », « réside dans le fait que », « Je suis quelqu'un qui aime… ». */
export const shorter: Finder = ({ text, isPersonal }) => {
  if (isPersonal) return [];
  const found: ReturnType<Finder> = [];
  const add = (start: number, length: number, insert: string) =>
    found.push({ start, end: start + length, insert, reason: REASONS.wordy });
  for (const { index, 0: words } of text.matchAll(WHOSE_NAME_IS)) add(index, words.length, ", ");
  for (const { index, 0: words } of text.matchAll(
    / (?:réside|consiste) dans le fait (?=(?:que |qu['’]|de |d['’]))(?![^,.;:]{0,60} qui )/giu,
  ))
    add(index, words.length, text.includes("’") ? ", c’est " : ", c'est ");
  for (const { index, 0: words, 1: verb = "" } of text.matchAll(SOMEBODY_WHO)) {
    // « quelqu'un qui aime son métier et qui… » would need other words after « je ».
    if (THIRD_PERSON.test(text.slice(index + words.length))) continue;
    const isVowel = /^[aàâeéèêiîoôuh]/iu.test(verb);
    const said = isVowel ? `j${text.includes("’") ? "’" : "'"}${verb}` : `je ${verb}`;
    add(index, words.length, index === 0 ? capitalize(said) : said);
  }
  return found;
};

const SOMEBODY_WHO = regexInLines("giu")`
  (?<![\p{L}])je suis quelqu['’]un qui (
    (?:
      aime|apprécie|adore|travaille|cherche|respecte|écoute|partage|observe|pose|progresse|donne|avance|
      communique|note|termine|garde|trouve|préfère|déteste|assume
    )(?: bien| beaucoup| toujours)?
  )(?! pas(?![\p{L}]))(?![\p{L}])
`;
const WHOSE_NAME_IS = regexInLines("gu")`
  (?<=(?<![\p{L}])(?:une?|mon|ma|notre) [^,.;:!?]{3,40}) qui s['’]appelle (?=
    \p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,3}[,.]
  )
`;
const THIRD_PERSON = /(?<![\p{L}])(?:qui|son|sa|ses|se|lui|soi|leurs?)(?![\p{L}])|(?<![\p{L}])s['’]/iu;

/** « j'ai été amenée à gérer », « j'ai eu l'occasion de participer »: the deed itself. */
const BROUGHT = regexInLines("giu")`
  (?<=(?<![\p{L}])(?:j['’]ai|nous avons|on a) (?:notamment |également |aussi |souvent |même )?)
    (?:été amenée?s? à|eu (?:l['’]occasion|l['’]opportunité|la possibilité) (?:de |d['’])) ?(\p{L}{2,18})er
    (?![\p{L}])
`;
/** These form their past with « être ». */
const WITH_BE = /^(?:all|rest|arriv|mont|entr|rentr|pass|tomb|retourn)$/iu;

/** « à gérer les stocks et à former l'équipe »: the second verb would hang loose. */
const ALSO_DONE = /(?: et|,| ou) (?:à |de |d['’])\p{L}{2,20}(?:er|ir|oir|re)(?![\p{L}])/iu;

export const brought: Finder = ({ text }) =>
  Array.from(text.matchAll(BROUGHT), ({ index, 0: words, 1: stem = "" }) => ({
    start: index,
    end:
      WITH_BE.test(stem) || ALSO_DONE.test(text.slice(index + words.length)) ? index : index + words.length,
    insert: `${stem}é`,
    reason: REASONS.wordy,
  })).filter(({ start, end }) => end > start);
