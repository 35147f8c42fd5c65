import { regexInLines } from "../../language/regex-in-lines.ts";
import { plainText } from "../plain-text.ts";

/**
 * Whether words name a savoir-être or a savoir-faire, where they alone decide: « sens de la communication » is a way of
 * being, « plan de communication » a piece of work. Null where only the line can tell. Pure.
 */
export function judgeSide(said: string): "savoir-être" | "savoir-faire" | null {
  const words = plainText(said).split(" ");
  const first = words.findIndex((word) => !OPENING.has(word));
  const plain = first < 0 ? "" : words.slice(first).join(" ");
  if (WAYS_OF_BEING.test(plain)) return "savoir-être";
  return WORK.test(plain) ? "savoir-faire" : null;
}

/** Words that ask for a skill without naming it. */
const OPENING = new Set(
  (
    "vous tu avez as etes es avoir faites fais faire preuve justifiez disposez possedez dote dotee reconnu reconnue pour " +
    "votre vos ton ta tes un une des du de d la le les l et tres bon bonne bons bonnes excellent excellente excellents " +
    "excellentes reel reelle vrai vraie solide solides grand grande fort forte parfait parfaite strong good great savoir savez sais"
  ).split(" "),
);

const WAYS_OF_BEING = regexInLines("")`
  ^(?:
    sens (?:de |d |du |des |critique|pratique|politique|commercial|relationnel|collectif|aigu)|
    esprit (?:d |de |entrepreneurial|commercial|critique|logique|ouvert|curieux|vif|collectif|analytique)|
    (?:gout|souci|volonte|amour) (?:de |d |du |des |pour )|envie (?:d apprendre|de progresser|d entreprendre|de bien faire)|
    force (?:de |d )|ouverture d esprit|maitrise de soi|
    gestion (?:du stress|des emotions|des priorites|du temps|de son temps)|
    resistance (?:au |a la |physique|nerveuse)|
    intelligence (?:relationnelle|emotionnelle|collective|de situation|situationnelle|sociale)|
    (?:capacites?|aptitudes?|facilites?|qualites?) (?:a |de |d |au |pour la )?(?:l |la |le )?(?:
      adapt|s adapter|ecoute|empathi|anticip|analyse$|synthese|communi(?:cation|quer)|relation|
      travail(?:ler)? (?:en |avec )|federer|convaincre|prendre des decisions|decider|s organiser|organisation|
      prioriser|hierarchiser|humaines?|dialogue|dialoguer|se remettre|rester|garder|collaborer|cooperer|
      apprendre|initiative|ecouter|motiver|mobiliser|federatrice
    )|
    aisance (?:relationnelle|orale|a l oral|verbale|a communiquer|dans la (?:relation|communication)|en public)|
    (?:relationnel|contact|presentation|humeur|communication)$|
    communication (?:avec|bienveillante|non violente|fluide|claire|positive|directe|facile|orale)|
    (?:relationnel|contact|aisance) (?:avec|facile|client|humain)|
    (?:travail|travailler) (?:en|d) (?:equipe|binome|collectif)|
    (?:ecoute|bienveillance|empathie|patience|humilite|assertivite|maturite|leadership|douceur)(?: |$)|
    team (?:player|spirit)|communication skills|interpersonal skills|problem solving|ownership|positive attitude
  )
`;

const WORK = regexInLines("")`
  ^(?:
    communication (?:
      externe|interne|digitale|numerique|institutionnelle|visuelle|financiere|politique|corporate|de crise|
      evenementielle|commerciale|scientifique|publique|ecrite|print|web|de marque|produit
    )|
    (?:plans?|strategies?|actions?|supports?|outils?|campagnes?|techniques?|methodes?|chartes?|procedes?|normes?|
      regles?|procedures?|reglementation|legislation|droit) (?:de |d |du |des |en |agiles?|comptables?|statistiques?)|
    relations? (?:presse|publiques?|medias?|fournisseurs?|institutionnelles?)|reseaux? sociaux|community management|
    (?:qualites?|capacites?|aptitudes?|aisance|facilites?|competences?) (?:redactionnelles?|a l ecrit|d ecriture|
      informatiques?|techniques?|manageriales?|numeriques?)|
    aisance redactionnelle|orthographe|grammaire|expression ecrite|redaction |
    gestion (?:de |d |des |du )(?!stress|emotions|priorites|temps|son temps)|
    (?:management|encadrement|animation|coordination|supervision|pilotage|organisation|conduite|conception|
      realisation|preparation|installation|maintenance|entretien|montage|nettoyage|production|tenue|suivi|
      accueil|vente|analyse|lecture|calcul|recherche|mediation|negociation) (?:
      de (?!soi)|d |du |des |la |les |et developpement|financiere?s?|statistiques?|culturelle|familiale|sociale|
      physique|telephonique|commerciale|industrielle
    )|
    soins(?: |$)|travail (?:en hauteur|de nuit|du bois|des metaux)|service en |
    resistance des |mecanique|comptabilite|logistique|pedagogie (?:differenciee|numerique|active)|
    observation (?!du comportement)(?:de |d |des |du |astronomique|clinique)|
    commandes? (?:publiques?|numeriques?|fournisseurs?)|securite (?:incendie|informatique|routiere|alimentaire)|
    controle (?:de |d |du |des |qualite)|transmissions? (?:ecrites?|medicales?)|mediation [a-z]|outils? (?:numeriques?|collaboratifs?|bureautiques?|informatiques?)|vente [a-z]|permis |caces|habilitations?|
    gestes? (?:de premiers secours|et postures)|premiers secours|bilingue |trilingue |
    diplomes?|logiciels?|progiciels?|excel(?: |$)|anglais|allemand|espagnol|italien|francais
  )
`;
