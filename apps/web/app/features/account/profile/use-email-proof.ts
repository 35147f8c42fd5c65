import { confirmEmail } from "@app/contracts/account";
import { MESSAGES } from "@app/contracts/messages";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { callApi } from "../../../lib/api.ts";
import { announce } from "../announce-action.ts";
import { profileQuery } from "../api.ts";
import { PROFILE_TEXT } from "../messages.ts";

const PROOF = /^#proof=([\w-]+)$/;
const ANNOUNCEMENT = {
  id: "proof",
  loading: PROFILE_TEXT.email.provingLoading,
  success: PROFILE_TEXT.email.provingDone,
  failure: MESSAGES.emailProofFailed,
};

/** Verifies the address with the mailed link, once, even if another user, or none, is signed in in this browser. */
export function useEmailProof(): void {
  const client = useQueryClient();
  const { hash } = useLocation();
  useEffect(() => {
    const token = PROOF.exec(hash)?.[1];
    if (token === undefined) return;
    // The token is single-use, and must not stay in the browser's history.
    history.replaceState(history.state, "", location.pathname);
    void announce(ANNOUNCEMENT, () => callApi(confirmEmail, { body: { token } })).then(
      () => client.invalidateQueries({ queryKey: profileQuery.queryKey }),
      () => undefined,
    );
  }, [client, hash]);
}
