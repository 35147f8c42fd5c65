import type { EditKind } from "../../report.ts";

/** Why each kind of edit is proposed, in about six words. */
export const REASONS = {
  tic: "ne dit rien ici",
  restart: "commencé deux fois, dit une fois",
  hedge: "fait douter de ce que vous affirmez",
  aside: "parle du discours, pas du sujet",
  detour: "mène à côté du sujet",
  repeated: "déjà dit, mot pour mot",
  empty: "d’autres pourraient le dire, rien ne le prouve",
  opening: "annonce seulement ce qui suit",
  instruction: "s’adresse au correcteur, pas à l’auditoire",
  stop: "majuscule ou point manquant",
  comma: "une pause se marque ici",
  excuse: "personne ne vous reprochait rien",
  goesOn: "la phrase continue après le point",
  unfinished: "annonce une suite qui ne vient pas",
  split: "plus de trente mots d’un souffle",
  negation: "«\u00a0ne\u00a0» s’écrit devant le verbe",
  spelling: "orthographe ou accord",
  proofUp: "ce qui frappe ouvre mieux",
  requestLast: "une demande se retient en dernier",
  gap: "partie attendue, absente du texte",
  length: "prouve moins que le reste",
  paragraph: "un paragraphe pour chaque idée",
  plain: "se dit plus droit",
  leadIn: "annonce ce que la suite dit",
  wornOpening: "d’autres textes commencent ainsi",
  cleft: "se dit sans détour",
  wordy: "se dit en moins de mots",
  doubledModal: "le souhait ou le but suffit",
  nominal: "un verbe porte mieux qu’un nom",
  list: "une liste n’a qu’un «\u00a0et\u00a0»",
  counted: "le chiffre ouvre mieux la phrase",
  weakEnd: "affaiblit ce qui vient d’être dit",
  cut: "le modèle propose de s’en passer",
  reworded: "le modèle propose d’autres mots",
} as const satisfies Record<
  | EditKind
  | "comma"
  | "detour"
  | "excuse"
  | "goesOn"
  | "unfinished"
  | "leadIn"
  | "wornOpening"
  | "cleft"
  | "wordy"
  | "doubledModal"
  | "nominal"
  | "list"
  | "counted"
  | "weakEnd",
  string
>;
