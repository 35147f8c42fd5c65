/** Nouns of an action: the infinitive and the past participle that say the same. */
const PAIRS = `gestion gérer géré|création créer créé|vente vendre vendu|réduction réduire réduit|réorganisation réorganiser réorganisé
organisation organiser organisé|installation installer installé|rédaction rédiger rédigé|automatisation automatiser automatisé
conception concevoir conçu|réalisation réaliser réalisé|livraison livrer livré|fabrication fabriquer fabriqué|production produire produit
analyse analyser analysé|étude étudier étudié|achat acheter acheté|location louer loué|réparation réparer réparé
évaluation évaluer évalué|préparation préparer préparé|vérification vérifier vérifié|collecte collecter collecté|tri trier trié
nettoyage nettoyer nettoyé|envoi envoyer envoyé|calcul calculer calculé|comparaison comparer comparé
développement développer développé|distribution distribuer distribué|entretien entretenir entretenu|coordination coordonner coordonné
planification planifier planifié|recrutement recruter recruté|accompagnement accompagner accompagné|remplacement remplacer remplacé
traduction traduire traduit|transformation transformer transformé|pose poser posé|lecture lire lu|construction construire construit
rénovation rénover rénové|modification modifier modifié|optimisation optimiser optimisé|amélioration améliorer amélioré
simplification simplifier simplifié|saisie saisir saisi|promotion promouvoir promu|sélection sélectionner sélectionné
mise_en_place mettre_en_place mis_en_place|mise_à_jour mettre_à_jour mis_à_jour|mise_en_œuvre mettre_en_œuvre mis_en_œuvre
suppression supprimer supprimé|correction corriger corrigé|présentation présenter présenté
digitalisation digitaliser digitalisé|numérisation numériser numérisé|commercialisation commercialiser commercialisé
supervision superviser supervisé|transmission transmettre transmis|valorisation valoriser valorisé|récupération récupérer récupéré`;

/** By noun, the infinitive and the past participle. */
export const VERBS_OF_NOUNS: ReadonlyMap<string, readonly [string, string]> = new Map(
  PAIRS.split(/[|\n]/).map((pair) => {
    const [noun, infinitive, participle] = pair.split(" ").map((word) => word.replaceAll("_", " "));
    return [noun!, [infinitive!, participle!]];
  }),
);
