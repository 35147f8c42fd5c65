import { MESSAGES } from "@app/contracts/messages";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { notify } from "../../lib/notify.ts";
import { useSession } from "../../lib/session.ts";
import { profileQuery } from "./api.ts";

/** The profile of the signed-in user; its first fetch also checks the stored token. */
export function useProfile() {
  const signedIn = useSession() === "signed-in";
  const query = useQuery({ ...profileQuery, enabled: signedIn });
  useEffect(() => {
    if (query.isError) notify({ id: "credits", kind: "error", text: MESSAGES.creditsUnavailable });
  }, [query.isError]);
  return query;
}
