import type { Row } from "./row.ts";
import { ACCOUNT_ROWS } from "./rows/account.ts";
import { CREDIT_ROWS } from "./rows/credit.ts";
import { HTTP_ROWS } from "./rows/http.ts";
import { PITCH_ROWS } from "./rows/pitch.ts";
import { RECORDING_ROWS } from "./rows/recording.ts";
import { START_ROWS } from "./rows/start.ts";

export const ROWS: readonly Row[] = [
  ...HTTP_ROWS,
  ...ACCOUNT_ROWS,
  ...CREDIT_ROWS,
  ...RECORDING_ROWS,
  ...PITCH_ROWS,
  ...START_ROWS,
];
