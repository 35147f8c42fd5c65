/**
 * Signs found only in prompt injections: the tags of our own prompt, the marks by which services separate the turns of
 * a conversation (some read them inside a text too), and words that mix alphabets to disguise themselves.
 */
const IMITATIONS: readonly RegExp[] = [
  /<\s*(?:\/\s*)?(?:donn[ée]es|mesures)\b/iu,
  /<\|[^<>|]{1,40}\|>|<\/?s>|\[\/?INST\]|<<\/?SYS>>|<(?:start|end)_of_turn>|<\/?(?:think(?:ing)?|system|assistant)>/iu,
  /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u,
];
const INVISIBLE = /\p{Cf}/gu;

/** Whether a text closes or imitates a part of the prompt that will contain it. */
export function imitatesPrompt(text: string): boolean {
  const seen = text.normalize("NFKC").replace(INVISIBLE, "");
  return IMITATIONS.some((pattern) => pattern.test(seen));
}
