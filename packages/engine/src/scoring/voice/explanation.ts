/** What is told of one metric of the voice. */
export interface Explanation {
  /** What was measured. */
  measure: string;
  /** Where it shows, with words of the pitch or a time of the recording. */
  evidence: string;
  /** One concrete edit, understandable alone. */
  advice: string;
  /** Nothing to change: the advice only says what to keep. */
  keeps?: true;
}
