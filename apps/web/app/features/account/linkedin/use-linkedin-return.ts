import { finishLinkedIn } from "@app/contracts/linkedin";
import { MESSAGES } from "@app/contracts/messages";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { callApi } from "../../../lib/api.ts";
import { PATHS } from "../../../lib/paths.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { openSession } from "../../../lib/session.ts";
import { announce } from "../announce-action.ts";
import { profileQuery } from "../api.ts";

const ANNOUNCEMENT = {
  id: "authentication",
  loading: MESSAGES.loginLoading,
  success: MESSAGES.loginSucceeded,
  failure: MESSAGES.linkedinFailed,
};

/** LinkedIn's code is single-use: if the effect runs twice, the second run waits for the first one's result. */
let running: Promise<void> | null = null;

async function finish(): Promise<void> {
  const query = Object.fromEntries(new URLSearchParams(location.search));
  // The code must not stay in the browser's history.
  history.replaceState(history.state, "", location.pathname);
  await announce(ANNOUNCEMENT, async () => {
    const { access_token } = await callApi(finishLinkedIn, { query: { ...query, state: query.state ?? "" } });
    queryClient.clear();
    openSession(access_token);
    await queryClient.prefetchQuery(profileQuery);
  });
}

/** Exchanges LinkedIn's code for a session, then goes to the home page, signed in or not. */
export function useLinkedInReturn(): void {
  const navigate = useNavigate();
  useEffect(() => {
    running ??= finish()
      .catch(() => undefined)
      .finally(() => (running = null));
    void running.then(() => navigate(PATHS.home, { replace: true }));
  }, [navigate]);
}
