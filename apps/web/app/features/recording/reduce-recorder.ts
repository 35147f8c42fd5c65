import type { Cue } from "./live-cue.ts";
import type { Take } from "./model.ts";
import type { MicrophoneProblem } from "./open-microphone.ts";

/** At rest with or without a take, and every way to the next one. `isTest`: the microphone was refused to a test of it. */
type RecorderStep =
  | { name: "rest"; isTest?: boolean }
  /** What is recorded and where it goes, before the first take. */
  | { name: "notice"; isTest?: boolean }
  | { name: "asking" }
  | { name: "recording"; second: number; cue: Cue | null; isUnwritten?: boolean }
  /** Encoding what was heard. */
  | { name: "finishing" }
  /** Decoding a chosen file. */
  | { name: "reading" };

export interface RecorderState {
  step: RecorderStep;
  take: Take | null;
  microphone: MicrophoneProblem | null;
  /** Why the last file or take is not there. */
  failure: string | null;
  /** How the take ended, when it was not by its author. */
  note: string | null;
  /** The device keeps nothing of the take, or of what is recorded. */
  isUnkept: boolean;
}

export type RecorderAction =
  | { type: "left" | "asked" | "opened" | "stopped" | "chosen" | "cleared" }
  | { type: "introduced"; isTest?: boolean }
  /** The browser has given up writing what is said. */
  | { type: "unwritten" }
  /** The device refuses to keep what is said. */
  | { type: "unkept" }
  | { type: "second"; second: number }
  | { type: "cue"; cue: Cue | null }
  | { type: "taken"; take: Take }
  | { type: "ended" | "missed"; note: string }
  | { type: "refused"; problem: MicrophoneProblem }
  | { type: "failed"; text: string };

export const AT_REST: RecorderState = {
  step: { name: "rest" },
  take: null,
  microphone: null,
  failure: null,
  note: null,
  isUnkept: false,
};

/** A take stays until the next one really begins: a refused microphone or a bad file does not erase it. */
export function reduceRecorder(state: RecorderState, action: RecorderAction): RecorderState {
  const { step } = state;
  const clean = { ...state, microphone: null, failure: null };
  switch (action.type) {
    case "introduced":
      return { ...clean, step: { name: "notice", ...(action.isTest && { isTest: true }) } };
    case "left":
      return { ...clean, step: { name: "rest" } };
    case "asked":
      return { ...clean, step: { name: "asking" } };
    case "opened":
      return { ...AT_REST, step: { name: "recording", second: 0, cue: null } };
    case "second":
      return step.name === "recording" ? { ...state, step: { ...step, second: action.second } } : state;
    case "cue":
      return step.name === "recording" ? { ...state, step: { ...step, cue: action.cue } } : state;
    case "unwritten":
      return step.name === "recording" ? { ...state, step: { ...step, isUnwritten: true } } : state;
    case "unkept":
      // While the microphone is asked for, the take that is shown is an older one.
      return step.name === "asking" ? state : { ...state, isUnkept: true };
    case "stopped":
      return { ...state, step: { name: "finishing" } };
    case "ended":
      return { ...state, note: action.note };
    case "missed":
      // How it ended says more than what it lacks.
      return { ...state, note: state.note ?? action.note };
    case "chosen":
      return { ...clean, step: { name: "reading" } };
    case "taken":
      // One that is not from this recording is a file of the user, or kept already.
      return {
        ...clean,
        step: { name: "rest" },
        take: action.take,
        isUnkept: state.isUnkept && step.name === "finishing",
      };
    case "refused":
      return {
        ...clean,
        step: { name: "rest", ...(step.name === "notice" && { isTest: true }) },
        microphone: action.problem,
      };
    case "failed":
      return { ...clean, step: { name: "rest" }, failure: action.text };
    case "cleared":
      return AT_REST;
  }
}
