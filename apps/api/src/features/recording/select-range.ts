/** Offsets of the first and last bytes, both included. */
interface ByteRange {
  first: number;
  last: number;
}

/** Two positions in any of our files need about 30 characters; longer headers are ignored. */
const HEADER_CHARACTERS_MAX = 100;
const DIGITS = /^\d*$/;

/**
 * What a `Range` header requests of a file of `size` bytes: one range; "whole" for requests that we do not serve in
 * parts (several ranges, another unit, malformed), which the standard lets a server ignore; "outside" when the range is
 * past the end.
 */
export function selectRange(header: string | undefined, size: number): ByteRange | "whole" | "outside" {
  const [from, to] = readPositions(header ?? "");
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

/** The digits on each side of the hyphen of `bytes=1-2`; both empty when the header is anything else. */
function readPositions(header: string): [string, string] {
  if (header.length > HEADER_CHARACTERS_MAX) return ["", ""];
  const [unit, range, more] = header.split("=");
  const sides = range?.split("-").map((side) => side.trim());
  const understood =
    unit?.toLowerCase() === "bytes" &&
    more === undefined &&
    sides?.length === 2 &&
    sides.every((side) => DIGITS.test(side));
  return understood ? [sides[0]!, sides[1]!] : ["", ""];
}
