/**
 * Words likely in an answer to each group of questions, whoever answers: lemmas or forms without accents. The training
 * answers are too few to show them all; their weight is learnt.
 */
const WORDS = {
  /** Work and studies in general: without any of these words, a text is hardly ever about somebody's career. */
  career: `
    poste metier travail travailler experience emploi entreprise equipe client chef responsable collegue formation diplome etude
    etudier stage apprenti apprentissage alternance contrat cdi cdd interim candidat candidature recruter recrutement embaucher
    embauche carriere parcours profession professionnel competence qualite rigueur rigoureux motivation motiver motive serieux
    autonome apprendre evoluer evolution reconversion reprendre projet savoir-faire employeur societe association boite service
    mission secteur domaine annonce offre objectif bac licence master bts cap brevet ecole universite annee an depuis
    actuellement aujourd'hui chez permis disponible rejoindre integrer passion passionner`,
  weaknesses: `
    defaut faible faiblesse mal tendance reproche reprocher trop oublier perdre ameliorer progresser effort impatient patient
    perfectionniste timide stress stresser anxieux desordonne retard deleguer refuser non peine difficile difficulte lent
    pointilleux exigeant exigence tetu bavard distrait apprendre remarque critique corriger parler couper interrompre ecouter
    honte peur manquer manque manie agacer penible attention eviter obliger forcer essayer`,
  leaving: `
    partir quitter depart demission demissionner licencier licenciement fermer fermeture liquidation rachat racheter vendre
    contrat fin raison rupture demenager demenagement changer changement evoluer evolution perspective plus direction patron
    horaire trajet fatigue burn-out ennui ennuyer tour ambiance chomage economique`,
  method: `
    liste noter tableau priorite prioriser urgent urgence planning agenda organiser organisation methode commencer matin soir jour
    semaine heure d'abord ensuite verifier preparer classer ranger trier stress pression respirer calme demander toujours chaque
    lundi vendredi outil cahier carnet etape reperer`,
  salary: `
    salaire salarial brut net euro prime fourchette pretention remuneration remunerer mensuel annuel mois an grille convention
    negocier negociable avantage mutuelle ticket smic payer paie augmentation coefficient echelon treizieme argent somme mille
    cent deux minimum variable fixe`,
  reverse: `
    question savoir demander preciser equipe poste combien qui quand comment quel quelle est-ce pourquoi prochain etape remplacer
    horaire`,
  behavioural: `
    jour fois moment alors finalement probleme situation conflit erreur echec client collegue chef appeler expliquer demander
    decider proposer reagir rattraper regler resoudre excuser apprendre reussir arriver dire`,
} as const;

const CUES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(WORDS).map(([group, words]) => [group, new Set(words.trim().split(/\s+/))]),
);
const ANY: ReadonlySet<string> = new Set([...CUES.values()].flatMap((words) => [...words]));

/** Cues of an answer to a group of questions; those of all groups for a question without a group. */
export function cuesOf(group: string): ReadonlySet<string> {
  return CUES.get(group) ?? ANY;
}

export const WORK_CUES = cuesOf("career");

/**
 * Beginnings of words: each of our answers on pay holds at least one, even refusals to name a sum. An answer without
 * one is about something else, or short.
 */
export const PAY_STEMS =
  "salair salari brut euro remuner pretention fourchette negoci smic pay paie augment prime grille argent budget gagn chiffr propos touch demand treiz coeffici".split(
    " ",
  );
