import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { profileQuery } from "../features/account/api.ts";
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
 * The analysis page and the address of a report, held by one parent: a report that is stored while it is read takes its
 * own address, and nothing on the screen moves.
 */
export default function PitchAndReport() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const readOwner = async () => (await queries.ensureQueryData(profileQuery)).id;
  const voice = useVoice(useBrowserWords(), readOwner);
  const isForm = pathname === PATHS.pitch;
  const pitch = usePitchAnalysis(voice, isForm);
  const { state } = pitch;

  const stored = state.step === "done" ? state.analysis : null;
  const address = stored && `${PATHS.history}/${stored.id}`;
  useEffect(() => {
    if (!stored || !address) return;
    queries.setQueryData(historyEntryQuery(stored.id).queryKey, stored);
    void navigate(address, { replace: true, preventScrollReset: true, state: SAME_VIEW });
    // Only the storing of a report changes the address: what the reader does next is his own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address]);

  // Where the page of the report cannot be loaded the router reloads this one: the report is then still told as ready.
  const isThere = address !== null && pathname === address;
  useEffect(() => {
    if (isThere) forgetWaiting();
  }, [isThere]);

  const isDone = state.step === "done";
  const isShown = state.step === "writing" ? isForm : isDone && (isForm || pathname === address);

  // The form does not wait for what shows a report: it comes while the pitch is analysed.
  // A module that was asked for without a network is refused ever after: none is asked for then.
  const Followed = useLate(loadReport, state.step !== "form" && navigator.onLine);
  if (!isShown) return <Outlet context={{ pitch, voice } satisfies AnalysisSpace} />;
  if (Followed) return <Followed pitch={pitch} voice={voice} />;
  return (
    <output className="grid min-h-dvh place-items-center text-c1">
      <VoiceLoader className="h-10" />
      <span className="sr-only">{PITCH_TEXT.progress}</span>
    </output>
  );
}
