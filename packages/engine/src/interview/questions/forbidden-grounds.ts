/**
 * What an employer may not base a decision on (Code du travail, article L1132-1), hence may not ask a candidate: a
 * question must have a direct and necessary link with the post (article L1221-6).
 */
export const FORBIDDEN_GROUNDS = [
  "grossesse",
  "handicap",
  "activité syndicale",
  "orientation sexuelle",
  "religion",
  "opinions politiques",
  "nationalité",
  "origine",
  "casier judiciaire",
  "situation financière",
  "apparence physique",
  "santé",
  "âge",
  "situation de famille",
  "lieu de résidence",
  "mœurs",
  "vie privée",
] as const;
export type ForbiddenGround = (typeof FORBIDDEN_GROUNDS)[number];

/**
 * Words that name a ground, as stems of plain lower-case words (« enceint » finds « enceintes », « ramadan= » the whole
 * word only); several words stand in a row. `sure` ones are asked of nobody at work; `likely` ones count only where the
 * question is about the person who answers, and not about patients, clients or a duty.
 */
export const GROUND_CUES: Readonly<
  Record<ForbiddenGround, { sure: readonly string[]; likely: readonly string[] }>
> = {
  grossesse: {
    sure: split(
      "enceint|grossesse|pma=|fiv=|allaite|tomber enceint|fonder une famille|fonder un foyer|desir d enfant|projet d enfant|projets d enfant|projet de bebe|envie d enfant|heureux evenement|la maternite|conge maternite|conges maternite|conge parental|avoir un bebe|faire un bebe|un bebe|avoir des enfants|faire des enfants|avoir un enfant|faire un enfant|autre enfant|petit dernier|devenir maman|devenir papa|devenir mere|devenir pere|agrandir la famille|horloge biologique|contracepti|pilule=|fausse couche|avortement|ivg=|sous cette robe|quelque chose a feter|ventre arrondi|un troisieme=",
    ),
    likely: split("bebe|maternite|accouche"),
  },
  handicap: {
    sure: split(
      "aah=|rqth|mdph|travailleur handicape|un handicap|votre handicap|petit handicap|etes vous handicape|taux d invalidite|pension d invalidite|carte d invalidite|prothese|fauteuil roulant|appareil auditif|reconnaissance de travailleur|handicap a declarer|dyslexi|autiste=|autisme=",
    ),
    likely: split("handicap|invalidite"),
  },
  "activité syndicale": {
    sure: split(
      "syndique|carte syndicale|adherent d un syndicat|adherent a un syndicat|cgt=|cfdt=|cfe cgc|force ouvriere|elu du personnel|representant du personnel|delegue syndical|delegue du personnel|deleguee du personnel|deleguee syndicale|section syndicale|faire greve|greviste|fait greve|mouvements de greve|mouvement de greve|piquet de greve|aux prud hommes|delegue au cse|deleguee au cse|elue au cse|elu au cse|engagement syndical|mandat syndical|monter une section|heures de delegation",
    ),
    likely: split("syndicat|syndical|greve|cse=|prud hommes"),
  },
  "orientation sexuelle": {
    sure: split(
      "gay=|gays=|homo=|homos=|homosexuel|lesbien|heterosexuel|hetero=|bisexuel|lgbt|orientation sexuelle|preference sexuelle|vie sexuelle|coming out|transgenre|changer de sexe|change de sexe|trans=|plutot hommes|plutot femmes|les messieurs|les garcons ou|les filles ou|pas de copine|pas de copain|une petite amie|un petit ami|petite copine|petit copain|colocataire ou|gay pride|marche des fiertes|sexe oppose|votre genre",
    ),
    likely: split("une copine|un copain|mon ami="),
  },
  religion: {
    sure: split(
      "votre religion|quelle religion|vos croyances|ramadan|shabbat|sabbat|pratiquant|croyant|baptis|athee|musulman|juif=|juive=|catholiqu|chretien|protestant=|bouddhist|temoin de jehovah|foulard|hijab|votre voile|porter le voile|portez le voile|le voile|kippa|votre croix|une croix autour|halal|casher|kasher|priere|prier=|a la messe|mosquee|synagogue|careme=|aid=|kippour|convictions religieuses|cote convictions|votre foi|fetes religieuses|fete religieuse|confession=|votre culte|mange du porc|mangez du porc|de quelle confession",
    ),
    likely: split("religi|convictions|messe="),
  },
  "opinions politiques": {
    sure: split(
      "gouvernement actuel|du president de la republique|dernieres elections|vote pour|votez pour|voter pour|votez=|vous avez vote|opinions politiques|opinion politique|idees politiques|convictions politiques|couleur politique|bord politique|votre bord|de gauche=|de droite=|gauche ou droite|droite ou gauche|carte du parti|un parti politique|parti politique|militant|militez|militer|adherent d un parti|adherent a un parti|gilets jaunes|extreme droite|extreme gauche|elu municipal|conseil municipal|liste aux municipales|aux municipales|la presidentielle|les elections|derniere election|candidat aux|pensez du president|pensez du gouvernement|pour ou contre le gouvernement|reforme des retraites|manifestation|manifester|manifs|ou vous vous situez|rassemblement national|politiquement|votre avis sur l immigration|vos idees sur l immigration",
    ),
    likely: split("politique=|elections|parti="),
  },
  nationalité: {
    sure: split(
      "double nationalite|votre nationalite|quelle nationalite|naturalise|de souche|cent pour cent francais|100 francais|vraiment francais|etes vous francais|etes vous etranger|ne francais|nee francaise|depuis quand etes vous francais|la nationalite|autre passeport|second passeport|devenu francais|devenue francaise|votre passeport",
    ),
    likely: split("nationalite"),
  },
  origine: {
    sure: split(
      "d ou etes vous|vous etes d ou|a l origine avec|un nom pareil|un nom comme ca|votre nom vient|vos origines|vos origines|votre origine|quelles origines|origine de votre nom|origine etrangere|origine ethnique|venez d ou|viens d ou|d ou venez vous vraiment|d ou vient votre nom|d ou vient ce nom|d ou vient votre prenom|votre prenom vient|c est de quelle origine|quelle origine|parents sont nes|parents viennent|grands parents viennent|parents nes|ou etes vous ne|gens du voyage|couleur de peau|votre accent|un accent|cet accent|langue maternelle|langue parlez vous a la maison|parlez vous a la maison|parlez a la maison|vos racines|vieille france|ethnie|votre race|blancs=|noirs=|arabe ou|maghrebin|africain|asiatique=|roms=|rom=|votre pays d origine|pays d origine|au pays=|le bled|consonance|ne en france|nee en france|quelqu un comme vous|prenom francais|franciser|nom de famille vient|avant la france|depuis combien de temps etes vous en france|arrive en france|arrivee en france",
    ),
    likely: split("origines=|lieu de naissance"),
  },
  "casier judiciaire": {
    sure: split(
      "votre casier|casier judiciaire|casier vierge|un casier|garde a vue|du sursis|condamne|condamnation|en prison|fait de la prison|incarcer|bracelet electronique|demeles avec la justice|problemes avec la justice|ennuis avec la justice|histoires avec la police|ennuis avec la police|problemes avec la police|controle judiciaire|poursuivi|mis en examen|affaires avec la justice|retrait de permis|betises de jeunesse|passe judiciaire|antecedents judiciaires",
    ),
    likely: split("la police|la justice"),
  },
  "situation financière": {
    sure: split(
      "des credits sur|credits sur le dos|credit immobilier|credits en cours|credit en cours|un pret immobilier|pret a rembourser|prets a rembourser|emprunt|vos dettes|des dettes|endett|surendett|interdit bancaire|a decouvert|huissier|saisie sur salaire|salaire de votre conjoint|salaire de votre mari|salaire de votre femme|gagne votre conjoint|gagne votre mari|gagne votre femme|proprietaire ou locataire|etes vous proprietaire|etes vous locataire|situation financiere|fins de mois|payer votre loyer|votre loyer|votre patrimoine|un heritage|touchez le rsa|au rsa|aides sociales|allocations familiales|pension alimentaire|avez vous besoin d argent|revenus du foyer|revenus de votre",
    ),
    likely: split("dette|credits=|loyer"),
  },
  "apparence physique": {
    sure: split(
      "vous pesez|vous mesurez combien|combien pesez|pesez vous|votre poids|quel poids|vos kilos|kilos en trop|combien mesurez|mesurez vous|quelle taille|taille de vetements|votre taille|maigrir|au regime|perdre du poids|votre physique|votre apparence|votre corpulence|tatouage|tatoue|piercing|cheveux|vos dreads|coupe afro|votre barbe|rasez la barbe|raser la barbe|etes jolie|joli sourire|vous etes belle|mettre en jupe|porter une jupe|talons|vous maquillez|maquillage|chirurgie esthetique|plus feminine|plus virile|bonnet=|votre tenue|bien en chair|un peu rond|un peu ronde",
    ),
    likely: split("obese|grosse="),
  },
  santé: {
    sure: split(
      "un traitement en ce moment|sous traitement|prenez vous un traitement|ete opere|ete operee|niveau sante|etat de sante|votre sante|la sante ca|cote sante|probleme de sante|problemes de sante|soucis de sante|souci de sante|ennuis de sante|antecedents medicaux|dossier medical|maladie chronique|une maladie|des maladies|longue maladie|arret maladie|arrets maladie|arrete pour maladie|en arret|arrets de travail|arret de travail|burn out|burnout|depress|depression=|psy=|psychiatre|psychologue vous|vu un psy|vu une psy|therapie|suivi medical|traitement medical|sous traitement|prenez vous des medicaments|medicaments|antidepresseur|anxiolytique|hernie|lombalgie|mal de dos|mal au dos|problemes de dos|le dos|votre dos|vos genoux|cancer=|seropositif|vih=|sida=|diabet|epilep|asthm|cardiaque=|hospitalis|opere=|operation chirurgicale|operations chirurgicales|prise de sang|analyse de sang|test de depistage|test genetique|maladies hereditaires|maladie hereditaire|hereditaire|vaccin|insomni|dormez vous|dormez bien|pepin particulier|fragile=|allergi|migraine|endometriose|regles douloureuses|menopause|addiction|alcoolique|desintoxication|cure=|souffrez vous|souffrez|etes vous malade|souvent malade|tombez vous malade|combien de jours malade|jours de maladie|tendinite|accident du travail|accidents du travail",
    ),
    likely: split("malad|sante=|medical|medecin"),
  },
  âge: {
    sure: split(
      "quel age|votre age|ton age|annee de naissance|date de naissance|en quelle annee vous etes ne|en quelle annee etes vous ne|passe le bac en|bac en quelle annee|quelle annee le bac|quelle annee etes vous|la retraite|a la retraite|votre retraite|depart en retraite|trimestres|ans devant|trop vieux|trop vieille|trop jeune|plus tout jeune|plus toute jeune|plus si jeune|pas un peu jeune|a votre age|vu votre age|avec votre age|passe cinquante|approchez de la|la cinquantaine|la soixantaine|quinqua|senior que vous|equipe est tres jeune|equipe jeune|patron plus jeune|chef plus jeune|manager plus jeune|encadre par plus jeune|dirige par quelqu un de plus jeune|generation=|votre generation|de quelle annee etes vous|quand fetez vous vos",
    ),
    likely: split("retraite=|vieux=|age="),
  },
  "situation de famille": {
    sure: split(
      "petite amie|petit ami|votre pere fait|votre mere fait|vos parents font|que font vos parents|metier de vos parents|votre mari|votre femme|votre epou|votre conjoint|votre compagn|ton mari|ta femme|ton conjoint|ton copain|ta copine|votre fiance|etes vous marie|etes vous mariee|marie ou|mariee ou|jeune mariee|celibatair|divorc|pacse|pacsee|en couple|vivez vous seul|vivez seul|vivez vous a deux|des enfants|vos enfants|tes enfants|combien d enfants|d enfants|vos petits|les petits=|vos gosses|gosses=|vos gamins|gamins=|vos momes|les enfants a l ecole|chercher les enfants|garde vos|garde les petits|garde alternee|mode de garde|une nounou|enfant malade|enfants malades|enfants sont malades|situation familiale|situation de famille|situation maritale|vie de famille|vie familiale|charge de famille|charges de famille|vie de couple|nom de jeune fille|beaux parents|belle mere|grands parents habitent|parent dependant|parents dependants|parents ages|mere agee|pere age|aidant familial|proche aidant|s occuper le soir|organises a la maison|a la maison=|mere de famille|pere de famille|parent isole|mere seule|pere seul|veuf=|veuve=|projets de mariage|vous marier|bague au doigt|alliance au doigt|une alliance",
    ),
    likely: split("famille=|enfants=|mari=|conjoint"),
  },
  "lieu de résidence": {
    sure: split(
      "venez de quelle cite|venez de quel quartier|ou habitez vous|vous habitez ou|ou vous habitez|habitez vous loin|habitez loin|votre quartier|quel quartier|le quartier|cette cite|la cite|une cite|les cites|la banlieue|en banlieue|votre adresse|le 93|le neuf trois|du 93|dans le 93|quartiers nord|hlm|logement social|foyer d hebergement|votre logement|un squat|chez vos parents|vivez chez|pas dormir dehors|sans domicile|un coin qui craint|zone sensible",
    ),
    likely: split("habitez|vous logez|adresse=|demenag"),
  },
  mœurs: {
    sure: split(
      "fumez vous|vous fumez|fumeur|buvez vous|vous buvez|boire un verre|combien de verres|cannabis|joint=|joints=|drogue|sortez beaucoup|sortez vous beaucoup|boites fetes|en boite|boites de nuit|vie nocturne|vie dissolue|vos moeurs|vos frequentations|echangist|libertin|fidele dans|site de rencontre|sites de rencontre|applis de rencontre|jeux d argent|casino=|faites la fete|la fete le week",
    ),
    likely: split("alcool|fetes="),
  },
  "vie privée": {
    sure: split(
      "signe astro|signe du zodiaque|astrologi|ascendant=|horoscope|compte facebook|votre facebook|votre instagram|compte instagram|vos comptes personnels|mot de passe|code de votre telephone|vie privee|vie personnelle|vos secrets|meilleur ami|vos amis|week ends avec qui|avec qui partez|vos vacances avec|que faites vous le soir|vos soirees|journal intime|groupe sanguin|franc macon|loge maconnique|chasseur|vos parents font|que font vos parents|profession de vos parents|metier de vos parents|profession du pere|votre nom de famille|porter plainte",
    ),
    likely: [],
  },
};

/** The question states a legal condition of the post, a rule for all, or leaves the reason to the candidate. */
export const LAWFUL_FRAMES: readonly string[] = split(
  "je ne vous demande pas|ne me regarde pas|pas a m en donner|pas a me donner|sans m en donner|sans donner de raison|sans entrer dans|rien de personnel|n avez pas a vous justifier|autorisation de travail|attestation d honorabilite|enquete de la prefecture|enquete administrative|enquete de moralite|incapacite|habilitation|limite d age legale|ans revolus|majeur=|condition de nationalite|conditions de nationalite|clause d insertion|clause de non concurrence|reglement interieur|uniforme|cache barbe|equipement de protection|equipements de protection|tranche d age|pouvez vous jouer|role de|role du|visite medicale d|apte=|cet emploi|entre dans le poste|extrait de casier prevu|prevu par la loi|exige par la loi|exigee par la loi|la loi impose|exige un casier|texte l exige|en tant que drh|en tant que responsable rh|mobilite|votre diplome|rncp",
);

/** Whom work is about: their health, their family or their beliefs are the matter of the job. */
export const WORK_SUBJECTS: readonly string[] = split(
  "patient|client|usager|eleve|resident|beneficiaire|adherent=|salarie|collaborateur|collegue|votre equipe|une equipe|l equipe|public accueilli|accueillez|encadr|negoci|preside|anime|gere|gerez|geriez|formation|experience|logiciel|protocole|etapes|procedure|dossier|projet professionnel|feriez vous|que faites vous|comment reagissez|comment reagiriez|comment procedez|racontez",
);

function split(cues: string): readonly string[] {
  return cues.split("|");
}
