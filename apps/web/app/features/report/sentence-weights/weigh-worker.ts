import type { PitchText } from "@app/engine/pitch";
import { weighSentences } from "@app/engine/weigh-sentences";

/** The engine beside the page: it rates the text once for each of its sentences. */
addEventListener("message", ({ data }: MessageEvent<PitchText>) => postMessage(weighSentences(data)));
