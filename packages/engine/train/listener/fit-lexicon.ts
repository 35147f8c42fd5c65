/** Number of texts that a word must be in: rarer words are unreliable, more frequent ones say too little. */
const SEEN = { least: 25, most: 700 };
/** Strength of the ridge. */
const PULL = 2;
/** Number of words kept per label. */
const KEPT = 400;
const DIGITS = 3;

/** The words of a text with their weights: higher for rarer words, normalised by the length of the text. */
type Row = Map<number, number>;

interface WordTable {
  words: readonly string[];
  rarity: Float64Array;
  rows: readonly Row[];
  /** Dot products of the rows, for each pair of texts. */
  likeness: Float64Array;
}

/** @param texts the words and pairs of words of each text */
export function tableOf(texts: readonly ReadonlySet<string>[]): WordTable {
  const counts = new Map<string, number>();
  for (const grams of texts) for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  const words = [...counts]
    .filter(([, count]) => count >= SEEN.least && count <= SEEN.most)
    .map(([word]) => word)
    .sort();
  const placeOf = new Map(words.map((word, place) => [word, place]));
  const rarity = Float64Array.from(words, (word) => Math.log(texts.length / counts.get(word)!));
  const rows = texts.map((grams) => {
    const row: Row = new Map();
    for (const gram of grams) {
      const place = placeOf.get(gram);
      if (place !== undefined) row.set(place, rarity[place]! / Math.sqrt(grams.size));
    }
    return row;
  });
  return { words, rarity, rows, likeness: likenessOf(rows, words.length) };
}

function likenessOf(rows: readonly Row[], size: number): Float64Array {
  const holders: [text: number, value: number][][] = Array.from({ length: size }, () => []);
  for (const [text, row] of rows.entries())
    for (const [place, value] of row) holders[place]!.push([text, value]);
  const likeness = new Float64Array(rows.length * rows.length);
  for (const some of holders)
    for (const [one, value] of some)
      for (const [other, otherValue] of some) likeness[one * rows.length + other]! += value * otherValue;
  return likeness;
}

/** Ridge regression over the words of some of the texts: for each label, the weight of each word. */
export function fitWords(
  { words, rarity, rows, likeness }: WordTable,
  taught: readonly number[],
  labels: readonly (readonly boolean[])[],
): Map<string, number>[] {
  const pulled = factor(
    taught.map((one) =>
      Float64Array.from(taught, (other) => likeness[one * rows.length + other]! + (one === other ? PULL : 0)),
    ),
  );
  return labels.map((isTrue) => {
    const mean = taught.filter((text) => isTrue[text]).length / taught.length;
    const shares = solve(
      pulled,
      taught.map((text) => Number(isTrue[text]) - mean),
    );
    const weights = new Float64Array(words.length);
    const power = new Float64Array(words.length);
    for (const [at, text] of taught.entries())
      for (const [place, value] of rows[text]!) {
        weights[place]! += shares[at]! * value;
        power[place]! += value * value;
      }
    const kept = Array.from(weights.keys()).toSorted(
      (one, other) =>
        Math.abs(weights[other]!) * Math.sqrt(power[other]!) -
          Math.abs(weights[one]!) * Math.sqrt(power[one]!) || one - other,
    );
    return new Map(
      kept
        .slice(0, KEPT)
        .toSorted((one, other) => one - other)
        .map((place) => [words[place]!, Number((weights[place]! * rarity[place]!).toPrecision(DIGITS))]),
    );
  });
}

/** Cholesky factor: the lower triangle whose product with its transpose is the matrix. */
function factor(matrix: readonly Float64Array[]): Float64Array[] {
  const lower = matrix.map((row) => new Float64Array(row.length));
  for (const [i, row] of matrix.entries())
    for (let j = 0; j <= i; j += 1) {
      let sum = row[j]!;
      const [own, other] = [lower[i]!, lower[j]!];
      for (let k = 0; k < j; k += 1) sum -= own[k]! * other[k]!;
      own[j] = i === j ? Math.sqrt(sum) : sum / other[j]!;
    }
  return lower;
}

function solve(lower: readonly Float64Array[], values: readonly number[]): Float64Array {
  const found = Float64Array.from(values);
  for (const [i, row] of lower.entries()) {
    for (let k = 0; k < i; k += 1) found[i]! -= row[k]! * found[k]!;
    found[i]! /= row[i]!;
  }
  for (let i = lower.length - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < lower.length; k += 1) found[i]! -= lower[k]![i]! * found[k]!;
    found[i]! /= lower[i]![i]!;
  }
  return found;
}
