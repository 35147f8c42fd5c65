/** The explanation of one voice metric. */
export interface Explanation {
  /** What was measured. */
  measure: string;
  /** Where it shows: words of the pitch or a time of the recording. */
  evidence: string;
  /** One concrete edit, understandable alone. */
  advice: string;
  /** Set where nothing has to change: the advice only says what to keep. */
  keeps?: true;
}
