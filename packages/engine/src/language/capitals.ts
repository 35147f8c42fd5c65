/** Whether a text begins with a capital. Called for every word: the ASCII case, by far the most frequent, is fast. */
export function opensOnCapital(text: string): boolean {
  const code = text.charCodeAt(0);
  return code < 128 ? code >= 65 && code <= 90 : /^\p{Lu}/u.test(text);
}
