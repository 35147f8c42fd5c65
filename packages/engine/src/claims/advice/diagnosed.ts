import { OWED } from "../context/claim-context.ts";

/** What two signs in the words show comes before what a text of its kind usually lacks. */
export const DIAGNOSED = OWED;
