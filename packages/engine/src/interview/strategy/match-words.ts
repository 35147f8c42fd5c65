import { plainText, stemOf } from "../plain-text.ts";

const EMPTY = new Set(
  (
    "avec dans pour chez sous sans leur leurs vous votre vos nous notre cette entre plus moins tres bien etre avoir faire " +
    "tenir tenue courant courante premiere premier chaque assurer realiser participer effectuer gerer mettre oeuvre place suivi niveau connaissance maitrise pratique bonne bonnes " +
    "profe expe exper capac utili poste equip savoir outil autre selon type minimum moins ainsi mois annee annees jours jour ans"
  ).split(" "),
);

/** The stems of a phrase, without empty words. */
export function stemsOf(words: string): string[] {
  return [
    ...new Set(
      plainText(words)
        .split(" ")
        .filter((word) => (word.length > 3 || /[+#\d]/.test(word) || word.length === 3) && !isEmpty(word))
        .map(stemOf),
    ),
  ];
}

function isEmpty(word: string): boolean {
  return EMPTY.has(word) || EMPTY.has(word.slice(0, 5)) || (word.length < 4 && SHORT_WORDS.has(word));
}
const SHORT_WORDS = new Set(
  "des les une aux par sur ses est son nos vos tes ton qui que ans non pas ces mes via ect etc".split(" "),
);

/** « diplôme d’État d’aide-soignant » is also « DEAS »: the initials of its meaningful words. */
export function initialsOf(words: string): string {
  return plainText(words)
    .split(" ")
    .filter((word) => word.length > 2 && !SHORT_WORDS.has(word))
    .map((word) => word[0])
    .join("");
}

/**
 * Diplomas by years of study after the baccalauréat, with their cues in plain text; the first matching level counts.
 */
export const DIPLOMAS: readonly (readonly [number, string])[] = [
  [8, "doctorat|these=|phd"],
  [5, "dscg=|mba=|master|bac +5|bac 5|bac+5|dess|dea=|ingenieur|grande ecole|m2=|capa="],
  [3, "dcg=|licence|bac +3|bac 3|bac+3|but=|bachelor"],
  [2, "bts|deust|dut=|bac +2|bac 2|bac+2|deug|formation superieure"],
  [0, "bac pro|baccalaureat|niveau bac=|brevet professionnel"],
  [-1, "cap=|bep=|cqp=|titre pro"],
];
/** First words of a diploma line in a CV. */
export const DIPLOMA_CUES =
  "doctorat|these=|phd|master|dess|dea=|licence|bachelor|bts|dut=|deug|bac=|bac pro|baccalaureat|brevet|cap=|bep=|cqp=|titre pro|diplome|caces|habilitation|attestation|certificat|sst=|psc1|afgsu|capa=|bafa|bafd|bnssa|caferuis|deas=|deaes|formation";
