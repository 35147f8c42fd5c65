import { rowsOf } from "../../../language/rows-of.ts";

/** Nouns that an advice may count without inventing a fact: « deux exemples », « trois phrases ». */
export const PARTS_OF_A_TEXT = rowsOf(String.raw`
phrase
mot
idée
exemple
preuve
étape
partie
point
argument
détail
fait
geste
action
scène
sujet
élément
paragraphe
passage
formule
question
adjectif
ligne
temps
moment
raison
chiffre
image
affirmation
`);
