/** Business constants (specification, section 9) and technical limits, each defined here only. */

export const SIGNUP_CREDITS = 20;
/** After the deletion of an account, its mailbox gets no new gift for this long. */
export const GIFT_REMEMBERED_MONTHS = 12;
export const TEXT_ANALYSIS_COST = 1;
export const AUDIO_ANALYSIS_COST = 3;
export const PLAN_COST = 1;
export const TEN_QUESTIONS_COST = 1;
export const EXAMPLE_ANSWER_COST = 1;
export const STRATEGY_COST = 0;

/** Most packs of one kind in one order. */
export const PACK_QUANTITY_MAX = 10;
/** Legal period to renounce a purchase, from the day after it (Code de la consommation, L221-18). */
export const WITHDRAWAL_DAYS = 14;
/** Lifetime of an order left on the provider's page. */
export const CHECKOUT_MINUTES_MAX = 30;

export const PITCH_WORDS_MIN = 50;
export const PITCH_CHARACTERS_MAX = 20_000;
export const SHORT_TEXT_CHARACTERS_MAX = 200;
export const QUESTION_CHARACTERS_MAX = 500;

export const JOB_DESCRIPTION_CHARACTERS_MAX = 20_000;
export const CV_CHARACTERS_MAX = 20_000;
export const PLAN_QUESTIONS_MAX = 200;
export const GENERATED_QUESTIONS = 10;
export const SIMILAR_JOBS_DEFAULT = 5;
export const SIMILAR_JOBS_MAX = 20;

export const PASSWORD_CHARACTERS_MIN = 8;
export const PASSWORD_CHARACTERS_MAX = 128;
export const EMAIL_CHARACTERS_MAX = 254;

/** A whole request in bytes: the longest pitch in four-byte characters, JSON-escaped, and its parameters. */
export const REQUEST_BYTES_MAX = 256 * 1024;

/** Length of a recording, in seconds, measured on its decoded samples; encoders pad a few milliseconds. */
export const RECORDING_SEC_MIN = 30;
export const RECORDING_SEC_MAX = 300;
export const RECORDING_TOLERANCE_SEC = 0.05;
/** Five minutes of the heaviest wav (48 kHz, stereo, 32 bit) and of any compressed format, with room for headers. */
export const WAV_BYTES_MAX = 120_000_000;
export const COMPRESSED_AUDIO_BYTES_MAX = 15_000_000;
/** Lifetime of a recording without an analysis, and of one that its owner asked to keep. */
export const RECORDING_UNUSED_HOURS = 24;
export const RECORDING_KEPT_DAYS = 30;

/**
 * What one account may have stored at once, kept or waiting for its analysis. Whatever was sent, a stored second is
 * 16 000 samples of two bytes: a limit in minutes is one in megabytes (115 MB).
 */
export const STORED_SEC_MAX = 3600;
export const STORED_BYTES_PER_SEC = 32_000;

/** Under this validity the engine rewrites nothing: the text is no French speech, and no report is sold on it. */
export const SCORED_VALIDITY_MIN = 0.35;
/** Bounds, in words a minute over the whole recording, for a text to match it: nobody speaks faster, and slower leaves
 *  most of the recording without a text. */
export const SPOKEN_RATE_MAX = 320;
export const SPOKEN_RATE_MIN = 30;
/** Usual pace, to say how many times too long a text is. */
export const SPOKEN_RATE_USUAL = 160;

/** Score scale: six content metrics of 10; four oral ones more for a voice. */
export const METRIC_SCORE_MAX = 10;

/** Between two requests for one mailbox; links work a little longer than the wait for a second one. */
export const PASSWORD_RESET_WAIT_MINUTES = 10;
export const PASSWORD_RESET_LINK_MINUTES = 30;
export const EMAIL_PROOF_LINK_DAYS = 7;
/** After a new password, the page stays this long, then redirects to the home page. */
export const RESET_REDIRECT_MS = 1500;
/** The word to type to delete an account. */
export const DELETION_WORD = "SUPPRIMER";

/** One page of the history: its questions, and the newest versions of each. */
export const HISTORY_QUESTIONS_PER_PAGE = 20;
export const HISTORY_VERSIONS_PER_PAGE = 12;

/** Limits of the open reader links of one pitch, and of the contents of one reading. */
export const READER_LINKS_OPEN_MAX = 10;
export const READER_REMARKS_MAX = 40;

/** The owner of an unused account is warned, then the account is deleted (CNIL, 18 September 2025: two years). */
export const INACTIVE_NOTICE_MONTHS = 23;
export const INACTIVE_DELETION_MONTHS = 24;
export const INACTIVE_NOTICE_DAYS = 30;

export const SESSION_DAYS_MAX = 30;
export const SESSION_IDLE_DAYS_MAX = 7;

/** Interval of the heartbeat of an event stream; after three without one, the connection is lost. */
export const EVENT_HEARTBEAT_MS = 10_000;

/** What the site says an analysis takes (specification, section 9), in seconds. */
export const ANALYSIS_SEC = { from: 15, to: 30 } as const;
export const TRANSCRIPTION_SEC = 30;
/** Duration promised on the landing page. */
export const INTERVIEW_PREPARATION_MINUTES = 30;

/** Interface timings and sizes. */
export const TOAST_MS = 3000;
export const TOAST_DELAY_MS = 100;
export const HEADER_SCROLL_THRESHOLD_PX = 20;

/** Answers about probable « euh » in one call; five minutes hold far fewer. */
export const HESITATIONS_MAX = 600;
