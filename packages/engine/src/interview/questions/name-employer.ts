import { regexInLines } from "../../language/regex-in-lines.ts";

/** Names that begin with a common noun take its article: « à la Ville de Montreuil », « au Cabinet Morel ». */
const FEMININE = regexInLines("iu")`
  ^(?:
    ville|mairie|commune|communauté|métropole|région|préfecture|résidence|clinique|maison|boulangerie|boucherie|pharmacie|
    librairie|ferme|fondation|caisse|banque|mutuelle|coopérative|fédération|chambre|société|crèche|médiathèque|bibliothèque|
    brasserie|menuiserie|fromagerie|pâtisserie|scierie|polyclinique|mission locale|régie
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
    admr|adapei|apei|imprimerie|union|épicerie|auberge|orchestre|opéra|observatoire
  )(?!\p{L})
`;
/** The form of the company, which nobody says: « SARL Menuiseries Castel ». */
const LEGAL_FORM = /^(?:SARL|SASU?|EURL|SNC|SELARL|EARL|GAEC|SCOP) (?=\S)| (?:SARL|SASU?|EURL|SNC|SELARL)$/u;
const ARTICLE = /^(?:les?|la|l['’]|un|une|des|aux?|du) ?/iu;

/** The employer with its article, where the kind of its name tells it: « la Ville de Montreuil », « Voltéa ». */
export function theEmployer(company: string): string {
  const name = company.replace(LEGAL_FORM, "");
  if (ARTICLE.test(name)) return name;
  if (ELIDED.test(name)) return `l’${name}`;
  if (FEMININE.test(name)) return `la ${name}`;
  return MASCULINE.test(name) ? `le ${name}` : name;
}

/** Working there: « à la Ville de Montreuil », « au Groupe Morel », « chez Voltéa ». */
export function atEmployer(name: string): string {
  const named = theEmployer(name);
  if (named.startsWith("le ")) return `au ${named.slice("le ".length)}`;
  return /^l(?:a |['’])/u.test(named) ? `à ${named}` : `chez ${named}`;
}
