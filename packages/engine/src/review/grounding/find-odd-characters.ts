const ODD =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Extended_Pictographic}]|(?!\p{Script=Latin})\p{L}|(?![0-9])\p{N}|\p{M}{3,}/gu;
/** What a French keyboard types. */
const TYPED = /[\n\t\r²³½¼¾©®™ªº]/u;

/**
 * Characters that a French sentence does not need and the source does not have: invisible ones, other alphabets whose
 * letters look like ours, numbers in disguise, pictures.
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
