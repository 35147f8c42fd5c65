/**
 * What the question and the objective of a speech say of its form, the precise ones first. Each row is a regular expression
 * over accent-free lower case.
 */
export const FORM_WORDS = {
  minutes: [String.raw`\bcompte[ -]rendu\b`, String.raw`\bproces[ -]verbal\b`],
  /** Said to the many, from a place of authority. */
  address: [
    String.raw`\bdiscours politique\b`,
    String.raw`\brevue de presse\b`,
    String.raw`\blecon\b`,
    String.raw`^expose\b`,
    String.raw`\bconference\b`,
    String.raw`\bsermon\b`,
  ],
  /** A film or a book told again: nothing in it was lived. */
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
    String.raw`\bdeparts?\b`,
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

/** A product shown at work, not a company that seeks money. */
export const DEMONSTRATION_WORDS: readonly string[] = [
  String.raw`\bdemonstration\b`,
  String.raw`\bstand\b`,
  String.raw`\bmontrer (?:le|la|un|une|comment)\b`,
  String.raw`\bteleachat\b`,
];

/** A post named in the question or the objective. */
export const POST_WORDS: readonly string[] = [
  String.raw`\bpostes? (?:d[eu']|en)`,
  String.raw`\bembauche`,
  String.raw`\b(?:un|le|ce|cet) (?:cdi|cdd|emploi|stage|contrat|apprentissage|alternance)\b`,
  String.raw`\bdeven(?:ir|ez)\b`,
  String.raw`\betre (?:prise?|recrutee?|embauchee?|retenue?)\b`,
];

/** Who decides by a vote: whoever speaks before them wants something of them. */
export const DECIDER_WORDS: readonly string[] = [
  String.raw`\bconseil (?:municipal|communautaire|d'administration|syndical|d'ecole|de la vie)\b`,
  String.raw`\bconseillers municipaux\b`,
  String.raw`\belus\b`,
  String.raw`\bcopropriet`,
  String.raw`\breunion publique\b`,
];
