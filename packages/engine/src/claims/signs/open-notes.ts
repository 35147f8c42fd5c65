import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** « Coût de revient ??? », « voir avec Ousmane », « en parler ou pas ? »: points that the notes leave undecided. */
const OPEN =
  /\?\?|(?<![\p{L}])(?:à (?:voir|vérifier|compléter|préciser|trancher|trouver|décider|chiffrer|confirmer)(?![\p{L}])|ou pas ?\?)/u;
/** « Raconter Yanis et le mur », « anecdote du stylo »: something is announced but not told. */
const ANNOUNCED = regexInLines("iu")`
  ^[\s\-–—•*·]*(?:puis |ensuite |et |là |: )?(?:
    raconter|parler d|évoquer|expliquer|rappeler|citer|insister|anecdote|l['’]anecdote|histoire d|
    l['’]histoire d|blague|exemple (?:d|\p{Lu})
  )
`;

/** What notes leave open: an undecided point first, else something merely announced; null if there is none. */
export function findOpenNote({
  sentences,
}: ClaimContext): { sentence: SentenceReading; isAnnounced: boolean } | null {
  const open = sentences.find(({ sentence }) => OPEN.test(sentence.text));
  if (open) return { sentence: open, isAnnounced: false };
  const announced = sentences.find(({ sentence }) => ANNOUNCED.test(sentence.text));
  return announced ? { sentence: announced, isAnnounced: true } : null;
}
