import { afterEach, expect, test, vi } from "vitest";
import { findRoom } from "./find-room.ts";

afterEach(() => vi.unstubAllGlobals());

/** A field 48 px high in a window of 844 px, of which an on-screen keyboard may leave less visible. */
function place(top: number, shown = 844) {
  vi.stubGlobal("visualViewport", { height: shown });
  const field = document.createElement("div");
  field.getBoundingClientRect = () => new DOMRect(0, top, 300, 48);
  return field;
}

test.each([
  ["under its field where there is room", place(200), 500, { above: false, height: 320 }],
  ["above it near the bottom", place(700), 500, { above: true, height: 320 }],
  ["under it near the bottom when it is short enough", place(640), 130, { above: false, height: 144 }],
])("%s", (_, field, wanted, room) => {
  vi.stubGlobal("visualViewport", { height: 844 });
  expect(findRoom(field, wanted)).toEqual(room);
});

test("inside what the keyboard leaves, and under the field when that is too little for a list", () => {
  expect(findRoom(place(60, 400), 500)).toEqual({ above: false, height: 280 });
  expect(findRoom(place(110, 260), 500)).toEqual({ above: false, height: 320 });
});
