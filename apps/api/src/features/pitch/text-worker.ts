import { analysePitchText } from "@app/engine/analyse-text";

/** The task of a worker thread. */
export default analysePitchText;
