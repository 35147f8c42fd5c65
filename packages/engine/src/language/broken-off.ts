/** Words after which nobody ends a sentence: « sur les 212 on a vu que celles qui », « la partie sur ». */
const CALLS_THE_NEXT =
  /(?<![\p{L}])(?:de|du|des|le|la|les|que|qui|dans|sur|mon|ma|mes|je|j['’]|d['’]|l['’]|on|il|(?<!ce que )c['’]est|(?<!où )y en a|(?<!ce qu['’](?:il )?)y a|parce|et donc)$/iu;

/** Whether words that no mark ends break off before what they announce. */
export const breaksOff = (text: string): boolean => CALLS_THE_NEXT.test(text.trimEnd());
