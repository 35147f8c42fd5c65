import { useState } from "react";
import { readStored, writeStored } from "../../lib/session-storage.ts";
import { findWays, installFrench, type RecogniserWays } from "./find-recogniser.ts";
import type { RecogniserWay } from "./model.ts";

const CHOICE_KEY = "browser-words";
type Choice = RecogniserWay | "typing";

export interface BrowserWordsChoice {
  /** What this browser supports; null until checked. */
  ways: RecogniserWays | null;
  /** How the next take is transcribed, null for typing. */
  way: RecogniserWay | null;
  installation: "none" | "running" | "failed";
  /** Checks the browser's support; only where the server does not transcribe. */
  look(): Promise<void>;
  choose(choice: Choice): void;
  install(): Promise<void>;
}

/**
 * Whether the browser transcribes: on the device unless the user declined; with its vendor's service only after the
 * user agreed in this visit.
 */
export function useBrowserWords(): BrowserWordsChoice {
  const [ways, setWays] = useState<RecogniserWays | null>(null);
  const [choice, setChoice] = useState<unknown>(null);
  const [installation, setInstallation] = useState<BrowserWordsChoice["installation"]>("none");
  const look = async () => {
    setChoice(readStored(CHOICE_KEY));
    setWays(await findWays());
  };
  const choose = (next: Choice) => {
    writeStored(CHOICE_KEY, next);
    setChoice(next);
  };
  const install = async () => {
    setInstallation("running");
    const isInstalled = await installFrench();
    setInstallation(isInstalled ? "none" : "failed");
    if (isInstalled) choose("device");
    setWays(await findWays());
  };
  const byService = choice === "service" && ways?.service === true;
  const onDevice = choice !== "typing" && ways?.device === "available";
  return {
    ways,
    way: byService ? "service" : onDevice ? "device" : null,
    installation,
    look,
    choose,
    install,
  };
}
