const ODD =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Extended_Pictographic}]|(?!\p{Script=Latin})\p{L}|(?![0-9])\p{N}|\p{M}{3,}/gu;
/** Characters that a French keyboard can type. */
const TYPED = /[\n\t\r²³½¼¾©®™ªº]/u;

/**
 * Characters that French does not need and the source lacks: invisible ones, look-alike letters of other alphabets,
 * disguised digits, pictures.
 */
export function findOddCharacters(source: string, text: string): string[] {
  const found = Array.from(text.normalize("NFC").matchAll(ODD), ([character]) => character).filter(
    (character) => !TYPED.test(character) && !source.includes(character),
  );
  return found.length === 0
    ? []
    : [
        "N'employez que des lettres latines, des chiffres et la ponctuation française : ni emoji, ni caractère invisible.",
      ];
}
