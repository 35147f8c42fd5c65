import type { ClaimContext } from "../context/claim-context.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** « Vous ouvrez », « votre atelier de Nantes », « chez vous »: something about the employer; « votre annonce » is none. */
const OF_THEM = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?<!(?:je|j['’]ai|me|de|d['’]|pour|à|avec|parmi|chez) )vous (?!rejoin|remerci|sollicit|écri|aid|apport|rencontr|présent|propos|adress|dire|convain|satisf|servi|conven|plaît|montr|assur|demand|redire)(?:(?:ne |n['’]|y |en |l['’]|les? |la ){0,2})\p{L}{2,}(?:ez|êtes|faites|dites)(?![\p{L}])|
    vous (?:êtes|faites|avez)(?! (?:besoin|un poste|publié|une offre|l['’]air|déjà|compris|mon|reçu))|
    chez vous (?:on|il|elle|les?|la|j['’]ai|c['’]est)|
    (?:votre|vos) (?!offre|annonce|entreprise|société|équipes?|structure|établissement|enseigne|groupe|maison|attention|disposition|part|temps|question|candidature|poste|métier|travail|secteur|domaine|fonction|réputation|renommée|image|valeurs|côtés|sein|retour|réponse|aide|confiance|expérience|profil|service|évolution|formation|école|contact|besoins?|attentes?|idée|opportunité|objectif|projets?|dynamique|esprit)\p{L}{3,}
  )
`;
/** « Une enseigne connue, à dix minutes de chez moi »: praise and distance that fit any employer. */
const OF_ANY_EMPLOYER = regexInLines("iu")`
  (?<![\p{L}])(?:
    minutes|près|proche|côté|loin|chez moi|connue?s?|reconnue?s?|réputée?s?|s[ée]rieu(?:x|ses?)|leader|
    grande? (?:groupe|entreprise|enseigne|société)|annonce|offre|dynamique|
    en (?:plein |pleine )?(?:développement|croissance|expansion)
  )(?![\p{L}])
`;
/** From this chance on, a sentence may tell something of the employer. */
const TOLD = 0.35;

/** « À dix minutes de chez moi », « j’ai vu votre annonce »: nothing about the employer. */
const NO_FACT = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:de|à côté de) (?:chez moi|mon domicile|la maison)|
    (?:j['’]ai )?(?:vu|lu) votre (?:annonce|offre)
  )(?![\p{L}])
`;
/** Whether a line tells how near or how visible the employer is, and nothing of them. */
export const isNoFactOfThem = (text: string): boolean => NO_FACT.test(text);

/** Whether a text says something that is the employer’s: their acts, their places, what they make. */
const speaksOfThem = ({ sentences }: ClaimContext): boolean =>
  sentences.some(({ sentence }) => OF_THEM.test(sentence.text));

/** Whether an answer on why this employer says nothing that is theirs alone: by its words and by its roles. */
export function saysNothingOfThem(context: ClaimContext): boolean {
  const { content } = context;
  const { input, questionKind } = content.reading;
  if (input.pitchType !== "rh" || questionKind !== "motivation" || context.form.name !== "motivation")
    return false;
  const isTold = context.sentences.some(
    (one) =>
      context.roles.of(one, "company_fact") >= TOLD &&
      (one.names.length > 0 || !OF_ANY_EMPLOYER.test(one.sentence.text)),
  );
  return !isTold && !speaksOfThem(context);
}
