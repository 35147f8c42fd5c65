/** First and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

const ONE_RANGE = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i;

/**
 * What a `Range` header asks of `size` bytes: one range, "whole" where it says nothing that we serve in parts (several
 * ranges, another unit, a malformed one: the standard lets a server ignore them), "outside" where nothing is left.
 */
export function selectRange(header: string | undefined, size: number): ByteRange | "whole" | "outside" {
  const [, from = "", to = ""] = ONE_RANGE.exec(header ?? "") ?? [];
  if (from === "" && to === "") return "whole";
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "outside" : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  if (to !== "" && Number(to) < first) return "whole";
  if (first >= size) return "outside";
  return { first, last: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}
