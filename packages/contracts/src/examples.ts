import type { PitchType } from "@app/engine/pitch";

export interface ExamplePitch {
  /** Names its files in `fixtures/examples`. */
  name: string;
  /** Token of its share link: the same on every installation, since pages written at build time link to it. */
  token: string;
  /** The end of that link, made from its target. */
  slug: string;
  pitchType: PitchType;
  question: string | null;
  target: string;
  audience: string;
  /** Whether it is spoken, by a synthesised voice. */
  spoken: boolean;
  /** What it illustrates. */
  remark: string;
}

/** Our public example pitches, by group; the server analyses them like any other pitch at its first start. */
export const EXAMPLES = [
  {
    name: "presentation",
    token: "5f0e1c52-7a4d-4b16-9f6e-2d1a8c3b7e01",
    slug: "decrocher-un-second-entretien",
    pitchType: "rh",
    question: "Pouvez-vous vous présenter ?",
    target: "Décrocher un second entretien",
    audience: "Responsable RH",
    spoken: true,
    remark: "Une réponse dite à voix haute : le débit, les pauses et les « euh » à leur seconde.",
  },
  {
    name: "quai",
    token: "5f0e1c52-7a4d-4b16-9f6e-2d1a8c3b7e02",
    slug: "obtenir-un-poste-de-responsable-logistique",
    pitchType: "rh",
    question: "Racontez une situation difficile et la façon dont vous l'avez résolue.",
    target: "Obtenir un poste de responsable logistique",
    audience: "Responsable RH",
    spoken: false,
    remark: "Une situation, des actions, un résultat chiffré : la méthode STAR, suivie jusqu’au bout.",
  },
  {
    name: "boulangerie",
    token: "5f0e1c52-7a4d-4b16-9f6e-2d1a8c3b7e03",
    slug: "lever-350-000-euros",
    pitchType: "produit",
    question: null,
    target: "Lever 350 000 euros",
    audience: "Investisseur",
    spoken: false,
    remark: "Un problème que l’on voit, une preuve, une demande précise.",
  },
  {
    name: "velo",
    token: "5f0e1c52-7a4d-4b16-9f6e-2d1a8c3b7e04",
    slug: "trouver-un-revendeur",
    pitchType: "produit",
    question: null,
    target: "Trouver un revendeur",
    audience: "Partenaire",
    spoken: false,
    remark: "Un premier jet : des mots vagues, pas de demande. Le rapport dit quoi ajouter.",
  },
  {
    name: "atelier",
    token: "5f0e1c52-7a4d-4b16-9f6e-2d1a8c3b7e05",
    slug: "dire-au-revoir-a-mes-collegues",
    pitchType: "perso",
    question: null,
    target: "Dire au revoir à mes collègues",
    audience: "Collègues",
    spoken: false,
    remark: "Un discours de départ, fait de souvenirs précis.",
  },
  {
    name: "expose",
    token: "5f0e1c52-7a4d-4b16-9f6e-2d1a8c3b7e06",
    slug: "reussir-mon-expose",
    pitchType: "perso",
    question: null,
    target: "Réussir mon exposé",
    audience: "Classe",
    spoken: false,
    remark: "Un exposé de classe, avec ses tics de langage soulignés un à un.",
  },
] as const satisfies readonly ExamplePitch[];

/** The one that the landing page shows. */
export const SHOWN_EXAMPLE = EXAMPLES[0];
