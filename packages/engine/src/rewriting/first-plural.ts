/** First person plural of the irregular third person singulars that follow « on ». */
const IRREGULAR: Record<string, string> = {
  a: "avons",
  est: "sommes",
  fait: "faisons",
  va: "allons",
  peut: "pouvons",
  veut: "voulons",
  doit: "devons",
  sait: "savons",
  dit: "disons",
  met: "mettons",
  permet: "permettons",
  promet: "promettons",
  prend: "prenons",
  apprend: "apprenons",
  comprend: "comprenons",
  vend: "vendons",
  rend: "rendons",
  attend: "attendons",
  répond: "répondons",
  entend: "entendons",
  perd: "perdons",
  vient: "venons",
  devient: "devenons",
  tient: "tenons",
  obtient: "obtenons",
  voit: "voyons",
  prévoit: "prévoyons",
  croit: "croyons",
  connaît: "connaissons",
  connait: "connaissons",
  reçoit: "recevons",
  conçoit: "concevons",
  construit: "construisons",
  produit: "produisons",
  réduit: "réduisons",
  conduit: "conduisons",
  traduit: "traduisons",
  finit: "finissons",
  choisit: "choisissons",
  remplit: "remplissons",
  réunit: "réunissons",
  fournit: "fournissons",
  garantit: "garantissons",
  réussit: "réussissons",
  agit: "agissons",
  bâtit: "bâtissons",
  part: "partons",
  sort: "sortons",
  sert: "servons",
  suit: "suivons",
  vit: "vivons",
  lit: "lisons",
  écrit: "écrivons",
  ouvre: "ouvrons",
  offre: "offrons",
  découvre: "découvrons",
  court: "courons",
  achète: "achetons",
  lève: "levons",
  appelle: "appelons",
  rappelle: "rappelons",
  renouvelle: "renouvelons",
  gère: "gérons",
  espère: "espérons",
  préfère: "préférons",
  intègre: "intégrons",
  accélère: "accélérons",
  génère: "générons",
  libère: "libérons",
  récupère: "récupérons",
  repère: "repérons",
  répète: "répétons",
  jette: "jetons",
  projette: "projetons",
  mène: "menons",
  amène: "amenons",
  enlève: "enlevons",
  pèse: "pesons",
  essaie: "essayons",
  essaye: "essayons",
  paie: "payons",
  paye: "payons",
  emploie: "employons",
  envoie: "envoyons",
  nettoie: "nettoyons",
  appuie: "appuyons",
  avait: "avions",
  était: "étions",
  sera: "serons",
  aura: "aurons",
  fera: "ferons",
  ira: "irons",
  pourra: "pourrons",
  devra: "devrons",
  voudra: "voudrons",
  saura: "saurons",
  verra: "verrons",
  serait: "serions",
  aurait: "aurions",
  ferait: "ferions",
  pourrait: "pourrions",
  devrait: "devrions",
  voudrait: "voudrions",
  aimerait: "aimerions",
  allait: "allions",
};

/** Verbs after which « on » is the speaker's team, not people in general. */
const TEAM_VERBS = new Set(
  `cherche recherche lève propose développe fabrique construit vise recrute vend loue livre prépare lance ouvre travaille conçoit
accompagne forme équipe installe aide collecte organise crée produit offre prend`.split(/\s+/),
);

/**
 * The form that « nous » takes for a verb that followed « on »: « développe » → « développons ».
 *
 * @returns null when the form is not surely known
 */
export function firstPlural(thirdSingular: string): string | null {
  const known = IRREGULAR[thirdSingular];
  if (known) return known;
  if (/[^i]ait$/.test(thirdSingular) && thirdSingular.length > 5)
    return thirdSingular.replace(/ait$/, "ions");
  if (/(?:er|ir)a$/.test(thirdSingular) && thirdSingular.length > 5)
    return thirdSingular.replace(/a$/, "ons");
  if (!/[^eèé]e$/.test(thirdSingular) || thirdSingular.length < 4 || /è[^e]e$/.test(thirdSingular))
    return thirdSingular === "crée" ? "créons" : null;
  const stem = thirdSingular.slice(0, -1);
  if (stem.endsWith("g")) return `${stem}eons`;
  return stem.endsWith("c") ? `${stem.slice(0, -1)}çons` : `${stem}ons`;
}

/** True when « on » before this verb speaks for the team. */
export function isTeamVerb(verb: string): boolean {
  return TEAM_VERBS.has(verb);
}
