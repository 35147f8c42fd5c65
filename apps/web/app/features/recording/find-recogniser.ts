import { isMobileDevice } from "./model.ts";

/** The browser's recogniser (Web Speech API), missing from TypeScript's library. */
export interface Recogniser extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start(track?: MediaStreamTrack): void;
  stop(): void;
  abort(): void;
}

interface Languages {
  langs: string[];
  processLocally?: boolean;
}
type Availability = "available" | "downloadable" | "downloading" | "unavailable";

interface RecogniserClass {
  new (): Recogniser;
  /** Absent in browsers without on-device recognition. */
  available?(languages: Languages): Promise<Availability>;
  install?(languages: Languages): Promise<boolean>;
}

export const LANGUAGE = "fr-FR";

export interface RecogniserWays {
  device: Availability;
  service: boolean;
}

export const findRecogniser = (): RecogniserClass | null => {
  const names = globalThis as {
    SpeechRecognition?: RecogniserClass;
    webkitSpeechRecognition?: RecogniserClass;
  };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition ?? null;
};

/**
 * How this browser can transcribe speech. A phone gives its microphone to one listener at a time, so only on-device
 * recognition, which accepts our own track, is offered there.
 */
export async function findWays(): Promise<RecogniserWays> {
  const Class = findRecogniser();
  if (!Class) return { device: "unavailable", service: false };
  const device = await ask(Class, true);
  const isPhone = isMobileDevice(navigator);
  return { device, service: !isPhone && (!Class.available || (await ask(Class, false)) !== "unavailable") };
}

async function ask(Class: RecogniserClass, processLocally: boolean): Promise<Availability> {
  try {
    return (await Class.available?.({ langs: [LANGUAGE], processLocally })) ?? "unavailable";
  } catch {
    return "unavailable";
  }
}

/** Installs French recognition on this device; only ever from a click. False if the browser could not. */
export async function installFrench(): Promise<boolean> {
  try {
    return (await findRecogniser()?.install?.({ langs: [LANGUAGE], processLocally: true })) === true;
  } catch {
    return false;
  }
}
