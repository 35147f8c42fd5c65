import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { profileQuery } from "../features/account/api.ts";
import { useProfile } from "../features/account/use-profile.ts";
import { historyEntryQuery } from "../features/history/api.ts";
import { PITCH_TEXT } from "../features/pitch/messages.ts";
import type { AnalysisSpace } from "../features/pitch/pitch-workshop.tsx";
import { forgetWaiting } from "../features/pitch/keep-waiting.ts";
import { usePitchAnalysis } from "../features/pitch/use-pitch-analysis.ts";
import { useBrowserWords } from "../features/recording/use-browser-words.ts";
import { useVoice } from "../features/recording/use-voice.ts";
import { useLate } from "../lib/late.tsx";
import { PATHS, SAME_VIEW } from "../lib/paths.ts";
import { VoiceLoader } from "../ui/voice-loader.tsx";

const loadReport = async () => (await import("./followed-report.tsx")).default;

/**
 * Parent of the analysis page and of the report's page: when a report is stored while it is read, the address changes
 * without re-rendering the screen.
 */
export default function PitchAndReport() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const readOwner = async () => (await queries.ensureQueryData(profileQuery)).id;
  const voice = useVoice(useBrowserWords(), readOwner);
  const credits = useProfile().data?.credits ?? null;
  const isForm = pathname === PATHS.pitch;
  const pitch = usePitchAnalysis(voice, isForm);
  const { state } = pitch;

  const stored = state.step === "done" ? state.analysis : null;
  const address = stored && `${PATHS.history}/${stored.id}`;
  useEffect(() => {
    if (!stored || !address) return;
    queries.setQueryData(historyEntryQuery(stored.id).queryKey, stored);
    void navigate(address, { replace: true, preventScrollReset: true, state: SAME_VIEW });
    // Only the storing of a report changes the address here, not later navigation by the user.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address]);

  // If the report's page fails to load, the router reloads this one: the report must still be announced as ready.
  const isThere = address !== null && pathname === address;
  useEffect(() => {
    if (isThere) forgetWaiting();
  }, [isThere]);

  const isDone = state.step === "done";
  const isShown = state.step === "writing" ? isForm : isDone && (isForm || pathname === address);

  // The form does not wait for the report's code, which loads during the analysis.
  // A module requested while offline is refused for ever after: do not request it then.
  const Followed = useLate(loadReport, state.step !== "form" && navigator.onLine);
  if (!isShown) return <Outlet context={{ pitch, voice, credits } satisfies AnalysisSpace} />;
  if (Followed) return <Followed pitch={pitch} voice={voice} />;
  return (
    <output className="grid min-h-dvh place-items-center text-c1">
      <VoiceLoader className="h-10" />
      <span className="sr-only">{PITCH_TEXT.progress}</span>
    </output>
  );
}
