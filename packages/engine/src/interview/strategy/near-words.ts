/**
 * Groups of words for the same activity, as stems in plain text: an advert says « chiffrer », a CV « devis ».
 * Activities only: tools, diplomas and standards are never interchangeable.
 */
const NEAR_WORDS = `
devis chiffr metre
encadr manag supervis dirig salarie chef equipe responsable leadership manutentionnaires
personnel salarie embauche recrut ressources humaines agents conges avenant
mairie commune communal municipal collectivit
article magazine redaction journal presse newsletter publication redig
photo reportage image video
visuel affiche depliant graphi maquette
groupe frigo froid chambres clima vitrine
restaur serveur serveuse couverts
hotel hebergement reception
tourisme visiteur touristi sejour
logement menage repassage linge
personne agee autonomie aidant
enregistr encaiss caisse
conflit mediat litige desaccord apais
impaye recouvrement relanc echeancier
transmission transmet releve
accueil accueill recevoir reception
present expos comite
redig redaction ecrit courrier rapport synthese
client clientele acheteur
vend vente vendeu commercial demarch prospect
achat fournisseur approvisionn
stock inventaire magasini
livraison livr tournee
conduite condui chauffeur conducteur
nettoy entretien proprete menage hygiene
repar depann mainten panne
pose poseu mont install
soin soign toilette
famille proche aidant
repas cuisine cuisin restauration
enfant eleve jeune classe
enseign cours pedagog professeur forma
anim atelier activite
compta comptable bilan ecriture
paie bulletin salaire
facture factur encaiss caisse
budget budgetaire depense
plann planning emploi organis
recrut embauche candidat
qualite audit controle verifi
securite prevention risque
donnee base requete extraction
tableau indicateur report
develop programm code logiciel
informatiq sisr slam numerique
vegeta plante fleur bouquet
enfant nourrisson bebe creche
eveil comptine peinture
hygiene biberon change toilette
test recette valid
documenta document fiche
traduc langue interpret
communica reseaux presse
projet chantier pilot
budget devis cout
locataire logement residence
jardin espaces vegeta plantation
surveill ronde veille
decoupe usin soud
permanence astreinte
groupe public auditoire
toilette lavais laver lavage habill coiff changes lever levais coucher couchais
repas plats assiette menus dejeuner diner gouter legume mangeais mangent cuisin couverts servais
nettoy proprete entretien vitre poubelle dechet trier sanitaire menage balai serpill lessive aspirat conteneur container
linge lessive repassage repassais pressing
transmission carnet cahier
fiche recette grammage procedure notice protocole
commande approvisionn maraicher poissonnier grossiste fournisseur
stock inventaire comptage frigo perempt
enfant eleve jeune gamin gosse ecolier college collegien adolescent bambin
anim activite atelier jeux theatre chants contes kermesse
famille parent maman papa
client clientele gens usager particulier passager assures acheteur
conseil renseign orient montrais expliqu recommand
plante vegeta arbre vivace planter tonte boutur rempot pepinier taille tailler arros tuyau
caisse encaiss monnaie ticket
vente vend titres billet ticket
livraison livrais arrivage decharg camion colis reception receptionn
conduite condui autocar ramassage volant tournee
verifi controle inspect pneu extincteur relevais essai
vehicule pneu camion voiture autocar
conflit mediat trouble disput bagarr tension calmer calmais plainte mecontent
impaye recouvrement payee rappel echeancier
plomb serrur robinet joint peinture carrel fuite
prestataire artisan plombier electricien signais
rapport redig ecrit
accueil accueill recevoir recevais comptoir guichet
rendez agenda telephone standard
palette chariot rayon gerb palettier
macon beton brique coffrag parpaing
platre placo cloison isolation bandes
incendie secours evacu extincteur
troupeau vache traite lait elevage
recolte vendange cueill
couture retouche ourlet
evenement fete salon stand inaugur
contrat clause juridi
tresorerie banque rapprochement virement
surveill surveillais comptais gardais veillais
expliqu montrais apprenais tuteur tutorat apprenti
hierarchis priorit urgence
`;
const PLAIN_MIN = 4;

const GROUPS = NEAR_WORDS.trim()
  .split("\n")
  .map((line) => line.split(" "));

/** The activities of a plain word, as pseudo-stems; « # » keeps them distinct from words. */
export function activitiesOf(word: string): string[] {
  if (word.length < PLAIN_MIN) return [];
  return GROUPS.flatMap((group, at) => (group.some((start) => word.startsWith(start)) ? [`#${at}`] : []));
}
