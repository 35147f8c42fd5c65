import { findGraderInstructions } from "../../content/grader-instructions.ts";
import type { TextUnits } from "../../language/units.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { CLOSING_NOTES, PREAMBLES } from "./lexicons/asides.ts";

const PREAMBLE = new RegExp(`^(?:${PREAMBLES})`, "iu");
const CLOSING = new RegExp(`(?:${CLOSING_NOTES})`, "imu");
const MACHINE = regexInLines("iu")`
  \ben tant qu(?:e |['’])(?:ia\b|assistant|modèle|intelligence artificielle|évaluat|correct|juge)|
  \b(?:je suis|étant) (?:un |une )?(?:modèle|ia\b|intelligence artificielle|assistant)|modèle de langage|
  \bprompt\b|\bjson\b|\b(?:mes|ces|vos|les) (?:consignes|instructions)\b|\bconsigne système\b
`;
/** Marks of our own prompt: sentence numbers, the boundary around the pitch, placeholders for masked names. */
const OUR_MARKS = /\bS\d{1,3}\b|\b[0-9a-f]{12}[0-9a-f]*\b|\b(?:PERSONNE|EMAIL|TELEPHONE|LIEN)_\d/u;

/**
 * Remarks of a model on its own answer, around it or in it, unless the source has the same words; `units` are those of
 * the text.
 */
export function findAsides(source: string, text: string, units: TextUnits): string[] {
  const faults: string[] = [];
  const added = (pattern: RegExp) => {
    const found = pattern.exec(text)?.[0];
    return found !== undefined && !source.toLowerCase().includes(found.toLowerCase());
  };
  const straight = text.replaceAll("’", "'").trim();
  if (PREAMBLE.test(straight) && !PREAMBLE.test(source.replaceAll("’", "'").trim()))
    faults.push("Commencez directement, sans phrase d'introduction.");
  const closing = CLOSING.exec(straight)?.[0].trim();
  if (closing && !source.replaceAll("’", "'").toLowerCase().includes(closing.toLowerCase()))
    faults.push("N'ajoutez aucun commentaire sur votre réponse.");
  if (added(MACHINE) || findGraderInstructions(units).length > 0)
    faults.push("Ne parlez ni de consignes, ni de vous, ni de la notation.");
  if (added(OUR_MARKS)) faults.push("Ne laissez ni numéro de phrase, ni repère, ni nom masqué inconnu.");
  return faults;
}
