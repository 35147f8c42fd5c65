import { regexInLines } from "../../../language/regex-in-lines.ts";
import { REASONS } from "../../edits/reasons.ts";
import type { Finder } from "./plain-change.ts";
import { VERBS_OF_NOUNS } from "./verbs-of-nouns.ts";

/** « effectuer la vente des plats »: a light verb, the noun of an action, and its object. */
const NOMINAL = regexInLines("giu")`
  (?<![\p{L}'’])(d['’]|de )?(?:
    effectuer|réaliser|faire|procéder à|assurer|(effectué|réalisé|fait|procédé à|assuré)|
    (chargée?s? )(?=de )
  )(?: |(?=de ))(?:de )?(?:la |l['’]|le |une? )(\p{L}{3,20}(?: (?:en|à) (?:place|jour|œuvre))?)
    ( complète| totale)? (
    de la |de l['’]|du |des |
    de (?=(?:chaque|ces?|cet|cette|mes|nos|vos|leurs?|notre|votre|mon|ma|tou[ts]|toutes?|deux|trois|\d))|
    d['’](?=une? )
  )
`;
const CONTRACTED: Record<string, string> = {
  "du ": "le ",
  "des ": "les ",
  "de la ": "la ",
  "de ": "",
  "d'": "",
};

/** « faire la vente des plats et des boissons », « … et la livraison »: two objects, or two deeds. */
const SECOND_OBJECT = /^[^,.;:!?]{0,60} et (?:du |des |de |d['’]|la |les? |l['’])/iu;

export const nominal: Finder = ({ text }) => {
  const found: ReturnType<Finder> = [];
  for (const match of text.matchAll(NOMINAL)) {
    const {
      index,
      0: words,
      1: of = "",
      2: participle,
      3: charged = "",
      4: noun = "",
      5: wholly = "",
      6: link = "",
    } = match;
    const verbs = VERBS_OF_NOUNS.get(noun.toLowerCase());
    if (!verbs || (charged !== "" && of !== "")) continue;
    if (SECOND_OBJECT.test(text.slice(index + words.length))) continue;
    // « l'outil a réalisé »: only after « avoir » is it a participle of its subject.
    if (
      participle !== undefined &&
      !/(?:ai|as|a|avons|avez|ont|avais|avait|avions|avaient) (?:\p{L}{3,12} )?$/iu.test(text.slice(0, index))
    )
      continue;
    const verb = participle === undefined ? verbs[0] : verbs[1];
    const key = link.toLowerCase().replace("’", "'");
    const article = key === "de l'" ? link.slice(3) : (CONTRACTED[key] ?? "");
    const isVowel = /^[aàâeéèêiîoôuûœhy]/iu.test(verb);
    const before = of !== "" || charged !== "" ? `${charged}${isVowel ? "d’" : "de "}` : "";
    const adverb = wholly === "" ? "" : " entièrement";
    found.push({
      start: index,
      end: index + words.length,
      insert: `${before}${verb}${adverb} ${article}`.replace("’", text.includes("’") ? "’" : "'"),
      reason: REASONS.nominal,
    });
  }
  return found;
};
