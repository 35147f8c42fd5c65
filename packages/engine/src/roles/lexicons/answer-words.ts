/**
 * Words that show the subject of a text: an answer to a kind of question, or another subject that people talk about.
 * Lemmas or forms without accents, from general knowledge and not from one text; the weight of each list is learnt.
 */
const WORDS = {
  weaknesses: `defaut faible faiblesse mal trop tendance reproche reprocher oublier perfectionniste perfectionnisme timide timidite stresser
    impatient impatience difficulte difficile peur lent lenteur tetu retard ameliorer progresser corriger effort manquer manque deleguer
    bavard exigeant susceptible enerver colere couper etourdi distrait desordre desordonne brouillon maladroit gener honte rougir bafouiller
    paniquer angoisse refuser agacer penible manie pointilleux entete franc cash brusque impulsif naif craindre hesiter procrastiner bordel
    emporter lacher eparpiller disperser interrompre`,
  leaving: `partir quitter depart demission demissionner licencier licenciement fermer fermeture liquidation rachat racheter rupture
    demenager demenagement changer changement rester reconversion ennui ennuyer ambiance direction mutation trajet retraite supprimer
    chomage delocaliser plan fin terminer conventionnel usure user tourner evoluer horaire`,
  method: `liste noter tableau priorite prioriser urgent urgence planning agenda organiser organisation methode d'abord ensuite verifier
    preparer classer ranger trier respirer calme toujours chaque systematiquement etape reperer reprendre relire decouper anticiper
    commencer demander ecouter matin soir veille habitude`,
  salary: `salaire salarial brut net euro prime fourchette pretention remuneration remunerer mensuel annuel grille negocier negociable
    mutuelle ticket smic payer paie augmentation augmenter coefficient echelon treizieme argent somme gagner toucher chiffre k€ €
    marche loyer`,
  reverse: `question savoir demander preciser combien quand comment quel quelle pourquoi prochain curieux curiosite`,
  behavioural: `jour fois moment alors finalement probleme situation conflit erreur echec collegue appeler expliquer decider proposer
    reagir rattraper regler resoudre excuser reussir arriver dire soir matin telephone lendemain semaine perdre tomber`,
  introduction: `appeler an suis depuis parcours formation diplome travailler experience aujourd'hui commencer metier etude grandir naitre
    originaire habiter marie enfant apprenti alternance bac licence master bts cap diriger`,
  motivation: `vous votre vos chez poste annonce offre entreprise equipe envie attirer interesser rejoindre choisir candidat postuler
    maison valeur projet magasin service hopital ecole association`,
  strengths: `qualite force fort savoir capable patient rigoureux rigueur ecoute autonome ponctuel serieux calme organise curieux
    fiable precis minutieux aimer habile adapter`,
  choice: `apporter autre difference savoir besoin chercher annonce poste connaitre experience capable equipe client`,
  future: `an avenir projet devenir evoluer responsable apprendre ici rester former ouvrir chef imaginer voir demain espoir ambition`,
  drive: `aimer plaire motiver lever matin passion plaisir content satisfaction fier sens utile adorer sentir`,
  product: `application client vendre produit marche prix solution service utilisateur abonnement concurrent euro plateforme lancer
    besoin investisseur projet fabriquer gratuit`,
  speech: `merci mariage anniversaire ami famille cher chere souhaiter vie bonheur lever verre tous ensemble mesdame messieurs amour
    hommage souvenir soir papa maman`,
  lesson: `definition exemple cause effet siecle loi theorie phenomene principe appeler consister question notion histoire auteur
    these science etude montrer`,
  home: `manger cuisine plat four farine sel rue gauche droite pont maison jardin chat chien mer plage train voiture fenetre film match
    equipe vacance soleil pluie frere soeur mere pere`,
} as const;

export const ANSWER_WORDS: readonly ReadonlySet<string>[] = Object.values(WORDS).map(
  (words) => new Set(words.trim().split(/\s+/)),
);
