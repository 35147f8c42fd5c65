import type { Cue } from "./live-cue.ts";
import type { Take } from "./model.ts";
import type { MicrophoneProblem } from "./open-microphone.ts";

/**
 * At rest, with or without a take, or on the way to the next one. `isTest`: a microphone test was refused the
 * microphone.
 */
type RecorderStep =
  | { name: "rest"; isTest?: boolean }
  /** The notice before the first take. */
  | { name: "notice"; isTest?: boolean }
  | { name: "asking" }
  | { name: "recording"; second: number; cue: Cue | null; isUnwritten?: boolean }
  /** Encoding the recording. */
  | { name: "finishing" }
  /** Decoding an imported file. */
  | { name: "reading" };

export interface RecorderState {
  step: RecorderStep;
  take: Take | null;
  microphone: MicrophoneProblem | null;
  /** Why the last file or recording failed. */
  failure: string | null;
  /** Why the take ended, if its author did not stop it. */
  note: string | null;
  /** The device keeps no copy of the current take or recording. */
  isUnkept: boolean;
}

export type RecorderAction =
  | { type: "left" | "asked" | "opened" | "stopped" | "chosen" | "cleared" }
  | { type: "introduced"; isTest?: boolean }
  /** The browser has stopped transcribing. */
  | { type: "unwritten" }
  /** The device refuses to keep a copy. */
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

/** A take stays until the next one actually starts: a refused microphone or a bad file does not erase it. */
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
      // Until the microphone opens, the take on screen is an older one.
      return step.name === "asking" ? state : { ...state, isUnkept: true };
    case "stopped":
      return { ...state, step: { name: "finishing" } };
    case "ended":
      return { ...state, note: action.note };
    case "missed":
      // Why it ended matters more than what is missing.
      return { ...state, note: state.note ?? action.note };
    case "chosen":
      return { ...clean, step: { name: "reading" } };
    case "taken":
      // Other takes are the user's own files, or already kept.
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
