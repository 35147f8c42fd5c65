import { regexInLines } from "../../language/regex-in-lines.ts";

/** Names that begin with a common noun take its article: « à la Ville de Montreuil », « au Cabinet Morel ». */
const FEMININE = regexInLines("iu")`
  ^(?:
    ville|mairie|commune|communauté|métropole|région|préfecture|résidence|clinique|maison|boulangerie|boucherie|pharmacie|
    librairie|ferme|fondation|caisse|banque|mutuelle|coopérative|fédération|chambre|société|crèche|médiathèque|bibliothèque|
    brasserie|menuiserie|polyclinique|mission locale|régie
  )(?!\p{L})
`;
const MASCULINE = regexInLines("iu")`
  ^(?:
    groupe|centre|conservatoire|bureau|cinéma|camping|parc|port|chu|chr|cabinet|conseil|lycée|collège|théâtre|musée|syndicat|département|domaine|restaurant|garage|
    laboratoire|magasin|ministère|réseau|service|studio|château|foyer|greta|ccas|sdis|crous
  )(?!\p{L})
`;
const ELIDED = regexInLines("iu")`
  ^(?:
    association|école|université|agence|académie|entreprise|ehpad|esat|hôpital|hôtel|institut|office|atelier|établissement|
    union|épicerie|auberge|orchestre|opéra|observatoire
  )(?!\p{L})
`;
const ARTICLE = /^(?:les?|la|l['’]|un|une|des|aux?|du) ?/iu;

/** The employer with its article, where the kind of its name tells it: « la Ville de Montreuil », « Voltéa ». */
export function theEmployer(name: string): string {
  if (ARTICLE.test(name)) return name;
  if (ELIDED.test(name)) return `l’${name}`;
  if (FEMININE.test(name)) return `la ${name}`;
  return MASCULINE.test(name) ? `le ${name}` : name;
}

/** Working there: « à la Ville de Montreuil », « au Groupe Morel », « chez Voltéa ». */
export function atEmployer(name: string): string {
  const named = theEmployer(name);
  if (named === name) return `chez ${name}`;
  return named.startsWith("le ") ? `au ${name}` : `à ${named}`;
}
