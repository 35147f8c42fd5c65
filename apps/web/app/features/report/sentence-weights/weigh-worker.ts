import type { PitchText } from "@app/engine/pitch";
import { weighSentences } from "@app/engine/weigh-sentences";

/** The engine in a worker: scores the text once per sentence. */
addEventListener("message", ({ data }: MessageEvent<PitchText>) => postMessage(weighSentences(data)));
