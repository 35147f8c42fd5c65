import { MESSAGES } from "@app/contracts/messages";
import { useEffect, useReducer, useRef, useState } from "react";
import { notify } from "../../lib/notify.ts";
import { keepTake, type ReadOwner } from "./keep-take.ts";
import { createLevelFeed } from "./level-feed.ts";
import { createCueTracker } from "./live-cue.ts";
import { barHeight, createLiveMeter } from "./live-meter.ts";
import { RECORDING_TEXT } from "./messages.ts";
import { isMobileDevice, type RecogniserWay, type Take } from "./model.ts";
import { MicrophoneError } from "./open-microphone.ts";
import { AudioFileError, readAudioFile } from "./read-audio-file.ts";
import { recogniseSpeech, type RunningRecogniser } from "./recognise-speech.ts";
import { watchPace, type PaceWatch } from "./watch-pace.ts";
import { type EndReason, recordTake, type RunningTake, type Watcher } from "./record-take.ts";
import { RecorderStuckError } from "./start-compressed.ts";
import { AT_REST, reduceRecorder } from "./reduce-recorder.ts";

const NOTES: Record<EndReason, string> = {
  limit: MESSAGES.recordingStopped,
  unplugged: RECORDING_TEXT.unplugged,
  interrupted: RECORDING_TEXT.interrupted,
};

/**
 * One take at a time, from the microphone or from a file. A new request cancels the results of older ones.
 *
 * @param readOwner the account that records; without it, the device keeps no copy
 */
export function useRecorder(readOwner?: ReadOwner) {
  const [state, dispatch] = useReducer(reduceRecorder, AT_REST);
  const [levels] = useState(createLevelFeed);
  const running = useRef<RunningTake | null>(null);
  const recogniser = useRef<RunningRecogniser | null>(null);
  const pace = useRef<PaceWatch | null>(null);
  /** Whether the browser was to transcribe this take. */
  const isWriting = useRef(false);
  const turn = useRef(0);
  /** Access to the device's copy of the current take. */
  const kept = useRef<Pick<Take, "forget" | "release">>(undefined);
  /** The request that was current when the recorder was unmounted. */
  const left = useRef<number | null>(null);
  const forgetKept = () => {
    void kept.current?.forget?.();
    kept.current = undefined;
  };

  const abandon = () => {
    void running.current?.cancel();
    running.current = null;
    recogniser.current?.cancel();
    recogniser.current = null;
    pace.current?.end();
    return ++turn.current;
  };
  useEffect(
    () => () => {
      // Unmounting does not mean that the user agreed to lose the take (the page may have crashed): keep the copy.
      // Leaving on purpose clears it.
      void running.current?.leave();
      running.current = null;
      recogniser.current?.cancel();
      pace.current?.end();
      left.current = turn.current++;
      void kept.current?.release?.();
      kept.current = undefined;
    },
    [],
  );

  const stop = async () => {
    const take = running.current;
    if (!take) return;
    running.current = null;
    pace.current?.end();
    const mine = turn.current;
    dispatch({ type: "stopped" });
    try {
      // In parallel: the recogniser finishes while the sound is prepared. If it fails, only the words are lost.
      const writing = recogniser.current?.stop().catch(() => null) ?? null;
      const [taken, words] = await Promise.all([take.stop(), writing]);
      if (isWriting.current) taken.keepWords?.(words);
      if (mine === left.current) return void taken.release?.();
      if (mine !== turn.current) return void taken.forget?.();
      kept.current = taken;
      if (taken.missedSec) dispatch({ type: "missed", note: RECORDING_TEXT.missed(taken.missedSec) });
      dispatch({ type: "taken", take: isWriting.current ? { ...taken, words } : taken });
    } catch (error) {
      const text = error instanceof RecorderStuckError ? RECORDING_TEXT.stuck : RECORDING_TEXT.failed;
      if (mine === turn.current) dispatch({ type: "failed", text });
    }
  };

  const end = (reason: EndReason) => {
    dispatch({ type: "ended", note: NOTES[reason] });
    if (reason === "limit") notify({ id: "recording", kind: "error", text: NOTES.limit });
    void stop();
  };

  /** @param way how the browser transcribes, null if it does not */
  const record = async (way: RecogniserWay | null = null) => {
    const mine = abandon();
    dispatch({ type: "asked" });
    const meter = createLiveMeter();
    const track = createCueTracker();
    const watch = (pace.current = watchPace());
    let cue: ReturnType<typeof track> = null;
    isWriting.current = way !== null;
    let isLost = false;
    let isUnkept = readOwner === undefined;
    const refuseKeeping = () => {
      isUnkept = true;
      if (mine === turn.current) dispatch({ type: "unkept" });
    };
    const lose = () => {
      isLost = true;
      if (mine === turn.current) dispatch({ type: "unwritten" });
    };
    try {
      const watcher: Watcher = {
        onOpen(track) {
          if (!way || mine !== turn.current) return;
          recogniser.current = recogniseSpeech(way, track, lose);
          if (!recogniser.current) lose();
        },
        onSecond: (second) => dispatch({ type: "second", second }),
        onEnd: end,
        onBlock(block, sampleRateHz) {
          const level = meter(block, sampleRateHz);
          levels.push(barHeight(level.levelDb));
          recogniser.current?.hear(level.seconds, level.speaking);
          watch.hear(block, sampleRateHz);
          const next = track(level, watch.pace());
          if (next !== cue) dispatch({ type: "cue", cue: (cue = next) });
        },
      };
      const readWords = () => (way ? (recogniser.current?.read() ?? null) : undefined);
      const startKeeping = readOwner && (() => keepTake(readOwner, refuseKeeping, readWords));
      const take = await recordTake(isMobileDevice(navigator), watcher, startKeeping);
      if (mine !== turn.current) return void take.cancel();
      running.current = take;
      forgetKept();
      dispatch({ type: "opened" });
      // These were given up before the first second.
      if (isLost) dispatch({ type: "unwritten" });
      if (isUnkept) dispatch({ type: "unkept" });
    } catch (error) {
      const problem = error instanceof MicrophoneError ? error.problem : "unknown";
      if (mine === turn.current) dispatch({ type: "refused", problem });
    }
  };

  /** Null if the file is not a valid take, or if another request came meanwhile. */
  const importFile = async (file: File): Promise<Take | null> => {
    const mine = abandon();
    dispatch({ type: "chosen" });
    try {
      const take = await readAudioFile(file);
      if (mine !== turn.current) return null;
      forgetKept();
      dispatch({ type: "taken", take });
      return take;
    } catch (error) {
      const text = error instanceof AudioFileError ? error.message : MESSAGES.audioUnreadable;
      if (mine === turn.current) dispatch({ type: "failed", text });
      return null;
    }
  };

  return {
    state,
    levels,
    record,
    stop,
    importFile,
    /** @param isTest starts the microphone test at once, skipping the known facts */
    introduce: (isTest = false) => dispatch(isTest ? { type: "introduced", isTest } : { type: "introduced" }),
    /** Leaves the notice, keeping the previous take if any. */
    leaveNotice: () => dispatch({ type: "left" }),
    refuse: (problem: MicrophoneError["problem"]) => dispatch({ type: "refused", problem }),
    /** Restores a take kept on the device. */
    resume(take: Take) {
      abandon();
      forgetKept();
      kept.current = take;
      dispatch({ type: "taken", take });
    },
    /** Stops keeping the device's copy: its result (the transcript or the report) now outlives the page. */
    forgetKept,
    clear() {
      abandon();
      forgetKept();
      dispatch({ type: "cleared" });
    },
  };
}
export type Recorder = ReturnType<typeof useRecorder>;
