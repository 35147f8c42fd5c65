import { RECORDING_SEC_MAX } from "@app/contracts/limits";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { notify } from "../../lib/notify.ts";
import { useSession } from "../../lib/session.ts";
import { deleteRecording, spaceQuery } from "./api.ts";

/** Below two of the longest recordings, the room that is left is said before one begins. */
export const TIGHT_SEC = 2 * RECORDING_SEC_MAX;

/** The room that the user's recordings leave; null while unknown: the upload then says what does not fit. */
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
