import type { Analysis } from "@app/contracts/analysis";
import { MESSAGES } from "@app/contracts/messages";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, NetworkError } from "../../lib/api.ts";
import { notify } from "../../lib/notify.ts";
import { readToken } from "../../lib/session.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { sendPitch } from "./api.ts";
import { PITCH_TEXT } from "./messages.ts";
import { forgetDraft, type PitchDraft, toRequest } from "./model.ts";

export type AnalysisState =
  | { step: "form"; failure?: { text: string; canRetry: boolean; fields: Record<string, string> } }
  | { step: "running" }
  | { step: "done"; analysis: Analysis };

function describeFailure(error: unknown) {
  if (error instanceof ApiError)
    return { text: error.message, canRetry: error.status >= 500, fields: error.fields };
  const lost = error instanceof NetworkError;
  return { text: lost ? PITCH_TEXT.unreachable : MESSAGES.unexpected, canRetry: true, fields: {} };
}

/** Form → analysing → report. A visitor is asked to sign in on the way; the form waits and then goes. */
export function usePitchAnalysis() {
  const [state, setState] = useState<AnalysisState>({ step: "form" });
  const busy = useRef(false);
  const queries = useQueryClient();

  const run = async (draft: PitchDraft): Promise<void> => {
    if (readToken() === null && !(await askSignIn("signup"))) return;
    setState({ step: "running" });
    try {
      const analysis = await sendPitch(toRequest(draft));
      forgetDraft();
      setState({ step: "done", analysis });
    } catch (error) {
      const failure = describeFailure(error);
      setState({ step: "form", failure });
      notify({ id: "analysis", kind: "error", text: failure.text });
    }
    // Credits and history have changed, whatever the outcome was. A first answer still on its way is from before:
    // invalidating alone would let it stand.
    await queries.cancelQueries();
    void queries.invalidateQueries();
  };

  /** A second click while the first is under way does nothing. */
  const submit = async (draft: PitchDraft): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    await run(draft).finally(() => (busy.current = false));
  };

  return { state, submit, restart: () => setState({ step: "form" }) };
}
