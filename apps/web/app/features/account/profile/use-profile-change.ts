import { type ProfileChange, updateProfile } from "@app/contracts/account";
import { MESSAGES } from "@app/contracts/messages";
import { useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api.ts";
import { announce } from "../announce-action.ts";
import { profileQuery } from "../api.ts";

const PROFILE_ANNOUNCEMENT = {
  id: "profile",
  loading: MESSAGES.profileLoading,
  success: MESSAGES.profileSucceeded,
  failure: MESSAGES.profileFailed,
};

/** Sends a profile change and stores the updated profile; throws what the form must show. */
export function useProfileChange() {
  const client = useQueryClient();
  return (change: ProfileChange): Promise<void> =>
    announce(PROFILE_ANNOUNCEMENT, async () => {
      const profile = await callApi(updateProfile, { body: change });
      client.setQueryData(profileQuery.queryKey, profile);
    });
}
