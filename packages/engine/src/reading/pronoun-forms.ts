/**
 * Pronouns of French, a closed class: an unknown word at the head of a sentence (« Airbus utilise… ») is none of them.
 * Forms as the treebanks write them, those said or written loosely (« ca », « t'il ») included.
 */
const PRONOUNS = new Set(
  `je j' tu t' il elle on l'on nous vous ils elles me m' te se s' le la l' les lui leur y y' en moi toi soi eux
-je -tu -il -elle -on -nous -vous -ils -elles -ce -le -la -les -lui -leur -moi -toi -y -en -t-il -t-elle -t-on -t-ils -t-elles t'il
moi-même toi-même lui-même elle-même soi-même nous-mêmes nous-même vous-même vous-mêmes eux-mêmes elles-mêmes
ce c' ç' ça ca cà ceci cela ci celui celle ceux celles celui-ci celle-ci ceux-ci celles-ci celui-là celle-là ceux-là celles-là
qui que qu' quoi dont où ou lequel laquelle lesquels lesquelles auquel auxquels auxquelles à-laquelle duquel desquels desquelles
quel quelle quels quelles quiconque quelqu'un quelqu'une quelques-uns quelques-unes quelque rien personne autrui
un une uns unes l'un l'une autre autres tout tous toute toutes aucun aucune aucuns nul nulle plusieurs certain certaine certains
certaines chacun chacune tel telle tels telles même mêmes beaucoup peu combien plus
mien mienne miens miennes tien tienne tiens tiennes sien sienne siens siennes nôtre nôtres vôtre vôtres leurs`.split(
    /\s+/,
  ),
);

/** Whether a normal form may be a pronoun. */
export const isPronounForm = (norm: string): boolean => PRONOUNS.has(norm);
