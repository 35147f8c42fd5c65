/**
 * What only an attack on a model contains: the tags of our own prompt, the marks with which services part the turns of
 * a conversation (some read them inside a text too), and words that mix alphabets to pass for others.
 */
const IMITATIONS: readonly RegExp[] = [
  /<\s*(?:\/\s*)?(?:donn[ée]es|mesures)\b/iu,
  /<\|[^<>|]{1,40}\|>|<\/?s>|\[\/?INST\]|<<\/?SYS>>|<(?:start|end)_of_turn>|<\/?(?:think(?:ing)?|system|assistant)>/iu,
  /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u,
];
const INVISIBLE = /\p{Cf}/gu;

/** Whether a text closes, or plays, a part of the question that it would stand in. */
export function imitatesPrompt(text: string): boolean {
  const seen = text.normalize("NFKC").replace(INVISIBLE, "");
  return IMITATIONS.some((pattern) => pattern.test(seen));
}
