/** Cues in plain text; see `holdsAny`. */
export const NEGATIONS =
  "pas besoin|pas necessaire|pas requis|pas demande|pas exige|pas attendu|pas obligatoire|pas indispensable|pas un obstacle|ne fait pas partie|inutile|aucune=|aucun=|non requis|non demande|n est pas|ne sont pas|s apprend|formation assuree|formation prevue|formation interne|on vous form|nous vous form|on te form|on vous appren|on t appren|on t expliqu|on vous expliqu|sans experience|ne demande pas|ne demandons pas|sera acquis|seront acquis|s apprennent|faite par|faits par|fait par|faites par|est assuree par|etant assuree|est confie|non concerne|ne sera pas|ne seront pas|n avez jamais|n as jamais|n entre pas|pas a votre charge|s en charge|s en occupe|prestataire|sous traitant|releve du|releve de la|releve d un|relevent du|relevent d un|service dedie|collegue dedie|est suivi par|sont suivis par|est fourni par|traites par le|ne font pas partie|ne comprend pas|n est exige";
export const WISHES =
  "un plus|plus=|atout|apprecie|souhait|ideal|bienvenu|de preference|utile|avantage|bonus|rassurera|top si|si vous connaissez|serait|seraient|constituerait|conseille=|conseillee|conseilles=";
/** A clause with one of these makes a requirement. */
export const REQUIRES = "indispensable|exige|requis|imperatif|imperativ|obligatoire";
