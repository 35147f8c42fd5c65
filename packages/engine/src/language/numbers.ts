const UNITS =
  `zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit
dix-neuf`.split(/\s+/);
const TENS = [
  "",
  "dix",
  "vingt",
  "trente",
  "quarante",
  "cinquante",
  "soixante",
  "soixante",
  "quatre-vingt",
  "quatre-vingt",
];

/** A whole number from 0 to 999 999 999 999 in French words: 2500 → « deux mille cinq cents ». */
export function writeNumber(value: number): string {
  if (!Number.isFinite(value) || value < 0 || value >= 1e12) return "";
  const whole = Math.floor(value);
  if (whole < 1000) return writeHundreds(whole);
  const scales: [number, string, boolean][] = [
    [1e9, "milliard", true],
    [1e6, "million", true],
    [1000, "mille", false],
  ];
  const parts: string[] = [];
  let rest = whole;
  for (const [scale, name, plural] of scales) {
    const count = Math.floor(rest / scale);
    rest %= scale;
    if (count === 0) continue;
    if (!plural)
      parts.push(count === 1 ? name : `${writeHundreds(count).replace(/(cent|vingt)s$/, "$1")} ${name}`);
    else parts.push(`${writeHundreds(count)} ${name}${count > 1 ? "s" : ""}`);
  }
  if (rest > 0) parts.push(writeHundreds(rest));
  return parts.join(" ");
}

function writeHundreds(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  if (hundreds === 0) return writeTens(rest);
  const head = hundreds === 1 ? "cent" : `${UNITS[hundreds]} cent`;
  if (rest === 0) return hundreds > 1 ? `${head}s` : head;
  return `${head} ${writeTens(rest)}`;
}

function writeTens(value: number): string {
  if (value < 20) return UNITS[value] ?? "";
  const ten = Math.floor(value / 10);
  const isTeens = ten === 7 || ten === 9;
  const unit = (value % 10) + (isTeens ? 10 : 0);
  const head = TENS[ten] ?? "";
  if (unit === 0) return ten === 8 ? `${head}s` : head;
  if ((unit === 1 || unit === 11) && ten < 8) return `${head} et ${UNITS[unit]}`;
  return `${head}-${UNITS[unit]}`;
}

/** The value of a number written in digits: « 2 500 », « 3,5 », « 1.000.000 »; NaN when it is none. */
export function readFigures(norm: string): number {
  if (!/\d/.test(norm)) return Number.NaN;
  const compact = norm.replaceAll(" ", "");
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(compact)) return Number(compact.replaceAll(".", ""));
  return /^\d+(?:[.,]\d+)?$/.test(compact) ? Number(compact.replace(",", ".")) : Number.NaN;
}

const WORD_VALUES = new Map<string, number>([
  ...UNITS.map((word, value) => [word, value] as const),
  ["vingt", 20],
  ["trente", 30],
  ["quarante", 40],
  ["cinquante", 50],
  ["soixante", 60],
  ["septante", 70],
  ["huitante", 80],
  ["octante", 80],
  ["nonante", 90],
  ["vingts", 20],
  ["cent", 100],
  ["cents", 100],
  ["mille", 1000],
  ["million", 1e6],
  ["millions", 1e6],
  ["milliard", 1e9],
  ["milliards", 1e9],
  ["une", 1],
]);
const COLLECTIVES = new Map<string, number>([
  ["dizaine", 10],
  ["dizaines", 10],
  ["douzaine", 12],
  ["douzaines", 12],
  ["quinzaine", 15],
  ["vingtaine", 20],
  ["trentaine", 30],
  ["quarantaine", 40],
  ["cinquantaine", 50],
  ["soixantaine", 60],
  ["centaine", 100],
  ["centaines", 100],
  ["millier", 1000],
  ["milliers", 1000],
]);

/** Value of one number word or hyphenated compound (« quarante-deux »), or null; « un » and « une » are 1. */
export function readNumberWord(norm: string): number | null {
  const direct = WORD_VALUES.get(norm) ?? COLLECTIVES.get(norm);
  if (direct !== undefined) return direct;
  if (!norm.includes("-")) return null;
  const parts = norm.split("-").filter((part) => part !== "et");
  const values = parts.map((part) => WORD_VALUES.get(part));
  if (values.length === 0 || values.some((value) => value === undefined)) return null;
  return combineNumberWords(values as number[]);
}

/** Combines the values of successive number words: [4, 20, 10] → 90, [2, 1000, 5, 100] → 2500, [0.5, 1e6] → 500 000. */
export function combineNumberWords(values: number[]): number {
  let total = 0;
  let group = 0;
  for (const value of values) {
    if (value >= 1000) {
      // « deux mille milliards » multiplies, « un million deux cent mille » adds.
      if (group === 0 && total > 0 && total < value) total *= value;
      else total += (group === 0 ? 1 : group) * value;
      group = 0;
    } else if (value === 100) {
      group = Math.max(1, group) * 100;
    } else if (value === 20 && group % 100 === 4) {
      group += 76;
    } else {
      group += value;
    }
  }
  return total + group;
}
