/** Part of speech of a tag: `VERB.IndPres3:d` → `VERB`. */
export function partOfTag(tag: string): string {
  const end = tag.search(/[.:]/);
  return end < 0 ? tag : tag.slice(0, end);
}

/** A tag without the signs of its place in the sentence: `ADV:d` → `ADV`. */
export function withoutSigns(tag: string): string {
  const colon = tag.indexOf(":");
  return colon < 0 ? tag : tag.slice(0, colon);
}

const FINITE = /^(?:VERB|AUX)\.(?:Ind|Cnd|Imp|Sub)/;

export function isFiniteTag(tag: string): boolean {
  return FINITE.test(tag);
}
