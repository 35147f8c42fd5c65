/**
 * Words of the question and the objective that show the form of a speech, the precise forms first. Each row is a
 * regular expression over accent-free lower case.
 */
export const FORM_WORDS = {
  minutes: [String.raw`\bcompte[ -]rendu\b`, String.raw`\bproces[ -]verbal\b`],
  /** Spoken to many people from a position of authority. */
  address: [
    String.raw`\bdiscours politique\b`,
    String.raw`\brevue de presse\b`,
    String.raw`\blecon\b`,
    String.raw`^expose\b`,
    String.raw`\bconference\b`,
    String.raw`\bsermon\b`,
  ],
  /** A film or a book retold: not a lived event. */
  retelling: [
    String.raw`\b(?:scene|histoire) d[eu]s? (?:un )?(?:film|livre)s?\b`,
    String.raw`\bracont\w+ un (?:film|livre)\b`,
  ],
  directions: [String.raw`\b(?:le|un) chemin\b`, String.raw`\bitineraire\b`],
  thesis: [
    String.raw`\bsoutenance\b`,
    String.raw`\bthese\b`,
    String.raw`\bmemoire (?:de|a|en)\b`,
    String.raw`\bsujet de memoire\b`,
  ],
  oralExam: [
    String.raw`\bgrand oral\b`,
    String.raw`\boral (?:du|de|d')`,
    String.raw`\bconcours d'eloquence\b`,
    String.raw`\beloquence\b`,
    String.raw`\btraiter le sujet\b`,
    String.raw`\bexamen\b`,
  ],
  tribute: [
    String.raw`\bhommage\b`,
    String.raw`\bobseques\b`,
    String.raw`\benterrement\b`,
    String.raw`\bfuneraille`,
    String.raw`\badieux?\b`,
    String.raw`\bau revoir\b`,
    String.raw`\bmedaille\b`,
    String.raw`\bremerci`,
    String.raw`(?<!\bannoncer (?:mon|son|notre|un|le) )\bdeparts?\b`,
    String.raw`\bretraite\b`,
  ],
  toast: [
    String.raw`\btoast\b`,
    String.raw`\bmariages?\b`,
    String.raw`\bmariee?s?\b`,
    String.raw`\banniversaire\b`,
    String.raw`\bvoeux\b`,
    String.raw`\b(?:cinquante|soixante|quarante|trente|quatre-vingts?) ans d[eu']`,
    String.raw`\bfeter\b`,
    String.raw`\bpot d[eu']`,
  ],
  announcement: [String.raw`\bannonc`, String.raw`\binformer\b`, String.raw`\breorganisation\b`],
  persuasion: [
    String.raw`\bconvaincre\b`,
    String.raw`\bplaid`,
    String.raw`\bdemander?\b`,
    String.raw`\bobtenir\b`,
    String.raw`\bfaire voter\b`,
    String.raw`\belection`,
    String.raw`\belue?s?\b`,
    String.raw`\bcandidat`,
    String.raw`\bvoix\b`,
    String.raw`\bdefendre\b`,
    String.raw`\bcontre (?:la|le|l'|les) (?:fermeture|suppression|projet|vente|abattage|construction|augmentation)`,
    String.raw`\bempecher\b`,
    String.raw`\bse presenter (?:a|au)\b`,
  ],
  story: [
    String.raw`\bracont`,
    String.raw`\btemoign`,
    String.raw`\banecdote\b`,
    String.raw`\bsouvenir\b`,
    String.raw`\bparler de sa\b`,
  ],
  explanation: [
    String.raw`\bexpli(?:qu|cation)`,
    String.raw`\bexpos`,
    String.raw`\bpresent(?:er|ation|ez)\b`,
    String.raw`\bcours\b`,
    String.raw`\bcomprendre\b`,
    String.raw`\bdefinir\b`,
  ],
} as const satisfies Record<string, readonly string[]>;

/**
 * « Se présenter à sa classe », « présenter mon parcours »: what is one's own is presented, not explained, and « obtenir
 * un stage » pleads for no cause. No form has the parts of such a speech.
 */
export const SELF_WORDS = [
  String.raw`\b(?:se|me|nous) presenter\b(?! (?:a (?:l'election|la mairie|la presidence)|aux elections)\b)`,
  String.raw`\bpresent(?:ez-vous|e-toi)\b`,
  String.raw`\bpresent(?:er|ation de) (?:mon|ma|mes|notre|nos)\b(?! (?:voeux|expose|these|memoire))`,
  String.raw`\bpresentation (?:de (?:soi|moi)|personnelle)\b`,
  String.raw`\b(?:brise|casse)-glace\b|\btour de table\b`,
  String.raw`\bobtenir (?:un|une|ce|cette|le|la|mon) (?:stage|alternance|apprentissage|poste|emploi|job|entretien|embauche|cdi|cdd|contrat|mission)\b`,
] as const;

/**
 * Words in a text that are typical of one form: each row is one sign, and `least` signs are needed to recognise it.
 * Over accent-free lower case; none of 1 000 product pitches has that many.
 */
export const FORM_SIGNS = {
  /** A plea about a common decision; who listens counts as a sign. */
  persuasion: {
    least: 3,
    rows: [
      String.raw`\b(?:vote[rz]|votiez|votons|le vote|au vote|vote (?:pour|contre|de ce soir))\b`,
      String.raw`\b(?:je|on|nous) (?:suis|est|sommes|vote|votons) (?:pour|contre)\b|\bje m'oppose\b|\b(?:je|nous) refus(?:e|ons)\b|\bdites non\b|\bnon a (?:la|ce|cette)\b|\bil faut (?:arreter|cesser|sauver|refuser) |\brenonce[rz]\b|\brepousse[rz]\b|\b(?:injuste|inacceptable|scandaleux)\b`,
      String.raw`\bpetition\b|\bsignez\b|\bmanifest(?:er|ation|ez)\b|\bgreve\b|\b(?:ecrivez|appelez|telephonez) (?:au|a|le|la|vos) (?:maire|elus|prefet|depute|radio|presse|mairie)\b`,
      String.raw`\b(?:fermeture|suppression|fermer|supprimer|supprimez|fermez|abattage|abattre|demolition|demolir) (?:de |du |d'|la |le |l'|les |des |notre |cette |ces |ce |un |une )`,
      String.raw`\b(?:elus|conseillers|coproprietaires|copropriete|assemblee generale|conseil (?:municipal|d'administration|syndical|d'ecole))\b|\bmonsieur le maire\b|\bmadame la maire\b`,
      String.raw`\bon nous (?:dit|annonce|repond|explique)\b|\bvous (?:dites|voulez|allez|comptez) (?:que|fermer|supprimer|voter|abattre|enlever|construire|augmenter)\b`,
    ],
  },
  minutes: {
    least: 3,
    rows: [
      String.raw`^compte[ -]rendu\b|^proces[ -]verbal\b`,
      String.raw`\b(?:etaient|sont) presente?s\b|\bpresente?s ?:`,
      String.raw`\bexcusee?s?\b`,
      String.raw`\bordre du jour\b`,
      String.raw`\bseance (?:est |fut )?(?:ouverte|levee)\b|\blevee de (?:la )?seance\b|\bsecretaire de seance\b`,
      String.raw`\ba l'unanimite\b|\bquorum\b|\babstentions?\b`,
      String.raw`\bprochaine (?:reunion|seance)\b`,
    ],
  },
  directions: {
    least: 4,
    rows: [
      String.raw`\btourn(?:ez|es|e) `,
      String.raw`\bpren(?:ez|ds) (?:a|la|le|l'|en)(?!\w)`,
      String.raw`\btout droit\b`,
      String.raw`\brond[ -]point\b`,
      String.raw`\b(?:au|deuxieme|premier) (?:feu|carrefour|croisement|stop)\b`,
      String.raw`\b(?:long|travers|suiv)(?:ez|es)\b`,
      String.raw`\ba gauche\b|\bsur (?:votre|ta|la) gauche\b`,
      String.raw`\ba droite\b|\bsur (?:votre|ta|la) droite\b`,
      String.raw`\b(?:vous|tu) (?:arriv|verr|tomb|pass)`,
      String.raw`\bmetres\b|\bminutes a pied\b`,
    ],
  },
  tribute: {
    least: 2,
    rows: [
      String.raw`\b(?:pars|part|partez|partir|depart) (?:a|en) (?:la )?retraite\b|\b(?:bonne|ta|sa|votre) retraite\b`,
      String.raw`\bmanquer(?:a|as|ez)?\b(?! (?:de|d'|une?|l[ea]s?|l'|des|pas)(?!\w))`,
      String.raw`\bhommage\b`,
      String.raw`\b(?:nous a|nous ont|m'a|t'a) quitte|\bobseques\b|\bcercueil\b|\bcimetiere\b|\ben paix\b|\bcondoleances\b|\badieu\b`,
      String.raw`\bmerci pour tout\b|\bmerci d'avoir ete\b|\bbon vent\b|\b(?:bonne|belle) route\b|\bbonne continuation\b`,
      String.raw`\b(?:les|aux|le|la|chers) marie(?:e|s|es)?\b|\b(?:de|mon|le) temoin\b|\b(?:tout le|beaucoup de|plein de) bonheur\b`,
      String.raw`\b(?:leve|levons|levez|lever) (?:nos|vos|le|votre|ton|les|mon|son) verres?\b|\btrinqu|\ba (?:la|ta|votre|leur) sante\b`,
      String.raw`\b(?:joyeux|bon) anniversaire\b`,
      String.raw`^(?:bon,? |alors,? )?(?:ma |mon )?ch(?:er|ere) [a-z]|^mes (?:chers |cheres )?ami`,
    ],
  },
  announcement: {
    least: 2,
    rows: [
      String.raw`\b(?:je|nous) vous (?:informe|annonce|informons|annoncons)\b|\bvous (?:annoncer|informer)\b|\b(?:bonne|mauvaise|une) nouvelle\b(?! \w)`,
      String.raw`\ba (?:compter|partir) d[ue] (?:lundi|mardi|mercredi|jeudi|vendredi|\d|premier|mois)`,
      String.raw`\b(?:sera|seront|restera|resteront) (?:ferme|reporte|annule|deplace|suspendu|supprime)e?s?\b|\b(?:ferme|fermons|fermera|quitterons|quittons) (?:definitivement|le|ce|la)\b`,
      String.raw`\bchang(?:e|ent|era|ements?) d'(?:horaires?|adresse)\b|\bhoraires habituels\b|\bnouve(?:lle|aux|lles) (?:adresse|horaires|organisation)\b|\bdemenag|\breorganis|\bfusion`,
      String.raw`\bmerci de (?:le dire|votre comprehension|prevenir|faire passer)\b|\b(?:parlez-en|le dire) autour de vous\b`,
      String.raw`\bje vous ai (?:tous )?(?:reunis?|demande de venir)\b|\bje prends (?:vos|les) questions\b|\bvos questions\b`,
    ],
  },
  story: {
    least: 3,
    rows: [
      String.raw`\bje me souviens\b|\bje n'(?:ai jamais oublie|oublierai jamais)\b|\bje me rappelle\b`,
      String.raw`\bj'avais (?:\w+ ){1,2}ans\b|\bquand j'etais (?:petite?|gamine?|enfant|jeune|gosse)\b`,
      String.raw`\bce (?:jour|soir|matin|dimanche|samedi)-la\b|\bcette (?:nuit|annee)-la\b|\ble lendemain\b`,
      String.raw`\bil (?:faisait|pleuvait|neigeait)\b|\bc'etait (?:un|une|le|la|l'|en|au) `,
      String.raw`\b(?:tout a|d'un) coup\b|\bsoudain\b|\ba ce moment-la\b`,
      String.raw`\b(?:on (?:est|etait)|j'etais|nous etions) (?:partie?s?|tous|assise?s?|en train|reste)`,
      String.raw`\b(?:m'a dit|m'a repondu|a crie|a rigole|a eclate|a ri)\b`,
      String.raw`\bj'ai eu (?:peur|honte|tellement|envie)\b|\bje tremblais\b|\bj'ai (?:pleure|couru|crie|rigole)\b`,
      String.raw`\b(?:vais|voudrais) (?:vous|te) (?:la )?raconter\b|\bl'histoire d(?:e|u|'une?) (?!notre)`,
      String.raw`\bdepuis ce (?:jour|soir)\b|\bet depuis,? (?:je|chaque)\b|\bce jour-la,? j'ai compris\b`,
    ],
  },
  /** A recipe: ingredients, utensils and steps. */
  explanation: {
    least: 4,
    rows: [
      String.raw`\b(?:grammes?|cuilleres?|pincees?|louches?|noix|gousses?|filet) (?:d[e'u]|a soupe|a cafe)`,
      String.raw`\b(?:farine|beurre|oeufs?|sucre|sel|sale|poivre|oignons?|ail|creme|huile|lait|pate)\b`,
      String.raw`\b(?:poele|four|casserole|cocotte|saladier|moule|marmite|fouet|rouleau)\b`,
      String.raw`\blaiss(?:e|ez|er|es|ons) (?:bien )?(?:reposer|cuire|mijoter|refroidir|lever|dorer|fondre|tremper|gonfler|infuser|revenir|bouillir|ecouler|egoutter)\b`,
      String.raw`\b(?:a|au|sur) feu (?:doux|vif|moyen)\b|\bbouillons?\b|\bfremi|\b(?:cent|cents|\d+) ?(?:degres|°)`,
      String.raw`\b(?:ajout|melang|vers|remu|rajout|epluch|malax|petri|hach|incorpor|egoutt|fouett|mix|emin)(?:e|ez|es|er|is|issez|it)(?: bien)? `,
      String.raw`\b(?:vingt|trente|dix|quinze|quarante|\d+|cinq) ?min(?:utes)?\b|\bune (?:heure|nuit)\b|\bla veille\b`,
    ],
  },
} as const satisfies Partial<Record<keyof typeof FORM_WORDS, { least: number; rows: readonly string[] }>>;

/** A talk with one’s employer about pay, or to leave: two signs, as above. */
export const EMPLOYER_SIGNS = {
  raise: [
    String.raw`\baugmentation\b(?! (?:de la|des|du (?:prix|nombre|trafic|chiffre)))|\baugmenter (?:mon|de)\b`,
    String.raw`\b(?:mon|de) salaire\b|\bma (?:remuneration|paie|paye)\b|\bmon (?:fixe|coefficient|echelon|treizieme mois)\b`,
    String.raw`\b(?:euros?|€|%|pour cent) (?:brut|net|de plus)\b|\bde plus par mois\b|\bbruts?\b`,
  ],
  resignation: [
    String.raw`\bje (?:quitte|vais quitter) (?:l'entreprise|la (?:boite|societe|maison|boutique)|mon (?:poste|emploi)|l'equipe|le (?:service|magasin|cabinet))\b`,
    String.raw`\bdemission(?:ne|ner|s)?\b`,
    String.raw`\bpreavis\b`,
    String.raw`\bmon dernier jour\b|\bje pars (?:le|fin|a la fin|en) \b|\bmon depart\b`,
  ],
} as const;

/** Signs of an offer: with one, a text sells or asks for money, even if it also announces news. */
export const OFFER_WORDS: readonly string[] = [
  String.raw`\bclients?\b`,
  String.raw`\bvend(?:s|ons|re|u|ez)\b`,
  String.raw`\bprix\b`,
  String.raw`\btarifs?\b`,
  String.raw`\babonne`,
  String.raw`\bcommand(?:e|ez|er)\b`,
  String.raw`\b(?:investi|subvention|financ)`,
];

/** Signs of something sold, under which a plea is still the pitch of an offer. */
export const SOLD_WORDS: readonly string[] = [
  String.raw`\bclients?\b`,
  String.raw`\bvend(?:s|ons|re|u|ez)\b`,
  String.raw`\btarifs?\b`,
  String.raw`\babonne`,
  String.raw`\bcommand(?:e|ez|er)\b`,
  String.raw`\b(?:notre|mon) (?:produit|solution|application|plateforme|offre)\b`,
];

/** A demonstration of a product, not a company that seeks money. */
export const DEMONSTRATION_WORDS: readonly string[] = [
  String.raw`\bdemonstration\b`,
  String.raw`\bstand\b`,
  String.raw`\bmontrer (?:le|la|un|une|comment)\b`,
  String.raw`\bteleachat\b`,
];

/** A job named in the question or the objective. */
export const POST_WORDS: readonly string[] = [
  String.raw`\bpostes? (?:d[eu']|en)`,
  String.raw`\bembauche`,
  String.raw`\b(?:un|le|ce|cet) (?:cdi|cdd|emploi|stage|contrat|apprentissage|alternance)\b`,
  String.raw`\bdeven(?:ir|ez)\b`,
  String.raw`\betre (?:prise?|recrutee?|embauchee?|retenue?)\b`,
];

/** Bodies that decide by a vote: a speech to them is a request. */
export const DECIDER_WORDS: readonly string[] = [
  String.raw`\bconseil (?:municipal|communautaire|d'administration|syndical|d'ecole|de la vie)\b`,
  String.raw`\bconseillers municipaux\b`,
  String.raw`\belus\b`,
  String.raw`\bcopropriet`,
  String.raw`\breunion publique\b`,
];
