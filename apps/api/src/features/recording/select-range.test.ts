import { expect, test } from "vitest";
import { selectRange } from "./select-range.ts";

const SIZE = 1000;

test.each<[string, number, number]>([
  ["bytes=0-0", 0, 0],
  ["bytes=0-499", 0, 499],
  ["bytes=500-", 500, 999],
  ["bytes=999-999", 999, 999],
  ["bytes=0-999999999999999999999999", 0, 999],
  ["bytes=-1", 999, 999],
  ["bytes=-5000", 0, 999],
  ["Bytes= 10 - 20 ", 10, 20],
])("%s is bytes %i to %i", (header, first, last) => {
  expect(selectRange(header, SIZE)).toEqual({ first, last });
});

test.each([
  undefined,
  "",
  "bytes",
  "bytes=",
  "bytes=-",
  "bytes=20-10",
  "bytes=0-1,5-9",
  "bytes=a-b",
  "bytes=0x1-2",
  "bytes=--1",
  "items=0-1",
])("%j asks for nothing that we serve in parts", (header) => {
  expect(selectRange(header, SIZE)).toBe("whole");
});

test.each(["bytes=1000-", "bytes=1000-2000", "bytes=-0", "bytes=99999999999999999999-"])(
  "%s lies outside",
  (header) => {
    expect(selectRange(header, SIZE)).toBe("outside");
  },
);

test.each([
  ["tabs", `bytes=${"\t".repeat(2400)}-${"\t".repeat(4800)}-`],
  ["spaces and digits", `bytes=${" 1".repeat(3500)}`],
  ["digits", `bytes=${"1".repeat(3500)}-${"1".repeat(3500)}x`],
  ["hyphens", `bytes=${"-".repeat(7000)}`],
])("a header full of %s is not read", (_name, header) => {
  expect(selectRange(header, SIZE)).toBe("whole");
});

test("nothing can be taken from an empty file", () => {
  expect(selectRange("bytes=0-", 0)).toBe("outside");
  expect(selectRange("bytes=-5", 0)).toBe("outside");
});
