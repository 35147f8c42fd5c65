import type { PitchReading } from "../../content/pitch-reading.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { VOCATIVE } from "./can-open.ts";
import type { Candidate } from "./candidate.ts";
import { isPlain } from "./hook-signs.ts";

/** Log-odds that a general statement loses to the other lines: it can be said, and nobody listens. */
const PLAIN = 1.5;
/** Log-odds that a line loses when it carries on a story: eight in ten of these are refused, and one in twenty pleases. */
const CARRIED = 2;
/** Log-odds that a change told by two figures gains: « de 14 à 3 % ». */
const CHANGED = 0.8;
/** Log-odds that a line loses when it says who speaks or that one speaks: readers find six in ten of these flat. */
const OF_SPEAKING = 0.8;
/** Log-odds that « un matin, », « l'hiver dernier » gain at the start: six or seven in ten of these please. */
const SCENE_SET = 0.4;
/** Log-odds that several sentences lose when the last is long and takes up nothing: it starts something else. */
const RUNS_ON = 0.6;
/** Log-odds that a few words lose in which nothing is counted or named. */
const THIN = 0.7;
/** Most words of a thin line. */
const MOST_THIN = 6;
/** Most words of a last sentence that closes a row. */
const SHORT_END = 9;

const FIGURE = String.raw`(?:\d[\d\u00a0\u202f ,]{0,9}|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|zéro)(?![\p{L}]))`;
const CHANGE = new RegExp(
  String.raw`(?<![\p{L}])de ${FIGURE}[^,.;:]{0,20} à ${FIGURE}|(?<![\p{L}])contre ${FIGURE}[^.;:]{0,20}(?:avant|précédent)|(?<![\p{L}])une? [^,.;]{1,30} sur ${FIGURE}[^.]{1,60}(?<![\p{L}])(?:aujourd['’]hui|maintenant)(?![\p{L}])`,
  "iu",
);

/** « Je vous présente Tablée », « pour mon exposé j'ai choisi de parler »: that one speaks. */
const SPEAKS = regexInLines("iu")`
  ^(?:alors,? |aujourd['’]hui,? |moi,? |donc,? )?(?:
    (?:je|nous|on) (?:
      (?:veux|vais|voudrais|voulais|souhaite|souhaiterais|aimerais|voulons|voudrions|viens|tiens à)
        (?: (?:juste|d['’]abord|surtout|aussi|maintenant))?
        (?: vous| te)? (?:racont|parl|présent|dire |expliqu|partag|remerci)|
      (?:vous |te )?(?:présente|parle|remercie|raconte)(?![\p{L}])|prends la parole
    )|
    (?:pour|dans) (?:mon|cet|notre) exposé|nous (?:fêtons|célébrons|voici)|on fête|
    (?:mon|ma|notre) (?:exposé|présentation|intervention|sujet) (?:porte|concerne|traite|parle|est|sera)|pourquoi je [^?]{5,60}\.$|j['’]ai choisi de (?:vous )?parler|
    (?:je suis )?(?:titulaire|diplômée?) d|
    (?:mon|ma) (?:meilleure |plus \p{L}+ )?(?:expérience|réussite|parcours|motivation)[^,.]{0,40} (?:reste|est|a été|fut)(?![\p{L}])|
    (?:une?|mon|ma) (?:plus [^,]{3,12} )?(?:situation|réussite|conflit|exemple)[^,]{0,20},? c['’]
  )
`;
/** « Je m'appelle Fanny, je suis… », « Moi c'est Mickaël ». */
const NAMES_ONESELF = regexInLines("iu")`
  ^(?:
    (?:moi,? |nous,? |alors,? )?(?:
      je m['’]app?elle|je me présente ?[,:.]|nous nous appelons|pour ceux qui ne me connaissent pas|
      (?:c['’]est|je suis|nous sommes|on est) (?-i:\p{Lu})
    )|
    moi,? c['’]est \p{L}{2,15},? (?:j['’]ai|je)(?![\p{L}])|
    (?-i:\p{Lu}\p{Ll}{1,20} \p{Lu}\p{L}{1,20}), (?:j['’]ai )?[\p{L}\d-]{1,20} ans
  )
`;
/** « Notre plateforme met en relation… », « nous proposons… »: what is offered, before anybody knows why. */
const OFFERS = regexInLines("iu")`
  ^(?:
    nous (?:proposons|offrons|accompagnons|intervenons) |
    (?:notre|nos|la) (?:plateforme|solution|équipe|société|entreprise|association|service|outil|application)s? (?:
      met|permet|propos|offre|accompagne|aide|est|s['’]adresse|intervien
    )|
    (?:notre|mon) (?:association|entreprise|projet|société|produit|application|appli|start-up) s['’]appelle
  )
`;
/**
 * « Je suis aide-soignante depuis onze ans à Ribérac », « je travaille au greffe », « j'ai travaillé sept ans
 * chez… », « au cabinet, je gérais », « dans cinq ans, je me vois… », « ma thèse porte sur… ».
 */
const CAREER = regexInLines("iu")`
  ^(?:moi,? )?je suis (?!
    (?:all|arriv|mont|tomb|entr|sort|part|rest|n[ée]|deven|reven|pass|rentr|resté|le |la |l['’]|celle|celui)
  )[^,.]{3,40} (?:depuis|chez|dans)(?![\p{L}])|
  ^(?:moi,? )?j['’]ai (?:\d\d|\p{L}{4,20}(?:[ -]\p{L}{2,10}){0,3}) ans,? (?:et )?je (?:suis|sors|viens|travaille)(?![\p{L}])|
  ^j['’]ai [\p{L}\d -]{2,20} ans d['’]expérience|
  ^j['’]ai (?:travaillé|exercé|occupé|effectué|obtenu|suivi)(?![\p{L}])|
  ^(?:moi,? )?je (?:travaille|bosse|exerce)(?![\p{L}])|
  ^j['’]ai été [^,.]{3,40} (?:pendant|chez) [^,.]{3,40}\.|
  ^(?:mon|ma) (?:thèse|mémoire|étude) (?:porte|traite|concerne)(?![\p{L}])|
  ^[^.]{0,25}(?<![\p{L}])je me vois(?! (?:encore|obligée?|mal)(?![\p{L}]))|
  ^(?:au |à la |à l['’]|dans (?:le|la|mon) )\p{L}{3,15}, (?:je|j['’]|on |nous )
`;
/** « Un matin, », « l'an dernier, »: a scene starts. */
const SETS_SCENE = regexInLines("iu")`
  ^(?:
    un (?:jour|matin|soir|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi)|une nuit|
    à [\p{L}\d-]{2,20}(?: [\p{L}-]{2,10})? ans|
    (?:l['’](?:an|été|hiver|automne)|l['’]année|le printemps|la semaine|le mois) (?:dernier|passé)\p{L}{0,2}
  )(?![\p{L}])
`;
/** « Nous aurions besoin de 35 000 euros », « je cherche un local »: what is wanted, before anybody knows why. */
const WANTS = regexInLines("iu")`
  (?:^|[.!?] )(?:[^,.]{2,25}, |moi,? |là |donc |alors |et |aujourd['’]hui |maintenant )?(?:
    (?:je|nous|on) (?:vous )?(?:
      cherche|cherchons|recherche|recherchons|sollicite|sollicitons|levons|demandons
    )(?! (?:à|pas|toujours|souvent|parfois|encore|jamais))|
    (?:j['’]|nous |on |je )(?:aurais|aurions|aurait|ai|avons|a) (?:juste |encore |aussi )?besoin|
    (?:je|nous|on) vous (?:demande|demandons|propose|proposons|sollicite|sollicitons|invite|invitons)|
    il (?:nous|me) (?:faut|faudrait|manque)|
    (?:je|nous|on) (?:souhaite|souhaitons|souhaiterais|souhaiterions|voudrais|voudrions|voudrait)
      (?! (?:raconter|parler|dire))|
    (?:j['’]aimerais|nous aimerions|on aimerait)|
    (?:je|nous) (?:peux|pouvons) (?:commencer|démarrer)|(?:je suis|nous sommes) (?:disponibles?|prêts? à)
  )(?![\p{L}])
`;
/** Sentences before which a request is what the text opens on: its author chose so. */
const FIRST_WANTS = 2;
/** « Il y a dix ans, c'était un terrain vague », « en France il y en a mille »: of what was named before. */
const OF_WHAT = regexInLines("iu")`
  ^[^.!?]{0,80}(?<![\p{L}])(?:ce (?:jour|soir|matin)|cette (?:nuit|année|fois))-là|
  ^(?:le|la) (?:soir|matin|jour|nuit|veille) (?:de la|de l['’]|du|des|d['’]) ?[^,.]{2,25}, (?:il|elle|ils|elles) |
  ^(?:
    il y a [^,.]{3,20}|avant|au début|à l['’]époque|maintenant|aujourd['’]hui|chez \p{L}{2,12}|
    en \p{L}{3,14}|à \p{L}{3,14}|dans [^,.]{3,20}
  ),? (?:c['’](?:est|était) (?:une?|le|la|l['’]|pas|déjà)(?![\p{L}])|(?:il )?y en (?:a|avait) (?!qui|une? qui))
`;
/** What ties a second sentence to the one before it. */
const TIES = regexInLines("iu")`
  ^(?:
    ils?|elles?|pourtant|mais|moi,|lui,|c['’](?:est|était)|ça|cela|personne|aucun|pas|j['’]en|jamais|et|
    en (?:vérité|réalité)|depuis|aujourd['’]hui|sauf|rien|tou(?:t|s|te|tes)
  )(?![\p{L}])
`;

/** « L'hiver dernier, », « Pendant des années, »: something else starts. */
const STARTS_ELSEWHERE = regexInLines("iu")`
  ^(?:
    (?:l['’]|le |la |cet |cette |chaque |tous les |en |pendant |depuis |au |à |dans |chez )[^,.]{2,30},|
    aujourd['’]hui|hier|nos? |notre |je m['’]appelle|\p{L}{3,12}, (?:quand|si)(?= )
  )
`;

/** What rules add to the odds of a line, and whether it may stand beside a better one. */
interface Worth {
  gain: number;
  isShown: boolean;
}

/** Whether a line asks for what its author wants: never what a pitch is brought to open on. */
export const wants = ({ text, index, last, form }: Candidate): boolean =>
  form !== "words" && (last >= FIRST_WANTS || index >= FIRST_WANTS) && WANTS.test(text);

/** Judges a line by its words, beside what is learnt: `carriesOn` finds the middle of a story. */
export function lineWorth(
  line: Candidate,
  carriesOn: (line: Candidate) => boolean,
  { original }: Pick<PitchReading, "original">,
): Worth {
  const { text, form, index, count, readings, unsureEnds } = line;
  const told = text.replace(VOCATIVE, "");
  const isDull = isPlain(text);
  const isCarried = carriesOn(line) || (index > 0 && OF_WHAT.test(told));
  const isOfSpeaking =
    SPEAKS.test(told) ||
    (form !== "words" && (NAMES_ONESELF.test(told) || OFFERS.test(told) || CAREER.test(told)));
  const isThin =
    index > 0 &&
    form !== "words" &&
    readings.length === 1 &&
    count <= MOST_THIN &&
    !/\d|\?|«/u.test(text) &&
    readings[0]!.figures.length === 0 &&
    readings[0]!.names.length === 0;
  const isLoose = readings
    .slice(1)
    .some(
      ({ sentence }) =>
        sentence.words > SHORT_END &&
        (readings.length > 2 ? !TIES.test(sentence.text) : STARTS_ELSEWHERE.test(sentence.text)),
    );
  const gain =
    (CHANGE.test(text) ? CHANGED : 0) +
    (SETS_SCENE.test(told) ? SCENE_SET : 0) -
    (isDull ? PLAIN : 0) -
    (isCarried ? CARRIED : 0) -
    (isOfSpeaking ? OF_SPEAKING : 0) -
    (isLoose ? RUNS_ON : 0) -
    (isThin ? THIN : 0);
  const runsOn = isLoose && readings.length > 2;
  const isUnsure = !original.punctuated && unsureEnds > 0;
  return { gain, isShown: !isDull && !isCarried && !isOfSpeaking && !isThin && !isUnsure && !runsOn };
}
