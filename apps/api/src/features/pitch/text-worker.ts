import { analysePitchText } from "@app/engine/scoring/analyse-text";

/** The task of a worker thread. */
export default analysePitchText;
