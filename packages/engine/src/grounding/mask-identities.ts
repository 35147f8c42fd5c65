export interface MaskedText {
  masked: string;
  restore(answer: string): string;
}

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const PHONE = /(?<![\d\p{L}])(?:(?:\+|00)33[\s.-]?(?:\(0\)[\s.-]?)?|0)[1-9](?:[\s.-]?\d\d){4}(?!\d)/gu;

/** Replaces what names a person by placeholders; `restore(masked)` is the text again. */
export function maskIdentities(text: string): MaskedText {
  const originals = new Map<string, string>();
  const placeholders = new Map<string, string>();
  const hide = (kind: string) => (original: string) => {
    const known = placeholders.get(original);
    if (known) return known;
    let number = 1;
    while (text.includes(`[${kind}_${number}]`) || originals.has(`[${kind}_${number}]`)) number += 1;
    const placeholder = `[${kind}_${number}]`;
    originals.set(placeholder, original);
    placeholders.set(original, placeholder);
    return placeholder;
  };
  return {
    masked: text.replace(EMAIL, hide("EMAIL")).replace(PHONE, hide("TELEPHONE")),
    restore: (answer) =>
      answer.replace(/\[[A-Z]+_\d+\]/g, (placeholder) => originals.get(placeholder) ?? placeholder),
  };
}
