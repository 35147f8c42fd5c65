/**
 * Grounds on which an employer may not base a decision (Code du travail, article L1132-1), so may not question a
 * candidate: a question must have a direct and necessary link with the post (article L1221-6).
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
 * Cues of each ground, as stems in plain lower case: « enceint » matches « enceintes », « ramadan= » the whole word
 * only, several words match in sequence, « .. » stands for a few words between. `own` cues concern the person who
 * answers by their very form (« votre mari », « pesez vous »); `matter` cues only name the subject (« diabète »,
 * « divorce »), which may be that of a client or a duty.
 */
export const GROUND_CUES: Readonly<
  Record<ForbiddenGround, { own: readonly string[]; matter: readonly string[] }>
> = {
  grossesse: {
    own: split(
      "enceinte actuellement|etes vous enceinte|vous etes enceinte|tu es enceinte|etes enceinte|attendez vous un|vous attendez un|attends un|tomber enceinte|sous cette robe|quelque chose a feter|ventre arrondi|petit ventre|ce ventre|nous refaire le coup|votre grossesse|vos grossesses|votre accouchement|votre conge maternite|dernier conge maternite|votre conge parental|vous allaitez|allaitez vous|la pilule=|moyen de contraception|vous protegez|fonder une famille|fonder un foyer|horloge biologique|agrandir la famille|agrandir votre|devenir maman|devenir papa|devenir mere|devenir pere|vous voulez des enfants|voulez vous des enfants|comptez avoir|avoir .. enfant|faire .. enfant|veux des enfants|autre enfant|un enfant .. bientot|enfant .. prevu|enfants .. au programme|petit dernier|un deuxieme en route|un troisieme=|un petit deuxieme|bout de chou|heureux evenement|votre date de terme|desir d enfant|votre projet d enfant|avez accouche",
    ),
    matter: split(
      "enceint|grossesse|pma=|fiv=|allaite|envie d enfant|projet d enfant|projets d enfant|projet de bebe|projets de maternite|maternite|paternite|conge parental|conges parentaux|bebe|accouche|contracepti|fausse couche|avortement|ivg=|procreation|adopter un enfant|adoption=",
    ),
  },
  handicap: {
    own: split(
      "votre handicap|petit handicap|etes vous handicap|vous etes handicap|un handicap a|avez vous un handicap|vous avez un handicap|vous boitez|vous boitiez|boitez vous|vous begayez|begayez vous|vous begayiez|entendez bien|entends bien|voyez bien|lisez bien sur les levres|votre canne|votre prothese|vos protheses|votre fauteuil|votre appareil|deux oreilles|un oeil|votre oeil|votre main .. manque|quel handicap|travailleur handicape|votre taux d|votre rqth|etes vous reconnu|votre surdite|votre dyslexie|votre autisme",
    ),
    matter: split(
      "handicap|aah=|rqth|mdph|cotorep|agefiph|cap emploi|invalidite|prothese|fauteuil roulant|appareil auditif|sourd=|sourde=|malvoyant|malentendant|aveugle|reconnaissance de travailleur|dyslexi|dyspraxi|tdah|autiste=|autisme=|asperger|boite=|begaie|bequille",
    ),
  },
  "activité syndicale": {
    own: split(
      "etes vous syndique|vous etes syndique|es tu syndique|etiez vous syndique|etiez syndique|monter une section|vous representer ici|votre syndicat|votre mandat|heures de delegation|debrayez|debrayer|vous suiviez les|faites greve|feriez greve|vous faisiez greve|fait greve|faire greve|piquet de greve|votre engagement syndical|vous presenter aux elections|vous presentiez aux|elu du personnel|elue du personnel|delegue du personnel|deleguee du personnel|representant du personnel|representante du personnel|aux prud hommes|attaque votre|tracte|pour quel syndicat|quel syndicat",
    ),
    matter: split(
      "syndicat|syndical|syndique|cgt=|cfdt=|cfe cgc|cftc=|fo=|sud=|unsa=|force ouvriere|greve|greviste|mouvement social|mouvements sociaux|debrayage|cse=|prud hommes|delegue syndical|deleguee syndicale|section syndicale",
    ),
  },
  "orientation sexuelle": {
    own: split(
      "etes vous gay|vous etes gay|tu es gay|gay=|gays=|pd=|homo=|homos=|un homme ou une femme|un homme ou avec une femme|une femme ou un homme|garcons ou les filles|hommes ou les femmes|plutot hommes|plutot femmes|les messieurs|les garcons ou|les filles ou|pas de copine|pas de copain|colocataire ou|votre genre|changer de sexe|change de sexe|mon ami=|vous .. attire par les|attire par les hommes|attire par les femmes|meme sexe|coming out|sexe oppose|nee homme|ne femme|nee garcon|nee fille|ne fille|monsieur ou madame|vie sexuelle|vos preferences sexuelles|des tendances|plutot effemine|un peu effemine",
    ),
    matter: split(
      "homosexuel|lesbien|heterosexuel|hetero=|bisexuel|lgbt|orientation sexuelle|preference sexuelle|transgenre|trans=|travesti|gay pride|marche des fiertes|drapeau arc en ciel",
    ),
  },
  religion: {
    own: split(
      "votre religion|quelle religion|vos croyances|votre foi|votre culte|votre croix|votre voile|votre foulard|votre kippa|votre turban|votre confession|quelle confession|croix autour|petite croix|porter le voile|portez le voile|portez vous le voile|enlever votre|serrez la main|serrer la main|etes vous croyant|etes vous pratiquant|etes vous baptise|vous mangez halal|mangez vous halal|mangez du porc|mange du porc|mangez vous du porc|faites le ramadan|faites vous le ramadan|faites careme|cote convictions|convictions religieuses|a la messe|a l eglise|a la mosquee|au temple=|a la synagogue|pour le shabbat|le bon dieu|croyez vous en|vous croyez en|etes baptise|fait votre communion|vos enfants .. baptises|des lieux de priere|pour prier|vos prieres|prendre l aid|le vendredi .. libere",
    ),
    matter: split(
      "ramadan|shabbat|sabbat|pratiquant|croyant|baptis|bapteme|athee|musulman|juif=|juive=|catholiqu|chretien|protestant=|evangeliq|bouddhist|temoin de jehovah|islam|judaisme|hijab|foulard|le voile|kippa|halal|casher|kasher|priere|prier=|mosquee|synagogue|careme=|aid=|kippour|fetes religieuses|fete religieuse|jeune du|confession=|religi|convictions|messe=|secte",
    ),
  },
  "opinions politiques": {
    own: split(
      "vous avez vote|avez vous vote|vote pour qui|votez pour|voter pour|votez vous|vous votez|tu votes|vote blanc|votre vote|vote .. presidentielle|votre bord|quel bord|etes vous de gauche|etes vous de droite|de gauche ou de droite|gauche ou droite|gauche ou a droite|droite ou gauche|carte du parti|encarte|ou vous vous situez|pensez du president|pensez du gouvernement|pensez de macron|pensez .. reforme|pensez .. immigration|macron .. pensez|le pen .. pensez|melenchon .. pensez|votre avis sur l immigration|vos idees politiques|vos opinions politiques|opinions politiques|opinion politique|convictions politiques|couleur politique|bord politique|idees politiques|vous avez milite|militez vous|vous militez|etes vous militant|etre engage politiquement|engage politiquement|politiquement|ronds points|allez manifester|vous manifestez|sur une liste aux|sur quelle liste|pour ou contre .. gouvernement",
    ),
    matter: split(
      "parti politique|un parti=|gilets jaunes|gilet jaune|extreme droite|extreme gauche|de gauche=|de droite=|elu municipal|conseil municipal|aux municipales|aux legislatives|aux europeennes|presidentielle|les elections|derniere election|dernieres elections|candidat aux|gouvernement actuel|president de la republique|macron=|le pen=|melenchon=|zemmour=|bardella=|rassemblement national|insoumis|reforme des retraites|manifestation|manifester|manifs|militant|milite|politique=|greta=",
    ),
  },
  nationalité: {
    own: split(
      "votre nationalite|quelle nationalite|double nationalite|vous etes francais|etes vous francais|vraiment francais|etes vous etranger|vous etes etranger|de souche|cent pour cent francais|100 francais|que des francais|passeport francais|votre passeport|quel passeport|autre passeport|second passeport|deux passeports|votre carte d identite .. francaise|depuis quand etes vous francais|devenu francais|devenue francaise|nationalite francaise|naturalise|obtenu la nationalite|des papiers francais|ne francais|nee francaise|votre pays vous|fait votre service militaire dans|service militaire|quel pays .. ressortissant",
    ),
    matter: split("nationalite|naturalisation|ressortissant|passeport"),
  },
  origine: {
    own: split(
      "d ou etes vous|vous etes d ou|a l origine avec|un nom pareil|un nom comme ca|avec un nom|votre nom vient|ce nom la|quelle origine|vos origines|votre origine|quelles origines|origine de votre|origine etrangere|venez d ou|viens d ou|d ou venez vous vraiment|d ou vient votre nom|d ou vient ce nom|d ou vient votre prenom|votre prenom vient|prenom il vient|nom il vient|vient ce prenom|prenom francais|prenom .. pas tres|prenom .. peu courant|prenom plus|franciser|consonance|parents sont nes|parents viennent|parents nes|parents etaient deja|parents sont francais|parents francais|grands parents viennent|grands parents etaient|grands parents sont|vos parents sont arrives|vos parents sont originaires|parents .. immigre|ou etes vous ne|vous etes nee ou|vous etes ne ou|ne en france|nee en france|vous etes arrive|arrive en france|arrivee en france|etes vous en france|vivez en france depuis|avant la france|couleur de peau|votre peau|votre accent|un accent|petit accent|cet accent|langue maternelle|langue parlez vous a la maison|parlez vous a la maison|parlez a la maison|parle chez vous|parlez chez vous|vos racines|vieille france|votre race|quelqu un comme vous|des gens comme vous|personne comme vous|pays d origine|au pays=|le bled|chez vous la bas|vous les africains|nom de famille vient|etes antillais|vous etes antillais|vous etes arabe|vous etes noir|vous etes asiatique|vous etes maghreb|vous etes metis|d origine=|famille est originaire|originaire d ou|antillais|antillaise|creole=|types comme vous|typee|vos ancetres",
    ),
    matter: split(
      "gens du voyage|ethnie|ethnique|blancs=|noirs=|arabe ou|maghrebin|africain|asiatique=|roms=|rom=|gitan|manouche|tzigane|immigre|origines=|lieu de naissance|ville de naissance",
    ),
  },
  "casier judiciaire": {
    own: split(
      "votre casier|casier vierge|un casier|casier .. propre|vous avez ete condamne|avez vous ete condamne|ete condamne|deja condamne|fait de la prison|alle en prison|ete en prison|ete incarcere|demeles avec|ennuis avec la|problemes avec la justice|problemes avec la police|histoires avec la police|affaires avec la|eu affaire a la police|eu affaire a la justice|connu des services|betises de jeunesse|passe judiciaire|antecedents judiciaires|vos antecedents|perdu des points|combien de points|retrait de permis|passe par la case|deja vole|vous avez vole|plainte contre vous|poursuivi|mis en examen",
    ),
    matter: split(
      "casier judiciaire|casier=|garde a vue|du sursis|condamne|condamnation|en prison|incarcer|bracelet electronique|controle judiciaire|la police|tribunal correctionnel|la justice=",
    ),
  },
  "situation financière": {
    own: split(
      "des credits sur|credits sur le dos|vos credits|credits en cours|credit en cours|un credit sur|un pret immobilier|pret a rembourser|prets a rembourser|credit a la consommation|vos dettes|des dettes|vous endett|etes endett|interdit bancaire|a decouvert|a decouvert .. fin|dans le rouge|huissier|saisie sur salaire|saisies sur salaire|salaire de votre conjoint|salaire de votre mari|salaire de votre femme|gagne votre|proprietaire ou locataire|locataire ou proprietaire|etes vous proprietaire|etes vous locataire|vous etes proprietaire|vous louez|votre situation financiere|vos fins de mois|boucler .. fin de mois|bouclez .. fin de mois|boucler .. fins de mois|payer votre loyer|votre loyer|votre patrimoine|un heritage|herite|touchez le rsa|touchez vous le rsa|au rsa|touchez des|toucher le chomage|touchez le chomage|aides sociales|allocations familiales|pension alimentaire|besoin d argent|besoin de ce salaire|revenus du foyer|revenus de votre|seul revenu|chez quelle banque|votre banque=|votre compte en banque|vos economies|de l argent de cote|argent de cote=",
    ),
    matter: split(
      "dette|credits=|loyer|credit immobilier|emprunt|endett|surendett|saisie|decouvert=|rsa=|impots=|fichage|fiche banque de france|banque de france",
    ),
  },
  "apparence physique": {
    own: split(
      "vous pesez|combien pesez|pesez vous|votre poids|quel poids|vos kilos|kilos en trop|quelques kilos|combien mesurez|mesurez vous|quelle taille|taille de vetements|taille faites vous|votre taille|tour de|au regime|perdre du poids|perdre quelques|perdre .. kilos|pris du poids|maigrir|mincir|votre physique|votre apparence|votre corpulence|votre visage|votre look|vos cheveux|couper les cheveux|lisser|vos dreads|vos tresses|coupe afro|votre barbe|rasez la barbe|raser la barbe|raser votre|etes jolie|tres jolie|joli sourire|vous etes belle|belle femme|beau garcon|mettre en jupe|porter une jupe|en jupe|en robe|des talons|vous maquillez|maquillez vous|plus feminine|plus virile|votre tenue|bien en chair|un peu rond|un peu ronde|un peu enveloppe|des tatouages|vos tatouages|vous etes tatoue|etes vous tatoue|avez vous des piercings|vos dents|bonnet=|photo en maillot|une photo en pied",
    ),
    matter: split(
      "tatouage|tatoue|piercing|cheveux|maquillage|chirurgie esthetique|obese|obesite|surpoids|grosse=|bedaine|maigreur|physique avantageux",
    ),
  },
  santé: {
    own: split(
      "un traitement en ce moment|sous traitement|prenez un traitement|suivez un traitement|prenez vous un traitement|un traitement medical|ete opere|ete operee|etes opere|niveau sante|etat de sante|votre sante|la sante ca|cote sante|question sante|probleme de sante|problemes de sante|soucis de sante|souci de sante|ennuis de sante|pepin de sante|vos antecedents medicaux|votre dossier medical|arrete pour maladie|vous etes arrete|ete arrete|jours d arret|vos arrets|vos absences|souvent absent|etiez vous absent|en arret|arrets de travail|burn out .. vous|vu un psy|vu une psy|voyez un psy|consulte un psy|psychologue vous|suivi par un|une therapie|prenez vous des medicaments|prenez des medicaments|vos medicaments|le dos=|votre dos=|vos genoux|vos epaules|mal de dos|mal au dos|problemes de dos|eu un cancer|eu le covid|vaccine contre|etes vous vaccin|es tu vaccin|vous etes vaccin|prise de sang|analyse de sang|analyse d urine|test de depistage|test genetique|test de drogue|hereditaire|dormez vous|dormez bien|vous dormez|pepin particulier|etes fragile|fragile .. nerveusement|nerfs solides|allergi .. vous|vous etes allergique|regles douloureuses|souffrez vous|vous souffrez|souffrez|etes vous malade|vous etes malade|souvent malade|tombez vous malade|tombez malade|jours malade|combien de jours malade|jours de maladie|les nerfs|craque=|fait une cure|votre moral|le moral=|moralement|tension=|votre vue|votre coeur|medecin vous|votre medecin|derniere visite medicale|questionnaire de sante|certificat medical|votre mutuelle .. rembourse|des cigarettes|condition physique .. vraie",
    ),
    matter: split(
      "malad|sante=|medical|medecin|antecedents medicaux|dossier medical|arret maladie|arrets maladie|arret de travail|burn out|burnout|depress|depression=|psy=|psys=|psychiatr|psychotherap|therapie|medicament|antidepresseur|anxiolytique|somnifere|hernie|lombalgie|sciatique|arthrose|cancer=|chimio|seropositif|vih=|sida=|diabet|epilep|asthm|cardiaque=|infarctus|avc=|sclerose|thyroide|hospitalis|opere=|operation chirurgicale|operations chirurgicales|operation recente|vaccin|insomni|allergi|migraine|endometriose|menopause|addiction|alcoolique|alcoolisme|desintoxication|sevrage|cure=|tendinite|accident du travail|accidents du travail|maladie chronique|fibromyalgie|covid=",
    ),
  },
  âge: {
    own: split(
      "quel age=|votre age=|ton age=|a cet age=|a votre age=|annee de naissance|date de naissance|etes de quelle annee|de quelle annee|quelle annee etes vous|en quelle annee vous etes|annee vous etes ne|passe le bac|bac en quelle|quelle annee le bac|votre bac .. annee|de la classe|vous prenez quand|votre retraite|la retraite vous|avant la retraite|partez en retraite|depart en retraite|depart a la retraite|trimestres|ans devant|encore .. ans devant|trop vieux|trop vieille|trop jeune|plus tout jeune|plus toute jeune|plus si jeune|pas un peu jeune|un peu jeune|un peu age|un peu vieux|plus vingt ans|plus vos vingt|passe cinquante|passe la|cap de la|approchez de la|la cinquantaine|la soixantaine|la quarantaine|quinqua|senior que vous|equipe est tres jeune|equipe jeune|equipe de jeunes|plus jeune que vous|plus jeunes que vous|patron plus jeune|chef plus jeune|manager plus jeune|encadre par plus jeune|dirige par quelqu un de plus jeune|pourraient etre vos|pourrait etre votre|de votre generation|votre generation|quand fetez vous vos|vous faites plus jeune|faites pas votre|bientot .. ans|grand pere|grand mere|quel millesime|gens de votre",
    ),
    matter: split("retraite=|vieux=|vieille=|age=|generation=|annees de cotisation|jeunot|senior="),
  },
  "situation de famille": {
    own: split(
      "votre mari=|votre femme|votre epou|votre conjoint|votre compagn|votre copain|votre copine|votre moitie|votre fiance|votre famille|ton mari|ta femme|ton conjoint|ton copain|ta copine|ton mec|monsieur travaille|madame travaille|votre cheri|petite amie|petit ami|petite copine|petit copain|vos enfants|tes enfants|vos petits|vos gosses|vos gamins|vos momes|vos filles|vos fils|votre fille|votre fils|vos bambins|combien d enfants|avez des enfants|avez vous des enfants|as des enfants|ont quel age|avez deux enfants|avez trois enfants|chercher les enfants|et les enfants|les enfants .. mercredi|les enfants .. malades|enfants sont malades|enfant malade|enfant est malade|garde les petits|garde les enfants|garder les enfants|mode de garde|faire garder|garde alternee|une nounou|la nounou|la creche .. ferme|de trois gosses|trois gosses|vos vieux parents|etes vous marie|etes mariee|etes marie|vous etes marie|es tu marie|marie ou|mariee ou|mariee pacse|jeune mariee|vous vivez seul|vivez vous seul|vivez seul|vivez vous a deux|vivez en couple|etes en couple|etes vous en couple|seul ou avec|vous marier|vous remarier|bague au doigt|alliance au doigt|une alliance|nom de jeune fille|votre situation familiale|situation de famille|situation familiale|situation maritale|vie de famille|vie familiale|vie de couple|charge de famille|charges de famille|beaux parents|belle mere|belle famille|grands parents habitent|s occuper le soir|organises a la maison|a la maison=|maman solo|papa solo|mere celibataire|maman celibataire|etes maman|etes papa|jeune maman|jeune papa|mere de famille|pere de famille|mere seule|pere seul|vous etes .. mere|qui s occupe .. enfants|ils vont a l ecole|a l ecole vos|votre mere .. nom|fait votre pere|fait votre mere|votre pere fait|votre mere fait|vos parents font|que font vos parents|metier de vos parents|profession de vos parents|freres et soeurs|femme est mutee|mari est mute|famille suivra|famille vous suit|famille va vous|lieu de travail de votre",
    ),
    matter: split(
      "celibatair|divorc|pacse=|pacsee=|en couple|gosses=|gamins=|momes=|d enfants|des enfants|les petits=|enfants=|parent dependant|parents dependants|parents ages|mere agee|pere age|aidant familial|proche aidant|parent isole|veuf=|veuve=|projets de mariage|mariage=|famille=|mari=|conjoint|epoux|epouse|concubin|maman=|papa=|separation=|garde d enfant",
    ),
  },
  "lieu de résidence": {
    own: split(
      "venez de quelle cite|venez de quel quartier|votre quartier|quel quartier|ce quartier|cette cite|votre cite|votre adresse|le 93|le neuf trois|du 93|dans le 93|quartiers nord|habitez un|habitez une|habitez en|habitez dans|habitez chez|habitez toujours|habitez vous|vous habitez ou|ou vous habitez|habitez loin|habites ou|vivez dans|vivez encore chez|vivez chez|vivez en banlieue|vivez en caravane|chez vos parents|chez papa|votre logement|votre immeuble|quel etage|votre code postal|un coin qui craint|zone sensible|vous logez|vous demenager|vous n envisagez pas de demenager|envisagez pas de demenager|pas dormir dehors|quel arrondissement|y vivez|venir .. de si loin|rapprocher de",
    ),
    matter: split(
      "hlm=|cite=|cites=|la banlieue|en banlieue|logement social|foyer d hebergement|squat|sans domicile|domiciliation|ccas=|caravane|bidonville|campement|quartier=",
    ),
  },
  mœurs: {
    own: split(
      "fumez vous|vous fumez|tu fumes|fumeur ou|etes fumeur|etes vous fumeur|buvez vous|vous buvez|tu bois|boire un verre|boire un coup|combien de verres|petit joint|sortez beaucoup|sortez vous|sortez souvent|vous sortez|sors beaucoup|boites fetes|en boite|vie nocturne|vie dissolue|vos moeurs|vos frequentations|vous frequentez|fidele dans|faites la fete|fetard|la fete le week|bien arrosee|prenez des drogues|touche a la drogue|consomme=|consommez vous|vous jouez au|levez vous tot le week|couchez tard|vous couchez",
    ),
    matter: split(
      "cannabis|un joint|des joints|drogue|boites de nuit|boite de nuit|discotheque|echangist|libertin|libertinage|site de rencontre|sites de rencontre|applis de rencontre|tinder|jeux d argent|casino=|alcool|fetes=|cigarette|vapot|cuite=|naturis",
    ),
  },
  "vie privée": {
    own: split(
      "votre signe|signe astro|votre ascendant|compte facebook|votre facebook|votre instagram|votre tiktok|compte instagram|comptes personnels|vos comptes|compte .. prive|vos photos de|mot de passe|code de votre telephone|votre telephone .. ouvrir|vie privee|vie personnelle|vos secrets|meilleur ami|vos amis|avec qui partez|avec qui vous partez|vos vacances|vos week ends|vos weekends|faites quoi de vos|faites le week end|occupez .. week ends|que faites vous le soir|vos soirees|journal intime|groupe sanguin|chassez vous|etes chasseur|votre nom de famille|porter plainte|faites vous le dimanche|qui vous a offert|votre chien|votre psy|vous lisez quel journal|quel journal lisez|quels journaux lisez|quelle chaine regardez|quel don|genes=",
    ),
    matter: split(
      "signe du zodiaque|zodiaque|astrologi|horoscope|franc macon|loge maconnique|chasseur|profession du pere|gens que vous frequentez",
    ),
  },
};

/**
 * Wordings that make a question lawful: a legal condition of the post, a rule for all, or the reason left to the
 * candidate.
 */
export const LAWFUL_FRAMES: readonly string[] = split(
  "je ne vous demande pas comment|je ne vous demande pas pourquoi|je ne vous demande pas la raison|je ne vous demande pas le motif|ne me regarde pas|ne nous regarde pas|pas a m en donner|pas a me donner|sans m en donner|sans m en dire la raison|sans en dire la raison|sans me dire pourquoi|sans donner de raison|assez pres pour|le trajet|votre trajet|sans donner de motif|sans entrer dans les raisons|sans entrer dans le motif|rien de personnel|n avez pas a vous justifier|autorisation de travail|autorise a travailler|autorisee a travailler|titre de sejour .. travailler|attestation d honorabilite|enquete de la prefecture|enquete administrative|incapacite|habilitation|limite d age legale|condition d age|ans revolus|majeur=|majeure=|condition de nationalite|conditions de nationalite|clause d insertion|clause de non concurrence|reglement interieur|uniforme|cache barbe|charlotte=|equipement de protection|equipements de protection|pour l hygiene|tranche d age|pouvez vous jouer|pour le role|cet emploi|entre dans le poste|extrait de casier prevu|prevu par la loi|prevue par la loi|exige par la loi|exigee par la loi|imposent la loi|la loi impose|loi l exige|loi exige|exige un casier|bulletin n=|bulletin numero|texte l exige|obligatoires de|vaccinations obligatoires|vaccins obligatoires|obligation vaccinale|en tant que drh|en tant que responsable rh|carte professionnelle|rncp|aptitude .. constatee|par le medecin du travail|amenagement pour passer|amenager l entretien|amenagement pour l entretien|pendant l entretien|pour cet entretien|est ce une tache|pouvez assurer|votre badge|nom d usage",
);

/**
 * Words that show that the question is about the job, the people it serves or its tasks: health, family or beliefs are
 * then not those of the candidate.
 */
export const WORK_SUBJECTS: readonly string[] = split(
  "patient|hopital|au bloc|service de|client|banque .. vous|usager|eleve|etudiant|locataires=|voyageur|resident|beneficiaire|adherent=|aine=|aines=|salarie|collaborateur|collaboratrice|collegue|un agent|une agent|stagiaire|apprenti|un candidat|une candidate|un employe|une employe|un membre|votre equipe|une equipe|l equipe|vos equipes|personne agee|personnes agees|personne accueillie|personnes accueillies|personnes handicapees|en situation de handicap|une personne|des personnes|un enfant qui|une famille qui|une famille|les familles|un parent|les parents d|parents d eleve|un couple|un visiteur|un convive|un public|ce public|public accueilli|vous accueillez|foyer accueille|jeunes=|des adolescents|ce foyer|notre foyer|notre association|notre creche|notre residence|notre journal|nos lecteurs|nos residents|animer|animez|anime=|anime des|encadr|accompagn|negoci|preside|gere=|gerez|geriez|gerer|instruis|instruire|calcul|verifi|redig|redaction|adapt|prepare=|preparez|preparer|monte des|monter des|monte un|dossier|couvert=|conduit des|conduisez|formation|experience|experimente|logiciel|protocole|etapes|procedure|reglementation|loi sur|projet professionnel|feriez vous|que faites vous|que dites vous|que repondez|comment reagissez|comment reagiriez|comment procedez|intervenez|racontez|bilan|menu=|vendre|vendez|conseillez|soigner|soignez|soins=|paie=|bulletins de paie|facture|comptabilite|pratique professionnelle|diagnostic|depistage aupres|prevention|campagne|benevol|responsabilites|poste a pourvoir",
);

function split(cues: string): readonly string[] {
  return cues.split("|");
}
