import { regexInLines } from "../../language/regex-in-lines.ts";
import { plainText } from "../plain-text.ts";
import type { AdvertLine } from "./cut-advert.ts";
import { type AdvertItem, cutItems } from "./cut-items.ts";
import type { LineKind } from "./judge-items.ts";
import { judgeSide } from "./judge-side.ts";
import type { Section } from "./sections.ts";

/** Sections in which the employer speaks of itself; there, only a line with an explicit demand counts. */
export const OTHERS_SECTIONS: ReadonlySet<Section> = new Set(["entreprise", "avantages", "candidature"]);

/** « 3 ans » alone. */
export const BARE_YEARS =
  /^(?:au moins |minimum )?(?:\d{1,2}|un|deux|trois|quatre|cinq|six)\+? (?:ans?|an\(s\)|années?|mois)$/iu;

/** Availability or status is not a quality. */
export const AVAILABILITY = regexInLines("")`
  ^(?:(?:tu es|vous etes|etre) )?(?:
    etudiant|
    dispo(?:nible|nibilite)?(?: \w+){0,3} (?:
      soir|jour|matin|week|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|immediat|de suite
    )|
    majeur|age
  )
`;

/** A line that names a post, not a skill: « Comptable général H/F – Blois ». */
export function isTitleLine(said: string): boolean {
  return (
    TITLE_LINE.test(said) && said.split(" ").length <= TITLE_WORDS && !/\p{L}ez |recherch|recrut/iu.test(said)
  );
}
const TITLE_LINE = /(?:^|[\s(])[HFM] ?\/ ?[HFMX](?:$|[\s).,])|\([hf] ?\/ ?[hf]\)/u;
const TITLE_WORDS = 10;
/** « B - Véhicule léger », below « Permis » in the adverts of France Travail. */
export const LICENCE =
  /^(?:permis ?: ?)?([A-E]{1,2}[1E]?) - (?:véhicule|motocycl|poids|transport|remorque|ensemble)/iu;
/** An invitation to the reader: « Rejoignez une équipe soudée ! » */
export const INVITES =
  /^(?:envie de (?:nous |)(?:rejoindre|integrer)|rejoignez|rejoins|viens |venez |n attendez plus|n hesite)/;
const STRAIN = regexInLines("")`
  ^(?:etre |rester |station |travail |position )?(?:debout)(?: prolongee?|$| toute| plusieurs| une| la)|
  ^(?:port|manutention) de (?:charges|colis lourds)|
  ^horaires? (?:[235]x8|decales?|variables|coupes?|tournants|de nuit)|^travail (?:dans le froid|en hauteur|en exterieur|de nuit|poste)|
  ^travail (?:le |les |un |de |du |en )?(?:samedi|dimanche|week ?end|nuit|soir|matin|jours? ferie|horaires? decale|[23]x8)
`;

export const isConstraint = (plain: string) =>
  STRAIN.test(plain) || (plain.startsWith("disponibilite ") && AVAILABILITY.test(plain));

/** What a small notice offers or sets: pay, hours, contract, dates, what is provided. In plain text. */
const TERMS = regexInLines("")`
  \b\d{1,2} ?h(?:eures|\d{2})?\b|\b\d{3,} ?(?:net|brut|euros?|e|k)?\b|\b\d{2} ?\d{2}? ?k\b|\b(?:net|brut|smic|salaire|remuneration|primes?|fixe|pourcentage|commissions?|tjm|panier|mutuelle|ticket)\b|
  \b(?:cdi|cdd|interim|saison|contrat|extra|mi temps|temps (?:plein|partiel)|poste a pourvoir|embauche|des que possible|urgent)\b|
  \b(?:repos|horaires?|roulement|coupures?|soirs?|matins?|nuits?|week ?end|we|semaine|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?\b|
  \b(?:loge(?:ment)?e?|nourrie?|fournie?s?|payee?s?|remboursee?s?|possible|reprise|teletravail|dehors|exterieur|avantages?|debutant)\b|
  ^(?:secteur|region|ville|lieu|contact|cv|candidature|envoyer|se presenter|merci)\b
`;
/** Whether a piece of a small notice tells what the post offers or sets, and asks for nothing. */
export const isTerm = (plain: string): boolean => TERMS.test(plain);

/** What one is, has, knows or likes: the other verbs said to the candidate are acts. Stems of « vous » and « tu ». */
const STATES = regexInLines("u")`
  ^(?:
    êtes|es|as|sais|peux|veux|dois|fais|vas|viens|
    (?:av|aur|ser|sav|connaiss|maîtris|posséd|possèd|dispos|justifi|souhait|voul|pouv|dev|aim|appréci|déten|détien|parl|bénéfici|
      recherch|cherch|rejoign|rejoindr|intègr|intégr|intégrer|apprendr|travaill|travailler|correspond|reconnaiss|ador|pens|croy|
      ven|ressort|percevr|trouver|découvrir|évoluer|évolu|fait)(?:ez|es|as)
  )$
`;
const SAID_TO_YOU = /(?:^|[\s,])(?:vous (?:n['’])?|et (?:vous )?|, )(\p{Ll}{2,20}ez)(?=\s)/gu;
const SAID_TO_THEE = /(?:^|[\s,])(?:tu (?:n['’])?)(\p{Ll}{2,20}s)(?=\s)/gu;
/** Fewer acts may be one of the qualities told in a sentence: « vous animez une équipe ». */
const ACTS = 2;

/** « Vous accompagnez les résidents, vous surveillez leur santé et transmettez vos observations »: acts, no state. One act is enough below « Missions ». */
export function tellsDuties(said: string, amongDuties = false): boolean {
  const small = said.replace(/^[VT](?=ous |u )/u, (first) => first.toLowerCase());
  const verbs = Array.from(
    [...small.matchAll(SAID_TO_YOU), ...small.matchAll(SAID_TO_THEE)],
    ([, verb]) => verb!,
  );
  return verbs.length >= (amongDuties ? 1 : ACTS) && !verbs.some((verb) => STATES.test(verb));
}

/** Whether a line that the model takes for a duty tells one: not what the employer makes, nor what will be taught. */
export function isDutyOfPost(text: string, line: AdvertLine): boolean {
  const said = text.slice(line.start, line.end);
  const plain = plainText(said);
  if (OF_EMPLOYER.test(plain) && !/\b(?:vous|tu|votre|ton)\b/.test(plain)) return false;
  if (/^(?:vous serez|tu seras) forme/.test(plain) || HOLDS.test(plain)) return false;
  // A longer line tells more than qualities.
  if (said.length > QUALITIES_MAX) return true;
  return !cutItems(text, line).every(
    ({ start, end }) =>
      judgeSide(text.slice(start, end)) === "savoir-être" || STRAIN.test(plainText(text.slice(start, end))),
  );
}
/** « Vous possédez les CACES 3 et 5 »: what one has is no duty. */
const HOLDS =
  /^(?:vous|tu) (?:possede[zs]|detenez|detiens|maitrise[zs]|connaissez|connais|justifie[zs]|dispose[zs]|parle[zs]) /;
const QUALITIES_MAX = 300;
const OF_EMPLOYER = regexInLines("")`
  ^(?:depuis (?:(?:19|20)\d\d|plus de|\d)|(?:cree|fonde|implante|base|specialise)e? |
    (?:le |la |l |notre )(?:groupe|societe|entreprise|association|cabinet|maison|commune|mairie|cooperative|startup|
      start up|structure|etablissement|agence) )
`;

/** A bare name in a list of wishes: « Terraform ». */
export function namesWish(text: string, { start, end, line }: AdvertItem): boolean {
  const said = text.slice(start, end);
  if (WISHED_THING.test(said) && said.split(" ").length <= WISHED_WORDS) return true;
  return (
    line.section === "souhaits" && line.bullet && /^\p{Lu}/u.test(said) && said.split(" ").length <= WISH_NAME
  );
}
const WISH_NAME = 3;
/** « La mention moto serait un plus ». */
const WISHED_THING =
  /^(?:la |le |l['’]|une? |les )?\p{L}.{2,60} (?:serai(?:t|ent)|est|c['’]est|sont) (?:un (?:vrai |réel )?(?:plus|atout)|du bonus|appréciée?s?|souhaitée?s?|bienvenue?s?)$/iu;
const WISHED_WORDS = 9;

/** Years alone in a profile, « 3 ans » below the heading « Expérience », or in a small notice, « 3 ans xp ». */
export function asksYears(text: string, { start, end, line }: AdvertItem): boolean {
  const said = text.slice(start, end);
  return (
    (line.section === "profil" && BARE_YEARS.test(said)) || (line.isOfNotice === true && YEARS.test(said))
  );
}
const YEARS = /^(?:expérience (?:de )?)?\d{1,2} ?ans?(?: (?:d['’])?(?:xp|exp\p{L}*))?(?: mini\p{L}*)?$/iu;

/**
 * A short piece that names a licence or a certificate: « CACES 1 apprécié », « permis C ». Where its line demands it, it
 * may stand in any prose: « Licence 141 obligatoire ».
 */
export function asksTitle(text: string, { start, end, line }: AdvertItem, kind: LineKind): boolean {
  const plain = plainText(text.slice(start, end));
  const isOwn = line.section === null || !OTHERS_SECTIONS.has(line.section);
  if (!isOwn || plain.split(" ").length > TITLE_MAX) return false;
  const isAsked =
    kind === "exigence" || kind === "condition" || (kind === "autre" && line.section === "profil");
  if (isAsked && HELD.test(plain)) return true;
  return DEMANDED.test(plain) && (HELD.test(plain) || CERTIFIED.test(plain) || MASTERED.test(plain));
}
export const DEMANDED =
  /(?<!\b(?:non|pas|plus|jamais) )\b(?:obligatoires?|exigee?s?|requise?s?|demandee?s?|indispensables?|imperati(?:f|ve)s?)$/;
const CERTIFIED =
  /^(?:(?:une?|le|la|l) )?(?:licence|agrement|brevet|certificat|certification|titre professionnel)s?\b/;
/** « maîtrise du béton banché indispensable » */
const MASTERED =
  /^(?:la |une )?(?:(?:parfaite|bonne|excellente) )?(?:maitrise|connaissance|pratique) (?:de|du|des|d) /;
const HELD = regexInLines("")`
  ^(?:permis [a-e]{1,2}\b|caces|fimo|fco=?|bafa|bafd|ssiap|afgsu|psc1|carte (?:conducteur|professionnelle)|
    habilitations? (?:electrique|fluide|frigo|[bh]\d)|attestation de capacite|certiphyto|certibiocide|
    (?:le |la )?(?:deas|deap|deeje|dees|deaes|deavs|deme|dejeps|bpjeps)\b|(?:un )?vehicule (?!de |fourni|d )(?:personnel )?)
`;
const TITLE_MAX = 7;
/** Whether a name is that of a licence or a certificate, which has no level. */
export const isHeld = (name: string): boolean => HELD.test(plainText(name));

/** « recherche un(e) infirmier(ère) diplômé(e) d’État »: a diploma named by an adjective. */
export const STATE_DIPLOMA = /diplômée?(?:\(e\)|[·.]e)?s? d['’]état/iu;

/** « Vous avez en charge l’accueil, la vente ainsi que le suivi »: duties told as nouns. */
export const IN_CHARGE = regexInLines("iu")`
  ^(?:[^,;:]{3,60}, )?(?:vous|tu) (?:avez|as|aurez|auras|êtes|es|serez|seras) en charge (?=(?:de |d['’]|du |des |les? |la |l['’]))
`;

/** The subject that a line leaves to the items below it: « … et tu : », « Vous : »; null for none. */
export function subjectLeft(line: string): "Tu" | "Vous" | null {
  const said = /(?:^|\s)(tu|vous)\s?:?$/iu.exec(line)?.[1]?.toLowerCase();
  return said === "tu" ? "Tu" : said === "vous" ? "Vous" : null;
}
