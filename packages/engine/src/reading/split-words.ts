/** One syntactic word in the source; the two words of a contraction share its range. */
export interface SplitWord {
  form: string;
  start: number;
  end: number;
}

/** Contractions of a preposition and an article or a pronoun. */
export const CONTRACTIONS: Readonly<Record<string, readonly [string, string]>> = {
  du: ["de", "le"],
  des: ["de", "les"],
  au: ["à", "le"],
  aux: ["à", "les"],
  duquel: ["de", "lequel"],
  desquels: ["de", "lesquels"],
  desquelles: ["de", "lesquelles"],
  auquel: ["à", "lequel"],
  auxquels: ["à", "lesquels"],
  auxquelles: ["à", "lesquelles"],
};
/** These two are also articles: the words around them decide. */
export const UNSURE_CONTRACTIONS = new Set(["du", "des"]);

const WEB_ADDRESS = /(?:https?:\/\/|www\.)[^\s<>«»]*[^\s<>«».,;:!?)]/uy;
const AFTER_MAIL_NAME = /[\s@<>()«»,;]|$/gu;
const MAIL_DOMAIN = /@[\w-]+(?:\.[\w-]+)+/uy;
const NUMBER = /\d{1,3}(?:[ \u00a0\u202f.]\d{3})+(?:,\d+)?(?!\d)|\d+(?:[.,]\d+)?/uy;
const LETTERS = /[\p{L}\p{M}\p{N}]+(?:[-‑'’´·][\p{L}\p{M}\p{N}]+)*['’~]?/uy;
const ABBREVIATION = /(?:M|MM|Mr|Dr|Pr|Me|St|cf|pp|vol|art|fig|env|tél|\p{Lu})\.(?=\s*\p{L}|\s*\d|,)/uy;
const UNIT_AFTER_FIGURE = /[\p{L}\p{M}]+/uy;
const SIGNS = /\.{2,}|-{2,}|[^\s]/uy;

const WHOLE = new Set(
  (
    "aujourd'hui quelqu'un quelqu'une quelqu'uns prud'homme prud'hommes presqu'île c'est-à-dire rendez-vous " +
    "celui-ci celle-ci ceux-ci celles-ci celui-là celle-là ceux-là celles-là vis-à-vis là-dessus là-dedans " +
    "au-delà chez-soi chez-moi chez-nous chez-vous tête-à-tête jusque-là peut-être là-bas"
  ).split(" "),
);
const ELISION = /^(?:[cçdjlmnsty]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu|entr)['’ʼ´]/i;
const BARE_ELISION = /^(?:[cdjlmnst]|qu)$/i;
const VOWEL = /[ \u00a0](?:[aeiouyhàâäéèêëîïôöùûüœæ])\p{L}/iuy;
const CLITICS =
  /(?:[-‑]t[-‑](?:il|elle|on|ils|elles)|[-‑](?:je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|toi|le|la|les|lui|leur|y|en|là|ci)){1,9}$/i;
const HYPHEN = /[-‑]/;
const SPACE = /\s/;
/** Code of a full stop. */
const STOP = 46;
/** Separators of words inside a run without spaces. */
const JOINS = /[-‑'’ʼ´]/;
const CLITIC = /[-‑](?:t[-‑])?[^-‑]+/g;

/**
 * Cuts `source.slice(start, end)` into words as Universal Dependencies does for French: elided words and clitic
 * pronouns apart, contractions whole. Linear; every character but spaces is in a word.
 */
export function splitWords(source: string, start: number, end: number): SplitWord[] {
  const words: SplitWord[] = [];
  const push = (from: number, to: number) => {
    words.push({ form: source.slice(from, to).normalize("NFC"), start: from, end: to });
  };
  const matchAt = (pattern: RegExp, at: number): number => {
    pattern.lastIndex = at;
    return pattern.test(source) ? Math.min(end, pattern.lastIndex) : 0;
  };
  const holdsMail = source.includes("@");
  let nameEnd = start;
  let mailEnd = 0;
  // The end of an e-mail address that starts here, or 0. A run of signs is scanned once, not from each of them.
  const mailAt = (from: number): number => {
    if (from >= nameEnd) {
      AFTER_MAIL_NAME.lastIndex = from;
      nameEnd = AFTER_MAIL_NAME.exec(source)!.index;
      mailEnd = matchAt(MAIL_DOMAIN, nameEnd);
    }
    return from < nameEnd ? mailEnd : 0;
  };
  let at = start;
  while (at < end) {
    const code = source.charCodeAt(at);
    if (code === 32 || code === 0 || ((code < 32 || code > 127) && SPACE.test(source.charAt(at)))) {
      at += 1;
      continue;
    }
    const address = matchAt(WEB_ADDRESS, at) || (holdsMail ? mailAt(at) : 0);
    if (address > 0) {
      push(at, address);
      at = address;
      continue;
    }
    const number = isDigit(code) ? matchAt(NUMBER, at) : 0;
    if (number > 0) {
      const unit = matchAt(UNIT_AFTER_FIGURE, number);
      push(at, unit || number);
      at = unit || number;
      continue;
    }
    const whole = (mayAbbreviate(source, at) && matchAt(ABBREVIATION, at)) || matchAt(LETTERS, at);
    if (whole > 0) {
      splitRun(source, at, whole, push);
      const last = words.at(-1)!;
      if (last.end === whole && BARE_ELISION.test(last.form) && matchAt(VOWEL, whole) > 0) last.form += "'";
      at = whole;
      continue;
    }
    const sign = matchAt(SIGNS, at) || at + 1;
    push(at, sign);
    at = sign;
  }
  return words;
}

const isDigit = (code: number) => code >= 48 && code <= 57;

/** Whether a full stop follows one to three letters, as in « M. » and « vol. ». */
const mayAbbreviate = (source: string, at: number): boolean =>
  source.charCodeAt(at + 1) === STOP ||
  source.charCodeAt(at + 2) === STOP ||
  source.charCodeAt(at + 3) === STOP;

/** A run without spaces: elided words first, clitic pronouns last. */
function splitRun(
  source: string,
  start: number,
  end: number,
  push: (from: number, to: number) => void,
): void {
  if (!JOINS.test(source.slice(start, end))) {
    push(start, end);
    return;
  }
  let from = start;
  for (;;) {
    const rest = source.slice(from, end);
    const composed = rest.normalize("NFC");
    const lower = composed.toLowerCase().replace(/[’ʼ´]/g, "'").replaceAll("‑", "-");
    if (WHOLE.has(lower)) break;
    const elided = ELISION.exec(rest);
    if (!elided || elided[0].length === rest.length) {
      const clitics = CLITICS.exec(composed);
      if (!clitics || clitics.index === 0) break;
      // Decomposed letters are longer, hyphens are not: the cut is found by counting them from the end.
      const hyphens = clitics[0].split(HYPHEN).length - 1;
      const cut = rest.split(HYPHEN).slice(0, -hyphens).join("-").length;
      push(from, from + cut);
      let clitic = from + cut;
      for (const [text] of rest.slice(cut).matchAll(CLITIC)) {
        push(clitic, clitic + text.length);
        clitic += text.length;
      }
      return;
    }
    push(from, from + elided[0].length);
    from += elided[0].length;
  }
  push(from, end);
}
