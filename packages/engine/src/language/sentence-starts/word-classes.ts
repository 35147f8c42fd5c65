/** What a spoken sentence opens with, or never does: words as the tokens of a transcript spell them. */
const words = (text: string) => new Set(text.trim().split(/\s+/));

export const GREETINGS = words("bonjour bonsoir salut merci voilà");
export const SUBJECTS = words("je j' il elle ils elles on ça c' cela tu");
export const OPENERS = words(
  "salut donc alors mais ensuite enfin bref voilà maintenant aujourd'hui désormais résultat bonjour bonsoir salut puis bon d'abord premièrement deuxièmement finalement",
);
/** Words that hold what follows: no sentence begins right after them. */
export const HOLDERS = words(
  `bon que qu' qui quoi dont où quand si comme lorsque lorsqu' puisque puisqu' parce car et ou mais donc or alors puis ensuite ne n'
de d' à en pour par avec sans sur sous dans chez vers entre contre depuis pendant dès jusque jusqu' ce c' j' je tu il elle on nous
vous ils elles me m' te t' se s' le la les l' un une des du au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur
leurs cet cette ces moi toi lui aujourd'hui maintenant enfin voilà bref est suis sont était sommes êtes a ai as avons avez ont
très plus moins trop si aussi tout toute tous toutes même chaque quel quelle quels quelles pas jamais combien comment pourquoi
plusieurs quelques bonjour d'abord abord premièrement finalement merci là ici est-ce selon comme y ni soit quoique afin malgré
peut peux doit va vais vont veut faut fait peuvent doivent`,
);
export const DETERMINERS = words(
  "le la les l' un une notre nos votre vos mon ma mes ce cette ces leur leurs chaque",
);
export const TIME_HEADS = words("en dans depuis pendant l' il chaque au après");
export const TIME_UNITS = words(
  "an ans mois semaine semaines jour jours année années heure heures janvier février mars avril mai juin juillet août septembre octobre novembre décembre matin soir lundi mardi mercredi jeudi vendredi samedi dimanche dernier dernière passé passée début départ",
);
export const FRONTED = words("avec depuis dans en après pour chez grâce à au sans pendant");
