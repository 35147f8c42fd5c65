/**
 * What the questions of interviews say, kind by kind; the precise kinds stand before the broad ones. Each row is a
 * regular expression over accent-free lower case.
 */
export const QUESTION_FORMS = {
  reverse: [
    String.raw`\bdes questions\b`,
    String.raw`\bavez[ -]vous (?:d'autres |une )?questions?\b`,
    String.raw`\bvos questions\b`,
  ],
  salary: [
    String.raw`\bsalair`,
    String.raw`\baugment(?:er|ation)\b`,
    String.raw`\bsalarial`,
    String.raw`\bpretentions\b`,
    String.raw`\bremuneration`,
    String.raw`\bcombien (?:souhaitez|voulez|gagnez|esperez)`,
  ],
  leaving: [
    String.raw`\bpourquoi (?:quitt|part|souhaitez[ -]vous (?:quitter|partir|changer)|voulez[ -]vous (?:quitter|partir|changer)|changer)`,
    String.raw`\bquitt(?:ez|er|e|iez)[^?]{0,40}(?:poste|emploi|entreprise|employeur)`,
    String.raw`\bavez[ -]vous quitte`,
  ],
  future: [
    String.raw`\bdans (?:\w+ )?(?:\d+|deux|trois|quatre|cinq|six|sept|dix|quelques) ans\b`,
    String.raw`\bou vous voyez`,
    String.raw`\bprojet professionnel\b`,
    String.raw`\bambitions?\b`,
    String.raw`\bvotre avenir\b`,
  ],
  weaknesses: [
    String.raw`\bdefauts?\b`,
    String.raw`\bpoints? (?:faibles?|d'amelioration|a ameliorer)`,
    String.raw`\bfaiblesses?\b`,
    String.raw`\baxes? (?:de progres|d'amelioration)`,
  ],
  strengths: [
    String.raw`\bqualites?\b`,
    String.raw`\bpoints? forts?\b`,
    String.raw`\bforces?\b`,
    String.raw`\batouts?\b`,
  ],
  behavioural: [
    String.raw`\b(?:parl|racont|decri|don|cit|expliqu|partag|relat|illustr)\w{0,20}[ -](?:moi |nous )?(?:un|une|d'un|d'une|la fois|le jour|comment vous avez|votre plus (?:grand|grande|belle|beau|gros|grosse)|de votre plus|un exemple|quelques)\b`,
    String.raw`\bla derniere fois\b`,
    String.raw`\bune (?:fois|situation|occasion|experience) (?:ou|dans|pendant|au cours|difficile|de)`,
    String.raw`\bun (?:moment|jour|cas|exemple) (?:ou|dans lequel|precis|concret|recent)`,
    String.raw`\bavez[ -]vous (?:deja|du|eu a|vecu|rencontre|gere|connu|fait face)`,
    String.raw`\bcomment (?:l'avez|avez)[ -]vous (?:gere|regle|resolu|reagi|fait|surmonte)`,
    String.raw`\bexperience comparable\b`,
    String.raw`\bracontez`,
    String.raw`\b(?:reussite|echec|difficulte|conflit|desaccord|erreur|defi)\b[^?]{0,60}\b(?:vous (?:avez|etes)|rencontre|vecu|appris|fier|fiere)`,
  ],
  studies: [
    String.raw`\b(?:formation|ecole|master|licence|bts|but|iut|universite|parcoursup|cursus|prepa)\b`,
  ],
  introduction: [
    String.raw`\bpresent(?:ez|er)[ -]vous\b`,
    String.raw`\bvous presenter\b`,
    String.raw`\bparl\w*[ -](?:moi |nous )?de vous\b`,
    String.raw`\bqui etes[ -]vous\b`,
    String.raw`\bvotre parcours\b`,
    String.raw`\bparcours professionnel\b`,
    String.raw`\bdites[ -](?:moi|nous) qui\b`,
  ],
  choice: [
    String.raw`\bpourquoi (?:devrions|devrait|vous (?:plutot|et pas|choisir|embaucher|recruter)|vous \?)`,
    String.raw`\bvous (?:choisir|recruter|embaucher|retenir)\b`,
    String.raw`\bdifferenci`,
    String.raw`\b(?:apporter|apporterez|apporteriez)\b`,
    String.raw`\bpourquoi vous\b`,
  ],
  drive: [
    String.raw`\bqu'est[ -]ce qui vous (?:motive|plait|anime|passionne|pousse)`,
    String.raw`\bqu'aimez[ -]vous\b`,
    String.raw`\bce qui vous (?:motive|plait|anime)`,
  ],
  motivation: [
    String.raw`\bpourquoi (?:ce|cette|notre|nous|avez[ -]vous (?:postule|choisi|candidate|repondu)|souhaitez|voulez|vouloir|postul|rejoindre|candidat)`,
    String.raw`\binteresse`,
    String.raw`\bmotivations?\b`,
    String.raw`\brejoindre\b`,
    String.raw`\battir`,
    String.raw`\bque savez[ -]vous (?:de|sur)`,
    String.raw`\bconnaissez[ -]vous (?:notre|l'entreprise)`,
  ],
  method: [
    // « Comment expliquez-vous ce trou » asks for a reason.
    String.raw`\bcomment\b(?! (?:expliqu|justifi))`,
    String.raw`\bquelle est votre (?:methode|facon|maniere|approche)`,
    String.raw`\bque feriez[ -]vous`,
    String.raw`\bpar quoi commenceriez`,
  ],
} as const satisfies Record<string, readonly string[]>;
