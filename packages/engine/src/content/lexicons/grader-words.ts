// Rows of the regular expressions of `grader-instructions.ts`, over accent-free lower case.

/** The best mark, in the words by which it is requested. */
export const TOP_MARKS: readonly string[] = [
  String.raw`10 ?\/ ?10`,
  "10 sur 10",
  "dix sur dix",
  String.raw`20 ?\/ ?20`,
  "20 sur 20",
  "vingt sur vingt",
  String.raw`60 ?\/ ?60`,
  "60 sur 60",
  String.raw`100 ?\/ ?100`,
  "100 sur 100",
  "(?:la|une) (?:meilleure|excellente|bonne) note",
  "(?:la|une|le|un) (?:note|score) (?:maximale?|maximum|parfaite?|de 10|de 60|de dix)",
  "le maximum",
  "tous les points",
];

/** Who or what grades. */
export const GRADERS: readonly string[] = [
  "correcteur",
  "evaluateur",
  "examinateur",
  "systeme",
  "modele",
  "assistant",
  "algorithme",
  "robot",
  "moteur",
  "logiciel",
  "jury automatique",
  String.raw`ia\b`,
];

/** Tags that separate the roles in a language model's prompt. */
export const ROLE_TAGS: readonly string[] = [
  String.raw`<\|?\s?\/?\s?(?:system|user|assistant|im_start|im_end|s|endoftext|instructions?)\s?\|?>`,
  String.raw`\[\/?\s?(?:inst|system|sys)\s?\]`,
  String.raw`<<\s?\/?sys\s?>>`,
  "## ?(?:system|instruction|assistant|user)",
];

/** Words that show that a sentence next to an instruction belongs to it. */
export const GRADING_WORDS: readonly string[] = [
  "(?:structure|clarte|coherence|persuasion|accroche|pertinence|authenticite|appel a l'action) est",
  "scores?",
  "noter",
  "notation",
  "10",
  "60",
  "sur 10",
  "criteres?",
  "evaluation",
  "correcteur",
  "mention",
  "maximale?",
  "consignes?",
  "instructions?",
  "recompense",
  "obligatoire",
  "sans le modifier",
  "contenu",
  "resultat officiel",
  "pitch (?:est|parfait)",
];
