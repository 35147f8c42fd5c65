/** Whether a text opens on a capital; asked of every word, most of which open on a plain letter. */
export function opensOnCapital(text: string): boolean {
  const code = text.charCodeAt(0);
  return code < 128 ? code >= 65 && code <= 90 : /^\p{Lu}/u.test(text);
}
