/**
 * A past participle: « refait », « livrés ». The tagger gives only a third of them `Tense=Past`, since the treebanks it
 * learnt from differ in this: all but a present participle are past.
 */
export const isPastParticiple = ({ upos, feats }: { upos: string; feats: string }): boolean =>
  (upos === "VERB" || upos === "AUX") && feats.includes("VerbForm=Part") && !feats.includes("Tense=Pres");
