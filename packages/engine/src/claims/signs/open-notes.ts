import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { ClaimContext } from "../context/claim-context.ts";

/** « Coût de revient ??? », « voir avec Ousmane », « en parler ou pas ? »: what notes leave to be decided. */
const OPEN =
  /\?\?|(?<![\p{L}])(?:à (?:voir|vérifier|compléter|préciser|trancher|trouver|décider|chiffrer|confirmer)(?![\p{L}])|ou pas ?\?)/u;
/** « Raconter Yanis et le mur », « anecdote du stylo »: it is announced, and no word of it is there. */
const ANNOUNCED =
  /^[\s\-–—•*·]*(?:puis |ensuite |et |là |: )?(?:raconter|parler d|évoquer|expliquer|rappeler|citer|insister|anecdote|l['’]anecdote|histoire d|l['’]histoire d|blague|exemple (?:d|\p{Lu}))/iu;

/** What notes leave open: what is to be decided before what is only announced; null where they leave nothing so. */
export function findOpenNote({
  sentences,
}: ClaimContext): { sentence: SentenceReading; isAnnounced: boolean } | null {
  const open = sentences.find(({ sentence }) => OPEN.test(sentence.text));
  if (open) return { sentence: open, isAnnounced: false };
  const announced = sentences.find(({ sentence }) => ANNOUNCED.test(sentence.text));
  return announced ? { sentence: announced, isAnnounced: true } : null;
}
