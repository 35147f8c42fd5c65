import { RECORDING_SEC_MAX } from "@app/contracts/limits";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { notify } from "../../lib/notify.ts";
import { useSession } from "../../lib/session.ts";
import { deleteRecording, spaceQuery } from "./api.ts";

/** With less than this (two of the longest recordings), show the remaining storage before recording. */
export const TIGHT_SEC = 2 * RECORDING_SEC_MAX;

/** Storage left for the user's recordings; null if unknown: the upload then refuses what does not fit. */
export function useSpace() {
  const { data: space } = useQuery({ ...spaceQuery, enabled: useSession() === "signed-in" });
  return { space, leftSec: space ? Math.max(0, space.maxSec - space.usedSec) : null };
}

export function useDeleteRecording() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: deleteRecording,
    onError: (error) => notify({ id: "recording-space", kind: "error", text: error.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: spaceQuery.queryKey }),
  });
}
