import { rowsOf } from "../../../language/rows-of.ts";

/** Preambles before the requested text, one pattern a row. */
export const PREAMBLES = rowsOf(String.raw`
(?:bien s[ûu]r|certainement|absolument|d'accord|avec plaisir|très bien|parfait|entendu|ok)\s?[,!.:]
(?:voici|voilà|ci-dessous)[^.!?\n]{0,60}(?:version|réécriture|proposition|pitch|texte|reformulation|discours|réponse|accroches?|rewrite)
(?:pitch|texte|version|discours|réponse|accroche)(?: \p{L}+){0,3}\s?:
`);

/** Comments of a model on its answer, after it, one pattern a row. */
export const CLOSING_NOTES = rowsOf(String.raw`
cette (?:version|réécriture|reformulation)
j'ai (?:bien )?(?:conservé|gardé|reformulé|respecté|supprimé|retiré|corrigé|raccourci|veillé)[^.!?\n]{0,40}\b(?:votre (?:texte|pitch)|chiffres|faits|longueur|structure|consignes|style|sens|tics)
n'hésitez pas à (?:adapter|compléter|modifier|me (?:dire|le|demander)|personnaliser)
^(?:note|remarque|nb|n\.b\.|conseil|explication)s? ?:
souhaitez-vous que (?:je|j')
dites-moi si
(?:pensez|n'oubliez pas) à (?:remplacer|compléter)
(?:les|le texte entre) crochets
mots? au total
nombre de mots
`);
