import {
  confirmEmail,
  confirmPasswordReset,
  endOtherSessions,
  getCredits,
  getProfile,
  login,
  logout,
  register,
  requestEmailProof,
  requestPasswordReset,
  updateProfile,
} from "./account.ts";
import { getProcessors } from "./coach.ts";
import type { Endpoint } from "./endpoint.ts";
import {
  addFavourite,
  deleteHistory,
  getFinalPitch,
  getHistoryEntry,
  listFavourites,
  listHistory,
  removeFavourite,
  saveEntry,
  saveFinalPitch,
} from "./history.ts";
import { finishLinkedIn, startLinkedIn } from "./linkedin.ts";
import { analysePitch, getAnalysis, listAnalyses } from "./pitch.ts";
import { deleteAudio, getAudio, getRecordingSpace, transcribeAudio, uploadAudio } from "./recording.ts";

/** Every call of the API: the OpenAPI description and the authorisation tests read this list. */
export const ENDPOINTS: readonly Endpoint[] = [
  register,
  login,
  logout,
  startLinkedIn,
  finishLinkedIn,
  requestPasswordReset,
  confirmPasswordReset,
  getProfile,
  updateProfile,
  endOtherSessions,
  requestEmailProof,
  confirmEmail,
  getCredits,
  analysePitch,
  listAnalyses,
  getAnalysis,
  listHistory,
  getHistoryEntry,
  saveEntry,
  deleteHistory,
  getFinalPitch,
  saveFinalPitch,
  listFavourites,
  addFavourite,
  removeFavourite,
  uploadAudio,
  transcribeAudio,
  getRecordingSpace,
  getAudio,
  deleteAudio,
  getProcessors,
];
