/** Business constants (specification, section 9) and technical limits: every number once. */

export const SIGNUP_CREDITS = 20;
export const TEXT_ANALYSIS_COST = 1;

export const PITCH_WORDS_MIN = 50;
export const PITCH_CHARACTERS_MAX = 20_000;
export const SHORT_TEXT_CHARACTERS_MAX = 200;
export const QUESTION_CHARACTERS_MAX = 500;

export const PASSWORD_CHARACTERS_MIN = 8;
export const PASSWORD_CHARACTERS_MAX = 128;
export const EMAIL_CHARACTERS_MAX = 254;

/** A whole request in bytes: the longest pitch in four-byte characters, JSON-escaped, and its parameters. */
export const REQUEST_BYTES_MAX = 256 * 1024;

/** Score scale: six content metrics of 10; four oral ones more for a voice. */
export const METRIC_SCORE_MAX = 10;
export const TEXT_SCORE_MAX = 60;

export const SESSION_DAYS_MAX = 30;
export const SESSION_IDLE_DAYS_MAX = 7;

/** Interface timings and sizes. */
export const TOAST_MS = 3000;
export const TOAST_DELAY_MS = 100;
export const MOBILE_BREAKPOINT_PX = 800;
export const HEADER_SCROLL_THRESHOLD_PX = 20;
