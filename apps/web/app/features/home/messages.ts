import {
  ANALYSIS_SEC,
  AUDIO_ANALYSIS_COST,
  INTERVIEW_PREPARATION_MINUTES,
  PLAN_COST,
  RECORDING_SEC_MAX,
  RECORDING_SEC_MIN,
  SIGNUP_CREDITS,
  TEXT_ANALYSIS_COST,
  TRANSCRIPTION_SEC,
} from "@app/contracts/limits";
import { count } from "../../lib/plural.ts";
import { french } from "../../lib/typo.ts";

const TEXTS = Math.floor(SIGNUP_CREDITS / TEXT_ANALYSIS_COST);
const RECORDINGS = Math.floor(SIGNUP_CREDITS / AUDIO_ANALYSIS_COST);
/** What a new account's credits pay for: « 20 textes ou 6 enregistrements ». */
const GIFT_BUYS = `${count(TEXTS, "texte")} ou ${count(RECORDINGS, "enregistrement")}`;

export const HOME_TEXT = french({
  title: "Préparez pitchs et entretiens à voix haute",
  description:
    "Entretien, levée de fonds, oral, discours : dites ou écrivez votre pitch en français. La voix et le contenu notés et expliqués, votre texte réécrit, trois accroches.",
  lead: "Entretien, levée de fonds, oral, discours : dites votre pitch, ou écrivez-le. En une minute, vous savez ce qui porte, ce qui freine et comment mieux le dire.",
  start: "Essayer gratuitement",
  example: "Voir un exemple d’analyse",
  gift: `${count(SIGNUP_CREDITS, "crédit")} offerts à l’inscription : ${GIFT_BUYS}`,
  stage:
    "Exemple : « Bonjour, je m’appelle Camille et du coup j’aide les équipes à mieux s’écouter. » Une pause à marquer après « Bonjour », un mot parasite, « du coup », et une phrase courte de 13 mots.",
} as const);

export const FEATURES = french([
  {
    title: "Performance orale",
    text: "Débit, rythme, fluidité, mots parasites : chaque note se mesure sur votre voix et s’explique.",
    levels: [3, 6, 4, 7, 6, 9],
    tone: "text-c3",
  },
  {
    title: "Contenu du pitch",
    text: "Six critères notés sur 10. Chaque note montre ce qui a été mesuré et cite votre texte.",
    levels: [9, 7, 5, 8, 6, 9],
    tone: "text-c1",
  },
  {
    title: "Recommandations",
    text: "Votre pitch réécrit sans rien inventer, annoté pour l’oral, et trois accroches pour commencer fort.",
    levels: [2, 4, 5, 7, 8, 9],
    tone: "text-c2",
  },
] as const);

export const EXAMPLE_TEXT = french({
  title: "Essayez sur un vrai rapport",
  lead: (seconds: number) =>
    `Une réponse d’entretien de ${seconds} secondes, telle que l’analyse la rend. Écoutez, puis lisez ce qui a été mesuré.`,
  views: { oral: "Oral", content: "Contenu", advice: "Conseils" },
  view: "Partie du rapport",
  whole: "Lire le rapport entier",
  others: "D’autres exemples",
  origin: "Texte écrit par nous, lu par une voix de synthèse, analysé comme tout autre pitch.",
  perfect: "Le pitch réécrit",
  hooks: (count: number) => (count === 1 ? "L’accroche" : `${count} accroches`),
  play: "Écouter l’exemple",
  pause: "Mettre en pause",
  position: "Position dans l’enregistrement",
  positionOf: (now: string, end: string) => `${now} sur ${end}`,
  marks: { short: "Pause courte", long: "Pause longue", filler: "Mot parasite" },
} as const);

export const DEMO_TEXT = french({
  title: "Une analyse, du\u00a0début à la\u00a0fin",
  lead: "De la question au rapport, filmé dans le produit lui-même. Sans son, avec sous-titres.",
  label: "Vidéo de démonstration, sous-titrée en français",
} as const);

export const AUDIENCES_TEXT = french({
  title: "Pour qui doit convaincre en quelques minutes",
  cards: [
    {
      who: "En recherche d’emploi",
      says: "« Parlez-moi de vous. »",
      text: "Vingt questions qui reviennent partout, et celles de l’annonce que vous collez. Vous arrivez en les ayant déjà dites.",
    },
    {
      who: "À la tête d’un projet",
      says: "« Trois minutes, pas une de plus. »",
      text: "Le problème, la preuve, la demande : vous voyez ce qui manque avant qu’un jury ne le cherche.",
    },
    {
      who: "En poste",
      says: "« Pourquoi vous, pourquoi maintenant ? »",
      text: "Une augmentation, une mobilité, un réseau à nouer : la conversation se répète avant d’avoir lieu.",
    },
    {
      who: "En études",
      says: "« Nous vous écoutons. »",
      text: "Oral, soutenance, candidature, annonce devant la classe : votre débit et vos pauses se voient, donc se travaillent.",
    },
  ],
} as const);

export const PLAN_PRESENTATION_TEXT = french({
  title: "Préparez votre entretien avec une stratégie",
  lead: `Une annonce et ${INTERVIEW_PREPARATION_MINUTES} minutes : vous savez ce que le poste demande, ce qu’on vous demandera, et quoi répondre. Un plan coûte ${count(PLAN_COST, "crédit")}.`,
  benefits: [
    {
      title: "Les compétences, classées",
      text: "Hard skills et soft skills de l’annonce, par importance et par niveau attendu.",
    },
    {
      title: "La fiche du métier",
      text: "Une annonce de trois lignes est complétée par la fiche du métier qui lui correspond.",
    },
    {
      title: "Des questions pour ce poste",
      text: "Tirées de l’annonce, avec un exemple de réponse à adapter pour chacune.",
    },
    {
      title: "Une stratégie d’entretien",
      text: "Votre CV face au poste : vos atouts, les points à préparer, un plan d’action.",
    },
  ],
  how: "Comment ça fonctionne ?",
  steps: [
    {
      title: "Collez la description du poste",
      text: "Plus elle est détaillée, plus le plan est précis.",
    },
    { title: "L’IA analyse le poste", text: "Compétences, niveau, vocabulaire du métier." },
    {
      title: "Préparez-vous là où ça compte",
      text: "Vous répondez aux questions à voix haute, et vous voyez vos notes monter.",
    },
  ],
  start: "Essayer maintenant",
  picture: {
    job: "Responsable logistique",
    skills: [
      { name: "Gestion des stocks", importance: "indispensable", level: 9 },
      { name: "Animation d’équipe", importance: "indispensable", level: 7 },
      { name: "Anglais", importance: "souhaitée", level: 4 },
    ],
    question: "« Racontez une situation difficile et la façon dont vous l’avez résolue. »",
    label:
      "Exemple de plan pour un poste de responsable logistique : gestion des stocks et animation d’équipe indispensables, anglais souhaité, et une question d’entretien.",
  },
} as const);

export const TESTIMONIALS_TEXT = french({
  title: "Ce que l’on y gagne",
  mark: "Témoignages illustratifs",
  explain:
    "Ces trois personnes sont imaginées pour montrer à quoi sert le produit. De vrais avis les remplaceront.",
  label: "Témoignages",
  slide: "témoignage",
  carousel: "carrousel",
  previous: "Témoignage précédent",
  next: "Témoignage suivant",
  pause: "Arrêter le défilement",
  play: "Reprendre le défilement",
  of: (index: number, total: number) => `${index} sur ${total}`,
  rating: (rating: number) => `${rating} sur 5`,
} as const);

export const FAQ_TEXT = french({
  title: "Vos questions",
  items: [
    {
      question: "Comment les notes sont-elles calculées ?",
      answer:
        "Le débit, les pauses, les mots et les phrases sont mesurés, puis des règles leur donnent une note sur 10. Chaque note montre ses mesures et cite vos mots : le même pitch reçoit toujours la même note. Si un modèle de langue donne son avis, le rapport le dit.",
    },
    {
      question: "Que peut-on faire avec les crédits offerts ?",
      answer: `Les ${count(SIGNUP_CREDITS, "crédit")} de l’inscription suffisent pour ${GIFT_BUYS}. L’analyse d’un texte coûte ${count(TEXT_ANALYSIS_COST, "crédit")}, celle d’un enregistrement ${count(AUDIO_ANALYSIS_COST, "crédit")}, un plan d’entretien ${count(PLAN_COST, "crédit")}.`,
    },
    {
      question: "Les crédits expirent-ils ?",
      answer:
        "Non. Les crédits achetés n’ont pas de date d’expiration, il n’y a pas d’abonnement, et une analyse qui échoue ne coûte rien.",
    },
    {
      question: "Quel format audio puis-je envoyer ?",
      answer: `Vous pouvez vous enregistrer ici avec votre micro, ou importer un fichier WAV de ${RECORDING_SEC_MAX / 60} minutes au plus. Les fichiers M4A et MP3 sont acceptés aussi. Il faut parler au moins ${RECORDING_SEC_MIN} secondes.`,
    },
    {
      question: "Combien de temps prend une analyse ?",
      answer: `De ${ANALYSIS_SEC.from} à ${ANALYSIS_SEC.to} secondes, et environ ${TRANSCRIPTION_SEC} secondes de plus pour la transcription d’un enregistrement.`,
    },
    {
      question: "Faut-il supprimer tous les « euh » ?",
      answer:
        "Non. Quelques hésitations par minute ne gênent personne : une parole sans aucune paraît récitée. Le rapport les compte et vous montre où elles tombent, pour en changer une partie en courts silences.",
    },
    {
      question: "Qui voit ce que je dis et ce que j’écris ?",
      answer:
        "Vous. Un pitch n’est lu par d’autres que si vous créez un lien de partage, et un enregistrement est supprimé dès que son analyse est faite, sauf si vous choisissez de le garder. La page « Confidentialité » dit service par service qui traite quoi.",
    },
  ],
} as const);

export const CLOSING_TEXT = french({
  title: "Votre prochaine prise de parole commence ici",
  text: "Une minute suffit pour entendre ce que les autres entendent.",
} as const);
