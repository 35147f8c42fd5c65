/** Common first names in France, accent-free lower case, to recognise a name at the start of a sentence. Data only. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `adam adele adrien agathe agnes ahmed aicha alain albert alexandra alexandre alexis ali alice alicia aline amandine ambre
amelie amina amine anais andre anne annie anthony antoine antonio ariane armand arnaud arthur assia astrid aude audrey
aurelie aurelien awa axel aya baptiste basile bastien beatrice benedicte benjamin benoit bernadette bernard bertrand
bilal blanche boris brahim brigitte bruno camille capucine carine carla carole caroline cathy catherine cecile cedric celia
celine chantal charles charlotte chloe christelle christian christiane christine christophe claire clara clarisse claude
claudine clemence clement clementine clotilde colette corentin corinne coralie cyril dalila damien daniel daniele david
deborah delphine denis denise diane didier dimitri djamila dominique dorian doriane driss dylan edith edouard elena eleonore
elias elie eliott elisa elisabeth elise ella elodie elsa emeline emile emilie emma emmanuel emmanuelle enzo eric erwan
estelle esther ethan etienne eugenie eva evelyne fabien fabienne fabrice fanny farid fatima fatou faustine felix fernand
flavie florence florent florian floriane francine francis franck francois francoise frederic frederique gabin gabriel
gabrielle gaelle gaetan gaspard gauthier genevieve geoffrey georges gerald geraldine gerard germaine gilbert gilles gisele
gregoire gregory guillaume gustave guy gwenaelle hakim hamza hanna hannah hassan helena helene henri herve hicham hortense
hubert hugo hugues ibrahim idriss ilyes imane ines irene iris isabelle ismael jacqueline jacques jade jamal jamila jean
jeanne jeannine jennifer jeremie jeremy jerome jessica joachim joel joelle johan johanna jonathan jordan josephine josette
josiane joseph josselin jules julia julie julien juliette justin justine kamel karima karim karine kenza kevin khadija
laetitia lamia lara laura laure laurence laurent lea leila lena leo leon leonie leonard lilian liliane lina lisa lise
loic lola lorenzo lou louane louis louise luc lucas lucie lucien lucienne ludivine ludovic lydia lydie madeleine mael maeva
magali malik malika mamadou manon marc marcel margaux margot marguerite maria marianne marie marine marion marius marlene
martin martine mathias mathieu mathilde mathis matthieu maud maurice max maxence maxime medhi mehdi melanie melissa meryem
michel michele micheline mickael mila milo mireille mohamed mohammed moise monique moussa mouna mourad myriam nabil nadege
nadia nadine nael naima nassim natacha nathalie nathan nicolas nicole nina noa noah noel noemie nora nour odette odile
olivia olivier oscar oumar pascal pascale patricia patrice patrick paul paula paulette pauline philippe pierre priscilla
quentin rachel rachid rafael rania raphael raymond raymonde regine regis remi remy renaud rene renee richard robert robin
rodolphe roger roland romain romane rosalie rose roxane sabine sabrina sacha safia said salima salome samia samir samira
samuel sandra sandrine sara sarah sebastien selim serge severine sidonie simon simone sofia sofiane soizic solene solenne
sonia sophie soraya stephane stephanie sylvain sylvie tania tanguy tatiana theo theodore therese thibaut thibault thierry
thomas tiphaine timothee titouan tom tristan valentin valentine valerie vanessa veronique victor victoire vincent violette
virginie viviane wafa walid william xavier yacine yann yanis yannick yasmina yasmine yoann youssef yvan yves yvette yvonne
zahra zineb zoe`.split(/\s+/),
);
