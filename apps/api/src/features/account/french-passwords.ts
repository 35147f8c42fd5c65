/**
 * Common words of French passwords. All published statistics of leaked French passwords show the same families on top:
 * first names, endearments, animals, towns and clubs, keyboard rows, seasons, followed by a year, a department or « 123
 * » (docs/decisions/066-guessable-passwords.md). Lower case, without accents: passwords are compared in that form.
 */
export const FRENCH_WORDS: ReadonlySet<string> = new Set(
  `
  admin administrateur administrator bienvenue bonjour bonsoir salut coucou motdepasse motdepass mdp passe password
  secret secrete ordinateur internet connexion utilisateur invite compte test tester essai demo root user login
  changeme changemoi azerty azertyuiop qwerty qwertz qsdfgh qsdfghjklm wxcvbn poiuytreza mlkjhgfdsq abcdef abcd abc
  facebook google gmail hotmail yahoo wanadoo orange free sfr bouygues linkedin youtube twitter instagram snapchat
  skyrock msn windows microsoft apple iphone samsung nokia playstation nintendo xbox minecraft fortnite pokemon

  amour amoureux amoureuse jetaime jetadore jtm jtaime monamour moncoeur monange mabelle monbebe bebe bisou bisous
  calin caline coeur doudou loulou louloute cherie cheri chouchou choupette choupinette choupi poupette poupee puce
  mapuce pupuce titi titine tintin toto tata tonton tati nounou nounours nenette minou minette minouche mimi mimine
  lolo lola lulu loulette kiki kikou zaza zozo bibi bibou babou boubou bouboule pupuce princesse prince princess reine
  roi ange angel demon diable star etoile soleil lune terre ciel nuage arcenciel paradis bonheur joie sourire espoir
  liberte egalite fraternite paix famille maman mamie papa papy papi mere pere frere soeur fille garcon enfant enfants
  jumeaux mariage amitie ami amis copine copain toujours forever love loveme iloveyou lovelove amore vie mavie belle
  beau joli jolie beaute magique magie reve reves destin secretgarden

  chat chatte chaton chien chienne chiot lapin cheval poney jument licorne dauphin tigre lion lionne panthere loup
  louve ours ourson oiseau papillon coccinelle tortue grenouille souris canard poussin poulet cochon vache mouton aigle
  dragon serpent requin baleine pingouin koala panda singe elephant girafe hamster filou caramel chipie felix garfield
  medor rex milou pepette roxy simba nala ulysse caline cannelle vanille chocolat fraise cerise pomme peche banane
  citron orange kiwi ananas abricot framboise noisette nutella bonbon sucre biscuit gateau croissant baguette fromage
  camembert saucisson raclette biere pastis ricard vodka whisky vin champagne cafe

  rouge bleu bleue vert verte jaune noir noire blanc blanche violet rose gris marron turquoise fleur fleurs rosier
  marguerite tulipe violette jasmin lavande jardin foret montagne riviere ocean mer plage vacances voyage bateau voile
  camping caravane camion voiture moto scooter velo ferrari porsche peugeot renault citroen clio megane twingo bmw audi
  mercedes ducati yamaha honda kawasaki harley

  lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre
  octobre novembre decembre printemps ete automne hiver noel paques anniversaire

  paris marseille lyon toulouse nice nantes strasbourg montpellier bordeaux lille rennes reims toulon grenoble dijon
  angers nimes villeurbanne saintetienne lehavre havre brest limoges clermont tours amiens metz nancy perpignan
  besancon orleans rouen mulhouse caen avignon cannes antibes ajaccio bastia corse corsica bretagne breizh normandie
  alsace lorraine provence picardie auvergne savoie vendee guadeloupe martinique reunion guyane mayotte tahiti france
  francais francaise algerie maroc tunisie senegal cameroun portugal portugais espagne italie bresil belgique suisse
  canada quebec europe afrique amerique londres newyork

  football foot rugby tennis judo karate handball basket danse danseuse cheerleader natation equitation petanque
  olympique olympiquedemarseille olympiquelyonnais allezlom allezom om psg asse ol losc ogcnice girondins racing
  zidane zizou platini mbappe griezmann benzema ronaldo messi neymar henry ribery barcelone barca madrid realmadrid
  arsenal chelsea juventus liverpool manchester champion champions coupedumonde equipe

  naruto sasuke goku sangoku vegeta onepiece luffy dragonball starwars skywalker harrypotter hermione gandalf frodon
  legolas matrix superman batman spiderman ironman asterix obelix idefix gaston lucky luke lagaf johnny hallyday
  mylene farmer booba jul ninho pnl indochine metallica nirvana eminem madonna shakira rihanna beyonce barbie disney
  mickey minnie bambi dumbo titanic stargate

  putain merde connard connasse salope encule bordel nique niquetamere batard couille couilles bite chocolatine
  jesus dieu marie allah inchallah bismillah mohamed mohammed muhammad islam

  adam adele adeline adrien agathe agnes alain albert alex alexandra alexandre alexia alexis alice alicia aline amandine
  amelie amina anais andre andrea angelique anissa anna anne annie anthony antoine antony arnaud arthur aude audrey
  aurelie aurelien axel aya baptiste bastien benjamin benoit bernadette bernard bertrand brigitte bruno camille carine
  carla carole caroline catherine cecile cedric celia celine chantal charlene charles charlotte chloe christelle
  christian christiane christine christophe claire clara claude claudine clemence clement colette coralie corentin
  corinne cyril cyrielle damien daniel danielle david deborah delphine denis denise didier dominique dorian dylan
  edouard elena eliane elias elisa elisabeth elise elodie elsa emilie emilien emma emmanuel emmanuelle enzo eric erika
  estelle ethan etienne eva evelyne fabien fabienne fabrice fanny fatima fatiha felicie fernand flavie flavien florence
  florent florian francine francis franck francois francoise frederic frederique gabin gabriel gabrielle gael gaelle
  gaetan gautier genevieve geoffrey georges gerald gerard germaine ghislaine gilbert gilles giselle gregory guillaume
  guy gwenaelle hamza hassan helene henri herve hugo ibrahim ines irene isabelle jacqueline jacques jade jean jeanne
  jeanclaude jeanlouis jeanluc jeanmarc jeanmarie jeanmichel jeanpaul jeanpierre jennifer jeremie jeremy jerome jessica
  joelle johan johanna jonathan jordan josette joseph josiane julia julie julien juliette justine karim karima karine
  kevin khadija laetitia lara laura laure laurence laurent lea leila lena leo leon leonie lily lina lise lisa louane
  louis louise luc luca lucas lucie lucien ludivine ludovic madeleine maelle maelys maeva magali manon marc marcel
  margaux margot mariam marianne marine marion marjorie marlene martin martine maryse mateo mathilde mathieu mathis
  matthieu maxence maxime mehdi melanie melissa michael michel michele mickael mireille mohamed monique morgan morgane
  mounir mourad myriam nabil nadege nadia nadine nathalie nathan nicolas nicole nina noa noah noemie nolan nora oceane
  odette olivia olivier pascal pascale patrice patricia patrick paul paulette pauline philippe pierre pierrick quentin
  rachel rachid raphael raymond regis remi remy renaud rene renee robert robin rodolphe roger roland romain romane rosa
  sabine sabrina sacha said salma samia samir samuel sandra sandrine sarah sebastien serge severine simon simone sofia
  solene sonia sophia sophie stephane stephanie steven sylvain sylvie tanguy teddy theo theophile therese thibault
  thierry thomas tiffany timeo titouan tom tristan valentin valentine valerie vanessa veronique victor victoria vincent
  virginie vivien viviane wassim wendy wilfried william xavier yacine yann yannick yasmine yohan yolande youssef yves
  yvette yvonne zoe
`
    .trim()
    .split(/\s+/),
);
