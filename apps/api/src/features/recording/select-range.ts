/** First and last byte, both included. */
interface ByteRange {
  first: number;
  last: number;
}

/** Two positions in any file of ours need some 30 characters; a longer header is not read at all. */
const HEADER_CHARACTERS_MAX = 100;
const DIGITS = /^\d*$/;

/**
 * What a `Range` header asks of `size` bytes: one range, "whole" where it says nothing that we serve in parts (several
 * ranges, another unit, a malformed one: the standard lets a server ignore them), "outside" where nothing is left.
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
