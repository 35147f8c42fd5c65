import { regexInLines } from "../../../language/regex-in-lines.ts";

const PERSON = String.raw`(?:votre|ton|vos|tes|sa|son|ses)`;
const SEEMS = String.raw`(?:vous|tu|il|elle|on vous|le candidat|la candidate|l'orateur|l'oratrice|la personne)(?: me| nous| lui)? (?:semble[zs]?|parai(?:ssez|t|s)|ave[zs] l'air|as l'air|a l'air|êtes|es|est|sonne[zs]?|sens|sentez|dégage[zs]?)`;

/**
 * Remarks that must not be made on a speaker from a text, some of them forbidden by law: voice and delivery, which the
 * engine measures on the sound; emotions and stress; accent, origin, age, gender, health, looks. Reviewed by hand;
 * matched in lower case, straight apostrophes, quotes of the pitch removed.
 */
export const PERSONAL_REMARKS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${PERSON} (?:belle |jolie |vraie |propre )?(?:voix|intonations?|élocution|diction|prononciation|articulation|débit|rythme de parole|volume sonore|pauses?|silences?|contact visuel|regard(?= (?:est|fuit|manque|se|ne))|timbre|respiration|posture|gestuelle|sourire|visage|apparence|physique|tenue|corps|accent|stress|trac|nervosité|anxiété|angoisse|timidité|fatigue|peur|colère|tristesse|état (?:émotionnel|mental|de santé)|santé|handicap|maladie|grossesse|âge|jeunesse|vieillesse|genre|sexe|sexualité|orientation sexuelle|origines?(?! du)|nationalité|religion|foi|ethnie|couleur de peau|situation de famille|langue maternelle)(?![\p{L}-])`,
    "u",
  ),
  /(?<![\p{L}])(?:votre ton|ton de (?:votre |ta |la |sa )?voix)(?![\p{L}])/u,
  new RegExp(
    String.raw`\b${SEEMS} (?:un peu |très |trop |plutôt |assez |bien |vraiment |peu |moins |plus ){0,4}(?:stressée?|nerveux|nerveuse|anxieux|anxieuse|angoissée?|tendue?|émue?|fatiguée?|triste|en colère|énervée?|timide|mal à l'aise|à l'aise|sûre? de (?:vous|toi|lui|elle|soi)|peu sûre?|hésitante?|intimidée?|déprimée?|malade|handicapée?|enceinte|jeune|âgée?|vieux|vieille|étrangère?|étranger|femme|homme|une femme|un homme|croyante?|musulmane?|juive?|juif|chrétienne?)(?![\p{L}])`,
    "u",
  ),
  regexInLines("u")`
  (?<![\p{L}])(?:
    élocution|intonation|prononciation|diction|débit de parole|mots? par minute|gestuelle|langage corporel|
    communication non verbale|à l'écoute de l'enregistrement|dans l'enregistrement|état émotionnel
  )(?![\p{L}])
`,
  regexInLines("u")`
  (?<![\p{L}])(?:parlez|parles|parle) (?:un peu |bien |beaucoup )?(?:trop |plus |moins |assez )?
    (?:vite|lentement|fort|bas|doucement)(?! d[eu'])(?![\p{L}-])
`,
  /(?<![\p{L}])(?:pour|chez|en tant que?) (?:une|un) (?:femme|homme|fille|garçon|jeune|senior|étrangère?|étranger)(?![\p{L}])/u,
];
