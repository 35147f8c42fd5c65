import { MESSAGES } from "@app/contracts/messages";
import { expect, test } from "vitest";
import { RECORDING_TEXT } from "./messages.ts";
import { announceTime, isMobileDevice, judgeLength, type Take, tellNote } from "./model.ts";

test.each([
  [29.9, MESSAGES.audioTooShort],
  [29.96, null],
  [300.04, null],
  [300.1, MESSAGES.audioTooLong],
])("%d s: %s", (seconds, message) => expect(judgeLength(seconds)).toBe(message));

test("what ended a take is told as kept only where it can be analysed", () => {
  const take = (durationSec: number): Take => ({
    file: new File([], "take.wav"),
    durationSec,
    peaks: new Float32Array(),
    origin: "microphone",
  });
  const note = RECORDING_TEXT.unplugged;
  expect(tellNote(note, take(62))).toBe(`${note} ${RECORDING_TEXT.kept}`);
  expect(tellNote(note, take(25))).toBe(note);
  expect(tellNote(null, take(62))).toBeNull();
});

test("the time is announced one minute and ten seconds before the end, and then only", () => {
  const said = Array.from({ length: 301 }, (_, second) => announceTime(second)).filter(Boolean);
  expect(said).toEqual(["Il reste une minute.", "Il reste 10 secondes."]);
  expect(announceTime(240)).toBe(said[0]);
});

test.each([
  ["Mozilla/5.0 (Linux; Android 15; Pixel 7) Chrome/156 Mobile", 5, true],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)", 5, true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19 Safari", 5, true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/156", 0, false],
  ["Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/156", 10, false],
])("%s with %d touch points is mobile: %s", (userAgent, maxTouchPoints, mobile) => {
  expect(isMobileDevice({ userAgent, maxTouchPoints } as Navigator)).toBe(mobile);
});
